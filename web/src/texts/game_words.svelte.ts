/** Words that some games say otherwise: pon is панг in Taiwan, a win is ху in Sichuan. */
import { has, speech, t } from "./speak.svelte";

const FAMILIES = ["taiwanese", "sichuan"];
const ownWords = (game: string): string => FAMILIES.find((name) => game.startsWith(name)) ?? "";

/** From here on the page speaks as people at a table of this game do; without a game, as at a table of riichi. */
export function speakAs(game: string): void {
  speech.game = ownWords(game);
  speech.family = speech.game ? "chinese" : "";
}

/** Deals that count for the dealer: in Taiwan they are wins. */
export const honba = (count: number, game: string): string =>
  t(game.startsWith("taiwanese") ? "honba-taiwanese" : "honba", { count });

/**
 * A call or a meld by the name it has in this game, or in the one that the page speaks of. `tile`: the one that a bonus tile is declared
 * with; a North is kita, any other nuki.
 */
export function word(verb: string, game = speech.game, tile = ""): string {
  if (verb === "nuki" && tile === "4z") return t("word-kita");
  const own = `word-${verb}-${ownWords(game)}`;
  return t(has(own) ? own : `word-${verb}`);
}
