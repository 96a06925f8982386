/** Rule sets of one's own, kept in this browser under their names. The sheet is what a table is laid with. */
import type { Value } from "../protocol";

/**
 * What sets a rule set apart from the preset it starts from: options by id, prices of yaku by id ("off": it does not count), and yaku that are
 * invented here.
 */
/** A yaku of one's own while it is put together; whether its price is one is for the server to say. */
export type OwnYaku = { pattern: string; price: Value; name: string };
export type Changes = { options: Record<string, Value>; yaku: Record<string, Value>; own: Record<string, OwnYaku> };
export const NO_CHANGES: Changes = { options: {}, yaku: {}, own: {} };
export type SavedSet = { id: string; name: string; from: string; changes: Changes; sheet: string };

const KEPT = "jantaku-rule-sets";

export function savedSets(): SavedSet[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter(isSaved).map((set) => ({ ...set, changes: { ...NO_CHANGES, ...set.changes } }))
      : [];
  } catch {
    return [];
  }
}

export const savedSet = (id: string): SavedSet | undefined => savedSets().find((set) => set.id === id);

/** Keeps it; one of the same id is replaced. False where the browser keeps nothing. */
export function saveSet(set: SavedSet): boolean {
  return keep([set, ...savedSets().filter((one) => one.id !== set.id)]);
}

export function removeSet(id: string): boolean {
  return keep(savedSets().filter((one) => one.id !== id));
}

function keep(sets: SavedSet[]): boolean {
  try {
    localStorage.setItem(KEPT, JSON.stringify(sets));
    return true;
  } catch {
    return false;
  }
}

function isSaved(one: unknown): one is SavedSet {
  const set = one as Partial<SavedSet> | null;
  return (
    typeof set === "object" &&
    set !== null &&
    [set.id, set.name, set.from, set.sheet].every((text) => typeof text === "string") &&
    typeof set.changes?.options === "object" &&
    typeof set.changes.yaku === "object"
  );
}
