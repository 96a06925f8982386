import { describe, expect, it } from "vitest";
import { drawnText } from "../src/rules/drawn_text";
import { alike, folds, heard } from "../src/rules/finding";
import { emphasised, groupsOf } from "../src/rules/lesson";
import { ownId } from "../src/rules/own_id";
import { ruleText } from "../src/rules/rule_text";
import { scoreLink } from "../src/rules/score_link";
import type { Scenario, Win } from "../src/protocol";
import type { Changes } from "../src/rules/saved";
import { changesText, fromAddress, readChanges, toAddress } from "../src/rules/shared_address";

const MANY: Changes = {
  options: {
    kuitan: "off",
    akadora: 3,
    uma: [20, 10, -10, -20],
    pao: ["daisangen", "daisuushii"],
    call_timeouts: "3 / 0.5 / a",
    fu_base: 20,
    noten_bappu: 1500,
    ryanhan_shibari: { from_honba: 5, han: 2, who: "all", counts: "without_dora" },
    nothing: {},
    none: [],
    word: "13_without_dora_double",
    digits: "13",
  },
  yaku: { ippatsu: "off", honitsu: { closed: 3, open: 3 }, renhou: "2x yakuman", chiitoitsu: 2 },
  own: {
    most: {
      pattern: "123x 345x ... and tiles of honours >= 2 (not pair of winds)",
      price: { closed: 2, open: 1 },
      name: "Мост через реку",
    },
    stairs: { pattern: "run from n+1x ...", price: "2x yakuman", name: "" },
  },
};

describe("a rule set in an address", () => {
  it("comes back as it was", () => {
    expect(readChanges(changesText(MANY))).toEqual(MANY);
  });
  it("survives the address itself, with a name", async () => {
    const address = await toAddress({ from: "ema", name: "Наш клуб & друзья", changes: MANY });
    expect(await fromAddress(address.slice(address.indexOf("?")))).toEqual({
      from: "ema",
      name: "Наш клуб & друзья",
      changes: MANY,
    });
  });
  it("is packed where it would be long, and stays under 2,000 characters", async () => {
    const options = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`ankan_after_riichi_structure_change_${i}`, "13_without_dora_double"]),
    );
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
    const read = ruleText(
      "Что можно сбросить. allowed: что угодно. suji_allowed: кроме такого же. forbidden: ни того, ни другого.",
    );
    expect(read.lead).toBe("Что можно сбросить.");
    expect(read.values).toEqual({
      allowed: "что угодно.",
      suji_allowed: "кроме такого же.",
      forbidden: "ни того, ни другого.",
    });
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

describe("an example is counted", () => {
  it("by its own rules, with the yaku that it adds", () => {
    const said = { ru: "", en: "" };
    const seats = ["E", "S", "W", "N"].map((wind) => ({ wind }));
    const played = {
      rules: { id: "riichi", name: said },
      settings: [{ id: "added_run", name: said, value: "on", means: said }],
      yaku: [{ id: "chanjun", name: said, value: 1, means: said }],
      steps: [{ board: { seats } }],
    } as unknown as Scenario;
    const win = {
      seat: 2,
      source: 1,
      tile: ["3m", 0],
      concealed: [
        ["4m", 0],
        ["5m", 0],
      ],
      melds: [],
      indicators: [],
      ura: [],
      named: [],
      nuki: [],
      explained: { elements: [{ id: "chanjun" }] },
    } as unknown as Win;
    const query = new URL(scoreLink(win, played), "http://x").searchParams;
    expect([query.get("c"), query.get("flags")]).toEqual(["added_run:on;y.chanjun:1", "chanjun"]);
  });
});

describe("tiles in a sentence are drawn", () => {
  const drawn = (text: string): string =>
    drawnText(text)
      .map(({ text: words, tiles }) => (tiles.length ? `[${tiles.join(" ")}]` : words))
      .join("");
  it("all of a meld, the added tile and the one on a run, too", () => {
    expect(drawn("после 5м, взятого к 67м, – 8м.")).toBe("после [5m], взятого к [6m 7m], – [8m].");
    expect(drawn("kan: 555p=0, 1111z#; 345m- then")).toBe("kan: [5p 5p 5p 0p], [1z 1z 1z 1z]; [3m 4m 5m] then");
    expect(drawn("дополняет щунцу тайлом 3м: 345м-3#")).toBe("дополняет щунцу тайлом [3m]: [3m 4m 5m 3m]");
    expect(drawn("345m-3: 5p5f")).toBe("[3m 4m 5m 3m]: 5p5f");
    expect(drawn("555p=5f of 34 tiles, 5m-6m")).toBe("[5p 5p 5p 5f] of 34 tiles, [5m 6m]");
  });
});

describe("lessons", () => {
  const faces = (groups: ReturnType<typeof groupsOf>): (string | null)[][] =>
    groups.map((group) => (group.meld ? group.meld.tiles : group.tiles.map((tile) => tile.face)));

  it("shows a hand group by group, the winning tile before the melds and what is set aside last", () => {
    const groups = groupsOf({ kind: "tiles", name: "x", tiles: "123m 0p 777z=", win: "5s", aside: "44z" });
    expect(faces(groups)).toEqual([["1m", "2m", "3m"], ["0p"], ["5s"], ["7z", "7z", "7z"], ["4z", "4z"]]);
    expect(groups[2]!.tiles[0]!.lit).toBe(true);
  });

  it("knows backs, tiles that lie turned, and boxes that are not taken apart", () => {
    expect(faces(groupsOf({ kind: "tiles", tiles: "xx3sx" }))).toEqual([[null, null, "3s", null]]);
    expect(groupsOf({ kind: "tiles", tiles: "1z8p~" })[0]!.tiles.map((tile) => tile.turned)).toEqual([false, true]);
    expect(faces(groupsOf({ kind: "tiles", name: "box_winds", tiles: "1z 2z" }))).toEqual([["1z", "2z"]]);
  });

  it("lets words stand out", () => {
    expect(emphasised("A **run** is").map((piece) => piece.strong)).toEqual([false, true, false]);
  });
});
