/** The ledger of a deal and of a match, added up for people: by seat, by reason, with the accounts of the table. */
import type { Account, Result, Row } from "../protocol";

/** Reasons in the order of a final sheet; several of the server's reasons are one line for people. */
const GROUPS: [string, string[]][] = [
  [
    "wins",
    [
      "ron",
      "tsumo",
      "own-share",
      "north-share",
      "pao",
      "surcharge",
      "dealer-extra",
      "fed-open-riichi",
      "wareme",
      "honba",
      "sticks",
      "pot",
      "chips",
    ],
  ],
  ["kans", ["kan"]],
  ["returns", ["kan-returned"]],
  ["not-ready", ["not-ready", "noten"]],
  ["fines", ["void-fine", "false-win", "false-kan", "illegal-discard", "chombo", "yakitori"]],
];

export type Group = { id: string; moved: Map<Account, number> };

const move = (moved: Map<Account, number>, row: Row): void => {
  moved.set(row.source, (moved.get(row.source) ?? 0) - row.amount);
  moved.set(row.target, (moved.get(row.target) ?? 0) + row.amount);
};

/** What moved, by groups of reasons; what fits none is "other". */
export function byReason(rows: readonly Row[]): Group[] {
  const groups = new Map<string, Map<Account, number>>();
  for (const row of rows) {
    if (row.unit !== "points") continue;
    const id = GROUPS.find(([, reasons]) => reasons.includes(row.reason))?.[0] ?? "other";
    if (!groups.has(id)) groups.set(id, new Map());
    move(groups.get(id)!, row);
  }
  return [...GROUPS.map(([id]) => id), "other"].flatMap((id) =>
    groups.has(id) ? [{ id, moved: groups.get(id)! }] : [],
  );
}

/** Accounts that belong to no player and moved in these rows. */
export const tableAccounts = (rows: readonly Row[]): string[] => [
  ...new Set(
    rows.flatMap((row) => [row.source, row.target]).filter((account): account is string => typeof account === "string"),
  ),
];

/** Rows that a later one has undone: the return of a kan points to what was paid for it. */
export function undone(rows: readonly Row[]): Map<number, number> {
  const found = new Map<number, number>();
  rows.forEach((row, at) => {
    if (row.reason !== "kan-returned") return;
    const of = rows.findIndex(
      (old, i) =>
        i < at &&
        !found.has(i) &&
        old.reason === "kan" &&
        old.source === row.target &&
        old.target === row.source &&
        old.amount === row.amount,
    );
    if (of >= 0) found.set(of, at);
  });
  return found;
}

/** How a final score came about: a column for each part that occurs, a line for each seat. */
const PARTS: [string, string[]][] = [
  ["game", ["points", "start", "debt", "sticks", "pot"]],
  ["oka", ["oka-stake", "oka"]],
  ["uma", ["uma"]],
  ["rounding", ["rounding", "levelling"]],
  ["prizes", ["bust-prize", "yakitori"]],
  ["chips", ["chips-exchanged"]],
];

export function finalParts(final: NonNullable<Result["final"]>, seats: number): { id: string; of: number[] }[] {
  const parts = new Map<string, number[]>();
  for (const row of final.rows) {
    if (row.unit !== "score") continue;
    const id = PARTS.find(([, reasons]) => reasons.includes(row.reason))?.[0] ?? "penalties";
    if (!parts.has(id)) parts.set(id, Array<number>(seats).fill(0));
    const of = parts.get(id)!;
    if (typeof row.source === "number") of[row.source]! -= row.amount;
    if (typeof row.target === "number") of[row.target]! += row.amount;
  }
  return [...PARTS.map(([id]) => id), "penalties"].flatMap((id) =>
    parts.get(id)?.some((one) => one !== 0) ? [{ id, of: parts.get(id)! }] : [],
  );
}

/** What the accounts of the table hold in the end: the column of totals with them sums to zero. */
export function leftOver(final: NonNullable<Result["final"]>): { account: string; held: number }[] {
  const held = new Map<Account, number>();
  for (const row of final.rows) if (row.unit === "score") move(held, row);
  return [...held].flatMap(([account, sum]) =>
    typeof account === "string" && sum !== 0 ? [{ account, held: sum }] : [],
  );
}
