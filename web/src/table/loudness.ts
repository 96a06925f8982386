/** How a win is shown: below mangan the table stays; from mangan the stage is set; the dearest hands put the room out. */
import type { Rules, Win } from "../protocol";

export type Loudness = 1 | 2 | 3;

/** Base points; games without fu are loud from so many points of the hand. */
const MANGAN = 2000;
const YAKUMAN = 8000;
const MANY = 8;
const MOST = 16;

export function loudness(win: Pick<Win, "explained">, rules: Pick<Rules, "features">): Loudness {
  const why = win.explained;
  if (!why) return 1;
  if (rules.features.fu) return why.base >= YAKUMAN ? 3 : why.base >= MANGAN || why.limit ? 2 : 1;
  return why.han >= MOST ? 3 : why.limit || why.han >= MANY ? 2 : 1;
}
