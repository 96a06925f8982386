/** Which page of the rules a refusal leads to. */
import type { Refusal } from "../protocol";

/** Refusals that the server gives a line of a book, and the entry of the catalogue that tells more. */
const BY_KIND: Record<string, string> = {
  furiten_own_pond: "furiten_kinds",
  furiten_open_tiles: "open_tiles_furiten",
  furiten_kind: "furiten_kinds",
  furiten_riichi: "furiten_kinds",
  furiten_missed: "temporary_furiten_end",
  no_yaku: "minimum_han",
  riichi_locked: "riichi",
  riichi_twice: "riichi",
  riichi_not_ready: "riichi",
  riichi_open_hand: "riichi",
};
/** In other games a line of their own book says it. */
const OF_RIICHI = /^00[01]:/;

/** The id of an entry of the catalogue; null where only a line of a book is known. */
export function ruleOf(refusal: Pick<Refusal, "kind" | "rule">): string | null {
  if (/^[a-z]/.test(refusal.rule)) return refusal.rule;
  return OF_RIICHI.test(refusal.rule) ? (BY_KIND[refusal.kind] ?? null) : null;
}
