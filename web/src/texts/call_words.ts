/** Calls in the words that the player likes, whatever language the page speaks. */
import { settings } from "../page/settings.svelte";
import { word } from "./game_words.svelte";

type Words = Record<"romaji" | "ru" | "en" | "kanji", string>;

const WORDS: Record<string, Words> = {
  riichi: { romaji: "Riichi", ru: "Риичи", en: "Riichi", kanji: "立直" },
  open_riichi: { romaji: "Open riichi", ru: "Открытое риичи", en: "Open riichi", kanji: "開立直" },
  ready: { romaji: "Tenpai", ru: "Готов", en: "Ready", kanji: "聴牌" },
  tsumo: { romaji: "Tsumo", ru: "Цумо", en: "Self-draw", kanji: "自摸" },
  ron: { romaji: "Ron", ru: "Рон", en: "Win", kanji: "栄" },
  chi: { romaji: "Chii", ru: "Чи", en: "Chow", kanji: "吃" },
  pon: { romaji: "Pon", ru: "Пон", en: "Pung", kanji: "碰" },
  kan: { romaji: "Kan", ru: "Кан", en: "Kong", kanji: "槓" },
  nuki: { romaji: "Nuki", ru: "Нуки", en: "Set aside", kanji: "抜" },
};

export function callWord(verb: string, game: string, tile = ""): string {
  return settings.calls === "own" ? word(verb, game, tile) : (WORDS[verb]?.[settings.calls] ?? word(verb, game, tile));
}
