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
  /** Width of the column of keys at the left, px; none where the panel is a drawer. */
  rail: number;
  /** How far the last row of a pond may run, in u: of those before and across, and of those at the sides. */
  pondRun: number;
  sideRun: number;
  /** From row to row of a pond, in u. */
  pitch: number;
  /** Where a row of a pond at the sides begins, in u from the middle of the table. */
  sideStart: number;
  /** On an upright phone: what is free for melds in the corners; else null. */
  corner: Corner | null;
  /** Height of the own name and the waits over the buttons, px; none where there is no room for them. */
  ownRow: number;
  /** Height that is kept for buttons, px. */
  actions: number;
  /** Where more than four sit. */
  ring: Ring | null;
};

/** Corners of the felt beyond the ponds, px. */
export type Corner = {
  /** From the middle of the table to its edges. */
  x: number;
  up: number;
  down: number;
  /** What melds have beside the run of the pond before them or across, and, of the players at the sides, beside its beginning. */
  row: number;
  column: number;
  /** Above and below the ponds at the sides. */
  top: number;
  bottom: number;
};

/** A table has four sides. */
const SIDES = 4;

const LONG = 4 / 3;
const POND_HALF = 3.17;
const GAP = 0.1;
const POND_DEPTH = 4;
const TOP_BAR = 42;
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
  return {
    ...geo,
    ownRow: 0,
    actions,
    u: ring.u,
    centre,
    side: layout === "landscape" ? ring.centre.width + 8 : 0,
    drawers: true,
    ring,
  };
}

/** Plates at the sides of the table, the column of keys and the panel on a large screen, px. */
const PLATE = 118;
const RAIL = 56;
const PANEL = 208;
const WIDEST_PANEL = 340;
/** The wood that the own hand stands on, in parts of the height. */
const LEDGE = 0.127;
/** The table with its rim, in u. */
const TABLE = 23;
/** Where the middle lies below the upper edge, in u: across there must be room for a hand and a wall. */
const MIDDLE = 10.85;

function desktop(width: number, height: number, full: number): Geometry {
  const drawers = width < TABLE * (height / 23.7) + RAIL + PANEL + 2 * PLATE;
  const u = Math.min(height / 23.7, drawers ? (width - 2 * PLATE) / TABLE : (width - 300) / 26);
  const handHeight = LEDGE * height;
  const rail = drawers ? 0 : RAIL;
  const side = drawers ? 0 : Math.max(PANEL, Math.min(WIDEST_PANEL, width - TABLE * u - rail - 2.4 * PLATE));
  const hand = Math.min(0.07 * height, (width - rail - 330) / (full + 0.35));
  const inner = POND_HALF + GAP;
  return {
    layout: "desktop",
    width,
    height,
    u,
    hand,
    rows: 1,
    firstRow: full,
    handHeight,
    centre: { x: rail + (width - rail - side) / 2, y: MIDDLE * u },
    innerY: inner,
    innerX: inner,
    side,
    rail,
    drawers,
    pondRun: 9,
    sideRun: 9,
    pitch: 1.463,
    sideStart: -POND_HALF,
    corner: null,
    ownRow: 0,
    actions: ACTIONS,
    ring: null,
  };
}

function landscape(width: number, height: number, full: number): Geometry {
  const hand = Math.min(47, (width - 16) / (full + 0.35), 0.135 * height);
  const u = Math.min((height - (hand * 4) / 3 - 12) / 11.5, 30);
  const handHeight = (hand * 4) / 3 + 10;
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
    centre: { x: width / 2, y: (height - handHeight) / 2 - 1 },
    innerY: 1.6 + GAP,
    innerX,
    side: width / 2 - (innerX + POND_DEPTH + 0.15) * u,
    rail: 0,
    drawers: true,
    pondRun: 7.9,
    sideRun: 7.9,
    pitch: LONG,
    sideStart: -POND_HALF,
    corner: null,
    ownRow: 0,
    actions: ACTIONS,
    ring: null,
  };
}

/** Two rows are larger than one on a phone: only short hands lie in one row. */
const ONE_ROW = 38;
/** A tile in a corner is never narrower, whatever lies there, nor one in a pond, px. */
const LEAST_MELD = 15.5;
const LEAST_POND = 19.2;
/** Plates of the sides on an upright phone: their height and that of the strip across, px. */
const SIDE_PLATE = 38;
const ACROSS_PLATE = 30;
const PITCH = 1.4;
/** What is seen of a tile below its face. */
const THICK = 0.2;

/** A line of melds: a tile, what is seen below its face, a gap. */
export const MELD_LINE = LONG + 0.2;
/** An added tile sticks out of the last line. */
const STICKS_OUT = 0.3;

/** How wide a tile may be so that four kans lie in a corner of this size. */
const kansIn = (along: number, across: number): number =>
  Math.min(along / (4 + 1 / 3), across / (4 * MELD_LINE + STICKS_OUT));

function portrait(width: number, height: number, full: number, asked: number, watched: boolean): Geometry {
  const tall = height >= 760 && !watched;
  const actions = tall ? 62 : asked;
  const one = (width - 16) / (full + 0.35);
  const rows = watched || one >= ONE_ROW ? 1 : 2;
  const firstRow = rows === 1 ? full : Math.ceil(full / 2);
  const largest = width >= 600 ? 62 : Math.min(50, 44 + Math.max(0, height - 664) / 20);
  const hand = Math.min(watched ? 30 : largest, (width - 16) / (firstRow + 0.35));
  // The place for two rows is kept when melds have made the hand short: nothing moves under a finger.
  const handHeight = watched
    ? 50
    : rows === 1 && width >= 600
      ? hand * LONG + 26
      : 2 * (Math.min(largest, (width - 16) / 7.35) * LONG) + (tall ? 26 : 18);
  const ownRow = tall ? 44 : 0;
  const room = height - TOP_BAR - actions - 4 - handHeight - ownRow - ACROSS_PLATE;
  // The largest tile with which the ponds fit, and four kans into every corner.
  const deep = 2 * PITCH + LONG + THICK;
  const fits = (tried: number, middle: number): boolean => {
    if (width / 2 < (HALF_DISPLAY + GAP + 2 * PITCH + LONG + 0.05) * tried || middle < LEAST_MIDDLE) return false;
    const { row, column, top, bottom } = cornerOf(width, room, tried, middle);
    return Math.min(kansIn(row, bottom), kansIn(row, top), kansIn(bottom, column), kansIn(top, column)) >= LEAST_MELD;
  };
  let u = LEAST_POND;
  for (let tried = 56; tried > LEAST_POND; tried -= 0.25) {
    if (!fits(tried, Math.min(POND_HALF, middleOf(room, tried, deep)))) continue;
    u = tried;
    break;
  }
  // The display takes the rest of the height, up to the look's proportion.
  let middle = Math.max(middleOf(room, u, deep), LEAST_MIDDLE);
  while (middle > POND_HALF && !fits(u, middle)) middle = Math.max(POND_HALF, middle - 0.1);
  const corner = cornerOf(width, room, u, middle);
  return {
    layout: "portrait",
    width,
    height,
    u,
    hand,
    rows,
    firstRow,
    handHeight,
    centre: { x: width / 2, y: TOP_BAR + ACROSS_PLATE + room / 2 },
    innerY: middle + GAP,
    innerX: HALF_DISPLAY + GAP,
    side: 0,
    rail: 0,
    drawers: true,
    pondRun: (width / 2 - corner.row) / u + POND_HALF - 0.15,
    sideRun: Math.max(POND_HALF * 2, 2 * middle),
    pitch: PITCH,
    sideStart: -Math.max(middle, POND_HALF),
    corner,
    ownRow,
    actions,
    ring: null,
  };
}

/** Half of the display on an upright phone, in u: its width; its height at least and at most. */
const HALF_DISPLAY = 2.5;
const LEAST_MIDDLE = POND_HALF;
const MOST_MIDDLE = 3.7;
const middleOf = (room: number, u: number, deep: number): number =>
  Math.min(MOST_MIDDLE, room / 2 / u - GAP - deep - 0.05);

function cornerOf(width: number, room: number, u: number, middle: number): Corner {
  const x = width / 2 - 3;
  const beyond = room / 2 - Math.max(middle, POND_HALF) * u;
  return {
    x,
    up: room / 2 + ACROSS_PLATE - 2,
    down: room / 2 - 2,
    // So wide as a pon, where that leaves the pond its row.
    row: Math.max(4.34 * LEAST_MELD, Math.min(3.4 * 0.92 * u, x - 3.6 * u)),
    column: x - (POND_HALF + 0.12) * u,
    top: beyond + ACROSS_PLATE - SIDE_PLATE - 8,
    bottom: beyond - 4,
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
