/** A complete hand out of a box of tiles, to try things with. */
import type { ScoreForm } from "../protocol";
import type { Meld } from "./notation";
import { fits, missing, type Written } from "./written_hand";

const SUITS = ["m", "p", "s"] as const;

export function randomHand(hand: Written, form: ScoreForm, random: () => number = Math.random): Written {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const { rules } = form;
  const suitVoid = rules.features.void_suit ? pick(SUITS) : "";
  const kinds = rules.tiles.filter((one) => /^[1-9][mpsz]$/.test(one) && one.at(-1) !== suitVoid);
  const runs = kinds.filter(
    (one) => one.at(-1) !== "z" && [1, 2].every((by) => kinds.includes(`${Number(one[0]) + by}${one.at(-1)}`)),
  );
  const run = (one: string): string[] => [0, 1, 2].map((by) => `${Number(one[0]) + by}${one.at(-1)}`);
  const block = (): string[] => (runs.length && random() < 0.7 ? run(pick(runs)) : Array<string>(3).fill(pick(kinds)));
  let made: Written = {
    ...hand,
    tiles: [],
    melds: [],
    dora: [],
    ura: [],
    named: [],
    nuki: [],
    flags: [],
    facts: [],
    void: suitVoid,
    out: [],
    liable: "",
  };
  const pair = pick(kinds);
  made = { ...made, tiles: [pair, pair] };
  while (missing(made, rules.features.hand) > 0) {
    const tiles = block();
    const melded = random() < 0.15 && (rules.features.chi || new Set(tiles).size === 1);
    const sign: Meld["sign"] = new Set(tiles).size > 1 ? "-" : "=";
    const next = melded
      ? { ...made, melds: [...made.melds, { tiles, sign }] }
      : { ...made, tiles: [...made.tiles, ...tiles] };
    if (fits(next, rules)) made = next;
  }
  const at = Math.floor(random() * made.tiles.length);
  const closed = !made.melds.length && form.flags.some((flag) => flag.id === "riichi") && rules.features.riichi;
  const shown = rules.features.dora ? [pick(rules.tiles.filter((one) => /^[1-9][mpsz]$/.test(one)))] : [];
  const whole = {
    ...made,
    tiles: [...made.tiles.toSpliced(at, 1), made.tiles[at]!],
    by: random() < 0.6 ? ("ron" as const) : ("tsumo" as const),
    flags: closed ? ["riichi"] : [],
  };
  return fits({ ...whole, dora: shown }, rules) ? { ...whole, dora: shown } : whole;
}
