/** Words that some games say otherwise: pon is панг in Taiwan, a win is ху in Sichuan. */
import { has, t } from "./speak.svelte";

const FAMILIES = ["taiwanese", "sichuan"];

/** How people at a table of this game speak. */
export const familyOf = (game: string): "" | "chinese" => (FAMILIES.some((name) => game.startsWith(name)) ? "chinese" : "");

/** Deals that count for the dealer: in Taiwan they are wins. */
export const honba = (count: number, game: string): string => t(game.startsWith("taiwanese") ? "honba-taiwanese" : "honba", { count });

export function word(verb: string, game: string): string {
  const family = FAMILIES.find((name) => game.startsWith(name));
  const own = `word-${verb}-${family}`;
  return t(family && has(own) ? own : `word-${verb}`);
}
