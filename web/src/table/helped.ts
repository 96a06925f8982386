/** What the helper says of a hand, the best discards first. */
import type { Hint, HintDiscard } from "../protocol";
import { t } from "../texts/speak.svelte";

/** Of equal tiles one. */
export const best = (hint: Hint | null): HintDiscard[] =>
  [...(hint?.discards ?? [])]
    .sort((a, b) => a.shanten - b.shanten || b.total - a.total)
    .filter((discard, i, all) => all.findIndex((other) => other.tile[0] === discard.tile[0]) === i);

export const away = (shanten: number): string => (shanten <= 0 ? t("tenpai") : t("shanten", { count: shanten }));
