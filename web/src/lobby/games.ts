/** The order in which games stand in the lobby, and the tiles that each is known by. */
import type { RuleSetShort } from "../protocol";

/** Those that stand first: a preset, tiles of its table, minutes of a match against bots. */
export const FIRST: { id: string; tiles: string[]; minutes: number; players: number; sign: string }[] = [
  { id: "riichi", tiles: ["2p", "3p", "4p", "0s", "5s", "7z"], minutes: 30, players: 4, sign: "立直" },
  { id: "sanma_tenhou", tiles: ["1m", "9m", "0p", "4z", "4z", "4z"], minutes: 20, players: 3, sign: "三人" },
  { id: "taiwanese", tiles: ["7m", "8m", "9m", "5z", "1f", "6f"], minutes: 30, players: 4, sign: "花牌" },
  { id: "sichuan", tiles: ["2m", "2m", "5p", "6p", "7p", "8s"], minutes: 15, players: 4, sign: "一色" },
];

/** Games in the order of the lobby; those that are not named come after them. */
const ORDER = ["riichi", "sanma", "taiwanese", "sichuan", "majan_100"];
const MINUTES: Record<string, number> = {
  riichi: 30,
  taiwanese: 30,
  sichuan: 15,
  majan_100: 25,
  wareme_de_pon: 20,
  seventeen_steps: 20,
  bamboo_two: 5,
  nima_rengonosan: 20,
  nima_toitsu_riichi: 20,
  sanma_fourth_sits_out: 25,
  empty_seat: 25,
  short_regular: 20,
  short_traditional: 20,
  arushiaru_bu: 20,
  buu_mahjong: 15,
  chagara_mahjong: 5,
};

export const minutesOf = (set: Pick<RuleSetShort, "game" | "players">): number =>
  MINUTES[set.game] ?? (set.players === 3 ? 20 : 30);

const rank = (game: string): number => {
  const at = ORDER.indexOf(game);
  return at >= 0
    ? at
    : game.startsWith("sanma") || game.endsWith("sanma")
      ? ORDER.indexOf("sanma") + 0.5
      : ORDER.length;
};

const isFirst = (set: Pick<RuleSetShort, "id">): boolean => FIRST.some((card) => card.id === set.id);

/** By game, and of a game the usual one first. */
export const inOrder = <Set extends Pick<RuleSetShort, "game" | "id">>(sets: Set[]): Set[] =>
  [...sets].sort((a, b) => rank(a.game) - rank(b.game) || Number(isFirst(b)) - Number(isFirst(a)));

/** Other games: one card each. */
export const otherGames = (sets: RuleSetShort[]): RuleSetShort[] =>
  inOrder(sets.filter((set) => set.playable && !isFirst(set) && set.game !== "riichi" && set.id !== "sanma"));

/** Riichi as clubs, leagues and servers play it. */
export const riichiSets = (sets: RuleSetShort[]): RuleSetShort[] =>
  sets.filter((set) => set.playable && !isFirst(set) && (set.game === "riichi" || set.id === "sanma"));
