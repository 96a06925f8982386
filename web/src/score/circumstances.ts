/** Which circumstances cannot be, and why: the id of the sentence. */
import type { ScoreForm } from "../protocol";
import { isOpen, kindOf } from "./notation";
import type { Written } from "./written_hand";

const FIRST_TURN = ["tenhou", "chiihou", "renhou"];
const ONE_WAY = ["rinshan", "chankan", "gari", "chanjun", "houtei"];
const RIICHI = ["riichi", "double_riichi", "open_riichi", "chou_riichi", "kiseki_riichi", "ura_buse_riichi"];
const BY_TSUMO = ["haitei", "rinshan", "tenhou", "chiihou", "early_kan"];
const BY_RON = [
  "houtei",
  "chankan",
  "gari",
  "chanjun",
  "renhou",
  "first_discard",
  "after_kan",
  "riichi_tile",
  "late_riichi",
];

/** Why a flag or fact cannot be set; empty if it can. */
export function hinders(what: string, hand: Written, form: ScoreForm): string {
  const others = hand.flags.filter((flag) => flag !== what);
  const has = (flags: string[]): boolean => others.some((flag) => flags.includes(flag));
  const open = hand.melds.some(isOpen);
  if (BY_TSUMO.includes(what) && hand.by === "ron") return "flag-needs-tsumo";
  if (BY_RON.includes(what) && hand.by === "tsumo") return "flag-needs-ron";
  if (RIICHI.includes(what)) {
    if (open && !form.open_riichi_hand) return "flag-needs-closed";
    if (has(RIICHI)) return "flag-other-riichi";
    if (what === "double_riichi" && hand.melds.some((meld) => meld.sign !== "#")) return "flag-no-claims";
  }
  if (what === "ippatsu") {
    if (!has(RIICHI)) return "flag-needs-riichi";
    if (has(["rinshan"]) && !hand.nuki.length) return "flag-kan-ends-ippatsu";
  }
  if (what === "rinshan") {
    if (!hand.melds.some((meld) => meld.tiles.length > 3 && !meld.raised) && !hand.nuki.length) return "flag-needs-kan";
    if (has(["ippatsu"]) && !hand.nuki.length) return "flag-kan-ends-ippatsu";
  }
  if (what === "gari" && hand.tiles.length && !form.rules.features.nuki.includes(kindOf(hand.tiles.at(-1)!)))
    return "flag-needs-aside";
  if (what === "chanjun" && hand.tiles.length && hand.tiles.at(-1)!.endsWith("z")) return "flag-needs-run";
  if (ONE_WAY.includes(what) && has(ONE_WAY)) return "flag-one-way";
  if (["tenhou"].includes(what) && hand.seat !== "E") return "flag-needs-dealer";
  if (["chiihou", "renhou", "first_discard"].includes(what) && hand.seat === "E") return "flag-not-dealer";
  if ([...FIRST_TURN, "first_discard"].includes(what) && hand.melds.length) return "flag-no-melds";
  if (what === "first_discard" && hand.from && hand.from !== "E") return "flag-from-dealer";
  if (what === "early_kan" && !has(["rinshan"])) return "flag-needs-kan";
  if (["after_kan", "riichi_tile"].includes(what) && has(["chankan", "gari", "chanjun"])) return "flag-one-way";
  if (FIRST_TURN.includes(what) ? others.length > 0 : has(FIRST_TURN)) return "flag-first-turn";
  return "";
}

/** The hand without what cannot be. */
export function possible(hand: Written, form: ScoreForm): Written {
  let kept = hand;
  for (const flag of hand.flags)
    if (hinders(flag, kept, form)) kept = { ...kept, flags: kept.flags.filter((other) => other !== flag) };
  const facts = kept.facts.filter((fact) => !hinders(fact, kept, form));
  if (facts.length < kept.facts.length) kept = { ...kept, facts };
  if (kept.ura.length && !seesUra(kept, form)) kept = { ...kept, ura: [] };
  if (kept.from && (kept.by === "tsumo" || kept.from === kept.seat)) kept = { ...kept, from: "" };
  if (kept.out.includes(kept.seat) || (kept.from && kept.out.includes(kept.from)))
    kept = { ...kept, out: kept.out.filter((who) => who !== kept.seat && who !== kept.from) };
  return kept;
}

/** Whether ura dora count: with riichi, or where the rules turn them for everybody, perhaps from so many honba on. */
export const seesUra = (hand: Written, form: ScoreForm): boolean =>
  hand.flags.some((flag) => RIICHI.includes(flag)) ||
  (form.ura_without_riichi !== null && hand.honba >= form.ura_without_riichi);
