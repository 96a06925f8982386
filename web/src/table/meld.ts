/** Melds as they lie on a table: the turned tile tells who fed it. */
import type { Meld, Tile } from "../protocol";
import { face } from "../tiles/face";

export type MeldTile = {
  tile: Tile | null;
  turned: boolean;
  /** Face down; a back has no kind. */
  back: boolean;
  /** Of a hidden kan that its owner may look at. */
  pale: boolean;
  claimed: boolean;
  x: number;
  y: number;
};
export type LaidMeld = { tiles: MeldTile[]; width: number; height: number };

const LONG = 4 / 3;
/** The usual places of a closed kan that lie face up. */
const INNER: readonly number[] = [1, 2];
const KAN = 4;
/** The fourth tile of an added kan lies above the turned one and laps it. */
const LAP = 0.6;

const TURNED: Record<string, (length: number) => number> = {
  left: () => 0,
  across: () => 1,
  right: (length) => length - 1,
};

/**
 * Places in widths of a tile, y downwards from the top of a standing tile. `hidden`: closed kans lie face down. `lettered`: at a table of more
 * than four the last tile is turned whoever fed it, and bears a letter. `up`: which tiles of a closed kan that is not hidden lie face up.
 */
export function laid(meld: Meld, own: boolean, hidden: boolean, lettered = false, up = INNER): LaidMeld {
  if (meld.claimed === null || meld.form === "closed_kan") return closed(meld, own, hidden, up);
  const rest = meld.tiles.slice(1);
  // The claimed tile comes first over the wire; the place of the turned tile says who fed it.
  const claimedAt = TURNED[lettered ? "right" : (meld.side ?? "right")]!(meld.tiles.length);
  const row: (Tile | null)[] = [...rest.slice(0, claimedAt), meld.tiles[0] ?? null, ...rest.slice(claimedAt)];
  let x = 0;
  let turnedX = 0;
  const tiles: MeldTile[] = row.map((tile, i) => {
    const turned = i === claimedAt;
    const place = { tile, turned, back: tile === null, pale: false, claimed: turned, x, y: turned ? LONG - 1 : 0 };
    if (turned) turnedX = x;
    x += turned ? LONG : 1;
    return place;
  });
  if (meld.added) {
    tiles.push({
      tile: meld.added,
      turned: true,
      back: false,
      pale: false,
      claimed: false,
      x: turnedX,
      y: LONG - 1 - LAP,
    });
  }
  return { tiles, width: x, height: meld.added ? LONG + Math.max(0, LAP - (LONG - 1)) : LONG };
}

/** Whether the tiles are of several kinds: then all lie face up, for two of them would not tell the others. */
const ofSeveralKinds = (meld: Meld): boolean =>
  new Set(meld.tiles.map((tile) => (tile ? face(tile[0]).kind : ""))).size > 1;

function closed(meld: Meld, own: boolean, hidden: boolean, up: readonly number[]): LaidMeld {
  const last = meld.tiles.length - 1;
  const shown = !hidden && ofSeveralKinds(meld);
  const tiles = meld.tiles.map((tile, i): MeldTile => {
    const down = shown ? false : hidden ? !own : meld.tiles.length === KAN ? !up.includes(i) : i === 0 || i === last;
    return {
      tile: down ? null : tile,
      turned: false,
      back: down || tile === null,
      pale: hidden && own,
      claimed: false,
      x: i,
      y: 0,
    };
  });
  return { tiles, width: meld.tiles.length, height: LONG };
}

/** Height above the row where an added tile sticks out. */
export const overhang = (meld: LaidMeld): number => Math.max(0, -Math.min(0, ...meld.tiles.map((tile) => tile.y)));
