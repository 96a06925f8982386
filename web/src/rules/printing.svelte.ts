/** In which languages a table sheet is printed. */
import type { Language } from "../protocol";
import { settings } from "../page/settings.svelte";

export type Printed = Language | "both" | "";
export const printing: { lang: Printed } = $state({ lang: "" });

/** The languages of the sheet, that of the page where nothing else was asked for. */
export const printedIn = (): Language[] => (printing.lang === "both" ? ["ru", "en"] : [printing.lang || settings.lang]);
