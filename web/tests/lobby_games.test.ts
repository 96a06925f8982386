import { describe, expect, it } from "vitest";
import { FIRST, inOrder, minutesOf, otherGames, riichiSets } from "../src/lobby/games";
import type { RuleSetShort } from "../src/protocol";

const set = (id: string, game: string, players = 4, playable = true): RuleSetShort => ({
  id,
  game,
  players,
  playable,
  name: { ru: id, en: id },
  about: { ru: "", en: "" },
  game_name: { ru: game, en: game },
  extends: "",
  edition: "",
  fingerprint: id,
  missing: [],
});
const SETS = [
  set("majan_100", "majan_100"),
  set("ema", "riichi"),
  set("riichi", "riichi"),
  set("sanma", "sanma", 3),
  set("sanma_kansai", "sanma_kansai", 3),
  set("sanma_tenhou", "sanma", 3),
  set("sichuan", "sichuan"),
  set("taiwanese", "taiwanese"),
  set("crm", "riichi", 4, false),
];

describe("the lobby", () => {
  it("begins with riichi, sanma, Taiwan and Sichuan", () => {
    expect(FIRST.map((card) => card.id)).toEqual(["riichi", "sanma_tenhou", "taiwanese", "sichuan"]);
  });
  it("orders rule sets by game, and of a game the usual one first", () => {
    expect(inOrder(SETS).map((one) => one.id)).toEqual([
      "riichi",
      "ema",
      "crm",
      "sanma_tenhou",
      "sanma",
      "sanma_kansai",
      "taiwanese",
      "sichuan",
      "majan_100",
    ]);
  });
  it("shows every rule set that can be played once, and no other", () => {
    const shown = [
      ...FIRST.map((card) => card.id),
      ...otherGames(SETS).map((one) => one.id),
      ...riichiSets(SETS).map((one) => one.id),
    ].sort();
    expect(shown).toEqual(
      SETS.filter((one) => one.playable)
        .map((one) => one.id)
        .sort(),
    );
  });
  it("knows about how long each takes", () => {
    expect(SETS.map(minutesOf).every((minutes) => minutes >= 10 && minutes <= 60)).toBe(true);
  });
});
