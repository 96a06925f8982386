/**
 * Tiles in writing. Read are the short notation ("123m406p77z", Russian letters too), mjai's names ("5mr E P"), Unicode's signs;
 * written is the short one. Words with a sign behind them are melds ("345m-", "555p=", "1111z#").
 */
import { face, handOrder } from "../tiles/face";

/** `raised`: the last of its tiles was laid on a run, which stays open or counts as closed. */
export type Meld = { tiles: string[]; sign: "-" | "=" | "+" | "#"; raised?: "open" | "closed" };

/** Latin letters for the Russian ones that people type. */
const LETTERS: Record<string, string> = { м: "m", п: "p", с: "s", з: "z", ц: "f", М: "m", П: "p", Ц: "f" };
/** Winds as capital letters, without a digit. */
const RUSSIAN_WINDS: Record<string, string> = { В: "1z", Ю: "2z", З: "3z", С: "4z" };
const MJAI_HONOURS: Record<string, string> = { E: "1z", S: "2z", W: "3z", N: "4z", P: "5z", F: "6z", C: "7z" };
const MJAI = /^(?:[1-9][mps]r?|[ESWNPFC])$/;
const SIGNS = "🀀🀁🀂🀃🀄🀅🀆";
const SIGN_KINDS = ["1z", "2z", "3z", "4z", "7z", "6z", "5z"];
const FLOWERS = ["1f", "2f", "4f", "3f", "5f", "6f", "7f", "8f"];

export const latin = (text: string): string => [...text].map((sign) => LETTERS[sign] ?? sign).join("");

/** A digit group with its letter, a flower with its letter in front, a capital wind, a Unicode tile. */
const WRITTEN = /([0-9](?:[rtbgyd]?[0-9]?)*[rtbgyd]?)([mpszfhaj])|([fj])([1-8])|([ВЮЗС])|(\p{So})\uFE0E?\uFE0F?/gu;

/** The tiles of a word or more. */
export function faces(text: string): string[] {
  const words = mjaiWords(text);
  if (words) return words.map((word) => MJAI_HONOURS[word] ?? (word.endsWith("r") ? `0${word[1]}` : word));
  const found: string[] = [];
  for (const [, digits, group, letter, number, wind, sign] of latinGroups(text).matchAll(WRITTEN)) {
    if (sign) found.push(...unicode(sign));
    else if (wind) found.push(RUSSIAN_WINDS[wind]!);
    else if (letter) found.push(`${number}${letter}`);
    else
      for (const [, digit, marks] of digits!.matchAll(/([0-9])([rtbgyd]*)/g))
        found.push(marked(digit!, marks!, group!));
  }
  return found;
}

/** Russian letters behind digits are those of suits; alone and large they are winds. */
const latinGroups = (text: string): string => text.replace(/[0-9rtbgyd][мпсзцМПСЗЦ]/g, latin);

const marked = (digit: string, marks: string, group: string): string =>
  digit === "5" && marks === "r" ? `0${group}` : `${digit}${marks}${group}`;

/** "5mr E P", also as a list in JSON: every word is one tile, and one at least is written as only mjai does. */
function mjaiWords(text: string): string[] | null {
  const words = text
    .replace(/[[\]",;']/g, " ")
    .trim()
    .split(/\s+/);
  return words.length > 1 && words.every((word) => MJAI.test(word)) ? words : null;
}

function unicode(sign: string): string[] {
  const honour = [...SIGNS].indexOf(sign);
  if (honour >= 0) return [SIGN_KINDS[honour]!];
  const at = sign.codePointAt(0)! - 0x1f007;
  if (at >= 0 && at < 27) return [`${(at % 9) + 1}${"msp"[Math.floor(at / 9)]}`];
  return at >= 27 && at < 35 ? [FLOWERS[at - 27]!] : [];
}

const MELD = /^((?:[0-9][rtbgyd]?)+[mpszf])([-=+#])(?:([0-9])([mpszf])?)?(#)?$/;

/** Words with a sign are melds, all others concealed; the last concealed tile is the winning one. */
export function readHand(text: string): { tiles: string[]; melds: Meld[] } {
  if (mjaiWords(text)) return { tiles: faces(text), melds: [] };
  const melds: Meld[] = [];
  const tiles: string[] = [];
  for (const word of latinGroups(text).trim().split(/\s+/)) {
    const meld = MELD.exec(word);
    if (!meld) tiles.push(...faces(word));
    else melds.push(readMeld(meld));
  }
  return { tiles, melds };
}

function readMeld([, made, sign, added, letter, closed]: RegExpExecArray): Meld {
  const tiles = faces(made!);
  const all = added ? [...tiles, `${added}${letter ?? made!.at(-1)}`] : tiles;
  const raised = added && new Set(tiles.map(kindOf)).size > 1;
  return { tiles: all, sign: sign as Meld["sign"], ...(raised ? { raised: closed ? "closed" : "open" } : {}) };
}

/** What could not be read; digits that still wait for their letter are no mistake. */
export function unread(text: string): string {
  if (mjaiWords(text)) return "";
  return latinGroups(text)
    .replace(WRITTEN, "")
    .replace(/[-=+#](?:[0-9][mpszf]?)?#?(?=\s|$)|[\s,|]|[0-9][0-9rtbgyd]*$/gu, "");
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

export const sorted = (written: readonly string[]): string[] =>
  [...written].sort((a, b) => handOrder(a) - handOrder(b));

export function meldText({ tiles, sign, raised }: Meld): string {
  if (!raised) return `${short(tiles)}${sign}`;
  return `${short(tiles.slice(0, -1))}${sign}${tiles.at(-1)!.slice(0, -1)}${raised === "closed" ? "#" : ""}`;
}

/** Whether it opens the hand. */
export const isOpen = (meld: Meld): boolean => meld.sign !== "#" && meld.raised !== "closed";

/** The winning tile stands apart, behind the others; while nothing has won they are all one. */
export function handText(written: { tiles: readonly string[]; melds: readonly Meld[] }, waiting = false): string {
  const rest = sorted(waiting ? written.tiles : written.tiles.slice(0, -1));
  const last = waiting ? [] : written.tiles.slice(-1);
  return [short(rest), ...last, ...written.melds.map(meldText)].filter(Boolean).join(" ");
}

export const kindOf = (written: string): string => face(written).kind;
