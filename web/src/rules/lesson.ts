/** Tiles of a lesson in groups, as they stand or lie on the table, and words that stand out in its sentences. */
import type { LessonBlock } from "../protocol";
import { faces, readHand, type Meld } from "../score/written_hand";

export type Shown = { face: string | null; turned: boolean; lit: boolean };
export type Group = { tiles: Shown[]; meld: Meld | null };

const SIGNS = "-=+#";
const isMeld = (word: string): boolean => SIGNS.includes(word.at(-1)!);

/** Tiles side by side; "x" is a back, and the tile before "~" lies turned. */
function standing(word: string, lit = false): Group {
  const tiles: Shown[] = [];
  for (const [piece] of word.matchAll(/x|~|[^x~]+/g)) {
    if (piece === "x") tiles.push({ face: null, turned: false, lit: false });
    else if (piece === "~") tiles.at(-1)!.turned = true;
    else tiles.push(...faces(piece).map((face) => ({ face, turned: false, lit })));
  }
  return { tiles, meld: null };
}

/** Concealed tiles, the one that wins, melds, what is set aside. */
export function groupsOf(block: LessonBlock): Group[] {
  const words = (block.tiles ?? "").split(" ").filter((word) => word);
  const concealed = words.filter((word) => !isMeld(word));
  const whole = block.name?.startsWith("box_") ? [concealed.join("")] : concealed;
  return [
    ...whole.map((word) => standing(word)),
    ...(block.win ? [standing(block.win, true)] : []),
    ...words.filter(isMeld).map((word): Group => ({ tiles: [], meld: readHand(word).melds[0] ?? null })),
    ...(block.aside ? [standing(block.aside)] : []),
  ];
}

/** "A **run** is …": pieces of which every second one stands out. */
export const emphasised = (text: string): { text: string; strong: boolean }[] =>
  text.split("**").map((piece, i) => ({ text: piece, strong: i % 2 === 1 }));
