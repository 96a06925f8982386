/**
 * What stands of the wall, from what the board tells: how many tiles are out, how many may still be drawn, where the wall was broken.
 *
 * The wall is drawn clockwise from the break, so a side goes from its owner's right to the left, and on to the player before. Replacements come
 * from the other end.
 */
import type { Board, Rules, Seat, Tile } from "../protocol";

export type Stack = { high: 0 | 1 | 2; dead: boolean; face: Tile | null };
/** Equal stacks beside each other on one side, counted from its owner's right. */
export type WallRun = { from: number; count: number; high: 1 | 2; dead: boolean; face: Tile | null };
export type Wall = {
  /** In the order in which they are drawn, from the break. */
  stacks: Stack[];
  /** Stacks on the longest side. */
  side: number;
  /** Stacks on each, by seat. */
  longs: number[];
  runs: Map<Seat, WallRun[]>;
};

/** How wide a stack is, in u. */
export const STACK = 0.74;
/** Longer sides have no room on the table. */
const LONGEST = 19;
/** The first indicator lies on the third stack from the end. */
const INDICATOR = 3;

function onTable(board: Board): number {
  return board.seats.reduce(
    (sum, seat) =>
      sum +
      seat.tiles.length +
      seat.supply.length +
      seat.nuki.length +
      seat.aside.length +
      seat.pond.filter((lies) => lies.called === null).length +
      seat.melds.reduce((held, meld) => held + meld.tiles.length + (meld.added ? 1 : 0), 0),
    0,
  );
}

/** Replacements that were drawn: one for each kan and each tile set aside. */
const replaced = (board: Board): number =>
  board.seats.reduce(
    (sum, seat) =>
      sum +
      seat.nuki.length +
      seat.aside.length +
      seat.melds.filter((meld) => meld.tiles.length > 3 || (meld.added && meld.form !== "raised_run")).length,
    0,
  );

export function wallOf(board: Board, rules: Rules): Wall | null {
  if (rules.features.building) return null;
  const out = onTable(board);
  const box = Object.values(rules.copies).reduce((sum, count) => sum + count, 0);
  const all = box || out + board.left + (rules.features.dora ? 14 : 0);
  const count = Math.ceil(all / 2);
  const standing = Math.max(board.left, all - out);
  const back = Math.min(replaced(board), standing);
  const front = Math.max(0, all - standing - back);
  const kept = rules.features.replaced_from_live ? standing - board.left : 0;
  const dead = kept ? all - kept : all - back - (standing - board.left);
  const [taken, end] = [all - kept - back, all - kept];
  const stacks = Array.from({ length: count }, (_, s): Stack => {
    const [first, last] = [2 * s, 2 * s + 1];
    const late = Math.max(0, Math.min(last + 1, end) - Math.max(first, taken));
    const gone = Math.min(2, Math.max(0, front - first)) + late;
    return { high: Math.max(0, 2 - gone) as Stack["high"], dead: first >= dead, face: null };
  });
  if (rules.features.dora && standing - board.left >= 5)
    board.indicators.forEach((tile, i) => {
      const stack = stacks[count - INDICATOR - i];
      if (stack?.high === 2) stack.face = tile;
    });
  const sides = board.seats.length;
  const even = Math.ceil(count / sides);
  const told = rules.features.wall_sides;
  const longs = board.seats.map((_, seat) => told[(seat - board.deal.dealer + sides) % sides] ?? even);
  const side = Math.max(...longs);
  const runs = new Map<Seat, WallRun[]>();
  if (side <= LONGEST) {
    let { side: seat, stack: at } = board.deal.broken ?? { side: 0, stack: 0 };
    for (const { high, dead: ends, face } of stacks) {
      while (at >= longs[seat]!) {
        at -= longs[seat]!;
        seat = (seat - 1 + sides) % sides;
      }
      const of = runs.get(seat) ?? [];
      runs.set(seat, of);
      const last = of.at(-1);
      const alike = last && last.from + last.count === at && last.high === high && last.dead === ends;
      if (high > 0 && alike && !face && !last.face) last.count += 1;
      else if (high > 0) of.push({ from: at, count: 1, high: high as 1 | 2, dead: ends, face });
      at += 1;
    }
  }
  return { stacks, side, longs, runs };
}
