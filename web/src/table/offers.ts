/** What the buttons offer: one for each choice, in a fixed order, and what is greyed with its reason. */
import type { Action, Ask, Greyed, Tile, Verb, Window } from "../protocol";
import { face } from "../tiles/face";

/** The key that presses a button; Digit1-9 choose among several of one kind. */
export type Group = "win" | "riichi" | "kan" | "pon" | "chi" | "flower" | "choose" | "dora" | "other" | "pass";

/** Words that have a place of their own; all others, and those of rules to come, stand together at the end. */
const GROUPS: Partial<Record<Verb, Group>> = {
  tsumo: "win",
  ron: "win",
  stage: "win",
  riichi: "riichi",
  open_riichi: "riichi",
  chou_riichi: "riichi",
  kiseki_riichi: "riichi",
  ura_buse_riichi: "riichi",
  ready: "riichi",
  closed_kan: "kan",
  added_kan: "kan",
  open_kan: "kan",
  second_kan: "kan",
  ponten: "pon",
  chiten: "chi",
  eyes_kan: "kan",
  raised_run: "chi",
  pon: "pon",
  pair: "pon",
  chi: "chi",
  nuki: "flower",
  replace: "flower",
  choose: "choose",
  name_dora: "dora",
  pass: "pass",
};
const groupOf = (verb: Verb): Group => GROUPS[verb] ?? "other";
const ORDER: Group[] = ["win", "riichi", "kan", "pon", "chi", "flower", "choose", "dora", "other"];

export type Offer = {
  group: Group;
  verb: Verb;
  /** Equal choices (another copy of the same face) stand behind the first. */
  action: Action | null;
  greyed: Greyed | null;
  tiles: Tile[];
  /** The run on which a tile is laid, where it fits on another as well. */
  on: Tile[];
  key: string;
};

const sameFaces = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length &&
  [...a]
    .map((t) => t[0])
    .sort()
    .join() ===
    [...b]
      .map((t) => t[0])
      .sort()
      .join();

/** A suit is named by its label, whichever of its tiles is put down, and so is who is paid; calls by the faces that they take. */
const sameChoice = (offer: Offer, action: Action): boolean =>
  action.verb === "choose" || action.verb === "pay"
    ? offer.action?.label.en === action.label.en
    : sameFaces(offer.tiles, action.tiles) && sameFaces(offer.on, action.on ?? []);
const MOST_CHOICES = 4;

/** Buttons of an ask. Discards are made in the hand, and riichi is one button: its tile is chosen in the hand. */
export function offers(ask: Ask): Offer[] {
  const made: Offer[] = [];
  for (const action of ask.actions) {
    if (action.verb === "discard" || action.verb === "pass") continue;
    if (action.verb === "riichi" && mustDeclare(ask)) continue; // each discard declares it
    const group = groupOf(action.verb);
    const twin = made.find(
      (offer) => offer.verb === action.verb && (needsTile(action.verb) || sameChoice(offer, action)),
    );
    if (twin) continue;
    made.push({
      group,
      verb: action.verb,
      action,
      greyed: null,
      tiles: needsTile(action.verb) ? [] : action.tiles,
      on: action.on ?? [],
      key: `${action.verb}-${action.code}`,
    });
  }
  for (const greyed of ask.greyed) {
    if (greyed.verb === "discard" || greyed.verb === "pass") continue;
    const group = groupOf(greyed.verb);
    if (
      made.some(
        (offer) => offer.verb === greyed.verb && (needsTile(greyed.verb) || sameFaces(offer.tiles, greyed.tiles)),
      )
    )
      continue;
    made.push({
      group,
      verb: greyed.verb,
      action: null,
      greyed,
      tiles: greyed.tiles,
      on: [],
      key: `grey-${greyed.verb}-${greyed.code}`,
    });
  }
  for (const offer of made)
    if (!made.some((other) => other !== offer && other.on.length && sameFaces(other.tiles, offer.tiles))) offer.on = [];
  // Many single tiles are chosen in the hand, not by buttons.
  const chosen = made.filter((offer) => offer.verb === "choose");
  const kept = chosen.length > MOST_CHOICES ? made.filter((offer) => offer.verb !== "choose") : made;
  return kept.sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group));
}

/** Declared together with a discard: the tile is chosen after the button. */
export const needsTile = (verb: Verb): boolean => groupOf(verb) === "riichi";

/** Whether every discard declares riichi. */
export const mustDeclare = (ask: Ask): boolean =>
  ask.actions.length > 0 && ask.actions.every((action) => action.verb === "riichi");

export const passOf = (ask: Ask): Action | undefined => ask.actions.find((action) => action.verb === "pass");

/** The code that discards this tile: by its id, else an equal one. */
export function discardOf(ask: Ask, tile: Tile, verb: Verb = "discard"): Action | undefined {
  const fitting = ask.actions.filter((action) => action.verb === verb);
  return (
    fitting.find((action) => action.tiles[0]?.[1] === tile[1]) ??
    fitting.find((action) => action.tiles[0]?.[0] === tile[0])
  );
}

export function refusalOf(ask: Ask, tile: Tile, verb: Verb = "discard"): Greyed | undefined {
  const fitting = ask.greyed.filter((greyed) => greyed.verb === verb);
  const kind = face(tile[0]).kind;
  return (
    fitting.find((greyed) => greyed.tiles[0]?.[1] === tile[1]) ??
    fitting.find((greyed) => greyed.tiles[0] && face(greyed.tiles[0][0]).kind === kind)
  );
}

export type Toggles = { win: boolean; calls: boolean; discard: boolean; flower: boolean };

/** What the switched-on conveniences answer; they stand down wherever anything else is on offer. */
export function automatic(window: Window, toggles: Toggles, inRiichi: boolean): number | null {
  const ask = window.asks[0];
  if (!ask || window.asks.length > 1) return null;
  const has = (group: Group): Action | undefined => ask.actions.find((action) => groupOf(action.verb) === group);
  const win = has("win");
  if (win) return toggles.win ? win.code : null;
  if (ask.actions.some((action) => action.verb === "hissatsu")) return null; // no call: it is said in place of the draw
  if (window.kind === "claim" || window.kind === "rob") return toggles.calls ? (passOf(ask)?.code ?? null) : null;
  if (window.kind !== "turn") return null;
  const flower = has("flower");
  if (flower && toggles.flower) return flower.code;
  if (!ask.actions.every((action) => action.verb === "discard")) return null;
  const only = ask.actions.length === 1 && inRiichi;
  if (!toggles.discard && !only) return null;
  const drawn = window.tile && discardOf(ask, window.tile);
  return drawn && drawn.tiles[0]?.[1] === window.tile?.[1] ? drawn.code : null;
}

/** Which convenience stands down before this question, so that the page can say so. */
export function standsDown(window: Window, toggles: Toggles, inRiichi: boolean): "discard" | "calls" | null {
  const ask = window.asks[0];
  if (!ask || automatic(window, toggles, inRiichi) !== null) return null;
  if (window.kind === "turn") return toggles.discard ? "discard" : null;
  return toggles.calls && (window.kind === "claim" || window.kind === "rob") ? "calls" : null;
}
