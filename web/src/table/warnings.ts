/** What a player might regret, told before it is done: a dora thrown, a void suit kept, a call without a yaku (that one the server tells). */
import { settings } from "../page/settings.svelte";
import type { Said, Tile } from "../protocol";
import { both } from "../texts/speak.svelte";
import { face, promoted } from "../tiles/face";
import type { Handling } from "./handling.svelte";
import type { Session } from "./session.svelte";

export type Warning = { code: number; text: Said };

/** So many tiles a seat are left when a suit that should be gone becomes dear. */
const LAST_TURNS = 2;

/** Red, or dora by an indicator. */
export function isDear(session: Session, tile: Tile): boolean {
  const { board, rules } = session;
  if (!board || !rules) return false;
  const thrown = face(tile[0]);
  return thrown.red || board.indicators.some((indicator) => promoted(indicator[0], rules.tiles) === thrown.kind);
}

const voidSuit = (handling: Handling): string | null => {
  const suit = handling.seat?.suit;
  return suit && suit !== "?" ? suit : null;
};

/** Why this discard might be regretted. */
export function regretted(handling: Handling, tile: Tile): Said | null {
  const { session } = handling;
  const suit = voidSuit(handling);
  const { board } = session;
  if (suit && board && board.left <= LAST_TURNS * board.seats.length && face(tile[0]).group !== suit) {
    const kept = handling.tiles.filter((held) => face(held.tile[0]).group === suit).length;
    if (kept) return both("warn-void-kept", { count: kept });
  }
  return settings.askDora && !handling.seat?.riichi && isDear(session, tile) ? both("warn-dora") : null;
}

/** A set of the void suit lies there to the end, and costs. */
export function voidClaimed(handling: Handling): Said | null {
  const suit = voidSuit(handling);
  const tile = handling.session.window?.tile;
  return suit && tile && face(tile[0]).group === suit ? both("warn-void-set") : null;
}
