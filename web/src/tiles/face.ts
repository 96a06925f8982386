/** Faces in short notation: "5m", "0p", "3rs", "1f". */

export type Mark = "red" | "transparent" | "blue" | "green" | "gold" | "dot";
const MARKS: Record<string, Mark> = { r: "red", t: "transparent", b: "blue", g: "green", y: "gold", d: "dot" };
const GROUPS = "mpszhfaj";

export type Face = {
  /** Digit of the kind, the five for a red five. */
  rank: number;
  group: string;
  /** The kind, without marks: "5m". */
  kind: string;
  marks: Mark[];
  red: boolean;
};

const known = new Map<string, Face>();

export function face(written: string): Face {
  let read = known.get(written);
  if (!read) known.set(written, (read = parse(written)));
  return read;
}

function parse(written: string): Face {
  const digit = Number(written[0]);
  const group = written.at(-1) ?? "?";
  const marks = [...written.slice(1, -1)].flatMap((letter) => MARKS[letter] ?? []);
  const rank = digit === 0 ? 5 : digit;
  if (digit === 0) marks.unshift("red");
  return { rank, group, kind: `${rank}${group}`, marks, red: marks.includes("red") };
}

/** Which tile a dora indicator promotes, where nothing unusual is in the box. */
export function promoted(written: string, kinds: readonly string[]): string {
  const { rank, group } = face(written);
  const of = (ranks: number[]): number[] => ranks.filter((r) => kinds.length === 0 || kinds.includes(`${r}${group}`));
  const cycle = group === "z" ? of(rank <= 4 ? [1, 2, 3, 4] : [5, 6, 7]) : of([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  if (cycle.length === 0 || !"mpsz".includes(group)) return "";
  const at = cycle.indexOf(rank);
  return `${at < 0 ? (cycle.find((r) => r > rank) ?? cycle[0]) : cycle[(at + 1) % cycle.length]}${group}`;
}

/** In the hand: by suit, by rank, red before plain; `last` is a suit that goes to the outer end. */
export function handOrder(written: string, last: string | null = null): number {
  const { rank, group, red } = face(written);
  const at = group === last ? GROUPS.length : GROUPS.indexOf(group);
  return at * 100 + rank * 4 + (red ? 0 : 1);
}
