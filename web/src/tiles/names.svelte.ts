/** Names of tiles for people, and the short ones for corners. */
import { has, t } from "../texts/speak.svelte";
import { settings } from "../page/settings.svelte";
import { face } from "./face";

const WINDS = { en: ["E", "S", "W", "N"], ru: ["В", "Ю", "З", "С"] };
const DRAGONS = { en: ["Wh", "Gr", "Rd"], ru: ["Бл", "Зл", "Кр"] };

const COLOURS = ["red", "blue", "green", "gold"] as const;

/** "5 dots, red". */
export function tileName(written: string): string {
  const { kind, rank, group, marks } = face(written);
  const plain = "mps".includes(group)
    ? t(`tile-${group}`, { rank })
    : has(`tile-${kind}`)
      ? t(`tile-${kind}`)
      : written;
  const colour = COLOURS.find((mark) => marks.includes(mark));
  return colour ? t(`tile-${colour}`, { tile: plain }) : plain;
}

export function corner(written: string): string {
  const { rank, group } = face(written);
  if (group === "z") return rank <= 4 ? WINDS[settings.lang][rank - 1]! : DRAGONS[settings.lang][rank - 5]!;
  return String(rank);
}

/** Whether its figure is another one upside down: 6 and 9 have a line below them. */
export function turnable(written: string): boolean {
  const { rank, group } = face(written);
  return "mps".includes(group) && (rank === 6 || rank === 9);
}

/** The letter of a wind as the server names it. */
export function windLetter(wind: string): string {
  const at = "ESWN".indexOf(wind);
  return at < 0 || wind.length !== 1 ? wind : WINDS[settings.lang][at]!;
}

const SUITS = { ru: { m: "м", p: "п", s: "с" }, en: { m: "m", p: "p", s: "s" } } as const;

/** The letter of a seat: of its suit where seats are suits, of its wind where that is not the one of its position. */
export function seatLetter(seat: { wind: string; tile: string }): string {
  const [rank, group] = [seat.tile[0], seat.tile[1]];
  if (group === "m" || group === "p" || group === "s") return SUITS[settings.lang][group];
  if (group === "z" && rank !== undefined && "234".includes(rank)) return WINDS[settings.lang][Number(rank) - 1]!;
  return windLetter(seat.wind);
}

/** "East 2". */
export function dealName(deal: { round: string; hand: number }): string {
  return t("deal-name", { round: "ESWN"[face(deal.round).rank - 1] ?? deal.round, number: deal.hand + 1 });
}
