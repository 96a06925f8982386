/** What the player has set; kept in the browser. */
import type { Language } from "../protocol";

export type Theme = "auto" | "dark" | "light";
type Settings = {
  lang: Language;
  theme: Theme;
  name: string;
  sort: boolean;
  oneTap: boolean;
  indices: boolean;
  framedWhite: boolean;
  ghosts: boolean;
  drawnMarks: boolean;
  sound: boolean;
  volume: number;
  speed: number;
  waits: "off" | "asked" | "always";
  autoFlower: boolean;
  /** A tile pressed in another's turn goes in the own one. */
  prechoose: boolean;
  lastRules: string;
  /** Which of the hints at the first table were shown, a bit each. */
  hints: number;
};

const KEPT = "jantaku-settings";

function first(): Settings {
  const ours: Settings = {
    lang: navigator.languages.some((l) => l.toLowerCase().startsWith("ru")) ? "ru" : "en",
    theme: "auto",
    name: "",
    sort: true,
    oneTap: false,
    indices: false,
    framedWhite: false,
    ghosts: false,
    drawnMarks: true,
    sound: false,
    volume: 0.6,
    speed: 1,
    waits: "always",
    autoFlower: false,
    prechoose: false,
    lastRules: "",
    hints: 0,
  };
  try {
    return { ...ours, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return ours;
  }
}

export const settings: Settings = $state(first());

const asked = new URLSearchParams(location.search);
if (asked.get("lang") === "ru" || asked.get("lang") === "en") settings.lang = asked.get("lang") as Language;
if (asked.get("theme") === "dark" || asked.get("theme") === "light") settings.theme = asked.get("theme") as Theme;

export function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // a private window: nothing is kept, everything works
  }
}

/** Language and theme of the document, before anything is drawn and at every change. */
export function dress(): void {
  document.documentElement.lang = settings.lang;
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.indices = String(settings.indices);
}
