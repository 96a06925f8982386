/** Frozen tables in the server's own words, written short: hands and ponds are strings. For tests and for looking at. */
import type {
  Action,
  Board,
  Explained,
  Features,
  Greyed,
  Meld,
  PondTile,
  Refusal,
  Result,
  Row,
  Rules,
  Said,
  SeatState,
  ServerMessage,
  Side,
  Tile,
  Verb,
  Waiting,
  Window,
} from "../protocol";

export const both = (ru: string, en: string): Said => ({ ru, en });

/** A box that hands out physical tiles: every face gets a number of its own. */
export class Box {
  private next: number;
  /** Tiles of a second box at the same table have numbers of their own. */
  constructor(first = 0) {
    this.next = first;
  }
  tile(face: string): Tile {
    return [face, this.next++];
  }
  /** "123m 0p 1f", and "?" for a tile that nobody sees. */
  tiles(written: string): Tile[] {
    return [...written.matchAll(/([0-9]+)([mpszf])/g)].flatMap(([, digits, group]) =>
      [...digits!].map((digit) => this.tile(`${digit}${group}`)),
    );
  }
  hidden(count: number): null[] {
    return Array<null>(count).fill(null);
  }
  /** "345m-": the claimed tile first; - left, = across, + right, # closed, *5m added to a pon, or laid on a run. */
  meld(written: string, seat: number, seats = 4): Meld {
    const [, faces, sign, added] = /^([0-9]+[mpszf])([-=+#])(?:\*(\d[mpszf]))?$/.exec(written)!;
    const tiles = this.tiles(faces!);
    const side: Side | null = sign === "-" ? "left" : sign === "=" ? "across" : sign === "+" ? "right" : null;
    const steps = { left: seats - 1, across: 2, right: 1 };
    const run = tiles.some((tile) => tile[0][0] !== tiles[0]![0][0] && tile[0][0] !== "0" && tiles[0]![0][0] !== "0");
    const form =
      sign === "#"
        ? "closed_kan"
        : added
          ? run
            ? "raised_run"
            : "added_kan"
          : tiles.length === 4
            ? "open_kan"
            : run
              ? "chi"
              : "pon";
    return {
      form,
      tiles,
      claimed: side ? tiles[0]! : null,
      side,
      from: side ? (seat + steps[side]) % seats : null,
      added: added ? this.tile(added) : null,
    };
  }
  /** "1z2z r5p": r = riichi, d = drawn and discarded, letters before a tile. */
  pond(written: string, called: { [index: number]: number } = {}): PondTile[] {
    return [...written.matchAll(/([rd]*)(\d[mpszf])/g)].map(([, marks, face], i) => ({
      tile: this.tile(face!),
      drawn: marks!.includes("d"),
      riichi: marks!.includes("r"),
      called: called[i] ?? null,
    }));
  }
}

export function seat(number: number, dealer: number, seats: number, more: Partial<SeatState>): SeatState {
  const at = (number - dealer + seats) % seats;
  return {
    seat: number,
    member: number,
    wind: "ESWN"[at] ?? String(at + 1),
    tile: at < 4 ? `${at + 1}z` : "",
    points: 25000,
    chips: 0,
    tiles: [],
    drawn: false,
    melds: [],
    pond: [],
    nuki: [],
    aside: [],
    riichi: false,
    ready: false,
    suit: null,
    out: false,
    won: null,
    shown: false,
    kans_shown: false,
    opened: [],
    riichi_kind: "",
    supply: [],
    indicators: [],
    ...more,
  };
}

export function board(seats: SeatState[], more: Partial<Board> = {}): Board {
  return {
    deal: {
      number: 1,
      round: "1z",
      hand: 1,
      dealer: 0,
      honba: 1,
      commitment: "",
      dice: [3, 4],
      broken: { side: 2, stack: 7 },
      seed: "",
    },
    sticks: 0,
    pot: 0,
    left: 38,
    indicators: [],
    named: [],
    excluded: [],
    turn: null,
    last: null,
    seats,
    ...more,
  };
}

const FEATURES: Features = {
  riichi: true,
  ready: false,
  chi: true,
  dora: true,
  red: true,
  nuki: [],
  void_suit: false,
  exchange: 0,
  building: 0,
  stages: false,
  until_winners: 1,
  kan_hidden: false,
  kan_up: [1, 2],
  sticks: true,
  fu: true,
  hand: 13,
  linear: false,
  start: 25000,
  wall_sides: [],
  replaced_from_live: false,
};

export function rules(
  id: string,
  name: Said,
  more: Partial<Omit<Rules, "features">> & { features?: Partial<Features> } = {},
): Rules {
  const { features, ...rest } = more;
  return {
    id,
    name,
    about: both("Сцена для проверки страниц.", "A scene for looking at the pages."),
    game: "riichi",
    game_name: name,
    fingerprint: "0",
    players: 4,
    parent: "riichi",
    parent_name: both("Риичи: общепринятые правила", "Riichi: common rules"),
    differences: [],
    rounds: 2,
    deals: 0,
    tiles: [],
    copies: {},
    ...rest,
    features: { ...FEATURES, ...features },
  } as Rules;
}

export function action(code: number, verb: Verb, tiles: Tile[], label: Said, more: Partial<Action> = {}): Action {
  return { code, verb, tiles, label, ...more };
}

export function greyed(verb: Verb, tiles: Tile[], label: Said, refusal: Refusal): Greyed {
  return { code: null, verb, tiles, label, refusal };
}

export const discards = (tiles: Tile[], from = 100): Action[] =>
  tiles.map((tile, i) => action(from + i, "discard", [tile], both(`сбросить ${tile[0]}`, `discard ${tile[0]}`)));

export function window(
  kind: Window["kind"],
  actions: Action[],
  more: Partial<Window> & { greyed?: Greyed[] } = {},
): Window {
  const { greyed: grey = [], ...rest } = more;
  return {
    window: 7,
    kind,
    tile: null,
    source: null,
    time: null,
    asks: [{ seat: 0, actions, greyed: grey, default: actions[0]?.code ?? 0 }],
    ...rest,
  };
}

export function row(
  source: Row["source"],
  target: Row["target"],
  amount: number,
  text: Said,
  unit: Row["unit"] = "points",
): Row {
  return { source, target, amount, unit, reason: "win", text, said: text };
}

export function explained(more: Partial<Explained>): Explained {
  const nothing = both("", "");
  return {
    summary: nothing,
    blocks: [],
    wait: nothing,
    elements: [],
    bonuses: [],
    missed: [],
    fu: [],
    fu_total: nothing,
    fu_counts: true,
    notes: [],
    value: nothing,
    value_rule: "limit_scale",
    han: 0,
    fu_sum: 0,
    fu_paid: 0,
    base: 0,
    points: 0,
    limit: false,
    lines: { ru: [], en: [] },
    ...more,
  };
}

export const wait = (
  tile: string,
  left: number,
  ron = 0,
  tsumo = ron,
  obstacle: Waiting["obstacle"] = ron ? null : "no_yaku",
): Waiting => ({ tile, left, ron, tsumo, obstacle });

export function result(more: Partial<Result>): Result {
  return {
    deal: 1,
    kind: "win",
    title: both("", ""),
    wins: [],
    shown: [],
    kans: [],
    draw: null,
    rows: [],
    before: [],
    after: [],
    next: null,
    final: null,
    wait: { ms: null, seats: [0] },
    ...more,
  };
}

export type Scene = {
  rules: Rules;
  board: Board;
  window?: Window;
  result?: Result;
  furiten?: Refusal;
  waits?: Waiting[];
  names?: string[];
};

const NAMES = ["Анна", "Борис", "Вера Павловна", "Ito Haruka"];

/** What the server would have said. */
export function messages(scene: Scene, viewer = 0): ServerMessage[] {
  const players = scene.board.seats.map((seat_) => ({
    place: seat_.seat,
    kind: seat_.seat === 0 ? ("person" as const) : ("bot" as const),
    name: (scene.names ?? NAMES)[seat_.seat] ?? `P${seat_.seat}`,
    ready: true,
    online: true,
    seat: seat_.seat,
    away: false,
    read: false,
  }));
  const table = {
    id: "scene",
    code: "",
    state: "playing" as const,
    name: "",
    created: 0,
    watchers: 0,
    deal: { round: scene.board.deal.round, hand: scene.board.deal.hand, honba: scene.board.deal.honba },
    places: players.map((player) => ({ ...player, points: scene.board.seats[player.seat]!.points })),
    rules: {
      id: scene.rules.id,
      name: scene.rules.name,
      game: scene.rules.game,
      players: players.length,
      parent: scene.rules.id,
      parent_name: scene.rules.name,
      changes: 0,
      rounds: 2,
      deals: 0,
    },
    options: {
      clock: null,
      call_ms: 0,
      pace_ms: [500, 900] as [number, number],
      think_ms: [400, 800] as [number, number],
      pause_s: null,
      draw_seats: false,
      helper: true,
      public: false,
      watch: "off" as const,
      watch_delay_s: 0,
    },
  };
  return [
    { type: "welcome", protocol: 1, table, you: { seat: viewer, watching: false }, players, rules: scene.rules },
    {
      type: "state",
      seen: 0,
      board: scene.board,
      log: [],
      window: scene.window ?? null,
      result: scene.result ?? null,
      over: false,
      me: {
        waits: scene.waits ?? [],
        furiten: scene.furiten !== undefined,
        furiten_why: scene.furiten ?? null,
        can_back: true,
        back_before: false,
      },
    },
  ];
}
