/**
 * A hand that is put together for pricing: concealed tiles of which the last one wins, melds, and the situation. It is written in the short
 * notation ("234m567p33z 345s-"), and all of it stands in the address.
 */
import type { ScoreQuestion, Wind } from "../protocol";
import { face, handOrder } from "../tiles/face";

export type Meld = { tiles: string[]; sign: "-" | "=" | "+" | "#" };
export type Written = {
  rules: string;
  tiles: string[];
  melds: Meld[];
  dora: string[];
  ura: string[];
  nuki: string[];
  by: "ron" | "tsumo";
  seat: Wind;
  round: Wind;
  from: Wind | "";
  flags: string[];
  honba: number;
  sticks: number;
  void: "" | "m" | "p" | "s";
};

export const EMPTY: Written = { rules: "riichi", tiles: [], melds: [], dora: [], ura: [], nuki: [], by: "ron", seat: "S", round: "E", from: "", flags: [], honba: 0, sticks: 0, void: "" };

/** Latin letters for the Russian ones that people type. */
const LETTERS: Record<string, string> = { м: "m", п: "p", с: "s", з: "z", ц: "f" };
const UNICODE = "🀀🀁🀂🀃🀆🀅🀄";

export function latin(text: string): string {
  return [...text].map((sign) => LETTERS[sign.toLowerCase()] ?? sign).join("");
}

/** Faces of "123m406p77z", of mjai's "5mr E P", of Unicode tiles. */
export function faces(text: string): string[] {
  const found: string[] = [];
  const pattern = /([0-9]+(?:[rtbgyd][0-9]*)*)([mpszfhaj])|(\p{So})/gu;
  for (const [, digits, group, sign] of latin(text).matchAll(pattern)) {
    if (sign) found.push(...unicode(sign));
    else for (const [, digit, mark] of digits!.matchAll(/([0-9])([rtbgyd]?)/g)) found.push(mark && !(mark === "r" && digit === "5") ? `${digit}${mark}${group}` : `${mark === "r" ? 0 : digit}${group}`);
  }
  return found;
}

function unicode(sign: string): string[] {
  const honour = [...UNICODE].indexOf(sign);
  if (honour >= 0) return [`${honour + 1}z`];
  const at = sign.codePointAt(0)! - 0x1f007;
  return at >= 0 && at < 27 ? [`${(at % 9) + 1}${"msp"[Math.floor(at / 9)]}`] : [];
}

const MELD = /^((?:\d[rtbgyd]?)+[mpszf])([-=+#])(?:(\d)[mpszf]?)?$/;

/** Words with a sign are melds, all others concealed; the last concealed tile is the winning one. */
export function readHand(text: string): Pick<Written, "tiles" | "melds"> {
  const melds: Meld[] = [];
  const tiles: string[] = [];
  for (const word of latin(text).trim().split(/\s+/)) {
    const meld = MELD.exec(word);
    if (!meld) tiles.push(...faces(word));
    else melds.push({ tiles: [...faces(meld[1]!), ...(meld[3] ? [`${meld[3]}${meld[1]!.at(-1)}`] : [])], sign: meld[2] as Meld["sign"] });
  }
  return { tiles, melds };
}

/** "4p","0p","6p" as "406p"; groups in the order in which they come. */
export function short(written: readonly string[]): string {
  let text = "";
  written.forEach((one, i) => {
    const group = one.at(-1)!;
    text += one.slice(0, -1) + (written[i + 1]?.at(-1) === group ? "" : group);
  });
  return text;
}

export const sorted = (written: readonly string[]): string[] => [...written].sort((a, b) => handOrder(a) - handOrder(b));

const meldText = (meld: Meld): string => `${short(meld.tiles)}${meld.sign}`;

export function handText(written: Pick<Written, "tiles" | "melds">): string {
  const rest = sorted(written.tiles.slice(0, -1));
  const last = written.tiles.at(-1);
  return [short(rest), ...(last ? [last] : []), ...written.melds.map(meldText)].filter(Boolean).join(" ");
}

/** How many tiles the hand is short of a complete one; a kan counts as three. */
export function missing(written: Pick<Written, "tiles" | "melds">, hand: number): number {
  return hand + 1 - written.tiles.length - 3 * written.melds.length;
}

export function used(written: Written): Map<string, number> {
  const counted = new Map<string, number>();
  for (const one of [...written.tiles, ...written.melds.flatMap((meld) => meld.tiles), ...written.dora, ...written.ura, ...written.nuki]) counted.set(one, (counted.get(one) ?? 0) + 1);
  return counted;
}

export function question(written: Written): ScoreQuestion {
  const { rules, by, seat, round, flags, honba, sticks } = written;
  return {
    rules, by, seat, round, flags, honba, sticks,
    hand: [short(sorted(written.tiles.slice(0, -1))), ...written.melds.map(meldText)].filter(Boolean).join(" "),
    win: written.tiles.at(-1) ?? "",
    ...(written.by === "ron" && written.from ? { from: written.from } : {}),
    ...(written.dora.length ? { dora: short(written.dora) } : {}),
    ...(written.ura.length ? { ura: short(written.ura) } : {}),
    ...(written.nuki.length ? { nuki: short(written.nuki) } : {}),
    ...(written.void ? { void: written.void } : {}),
  };
}

export function toQuery(written: Written): string {
  const query = new URLSearchParams({ rules: written.rules, hand: handText(written), by: written.by, seat: written.seat, round: written.round });
  for (const name of ["dora", "ura", "nuki"] as const) if (written[name].length) query.set(name, short(written[name]));
  if (written.from) query.set("from", written.from);
  if (written.flags.length) query.set("flags", written.flags.join(","));
  if (written.honba) query.set("honba", String(written.honba));
  if (written.sticks) query.set("sticks", String(written.sticks));
  if (written.void) query.set("void", written.void);
  return query.toString();
}

const wind = (text: string | null, otherwise: Wind): Wind => (text !== null && "ESWN".includes(text) && text.length === 1 ? (text as Wind) : otherwise);

export function fromQuery(text: string): Written {
  const query = new URLSearchParams(text);
  const from = query.get("from");
  return {
    ...EMPTY,
    ...readHand(query.get("hand") ?? ""),
    rules: query.get("rules") || "riichi",
    by: query.get("by") === "tsumo" ? "tsumo" : "ron",
    seat: wind(query.get("seat"), "S"),
    round: wind(query.get("round"), "E"),
    from: from ? wind(from, "E") : "",
    dora: faces(query.get("dora") ?? ""),
    ura: faces(query.get("ura") ?? ""),
    nuki: faces(query.get("nuki") ?? ""),
    flags: (query.get("flags") ?? "").split(",").filter(Boolean),
    honba: Math.max(0, Number(query.get("honba")) || 0),
    sticks: Math.max(0, Number(query.get("sticks")) || 0),
    void: (["m", "p", "s"].includes(query.get("void") ?? "") ? query.get("void") : "") as Written["void"],
  };
}

export type Placing = "hand" | "chi" | "pon" | "kan" | "closed" | "dora" | "ura" | "nuki";

/** What a press on a tile of the palette does. */
export function place(written: Written, placing: Placing, one: string): Written {
  switch (placing) {
    case "hand":
      return { ...written, tiles: [...written.tiles, one] };
    case "dora":
    case "ura":
    case "nuki":
      return { ...written, [placing]: [...written[placing], one] };
    case "chi": {
      const { rank, group } = face(one);
      const low = Math.min(rank, 7);
      return "mps".includes(group) ? { ...written, melds: [...written.melds, { tiles: [`${low}${group}`, `${low + 1}${group}`, `${low + 2}${group}`], sign: "-" }] } : written;
    }
    default: {
      const plain = face(one).kind;
      const count = placing === "pon" ? 2 : 3;
      return { ...written, melds: [...written.melds, { tiles: [one, ...Array<string>(count).fill(plain)], sign: placing === "closed" ? "#" : "=" }] };
    }
  }
}
