import { describe, expect, it } from "vitest";
import { alike, folds, heard } from "../src/rules/finding";
import { ownId } from "../src/rules/own_id";
import { ruleText } from "../src/rules/rule_text";
import type { Changes } from "../src/rules/saved";
import { changesText, fromAddress, readChanges, toAddress } from "../src/rules/shared_address";

const MANY: Changes = {
  options: {
    kuitan: "off", akadora: 3, uma: [20, 10, -10, -20], pao: ["daisangen", "daisuushii"], call_timeouts: "3 / 0.5 / a", fu_base: 20, noten_bappu: 1500,
    ryanhan_shibari: { from_honba: 5, han: 2, who: "all", counts: "without_dora" }, nothing: {}, none: [], word: "13_without_dora_double", digits: "13",
  },
  yaku: { ippatsu: "off", honitsu: { closed: 3, open: 3 }, renhou: "2x yakuman", chiitoitsu: 2 },
  own: { most: { pattern: "123x 345x ... and tiles of honours >= 2 (not pair of winds)", price: { closed: 2, open: 1 }, name: "Мост через реку" }, stairs: { pattern: "run from n+1x ...", price: "2x yakuman", name: "" } },
};

describe("a rule set in an address", () => {
  it("comes back as it was", () => {
    expect(readChanges(changesText(MANY))).toEqual(MANY);
  });
  it("survives the address itself, with a name", async () => {
    const address = await toAddress({ from: "ema", name: "Наш клуб & друзья", changes: MANY });
    expect(await fromAddress(address.slice(address.indexOf("?")))).toEqual({ from: "ema", name: "Наш клуб & друзья", changes: MANY });
  });
  it("is packed where it would be long, and stays under 2,000 characters", async () => {
    const options = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`ankan_after_riichi_structure_change_${i}`, "13_without_dora_double"]));
    const changes = { options, yaku: {}, own: {} };
    const address = await toAddress({ from: "saikouisen_classic", name: "", changes });
    expect(address.length).toBeLessThan(1900);
    expect((await fromAddress(address.slice(address.indexOf("?")))).changes).toEqual(changes);
  });
  it("reads nonsense as far as it makes sense", async () => {
    expect(readChanges("kuitan:off;;uma")).toEqual({ options: { kuitan: "off" }, yaku: {}, own: {} });
    expect(readChanges("uma:(1,2")).toEqual({ options: { uma: [1, 2] }, yaku: {}, own: {} });
    expect(readChanges("p.bridge:(name=x);p.:5").own).toEqual({});
    expect((await fromAddress("?from=ema&z=%%%")).changes).toEqual({ options: {}, yaku: {}, own: {} });
  });
});

describe("finding", () => {
  it("hears the same word in both scripts", () => {
    expect(heard("фуритен")).toBe(heard("Furiten"));
    expect(heard("риичи")).toBe(heard("riichi"));
  });
  it("forgives one mistake in longer words", () => {
    expect(alike("fureten", "furiten")).toBe(true);
    expect(alike("furiten", "furiten")).toBe(true);
    expect(alike("kna", "kan")).toBe(false);
    expect(alike("kuitan", "kuikae")).toBe(false);
  });
  it("looks into texts last", () => {
    const found = folds("дракон");
    expect(found(["ryuuiisou", "рюисо"], ["нужен зелёный дракон"])).toBe(true);
    expect(found(["ryuuiisou", "рюисо"], ["нужна пара"])).toBe(false);
    expect(folds("喰い替え")(["kuikae", "喰い替え"], [])).toBe(true);
    expect(folds("")([], [])).toBe(true);
  });
});

describe("texts of options", () => {
  it("are taken apart by value", () => {
    const read = ruleText("Что можно сбросить. allowed: что угодно. suji_allowed: кроме такого же. forbidden: ни того, ни другого.");
    expect(read.lead).toBe("Что можно сбросить.");
    expect(read.values).toEqual({ allowed: "что угодно.", suji_allowed: "кроме такого же.", forbidden: "ни того, ни другого." });
  });
  it("may have no values", () => {
    expect(ruleText("Фу за цумо: 2.")).toEqual({ lead: "Фу за цумо: 2.", values: {} });
  });
});

it("names become ids that a sheet may have", () => {
  expect(ownId("Наш клуб", [])).toBe("nash_klub");
  expect(ownId("Наш клуб", ["nash_klub"])).toBe("nash_klub_2");
  expect(ownId("7 драконов!", [])).toBe("own_7_drakonov");
  expect(ownId("ёлка Йода", [])).toBe("elka_ioda");
});
