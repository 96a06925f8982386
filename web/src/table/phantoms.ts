/** Seats at which nobody plays: what they are called, and the one account that all of them have. */
import type { Player } from "../protocol";
import { t } from "../texts/speak.svelte";

const PHANTOM = "phantom";

/** The players as they are called here: on the wire phantoms have no name. */
export const called = (players: Player[]): Player[] =>
  players.map((player) => (player.kind === PHANTOM ? { ...player, name: t("phantom") } : player));

export const phantomSeats = (players: Player[]): number[] =>
  players.flatMap((player) => (player.kind === PHANTOM && player.seat !== null ? [player.seat] : []));

/** What each seat can pay from, of what lies at each of them. */
export const accounts = (held: readonly number[], phantoms: readonly number[]): number[] => {
  const shared = phantoms.reduce((sum, seat) => sum + (held[seat] ?? 0), 0);
  return held.map((points, seat) => (phantoms.includes(seat) ? shared : points));
};
