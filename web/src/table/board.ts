/** The board: what the server's patches make of it. */
import type { Board, BoardPatch, SeatState } from "../protocol";

/** A new board; seats that did not change stay the same objects, so that only what changed is drawn anew. */
export function merged(board: Board, patch: BoardPatch): Board {
  const { seats, ...fields } = patch;
  if (!seats) return { ...board, ...fields };
  // A new deal may seat more players than stood on the board before it.
  const count = Math.max(board.seats.length, ...Object.keys(seats).map((seat) => Number(seat) + 1));
  const after = Array.from({ length: count }, (_, seat) => {
    const change = seats[String(seat)];
    const before = board.seats[seat];
    return change ? ({ ...before, ...change } as SeatState) : before!;
  });
  return { ...board, ...fields, seats: after };
}

/** How many tiles of a kind this viewer sees: own, open, in ponds, melds, as indicators. Claimed tiles lie in the melds. */
export function seen(board: Board, kindOf: (face: string) => string): Map<string, number> {
  const counted = new Map<string, number>();
  const ids = new Set<number>();
  const count = (tile: readonly [string, number] | null | undefined): void => {
    if (!tile || ids.has(tile[1])) return;
    ids.add(tile[1]);
    const kind = kindOf(tile[0]);
    counted.set(kind, (counted.get(kind) ?? 0) + 1);
  };
  board.indicators.forEach(count);
  board.excluded.forEach(count);
  for (const seat of board.seats) {
    seat.tiles.forEach(count);
    seat.nuki.forEach(count);
    seat.aside.forEach(count);
    seat.pond.forEach((lies) => count(lies.tile));
    for (const meld of seat.melds) {
      meld.tiles.forEach(count);
      count(meld.added);
    }
    if (seat.won !== "hidden") count(seat.won);
  }
  return counted;
}
