/** Keys by `KeyboardEvent.code`: the place of the key, so that the Russian layout works as well. */
import type { Group } from "./offers";

export type Intent =
  | { do: "lift"; by: -1 | 1 }
  | { do: "lift-first" }
  | { do: "lift-last" }
  | { do: "discard" }
  | { do: "press"; group: Group }
  | { do: "choose"; number: number }
  | { do: "pass" }
  | { do: "leave" }
  | { do: "toggle"; what: "win" | "calls" | "discard" | "sort" }
  | { do: "helper" }
  | { do: "log" }
  | { do: "sound" }
  | { do: "keys" }
  | { do: "next" };

const KEYS: Record<string, Intent> = {
  ArrowLeft: { do: "lift", by: -1 },
  ArrowRight: { do: "lift", by: 1 },
  Home: { do: "lift-first" },
  End: { do: "lift-last" },
  Enter: { do: "discard" },
  NumpadEnter: { do: "discard" },
  KeyC: { do: "press", group: "chi" },
  KeyP: { do: "press", group: "pon" },
  KeyK: { do: "press", group: "kan" },
  KeyR: { do: "press", group: "riichi" },
  KeyW: { do: "press", group: "win" },
  KeyF: { do: "press", group: "flower" },
  KeyX: { do: "pass" },
  Escape: { do: "leave" },
  KeyA: { do: "toggle", what: "win" },
  KeyN: { do: "toggle", what: "calls" },
  KeyD: { do: "toggle", what: "discard" },
  KeyS: { do: "toggle", what: "sort" },
  KeyH: { do: "helper" },
  KeyL: { do: "log" },
  KeyM: { do: "sound" },
  Slash: { do: "keys" },
  Space: { do: "next" },
};

export function intent(event: { code: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean }): Intent | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return { do: "choose", number: Number(digit[1]) };
  return KEYS[event.code] ?? null;
}

/** The letter that stands on a button. */
export const HINTS: Partial<Record<Group, string>> = {
  win: "W",
  riichi: "R",
  kan: "K",
  pon: "P",
  chi: "C",
  flower: "F",
  pass: "X",
};
