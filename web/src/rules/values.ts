/** Values of options: comparing them, saying them, and which control fits them. */
import type { Forms, Language, Meaning, Switch, Value } from "../protocol";
import { t } from "../texts/speak.svelte";
import { settings } from "../page/settings.svelte";

/** One text for equal values; lists of words in any order are the same list. */
export function canonical(value: Value): string {
  if (Array.isArray(value)) {
    const items = value.map(canonical);
    return `[${(value.every((one) => typeof one === "string") ? items.sort() : items).join()}]`;
  }
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .map(([name, inner]) => `${name}:${canonical(inner)}`)
      .sort()
      .join()}}`;
  return String(value);
}

export const same = (one: Value, other: Value): boolean => canonical(one) === canonical(other);

/** "number", "list", "table", "text", or the word itself. */
export function formOf(forms: Forms, value: Value): string {
  if (Array.isArray(value)) return "list";
  if (typeof value === "object" && value !== null) return "table";
  if (forms.words.includes(String(value))) return String(value);
  if (typeof value === "number") return "number";
  return forms.code ? "code" : "text";
}

/** A word of digits is written as a number. */
export const asWord = (word: string): Value => (/^\d+$/.test(word) ? Number(word) : word);

const meaning = (values: Meaning[], path: string[], lang: Language): string =>
  values.find((one) => one.path.join("/") === path.join("/"))?.means[lang] ?? "";

/** What a value is called, as the server says it. */
export function saidValue(
  one: Pick<Switch, "forms" | "values" | "state">,
  value: Value,
  lang: Language = settings.lang,
): string {
  if (Array.isArray(value)) {
    if (one.forms.list?.of === "number") return value.map((n) => String(n).replace("-", "−")).join(", ");
    return value.map((word) => meaning(one.values, ["list", String(word)], lang) || String(word)).join("; ") || "–";
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(
        ([name, inner]) => meaning(one.values, ["table", name, String(inner)], lang) || `${name}: ${canonical(inner)}`,
      )
      .join("; ");
  }
  const said = one.state === "done" ? meaning(one.values, [String(value)], lang) : "";
  return said || (value === "on" || value === "off" ? t(`value-${value}`, {}, lang) : String(value).replace(/^-/, "−"));
}

export const isSwitch = (forms: Forms): boolean =>
  forms.words.length === 2 &&
  forms.words.includes("on") &&
  forms.words.includes("off") &&
  !forms.number &&
  !forms.list &&
  !forms.table &&
  !forms.text &&
  !forms.code;

/** What a form begins with when it is chosen. */
export function first(forms: Forms, form: string, players: number): Value {
  if (form === "number")
    return Math.max(forms.number?.from ?? 0, Math.min(forms.number?.to ?? 0, 1) * (forms.number?.step ?? 1));
  if (form === "list" && forms.list) {
    if (forms.list.of === "number")
      return Array<number>(
        Math.min(Math.max(forms.list.size[0], Math.min(players, forms.list.size[1])), forms.list.size[1]),
      ).fill(Math.max(0, forms.list.from));
    return forms.list.words.slice(0, forms.list.size[0]);
  }
  if (form === "table")
    return Object.fromEntries(
      Object.entries(forms.table?.fields ?? {})
        .filter(([, field]) => !(Array.isArray(field.default) && !field.default.length))
        .map(([name, field]) => [name, field.default]),
    );
  if (form === "code") return forms.code ?? "";
  return form === "text" ? "" : asWord(form);
}
