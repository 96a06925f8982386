/** Any tile that lies open: under the mouse, or under a finger that rests on it, all its copies are outlined. */
import { face } from "../tiles/face";
import type { Handling } from "./handling.svelte";

const REST_MS = 450;
const LYING_OPEN = "[data-zone=pond], [data-zone=meld], [data-zone=bonus], [data-zone=dora]";

function tileUnder(event: Event): string | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tile]") : null;
  return found?.closest(LYING_OPEN) ? face(found.dataset.tile!).kind : null;
}

export class Pointing {
  /** Whether the finger has rested: then lifting it is no tap. */
  rested = false;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly handling: Handling) {}

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const kind = tileUnder(event);
    if (kind) this.handling.pointed = kind;
    else if (!this.handling.liftedTile) this.handling.pointed = null;
  };

  readonly down = (event: PointerEvent): void => {
    clearTimeout(this.rest);
    if (event.pointerType === "mouse") return;
    const kind = tileUnder(event);
    this.rested = false;
    if (kind) {
      this.rest = setTimeout(() => {
        this.rested = true;
        this.handling.pointed = kind;
      }, REST_MS);
    } else if (this.handling.pointed && !this.handling.liftedTile) this.handling.pointed = null;
  };

  readonly up = (): void => clearTimeout(this.rest);
}
