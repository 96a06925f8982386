/** One thing changed at a time: what the same hand would be then. */
import type { ScoreForm } from "../protocol";
import { promoted } from "../tiles/face";
import { possible } from "./circumstances";
import { isOpen, kindOf } from "./notation";
import { fits, winOn, type Written } from "./written_hand";

/** `id` is that of its text; `tile` the one that it speaks of. */
export type Variation = { id: string; tile?: string; hand: Written };

export function variations(hand: Written, form: ScoreForm): Variation[] {
  const list: Variation[] = [
    hand.by === "ron"
      ? { id: "by-self-draw", hand: { ...hand, by: "tsumo" } }
      : { id: "by-discard", hand: { ...hand, by: "ron" } },
  ];
  if (form.flags.some((flag) => flag.id === "riichi") && !hand.melds.some(isOpen)) list.push(riichi(hand, form));
  if (form.rules.tiles.includes("1z"))
    list.push(
      hand.seat === "E"
        ? { id: "as-other", hand: { ...hand, seat: "S" } }
        : { id: "as-dealer", hand: { ...hand, seat: "E", from: hand.from === "E" ? "" : hand.from } },
    );
  const dora = oneMoreDora(hand, form);
  if (dora) list.push(dora);
  list.push(...otherWins(hand));
  return list.map((one) => ({ ...one, hand: possible(one.hand, form) }));
}

function riichi(hand: Written, form: ScoreForm): Variation {
  const ready = form.rules.features.ready;
  if (hand.flags.includes("riichi"))
    return {
      id: ready ? "without-ready" : "without-riichi",
      hand: { ...hand, flags: hand.flags.filter((flag) => flag !== "riichi" && flag !== "ippatsu") },
    };
  return {
    id: ready ? "with-ready" : "with-riichi",
    hand: {
      ...hand,
      flags: ["riichi", ...hand.flags.filter((flag) => !flag.endsWith("riichi"))],
    },
  };
}

/** An indicator that makes exactly one tile of the hand a dora. */
function oneMoreDora(hand: Written, form: ScoreForm): Variation | null {
  if (!form.rules.features.dora) return null;
  const held = [...hand.tiles, ...hand.melds.flatMap((meld) => meld.tiles)].map(kindOf);
  const plain = form.rules.tiles.filter((tile) => kindOf(tile) === tile);
  for (const indicator of plain) {
    const dora = promoted(indicator, plain);
    const next = { ...hand, dora: [...hand.dora, indicator] };
    if (dora && held.filter((kind) => kind === dora).length === 1 && fits(next, form.rules))
      return { id: "one-more-dora", tile: indicator, hand: next };
  }
  return null;
}

/** The same tiles, won on another of them. */
function otherWins(hand: Written): Variation[] {
  const seen = new Set([hand.tiles.at(-1)]);
  return hand.tiles.flatMap((tile, at): Variation[] => {
    if (seen.has(tile)) return [];
    seen.add(tile);
    return [{ id: "won-on", tile, hand: winOn(hand, at) }];
  });
}
