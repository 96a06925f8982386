/** The sections of the rules, in the order in which they come up at a table. */
export const GROUPS = [
  "before",
  "calls",
  "riichi",
  "dora",
  "yaku",
  "points",
  "paying",
  "draws",
  "dealer",
  "end",
  "penalties",
  "extras",
];

/** The sections of these rows. */
export const groupsOf = (rows: readonly { group: string }[]): string[] =>
  GROUPS.filter((group) => rows.some((row) => row.group === group));
