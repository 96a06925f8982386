/** A recorded deal as boards: any moment is the first board with the patches up to it. */
import type { Board, Replay, Rules, Seat } from "../protocol";
import { merged } from "../table/board";

export type Deal = Replay["deals"][number];
export type Moment = { deal: number; frame: number };

/** The board after this frame; `from` is a board that is already known, to go on from. */
export function boardAt(deal: Deal, frame: number, from?: { board: Board; frame: number }): Board {
  const known = from && from.frame <= frame ? from : { board: deal.board, frame: -1 };
  return deal.frames.slice(known.frame + 1, frame + 1).reduce((board, step) => merged(board, step.board), known.board);
}

/** As one seat saw it: hands that do not lie open are backs. */
export function veiled(board: Board, seat: Seat): Board {
  return { ...board, seats: board.seats.map((one) => (one.seat === seat || one.shown ? one : { ...one, tiles: one.tiles.map(() => null) })) };
}

/** Steps of a deal: its frames, and the result as one more. */
export const steps = (deal: Deal): number => deal.frames.length + (deal.result ? 1 : 0);

export function forward(deals: Deal[], { deal, frame }: Moment): Moment {
  if (frame + 1 < steps(deals[deal]!)) return { deal, frame: frame + 1 };
  return deal + 1 < deals.length ? { deal: deal + 1, frame: 0 } : { deal, frame };
}

export function back(deals: Deal[], { deal, frame }: Moment): Moment {
  if (frame > 0) return { deal, frame: frame - 1 };
  return deal > 0 ? { deal: deal - 1, frame: steps(deals[deal - 1]!) - 1 } : { deal, frame };
}

/** The next, or the last, decision of this seat. */
export function decision(deals: Deal[], from: Moment, seat: Seat, by: 1 | -1): Moment {
  const DECISIONS = new Set(["discarded", "called", "kan_declared", "nuki_declared", "won", "suit_chosen"]);
  let at = from;
  for (;;) {
    const next = by > 0 ? forward(deals, at) : back(deals, at);
    if (next.deal === at.deal && next.frame === at.frame) return next;
    at = next;
    const event = deals[at.deal]!.frames[at.frame]?.event;
    if (event && event.seat === seat && DECISIONS.has(event.event)) return at;
  }
}

/** Enough to draw a game of which the file does not tell the rules. */
export const UNKNOWN_RULES: Rules = {
  id: "", name: { ru: "Правила неизвестны", en: "Unknown rules" }, about: { ru: "", en: "" }, game: "riichi", game_name: { ru: "", en: "" }, fingerprint: "", players: 4,
  parent: "", parent_name: { ru: "", en: "" }, differences: [], tiles: [], copies: {},
  features: { riichi: true, ready: false, chi: true, dora: true, red: true, nuki: [], void_suit: false, exchange: 0, until_winners: 1, kan_hidden: false, sticks: true, fu: true, hand: 13, linear: false, start: 25000 },
};
