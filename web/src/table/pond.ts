/** Ponds: rows of discards, the tile of riichi turned, and a last row that runs on. */
import type { PondTile, Seat } from "../protocol";

export type Lying = { tile: PondTile; turned: boolean; ghost: boolean };
export type Placed = Lying & { x: number; y: number; order: number };

const LONG = 4 / 3;

/** What lies there. A claimed tile is gone, or in learner's mode a ghost; if it was the turned one, the next is turned. */
export function lying(pond: readonly PondTile[], ghosts: boolean): Lying[] {
  let owed = false;
  const seen: Lying[] = [];
  for (const tile of pond) {
    owed ||= tile.riichi;
    const gone = tile.called !== null;
    if (!gone || ghosts) seen.push({ tile, turned: owed && !gone, ghost: gone });
    if (!gone) owed = false;
  }
  return seen;
}

/** Three rows, or as many as there is room for; the last runs on up to `run`, then its tiles lap evenly. Units are widths of a tile. */
export function placed(tiles: readonly Lying[], rowLength: number, run: number, count = 3, pitch = LONG): Placed[] {
  const rows = Array.from({ length: count }, (_, r) =>
    tiles.slice(r * rowLength, r === count - 1 ? undefined : (r + 1) * rowLength),
  );
  return rows.flatMap((row, r) => {
    const widths = row.map((lies) => (lies.turned ? LONG : 1));
    const total = widths.reduce((sum, width) => sum + width, 0);
    const last = widths.at(-1) ?? 1;
    const squeeze = total > run ? (run - last) / (total - last) : 1;
    let x = 0;
    return row.map((lies, i) => {
      const place = { ...lies, x: x * squeeze, y: r * pitch + (lies.turned ? LONG - 1 : 0), order: r * rowLength + i };
      x += widths[i]!;
      return place;
    });
  });
}

/** Its face and its number; of a tile that lies face down neither is known. */
export const faceOf = (lies: Lying): string | null => lies.tile.tile?.[0] ?? null;
export const idOf = (lies: Lying): number => lies.tile.tile?.[1] ?? -1;

/** Whose mark a ghost bears. */
export const calledBy = (lies: Lying): Seat | null => lies.tile.called;
