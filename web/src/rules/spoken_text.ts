/** A sentence for who hears it, or sees it where nothing is drawn: tiles by their names, each once. */
import { handOrder } from "../tiles/face";
import { tileName } from "../tiles/names.svelte";
import { drawnText } from "./drawn_text";

export const inWords = (text: string): string =>
  drawnText(text)
    .map(({ text: words, tiles }) =>
      tiles.length
        ? [...new Set(tiles)]
            .sort((a, b) => handOrder(a) - handOrder(b))
            .map(tileName)
            .join(", ")
        : words,
    )
    .join("");
