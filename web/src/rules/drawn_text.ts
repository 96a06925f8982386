/** A sentence in pieces, of which some are tiles to be drawn. */
import { faces } from "../score/written_hand";

export type Piece = { text: string; tiles: string[] };

/** Digits with their letter; of a meld also its sign, the tile that was added or laid on it, and the sign of a run that counts as closed. */
const TILES = /(?<![\p{L}\p{N}])([0-9]{1,14})([mpszfмпсзц])(?:[-=+#](?:(\d)([mpszfмпсзц])?#?)?)?(?![\p{L}\p{N}])/gu;

export function drawnText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(TILES)) {
    const [whole, digits, letter, added, own] = found;
    pieces.push(
      { text: text.slice(at, found.index), tiles: [] },
      { text: whole, tiles: faces(`${digits}${letter}${added ? `${added}${own ?? letter}` : ""}`) },
    );
    at = found.index + whole.length;
  }
  return [...pieces, { text: text.slice(at), tiles: [] }];
}
