/**
 * More than four seats: the table has no sides left to turn, so every other player is a card, and the cards lie in a horseshoe round the
 * viewer. The same function places any number of them. Where not all cards can lie open, all are names in a strip, and as many as there is
 * room for are open: those who moved last.
 */

export type Rect = { x: number; y: number; width: number; height: number };

export type Ring = {
  /** Width of a pond tile and of a tile in a meld, px. */
  u: number;
  meld: number;
  rowLength: number;
  rows: number;
  /** A card is as wide as its pond and melds beside each other; or melds lie below. */
  beside: boolean;
  /** Of the other seats in turn order: the next player first, at the right. */
  cards: Rect[];
  /** Names of the other seats, where only some cards lie open: then `cards` are the places of those. */
  strip: Rect[];
  centre: Rect;
  /** What lies before the viewer, with the name. */
  own: Rect;
  /** Whether own melds lie there, too; else beside the hand. */
  ownMelds: boolean;
  /** Where the buttons begin, and how far they may go, px. */
  actions: { left: number; right: number } | null;
};

const GAP = 6;
const PAD = 3;
const HEADER = 18;
const LONG = 4 / 3;
/** A pond tile is never narrower. */
const LEAST = 19.2;
/** One tile of a row may lie turned. */
const TURNED = LONG - 1;
/** So many discards a seat makes, if nobody calls. */
const USUAL = 18;
/** Melds of a card, in pond tiles. */
const SMALL = 0.72;
/** A line of melds: an added tile sticks out. */
const LINE = LONG + 0.27;
/** Two melds in a line, one tile of each turned. */
const TWO_MELDS = 2 * (4 + TURNED) + 0.25;

/** The cells of a grid, its last row centred, as seats see each other: from the viewer's right over the far side to the left. */
export function horseshoe(cells: Rect[], viewer: { x: number; y: number }): Rect[] {
  const angle = ({ x, y, width, height }: Rect): number =>
    Math.atan2(viewer.y - y - height / 2, x + width / 2 - viewer.x);
  return [...cells].sort((a, b) => angle(a) - angle(b));
}

/** So many equal cells in rows from the top; a last row that is not full is centred. */
function grid(count: number, columns: number, area: Rect, height: number): Rect[] {
  const width = (area.width - GAP * (columns - 1)) / columns;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const start = area.x + (area.width - inRow * width - GAP * (inRow - 1)) / 2;
    return { x: start + (i % columns) * (width + GAP), y: area.y + row * (height + GAP), width, height };
  });
}

/** A large screen: a column of cards at each side, the rest along the far side; the own pond and the middle between them. */
export function wide(width: number, height: number, handHeight: number, seats: number): Ring {
  const TOP_BAR = 42;
  const LARGEST = 42;
  const others = seats - 1;
  const side = Math.max(1, Math.floor(others / 3));
  const far = others - 2 * side;
  const column = (width - GAP) / (far + 2) - GAP;
  const inner = column - 2 * PAD;
  const bottom = height - handHeight - GAP;
  // A card has its name, the backs of the hand, three rows of the pond, and melds beside them or below. Between the far cards and the own
  // pond there must be room for the centre.
  const fitted = [true, false].map((beside) => {
    const tall = 1.15 + 3 * LONG + (beside ? 0 : 2 * LINE * SMALL);
    const fixed = HEADER + 2 * PAD + (beside ? 0 : 12);
    const u = Math.min(
      inner / (beside ? 9.35 : 6 + TURNED),
      (bottom - fixed - HEADER - 5 * GAP) / (tall + 3 * LONG + 3),
      (bottom - TOP_BAR - side * (fixed + GAP)) / (side * tall),
      LARGEST,
    );
    return { beside, u, card: fixed + tall * u };
  });
  const { beside, u, card } = fitted.reduce((best, form) => (form.u > best.u ? form : best));
  const cell = (at: number): number => GAP + at * (column + GAP);
  const cells: Rect[] = [];
  for (let i = 0; i < far; i++) cells.push({ x: cell(i + 1), y: GAP, width: column, height: card });
  const free = bottom - TOP_BAR - side * card;
  for (let i = 0; i < side; i++) {
    const y = TOP_BAR + (free * (i + 1)) / (side + 2) + i * card;
    for (const at of [0, far + 1]) cells.push({ x: cell(at), y, width: column, height: card });
  }
  const own = {
    x: width / 2 - 3.17 * u,
    y: bottom - HEADER - 3 * LONG * u,
    width: 6.34 * u,
    height: HEADER + 3 * LONG * u,
  };
  const above = GAP + card;
  const plate = { width: own.width, height: Math.min(4.2 * u, own.y - above - 2 * GAP) };
  return {
    u,
    meld: beside ? Math.min(0.62 * u, (inner - 6.5 * u) / 4.4) : Math.min(SMALL * u, inner / TWO_MELDS),
    rowLength: 6,
    rows: 3,
    beside,
    strip: [],
    own,
    ownMelds: false,
    cards: horseshoe(cells, { x: width / 2, y: height }),
    centre: { x: (width - plate.width) / 2, y: (above + own.y - plate.height) / 2, ...plate },
    // A single card at the side leaves the corner free.
    actions: { left: own.x + own.width + 2 * GAP, right: side === 1 ? GAP : column + 2 * GAP },
  };
}

type Form = {
  beside: boolean;
  columns: number;
  rowLength: number;
  rows: number;
  u: number;
  meld: number;
  card: number;
};

/** The ways in which cards may lie in this width: melds below or beside the pond, more or fewer rows, longer or shorter. */
function forms(width: number, others: number): Form[] {
  const found: Form[] = [];
  for (const beside of [true, false]) {
    const columns = Math.min(others, Math.max(1, Math.floor(width / (beside ? 280 : 152))));
    const inner = (width - GAP * (columns + 1)) / columns - 2 * PAD;
    for (const rows of [2, 3]) {
      for (let rowLength = 6; rowLength <= 12; rowLength++) {
        const widest = Math.min(inner / (rowLength + TURNED + (beside ? TWO_MELDS * SMALL + 0.4 : 0)), 30);
        for (const u of widest < LEAST ? [] : [LEAST, (LEAST + widest) / 2, widest]) {
          const meld = Math.min(SMALL * u, inner / TWO_MELDS);
          const [pond, lines] = [rows * LONG * u, 2 * LINE * meld + 4];
          found.push({
            beside,
            columns,
            rowLength,
            rows,
            u,
            meld,
            card: HEADER + 2 * PAD + (beside ? Math.max(pond, lines + 4) : pond + lines + 3),
          });
        }
      }
    }
  }
  return found;
}

/** A phone: cards in rows over what is the viewer's own. `lying`: middle, own pond and buttons share the width. */
export function narrow(
  width: number,
  height: number,
  handHeight: number,
  seats: number,
  lying: boolean,
  actions: number,
): Ring {
  const others = seats - 1;
  const top = lying ? 34 : 42;
  const bottom = height - handHeight - (lying ? 2 : actions + 4);
  const centre = lying ? 0 : 30;
  const chip = lying ? 29 : 32;
  const chips = Math.min(others, Math.floor(width / 84));
  const viewer = { x: width / 2, y: height };
  let best: Ring | null = null;
  // Open cards before discards that do not lap, and these before large tiles.
  const better = (open: number, { rows, rowLength, u }: Form): boolean => {
    if (!best || open !== best.cards.length) return open > (best?.cards.length ?? 0);
    const [lies, lay] = [Math.min(rows * rowLength, USUAL), Math.min(best.rows * best.rowLength, USUAL)];
    return lies === lay ? u > best.u : lies > lay;
  };
  for (const form of forms(width, others)) {
    const { columns, card, u } = form;
    const mine = HEADER + 2 * LONG * u;
    const area = { x: GAP, y: top, width: width - 2 * GAP, height: bottom - top - centre - mine - GAP };
    const room = (free: number): number => columns * Math.floor((free + GAP) / (card + GAP));
    const all = room(area.height) >= others;
    const head = all ? 0 : Math.ceil(others / chips) * (chip + GAP);
    const open = Math.min(others, room(area.height - head));
    if (!better(open, form)) continue;
    const slack = area.height - head - Math.ceil(open / columns) * (card + GAP) + GAP;
    const cells = grid(open, columns, { ...area, y: top + head + slack / 2 }, card);
    const middle = lying ? Math.min(160, 0.225 * width) : 0;
    const own = {
      x: GAP + (lying ? middle + GAP : 0),
      y: bottom - mine,
      width: lying ? Math.min(9.34 * u, 0.27 * width) : width - 2 * GAP,
      height: mine,
    };
    const { meld, rowLength, rows, beside } = form;
    best = {
      u,
      meld,
      rowLength,
      rows,
      beside,
      own,
      ownMelds: !lying,
      cards: all ? horseshoe(cells, viewer) : cells,
      strip: all ? [] : grid(others, chips, area, chip),
      centre: lying
        ? { x: GAP, y: own.y, width: middle, height: mine - 26 }
        : { x: GAP, y: own.y - centre, width: width - 2 * GAP, height: centre - 4 },
      actions: lying ? { left: own.x + own.width + GAP, right: 8 } : null,
    };
  }
  if (!best) throw new RangeError(`no room for ${seats} seats in ${width} x ${height}`);
  return best;
}
