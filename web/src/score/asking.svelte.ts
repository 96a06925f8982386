/** What the server says to a written hand. An older answer never overwrites a newer one. */
import { ask, AskError } from "../page/ask";
import type { Checked, Said, ScoreForm, Scored, ScoredWaits } from "../protocol";
import { readChanges } from "../rules/shared_address";
import { missing, question, waitQuestion, winsByFlowers, type Written } from "./written_hand";

/** What may be over in a moment. */
const PASSING = new Set(["no_answer", "internal", "slow_down", "busy"]);
const AGAIN_MS = 1500;

export class Asking {
  form: ScoreForm | null = $state.raw(null);
  /** Of a rule set of one's own. */
  sheet: string = $state("");
  scored: Scored | null = $state.raw(null);
  waits: ScoredWaits | null = $state.raw(null);
  trouble: Said | null = $state.raw(null);
  /** The rules themselves are the trouble. */
  noRules: Said | null = $state.raw(null);
  #asked: AbortController | undefined;

  /** The rules that are asked by; their sheet comes from what was changed. */
  async rules(rules: string, changes: string, name: string, tries = 3): Promise<void> {
    try {
      const sheet = changes ? await sheetOf(rules, changes, name) : "";
      this.form = await ask<ScoreForm>("/api/score/form", sheet ? { sheet } : { rules });
      this.sheet = sheet;
      this.noRules = null;
    } catch (error) {
      if (!(error instanceof AskError)) throw error;
      this.noRules = error.said;
      if (!PASSING.has(error.kind) || tries <= 1) return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      await this.rules(rules, changes, name, tries - 1);
    }
  }

  hand(written: Written): void {
    this.#asked?.abort();
    const form = this.form;
    if (!form) return;
    const short = winsByFlowers(written, form.flowers) ? 0 : missing(written, form.rules.features.hand);
    if (short !== 0) this.scored = this.trouble = null;
    if (short !== 1) this.waits = null;
    if (short !== 0 && short !== 1) return;
    const stop = (this.#asked = new AbortController());
    if (short === 0) void this.#score(written, stop.signal);
    else void this.#wait(written, stop.signal);
  }

  async #score(written: Written, signal: AbortSignal): Promise<void> {
    try {
      const found = await ask<Scored>("/api/score", question(written, this.sheet, this.form?.flowers), signal);
      if (!signal.aborted) [this.scored, this.trouble] = [found, null];
    } catch (error) {
      if (error instanceof AskError && !signal.aborted) [this.scored, this.trouble] = [null, error.said];
    }
  }

  async #wait(written: Written, signal: AbortSignal): Promise<void> {
    try {
      const found = await ask<ScoredWaits>("/api/waits", waitQuestion(written, this.sheet), signal);
      if (!signal.aborted) [this.waits, this.trouble] = [found, null];
    } catch (error) {
      if (error instanceof AskError && !signal.aborted) [this.waits, this.trouble] = [null, error.said];
    }
  }
}

async function sheetOf(from: string, changes: string, name: string): Promise<string> {
  const checked = await ask<Checked>("/api/rulesets/check", {
    extends: from,
    id: "own",
    ...(name ? { name: { ru: name, en: name } } : {}),
    ...readChanges(changes),
  });
  if (!checked.ok) throw new AskError({ error: "wrong_rules", text: checked.problems[0]?.text ?? { ru: "", en: "" } });
  return checked.sheet;
}
