/** The own hand in the order in which it is shown. */
import type { SeatState, Tile } from "../protocol";
import { handOrder } from "../tiles/face";

export type HeldTile = { tile: Tile; drawn: boolean };

/** Sorted, the drawn tile apart; `manual`: ids in the player's own order, new ones at the end. */
export function held(seat: SeatState, sort: boolean, manual: readonly number[]): HeldTile[] {
  // Where the hand was built, it stays, and what lies beside it is played.
  const tiles = (seat.supply.length ? seat.supply : seat.tiles).filter((tile): tile is Tile => tile !== null);
  const drawn = seat.drawn ? tiles.at(-1) : undefined;
  const resting = seat.drawn ? tiles.slice(0, -1) : tiles;
  const suit = seat.suit === "?" ? null : seat.suit;
  const place = new Map(manual.map((id, i) => [id, i]));
  const ordered = sort
    ? [...resting].sort((a, b) => handOrder(a[0], suit) - handOrder(b[0], suit) || a[1] - b[1])
    : [...resting].sort((a, b) => (place.get(a[1]) ?? 999) - (place.get(b[1]) ?? 999));
  return [...ordered.map((tile) => ({ tile, drawn: false })), ...(drawn ? [{ tile: drawn, drawn: true }] : [])];
}
