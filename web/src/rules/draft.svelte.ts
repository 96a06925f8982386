/** A rule set that is being put together: a preset, what was changed, what the server says to it, and the way back. */
import { ask, AskError } from "../page/ask";
import type { Checked, Said, Switch, Switches, Value, YakuSwitch } from "../protocol";
import { NO_CHANGES, type Changes, type OwnYaku } from "./saved";
import { changesText } from "./shared_address";
import { same } from "./values";

const PAUSE_MS = 60;

export class Draft {
  switches: Switches = $state.raw({ rules: null as never, groups: [], options: [], yaku: [] });
  changes: Changes = $state.raw(NO_CHANGES);
  checked: Checked | null = $state.raw(null);
  /** The answer is not that of the present changes. */
  checking = $state(false);
  trouble: Said | null = $state.raw(null);
  name = $state("");
  id = $state("mine");
  #past: Changes[] = $state.raw([]);
  #future: Changes[] = $state.raw([]);
  #kept = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | undefined;
  readonly from: string;

  constructor(from: string, switches: Switches, changes: Changes, name: string) {
    this.from = from;
    this.switches = switches;
    this.name = name;
    this.changes = this.#known(changes);
    this.keep();
    this.check();
  }

  get count(): number {
    return (
      Object.keys(this.changes.options).length +
      Object.keys(this.changes.yaku).length +
      Object.keys(this.changes.own).length
    );
  }
  /** Whether there is something that would be lost. */
  get dirty(): boolean {
    return changesText(this.changes) !== this.#kept;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  /** In order and checked: it may be saved. */
  get good(): boolean {
    return !this.checking && this.checked?.ok === true;
  }
  get inConflict(): Set<string> {
    return new Set(this.checked?.conflicts.flatMap((one) => one.sides.map((side) => side.id)) ?? []);
  }

  value(option: Switch): Value {
    return option.id in this.changes.options ? this.changes.options[option.id]! : option.value;
  }
  /** The price of a yaku; null: it does not count. */
  price(yaku: YakuSwitch): Value {
    const changed = this.changes.yaku[yaku.id];
    return changed === undefined ? yaku.price : changed === "off" ? null : changed;
  }
  isChanged(id: string, kind: keyof Changes = "options"): boolean {
    return id in this.changes[kind];
  }

  set(id: string, value: Value): void {
    this.#change("options", id, value, this.switches.options.find((one) => one.id === id)?.value ?? null);
  }
  setPrice(id: string, price: Value): void {
    const was = this.switches.yaku.find((one) => one.id === id)?.price ?? null;
    this.#change("yaku", id, price ?? "off", was ?? "off");
  }
  /** A yaku that is invented here; under an id that is taken it replaces that one. */
  setOwn(id: string, yaku: OwnYaku): void {
    this.#become({ ...this.changes, own: { ...this.changes.own, [id]: yaku } });
  }
  /** As the preset has it. */
  reset(id: string, kind: keyof Changes = "options"): void {
    const { [id]: _gone, ...rest } = this.changes[kind];
    this.#become({ ...this.changes, [kind]: rest });
  }
  resetAll(): void {
    this.#become(NO_CHANGES);
  }
  repair(id: string, value: Value): void {
    if (value === null) this.reset(id);
    else this.set(id, value);
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.changes];
    this.#take(before);
  }
  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.changes];
    this.#take(after);
  }
  /** From here on nothing is lost. */
  keep(): void {
    this.#kept = changesText(this.changes);
  }

  #change(kind: "options" | "yaku", id: string, value: Value, preset: Value): void {
    if (same(value, preset)) this.reset(id, kind);
    else this.#become({ ...this.changes, [kind]: { ...this.changes[kind], [id]: value } });
  }
  #become(changes: Changes): void {
    if (changesText(changes) === changesText(this.changes)) return;
    this.#past = [...this.#past, this.changes];
    this.#future = [];
    this.#take(changes);
  }
  #take(changes: Changes): void {
    this.changes = changes;
    this.check();
  }
  /** An address may name what is not there. */
  #known({ options, yaku, own }: Changes): Changes {
    const known = new Set(this.switches.options.map((one) => one.id));
    const prices = new Set(this.switches.yaku.map((one) => one.id));
    return {
      options: Object.fromEntries(
        Object.entries(options).filter(
          ([id, value]) => known.has(id) && !same(value, this.switches.options.find((one) => one.id === id)!.value),
        ),
      ),
      yaku: Object.fromEntries(Object.entries(yaku).filter(([id]) => prices.has(id))),
      own,
    };
  }

  /** Asks the server, a moment after the last change. */
  check(): void {
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE_MS);
  }
  async #ask(): Promise<void> {
    this.#asked?.abort();
    const asked = (this.#asked = new AbortController());
    const name = this.name.trim();
    const question = {
      extends: this.from,
      id: this.id,
      ...(name ? { name: { ru: name, en: name } } : {}),
      ...this.changes,
    };
    try {
      this.checked = await ask<Checked>("/api/rulesets/check", question, asked.signal);
      this.trouble = null;
      this.checking = false;
    } catch (error) {
      if (error instanceof AskError) {
        this.trouble = error.said;
        this.checking = false;
      }
    }
  }
}
