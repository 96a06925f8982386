/** What the page says: own Fluent texts by id, and the server's sentences, both in the language that is set. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../page/settings.svelte";
import type { Language, Said } from "../protocol";
import english from "./en.ftl?raw";
import russian from "./ru.ftl?raw";

const bundles: Record<Language, FluentBundle> = { en: bundle("en", english), ru: bundle("ru", russian) };

function bundle(lang: Language, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Where tiles are кости and a discard is снос: at a table of these games `<id>-chinese` is said instead of `<id>`, if there is one. */
export const speech = $state({ family: "" as "" | "chinese" });

export function t(id: string, args: Record<string, FluentVariable> = {}, lang: Language = settings.lang): string {
  const message = (speech.family && bundles[lang].getMessage(`${id}-${speech.family}`)) || bundles[lang].getMessage(id);
  if (!message?.value) return id;
  return bundles[lang].formatPattern(message.value, args);
}

/** An own text in both languages, in the form in which the server speaks. */
export const both = (id: string): Said => ({ ru: t(id, {}, "ru"), en: t(id, {}, "en") });

export const has = (id: string): boolean => bundles.en.hasMessage(id);

export const say = (said: Said | null | undefined): string => said?.[settings.lang] ?? "";

/** Figures with thin spaces and a true minus. */
export function figure(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");
  return value < 0 ? `\u2212${digits}` : digits;
}

/** A change, always with its sign. */
export const change = (value: number): string => (value > 0 ? `+${figure(value)}` : value === 0 ? "0" : figure(value));

/** Final scores come in points: 52000 is +52. */
export function score(value: number): string {
  const tenths = Math.round(Math.abs(value) / 100);
  const text = tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1).replace(".", settings.lang === "ru" ? "," : ".");
  return value < 0 ? `\u2212${text}` : value > 0 ? `+${text}` : text;
}

/** How fast: "0,5×". */
export const times = (value: number): string => `${value.toLocaleString(settings.lang)}×`;
