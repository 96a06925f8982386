/**
 * Where everything lies, from the size of the window: one number, `u`, the width of a pond tile, scales the table.
 *
 * The felt is drawn round its centre. Each seat has a frame of its own, turned so that the seat sits at +y: ponds, melds and
 * bonus tiles have the same places in every frame, in `u`.
 * More than four seats lie in a ring of cards (ring.ts).
 */
import { narrow, wide, type Ring } from "./ring";

export type Layout = "desktop" | "landscape" | "portrait";

export type Geometry = {
  layout: Layout;
  width: number;
  height: number;
  u: number;
  /** Width of a tile of the own hand, px. */
  hand: number;
  /** Rows of the own hand. */
  rows: 1 | 2;
  /** Tiles in the first of two rows. */
  firstRow: number;
  /** Height that is kept for the own hand, px. */
  handHeight: number;
  /** The middle of the felt, px. */
  centre: { x: number; y: number };
  /** From the middle to the ponds below and above, and to those at the sides, in u. */
  innerY: number;
  innerX: number;
  /** Width of a panel beside the felt, px. */
  side: number;
  /** Panels are drawers where they are too narrow. */
  drawers: boolean;
  /** How far the last row of a pond may run, in u. */
  pondRun: number;
  /** The square of the felt on a phone that stands upright, px. */
  square: number;
  /** Where more than four sit. */
  ring: Ring | null;
};

/** A table has four sides. */
const SIDES = 4;

const POND_HALF = 3.17;
const GAP = 0.1;
const POND_DEPTH = 4;
const TOP_BAR = 40;
const ACTIONS = 52;

/**
 * A hand of `full` tiles, the drawn one with them, in a window of this size; `actions` is the height that is kept for buttons. A hand that is
 * `watched` is not touched: on an upright phone it lies in one row.
 */
export function geometry(
  width: number,
  height: number,
  full: number,
  actions = ACTIONS,
  seats = SIDES,
  watched = false,
): Geometry {
  const geo =
    width / height < 0.85
      ? portrait(width, height, full, actions, watched)
      : height < 480
        ? landscape(width, height, full)
        : desktop(width, height, full);
  if (seats <= SIDES) return geo;
  const { layout, handHeight } = geo;
  const ring =
    layout === "desktop"
      ? wide(width, height, handHeight, seats)
      : narrow(width, height, handHeight, seats, layout === "landscape", actions);
  const centre = { x: ring.centre.x + ring.centre.width / 2, y: ring.centre.y + ring.centre.height / 2 };
  return { ...geo, u: ring.u, centre, side: layout === "landscape" ? ring.centre.width + 8 : 0, drawers: true, ring };
}

function desktop(width: number, height: number, full: number): Geometry {
  const u = Math.min(height / 19.2, width / 17.6);
  const hand = Math.min(1.5 * u, (width - 16) / (full + 0.35));
  const side = (width - 17.6 * u) / 2;
  const inner = POND_HALF + GAP;
  const handHeight = 2.5 * u;
  return {
    layout: "desktop",
    width,
    height,
    u,
    hand,
    rows: 1,
    firstRow: full,
    handHeight,
    centre: { x: width / 2, y: height - handHeight - (POND_DEPTH + inner + 0.12) * u },
    innerY: inner,
    innerX: inner,
    side,
    drawers: side < 220,
    pondRun: 9,
    square: 17.6 * u,
    ring: null,
  };
}

function landscape(width: number, height: number, full: number): Geometry {
  const hand = Math.min(46, (width - 16) / (full + 0.35), 0.135 * height);
  const u = (height - (hand * 4) / 3 - 12) / 11.5;
  const handHeight = (hand * 4) / 3 + 8;
  const innerX = POND_HALF + GAP;
  return {
    layout: "landscape",
    width,
    height,
    u,
    hand,
    rows: 1,
    firstRow: full,
    handHeight,
    centre: { x: width / 2, y: (height - handHeight) / 2 },
    innerY: 1.6 + GAP,
    innerX,
    side: width / 2 - (innerX + POND_DEPTH + 0.15) * u,
    drawers: true,
    pondRun: 7.9,
    square: 0,
    ring: null,
  };
}

/** Two rows are larger than one on a phone: only short hands lie in one row. */
const ONE_ROW = 38;

function portrait(width: number, height: number, full: number, actions: number, watched: boolean): Geometry {
  const one = (width - 16) / (full + 0.35);
  const rows = watched || one >= ONE_ROW ? 1 : 2;
  const firstRow = rows === 1 ? full : Math.ceil(full / 2);
  const hand = Math.min(watched ? 30 : 44, (width - 16) / (firstRow + 0.35));
  // The place for two rows is kept when melds have made the hand short: nothing moves under a finger.
  const handHeight = watched ? 50 : 2 * (Math.min(44, (width - 16) / 7.35) * (4 / 3)) + 14;
  const square = Math.min(width, height - TOP_BAR - actions - 4 - handHeight);
  const u = square / 16.1;
  const spare = height - TOP_BAR - actions - handHeight - square;
  const inner = POND_HALF + GAP;
  return {
    layout: "portrait",
    width,
    height,
    u,
    hand,
    rows,
    firstRow,
    handHeight,
    centre: { x: width / 2, y: TOP_BAR + square / 2 + Math.max(0, Math.min(spare / 3, 24)) },
    innerY: inner,
    innerX: inner,
    side: 0,
    drawers: true,
    pondRun: 7.9,
    square,
    ring: null,
  };
}

export type Spot = "me" | "right" | "across" | "left";
const SPOTS: Record<number, Spot[]> = {
  2: ["me", "across"],
  3: ["me", "right", "left"],
  4: ["me", "right", "across", "left"],
};

/** Where a seat is drawn for this viewer: the next player sits at the right, the previous one at the left. */
export function spotOf(seat: number, viewer: number, seats: number): Spot {
  return SPOTS[seats]?.[(seat - viewer + seats) % seats] ?? "across";
}

export const TURN: Record<Spot, number> = { me: 0, right: -90, across: 180, left: 90 };
