/** What the player has set; kept in the browser. */
import type { Language } from "../protocol";

/** Each dresses the whole page; "auto" is the classic or the paper one, as the system is dark or light. */
export const THEMES = ["classic", "indigo", "cinnabar", "paper"] as const;
export const BACKS = ["amber", "indigo", "jade"] as const;
export const FACES = ["classic", "numbers"] as const;
/** In which words calls are shown over the table; "own" are those of the page's language. */
export const CALL_WORDS = ["own", "romaji", "ru", "en", "kanji"] as const;
export type Theme = "auto" | (typeof THEMES)[number];
type Settings = {
  lang: Language;
  theme: Theme;
  back: (typeof BACKS)[number];
  faces: (typeof FACES)[number];
  /** The table leans back on a large screen. */
  tilt: boolean;
  calls: (typeof CALL_WORDS)[number];
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
  /** The helper looks at every own turn, without being asked. */
  helper: boolean;
  /** Tiles of the hand are marked when somebody is in riichi: safe, suji, wall, fresh. */
  danger: boolean;
  /** Percent of the usual size of text. */
  text: number;
  /** The table is told in words. */
  asText: boolean;
  /** Buttons and panels where the left hand finds them; the table stays. */
  leftHanded: boolean;
  /** Whether the table asks before what is often regretted, and before a dora or a red five is thrown. */
  warnings: boolean;
  askDora: boolean;
  lastRules: string;
  /** Which of the hints at the first table were shown, a bit each. */
  hints: number;
};

const KEPT = "jantaku-settings";

/** Once there were two themes: what was kept of them goes on. */
const FORMER: Record<string, Theme> = { dark: "classic", light: "paper" };
function themed(name: string | null | undefined): Theme | null {
  const theme = FORMER[name ?? ""] ?? name;
  return theme === "auto" || THEMES.some((one) => one === theme) ? (theme as Theme) : null;
}

function first(): Settings {
  const ours: Settings = {
    lang: navigator.languages.some((l) => l.toLowerCase().startsWith("ru")) ? "ru" : "en",
    theme: "auto",
    back: "amber",
    faces: "classic",
    tilt: true,
    calls: "own",
    name: "",
    sort: true,
    oneTap: false,
    indices: false,
    framedWhite: true,
    ghosts: false,
    drawnMarks: true,
    sound: false,
    volume: 0.6,
    speed: 1,
    waits: "always",
    autoFlower: false,
    prechoose: false,
    helper: false,
    danger: false,
    text: 100,
    asText: false,
    leftHanded: false,
    warnings: true,
    askDora: false,
    lastRules: "",
    hints: 0,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
    return { ...ours, ...kept, theme: themed(kept.theme) ?? ours.theme };
  } catch {
    return ours;
  }
}

export const settings: Settings = $state(first());

const asked = new URLSearchParams(location.search);
if (asked.get("lang") === "ru" || asked.get("lang") === "en") settings.lang = asked.get("lang") as Language;
settings.theme = themed(asked.get("theme")) ?? settings.theme;

export function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // a private window: nothing is kept, everything works
  }
}

const bright = matchMedia("(prefers-color-scheme: light)");

/** The theme that is worn, where the system may choose. */
export const worn = (): Exclude<Theme, "auto"> =>
  settings.theme === "auto" ? (bright.matches ? "paper" : "classic") : settings.theme;

/** Language and theme of the document, before anything is drawn and at every change. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = worn();
  root.dataset.back = settings.back;
  root.dataset.indices = String(settings.indices);
  root.style.setProperty("--text", String(settings.text / 100));
  root.toggleAttribute("data-left", settings.leftHanded);
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", getComputedStyle(root).getPropertyValue("--panel").trim());
}
bright.addEventListener("change", dress);
