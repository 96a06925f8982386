/** Which cards lie open at a table of more than four, and where: the others in turn order; where not all cards lie open,
 *  those who moved last, each in its place. */
import { untrack } from "svelte";
import type { Ring } from "./ring";
import type { Session } from "./session.svelte";

export class RingCards {
  private moved: number[] = $state([]);
  private lyingOpen: number[] = [];

  constructor(
    private readonly session: Session,
    private readonly ring: () => Ring | null,
  ) {
    $effect.pre(() => {
      const now = this.session.board!.last ?? this.session.board!.turn;
      if (now !== null && now !== this.session.viewer)
        untrack(() => (this.moved = [now, ...this.moved.filter((seat) => seat !== now)]));
    });
  }

  /** The others, in turn order. */
  readonly others = $derived.by(() => {
    const seats = this.session.board!.seats;
    return this.ring() ? seats.slice(1).map((_, i) => (this.session.viewer + i + 1) % seats.length) : [];
  });

  /** Those whose cards lie open. */
  readonly opened = $derived.by(() => {
    const count = this.ring()?.cards.length ?? 0;
    if (count >= this.others.length) return this.others;
    const rest = this.others.filter((seat) => !this.moved.includes(seat));
    const wanted = [...this.moved, ...rest].slice(0, count);
    const fresh = wanted.filter((seat) => !this.lyingOpen.includes(seat));
    const places = this.lyingOpen.length === count ? this.lyingOpen : wanted.slice();
    return (this.lyingOpen = places.map((seat) => (wanted.includes(seat) ? seat : fresh.shift()!)));
  });

  /** Where a word of this seat appears, px. */
  placeOf(seat: number): { left: string; top: string } | null {
    const ring = this.ring();
    if (!ring) return null;
    const at = this.opened.indexOf(seat);
    const rect = at >= 0 ? ring.cards[at]! : (ring.strip[this.others.indexOf(seat)] ?? ring.own);
    return { left: `${rect.x + rect.width / 2}px`, top: `${rect.y + rect.height / 2}px` };
  }
}
