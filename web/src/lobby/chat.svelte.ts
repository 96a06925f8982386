/** What people at the table say, and whom this reader does not want to hear. */
import type { ChatLine, Phrase, Said } from "../protocol";
import { both } from "../texts/speak.svelte";

export const PHRASES: Phrase[] = [
  "hello",
  "luck",
  "fine",
  "close",
  "ouch",
  "sorry",
  "moment",
  "hurry",
  "thanks",
  "bye",
  "smile",
  "wow",
  "cry",
  "clap",
  "think",
  "cool",
];
const KEPT = "jantaku-muted";

function keptNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export class Chat {
  lines: ChatLine[] = $state.raw([]);
  muted: string[] = $state.raw(keptNames());
  /** Whether the lines are before the reader's eyes now. */
  open: boolean = $state(false);
  private readTo: number = $state(0);
  private readonly send: (said: { phrase: Phrase } | { text: string }) => void;

  constructor(send: (said: { phrase: Phrase } | { text: string }) => void) {
    this.send = send;
  }

  get heard(): ChatLine[] {
    return this.lines.filter((line) => !this.muted.includes(line.name));
  }

  get unread(): number {
    return this.open ? 0 : this.heard.filter((line) => line.n >= this.readTo).length;
  }

  /** Takes what was said; those lines that should be shown for a moment, since nobody looks at the list. */
  take(lines: ChatLine[]): ChatLine[] {
    const last = this.lines.at(-1)?.n ?? -1;
    const first = this.lines.length === 0 && lines.length > 1;
    const fresh = lines.filter((line) => line.n > last);
    this.lines = [...this.lines, ...fresh].slice(-200);
    if (this.open) this.readAll();
    return this.open || first ? [] : fresh.filter((line) => !this.muted.includes(line.name));
  }

  readAll(): void {
    this.readTo = (this.lines.at(-1)?.n ?? -1) + 1;
  }

  written(line: ChatLine): Said {
    const words = line.phrase ? both(`phrase-${line.phrase}`) : { ru: line.text, en: line.text };
    return { ru: `${line.name}: ${words.ru}`, en: `${line.name}: ${words.en}` };
  }

  phrase(phrase: Phrase): void {
    this.send({ phrase });
  }

  text(text: string): void {
    if (text.trim()) this.send({ text: text.trim() });
  }

  mute(name: string): void {
    this.muted = this.muted.includes(name)
      ? this.muted.filter((one) => one !== name)
      : [...this.muted, name].slice(-50);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.muted));
    } catch {
      // not kept in a private window
    }
  }
}
