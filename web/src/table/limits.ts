/** The name that a dear hand goes by: that of its limit, or its own. */
import type { Rules, Said, Win } from "../protocol";
import { t } from "../texts/speak.svelte";
import { loudness } from "./loudness";

export type Limit = { ja: string; word: string; names: Said[] };

/** By base points. */
const LIMITS: [base: number, id: string, ja: string][] = [
  [6000, "sanbaiman", "三倍満"],
  [4000, "baiman", "倍満"],
  [3000, "haneman", "跳満"],
  [2000, "mangan", "満貫"],
];

export function limitOf(win: Win, rules: Rules): Limit | null {
  const why = win.explained;
  if (!why) return null;
  if (loudness(win, rules) === 3) {
    const dearest = [...why.elements].sort((a, b) => b.han - a.han);
    return { ja: dearest[0]?.ja.split(" ")[0] ?? "", word: "", names: dearest.slice(0, 2).map((line) => line.name) };
  }
  const found = rules.features.fu ? LIMITS.find(([base]) => why.base >= base) : undefined;
  return found ? { ja: found[2], word: t(`limit-${found[1]}`), names: [] } : null;
}
