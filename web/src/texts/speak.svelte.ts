/** What the page says: own Fluent texts by id, and the server's sentences, both in the language that is set. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../page/settings.svelte";
import type { Language, Said } from "../protocol";

/** Texts come when their language is spoken: nobody waits for the other. */
const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en.ftl?raw"),
  ru: () => import("./ru.ftl?raw"),
};
let bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});

/** Before a language is spoken; until then it is said in the other. */
export async function learn(lang: Language): Promise<void> {
  if (bundles[lang]) return;
  const { default: source } = await SOURCES[lang]();
  bundles = { ...bundles, [lang]: bundle(lang, source) };
}
const spoken = (lang: Language): FluentBundle | undefined => bundles[lang] ?? bundles.en ?? bundles.ru;

function bundle(lang: Language, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Where tiles are кости and a discard is снос: at a table of these games `<id>-sichuan`, `<id>-taiwanese` or, for both, `<id>-chinese` is said instead of
 * `<id>`, if there is one. */
export const speech = $state({ family: "" as "" | "chinese", game: "" });

export function t(id: string, args: Record<string, FluentVariable> = {}, lang: Language = settings.lang): string {
  const texts = spoken(lang);
  const own =
    speech.family && (texts?.getMessage(`${id}-${speech.game}`) ?? texts?.getMessage(`${id}-${speech.family}`));
  const message = own || texts?.getMessage(id);
  if (!texts || !message?.value) return id;
  return typeset(texts.formatPattern(message.value, args), lang);
}

/** Russian keeps on one line what belongs together: a figure and its noun, a dash and the word before it, № and с, в, к with their figure. */
export const typeset = (text: string, lang: Language): string =>
  lang === "ru" ? text.replace(/ (?=–)|(?<=\d) (?=[а-яё%])|(?<=№|(?<![а-яё])[свкСВК]) (?=\d)/g, "\u00a0") : text;

/** An own text in both languages, in the form in which the server speaks. */
export const both = (id: string, args: Record<string, FluentVariable> = {}): Said => ({
  ru: t(id, args, "ru"),
  en: t(id, args, "en"),
});

export const has = (id: string): boolean => spoken(settings.lang)?.hasMessage(id) ?? false;

export const say = (said: Said | null | undefined): string => typeset(said?.[settings.lang] ?? "", settings.lang);

/** Figures with a true minus; thousands apart by a comma in English, in Russian by a space where there are five digits or more. */
export function figure(value: number): string {
  const plain = String(Math.abs(value));
  const digits =
    settings.lang === "ru" && plain.length < 5
      ? plain
      : plain.replace(/\B(?=(\d{3})+(?!\d))/g, settings.lang === "ru" ? "\u00a0" : ",");
  return value < 0 ? `\u2212${digits}` : digits;
}

/** A change, always with its sign. */
export const change = (value: number): string => (value > 0 ? `+${figure(value)}` : value === 0 ? "0" : figure(value));

/** Final scores come in points: 52000 is +52. */
export function score(value: number): string {
  const tenths = Math.round(Math.abs(value) / 100);
  const text =
    tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1).replace(".", settings.lang === "ru" ? "," : ".");
  return value < 0 ? `\u2212${text}` : value > 0 ? `+${text}` : text;
}

/** How fast: "0,5×". */
export const times = (value: number): string => `${value.toLocaleString(settings.lang)}×`;
