/** A recorded deal as boards: any moment is the first board with the patches up to it. */
import type { Board, Event, Replay, Rules, Seat, SeatState, Tile } from "../protocol";
import { merged } from "../table/board";
import { handOrder } from "../tiles/face";

export type Deal = Replay["deals"][number];
/** `frame` counts the events of a deal; one more is its result. */
export type Moment = { deal: number; frame: number };

/** The board after this frame; `from` is a board that is already known, to go on from. */
export function boardAt(deal: Deal, frame: number, from?: { board: Board; frame: number }): Board {
  const known = from && from.frame <= frame ? from : { board: deal.board, frame: -1 };
  return deal.frames.slice(known.frame + 1, frame + 1).reduce((board, step) => merged(board, step.board), known.board);
}

/** As one seat saw it, until the server has told it: hands that do not lie open are backs. */
export function veiled(board: Board, seat: Seat): Board {
  return {
    ...board,
    seats: board.seats.map((one) =>
      one.seat === seat || one.shown
        ? one
        : { ...one, tiles: one.tiles.map((tile) => (one.opened.some((open) => open[1] === tile?.[1]) ? tile : null)) },
    ),
  };
}

const sortedSeats = new WeakMap<SeatState, SeatState>();

/** Open hands in order, the drawn tile last. */
export function inOrder(board: Board): Board {
  return { ...board, seats: board.seats.map(sorted) };
}

function sorted(seat: SeatState): SeatState {
  if (seat.tiles.some((tile) => tile === null)) return seat;
  let done = sortedSeats.get(seat);
  if (!done) {
    const resting = (seat.drawn ? seat.tiles.slice(0, -1) : [...seat.tiles]) as Tile[];
    resting.sort((a, b) => handOrder(a[0]) - handOrder(b[0]) || a[1] - b[1]);
    done = { ...seat, tiles: seat.drawn ? [...resting, seat.tiles.at(-1)!] : resting };
    sortedSeats.set(seat, done);
  }
  return done;
}

/** Steps of a deal: its frames, and the result as one more. */
export const steps = (deal: Deal): number => deal.frames.length + (deal.result ? 1 : 0);

/** The first moment worth looking at: everything is dealt. */
export function begin(deals: Deal[], deal: number): Moment {
  const PREPARED = new Set([
    "match_started",
    "seats_drawn",
    "deal_started",
    "dice_rolled",
    "wall_broken",
    "dealt",
    "indicator_shown",
  ]);
  const first = deals[deal]!.frames.findIndex((frame) => !PREPARED.has(frame.event.event));
  return { deal, frame: Math.max(0, first - 1) };
}

export function forward(deals: Deal[], { deal, frame }: Moment): Moment {
  if (frame + 1 < steps(deals[deal]!)) return { deal, frame: frame + 1 };
  return deal + 1 < deals.length ? { deal: deal + 1, frame: 0 } : { deal, frame };
}

export function back(deals: Deal[], { deal, frame }: Moment): Moment {
  if (frame > 0) return { deal, frame: frame - 1 };
  return deal > 0 ? { deal: deal - 1, frame: steps(deals[deal - 1]!) - 1 } : { deal, frame };
}

const DECISIONS = new Set([
  "discarded",
  "discarded_face_down",
  "called",
  "kan_declared",
  "run_raised",
  "hissatsu_declared",
  "personal_dora_taken",
  "stage_reached",
  "nuki_declared",
  "tile_replaced",
  "won",
  "suit_chosen",
  "tiles_passed",
  "hand_built",
]);

/** The next, or the last, decision of this seat; where there is none, the moment itself. */
export function decision(deals: Deal[], from: Moment, seat: Seat, by: 1 | -1): Moment {
  let at = from;
  for (;;) {
    const next = by > 0 ? forward(deals, at) : back(deals, at);
    if (next.deal === at.deal && next.frame === at.frame) return from;
    at = next;
    const event = deals[at.deal]!.frames[at.frame]?.event;
    if (event && event.seat === seat && DECISIONS.has(event.event)) return at;
  }
}

export type Mark = { frame: number; kind: "riichi" | "call" | "win"; seat: Seat };

/** What stands out in a deal. */
export function marks(deal: Deal): Mark[] {
  return deal.frames.flatMap(({ event }, frame): Mark[] => {
    const kind = markOf(event);
    return kind && event.seat !== undefined ? [{ frame, kind, seat: event.seat }] : [];
  });
}

function markOf(event: Event): Mark["kind"] | null {
  if (event.event === "won") return "win";
  if (event.event === "ready_declared" || (event.event === "discarded" && event.riichi)) return "riichi";
  return ["called", "kan_declared", "run_raised", "hissatsu_declared", "personal_dora_taken", "stage_reached"].includes(
    event.event,
  )
    ? "call"
    : null;
}

/** Who won a deal, and what came of it for each of them; nobody in a draw. */
export function winners(deal: Deal): { seat: Seat; amount: number }[] {
  const result = deal.result;
  const seats = [
    ...new Set(
      result?.wins.map((win) => win.seat) ??
        deal.frames.filter((frame) => frame.event.event === "won").map((frame) => frame.event.seat!),
    ),
  ];
  return seats.map((seat) => ({ seat, amount: result ? (result.after[seat] ?? 0) - (result.before[seat] ?? 0) : 0 }));
}

// ---------------------------------------------------------------- the address

/** Deals and events count from 1 in the address, as everywhere where people read them. */
export function fromQuery(query: URLSearchParams, deals: Deal[], seats: number): { at: Moment; seat: Seat } {
  const number = (name: string, most: number): number =>
    Math.min(Math.max(1, Math.floor(Number(query.get(name)) || 1)), Math.max(1, most)) - 1;
  const deal = number("deal", deals.length);
  const at = query.has("event") ? { deal, frame: number("event", steps(deals[deal]!)) } : begin(deals, deal);
  return { at, seat: number("seat", seats) };
}

export function toQuery(at: Moment, seat: Seat, open: boolean, nameless: boolean): string {
  const query = new URLSearchParams({
    deal: String(at.deal + 1),
    event: String(at.frame + 1),
    seat: String(seat + 1),
    hands: open ? "all" : "seat",
  });
  if (nameless) query.set("names", "hidden");
  return query.toString();
}

/** Enough to draw a game of which the file does not tell the rules. */
export const UNKNOWN_RULES: Rules = {
  id: "",
  name: { ru: "Правила неизвестны", en: "Unknown rules" },
  about: { ru: "", en: "" },
  game: "riichi",
  game_name: { ru: "", en: "" },
  fingerprint: "",
  players: 4,
  parent: "",
  parent_name: { ru: "", en: "" },
  differences: [],
  rounds: 0,
  deals: 0,
  tiles: [],
  copies: {},
  features: {
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
  },
};

/** The numbers of the names, by seat, in this deal: players may have changed places before it, and some may rest. */
function membersIn(replay: Replay, deal: number): number[] {
  const told = replay.deals[deal]!;
  const members = told.board.seats.map((seat) => seat.member ?? seat.seat);
  for (const frame of told.frames.slice(0, 3)) {
    for (const [seat, changed] of Object.entries(frame.board.seats ?? {}))
      members[Number(seat)] = changed.member ?? members[Number(seat)]!;
  }
  return members;
}

export const namesIn = (replay: Replay, deal: number): string[] =>
  membersIn(replay, deal).map((member) => replay.names[member] ?? "?");

/** The seats that programs play: they have the crests that they had at the table. */
export const botsIn = (replay: Replay, deal: number): Set<number> =>
  new Set(membersIn(replay, deal).flatMap((member, seat) => (replay.bots.includes(member) ? [seat] : [])));
