import { describe, expect, it } from "vitest";
import type { Rules, ScoreForm } from "../src/protocol";
import { hinders, possible } from "../src/score/circumstances";
import { meldText, unread } from "../src/score/notation";
import { randomHand } from "../src/score/random_hand";
import { variations } from "../src/score/variations";
import {
  bySuch,
  EMPTY,
  faces,
  fits,
  fromQuery,
  handText,
  left,
  missing,
  place,
  question,
  readHand,
  short,
  toQuery,
  waitQuestion,
  winOn,
  within,
  type Written,
} from "../src/score/written_hand";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const suits = (reds: boolean): [string, number][] =>
  ["m", "p", "s"].flatMap((suit): [string, number][] => [
    ...NUMBERS.map((n): [string, number] => [`${n}${suit}`, reds && n === 5 ? 3 : 4]),
    ...(reds ? [[`0${suit}`, 1] as [string, number]] : []),
  ]);
const honours = [1, 2, 3, 4, 5, 6, 7].map((n): [string, number] => [`${n}z`, 4]);

function form(
  copies: [string, number][],
  features: Partial<Rules["features"]>,
  more: Partial<ScoreForm> = {},
): ScoreForm {
  const all = {
    riichi: true,
    ready: false,
    chi: true,
    dora: true,
    red: true,
    nuki: [],
    void_suit: false,
    exchange: 0,
    building: 0,
    until_winners: 1,
    kan_hidden: false,
    kan_up: [1, 2],
    sticks: true,
    fu: true,
    hand: 13,
    linear: false,
    start: 25000,
    ...features,
  };
  const rules = {
    id: "x",
    game: "riichi",
    tiles: copies.map(([tile]) => tile),
    copies: Object.fromEntries(copies),
    features: all,
  } as unknown as Rules;
  const flags = [
    "riichi",
    "double_riichi",
    "ippatsu",
    "rinshan",
    "chankan",
    "haitei",
    "houtei",
    "tenhou",
    "chiihou",
  ].map((id) => ({ id, name: { ru: id, en: id } }));
  return {
    rules,
    flags,
    facts: [],
    river: [],
    flowers: 0,
    seats: 4,
    phantoms: [],
    ura: true,
    ura_without_riichi: null,
    rounds: [],
    named_dora: false,
    foreign_dora: false,
    honba: "honba",
    sticks: true,
    out: 0,
    liable: true,
    open_riichi_hand: false,
    raised_runs: "never",
    ...more,
  };
}
const RIICHI = form([...suits(true), ...honours], {});
const SICHUAN = form(
  suits(false),
  { riichi: false, dora: false, red: false, chi: false, void_suit: true, sticks: false, fu: false },
  { flags: [], facts: ["after_kan"], out: 2, honba: "", sticks: false, ura: false, liable: false },
);
const TAIWANESE = form(
  [...suits(false), ...honours, ...NUMBERS.slice(0, 8).map((n): [string, number] => [`${n}f`, 1])],
  { riichi: false, dora: false, red: false, hand: 16, linear: true, nuki: NUMBERS.slice(0, 8).map((n) => `${n}f`) },
);
const hand = (text: string, more: Partial<Written> = {}): Written => ({ ...EMPTY, ...readHand(text), ...more });

describe("a written hand", () => {
  it("has a round that these rules play, and dora of others only where somebody has dora of their own", () => {
    const dragons = form([...suits(false), ...honours], {}, { rounds: ["2z", "5z"], foreign_dora: true });
    const told = bySuch(hand("123m", { round: "5z", foreign: -2 }), dragons);
    expect([told.round, told.foreign]).toEqual(["5z", -2]);
    expect(fromQuery(toQuery(told))).toMatchObject({ round: "5z", foreign: -2 });
    expect(question(told)).toMatchObject({ round: "5z", foreign_dora: -2 });
    expect(bySuch(hand("123m", { round: "E" }), dragons).round).toBe("2z");
    expect(bySuch(told, RIICHI)).toMatchObject({ round: "E", foreign: 0 });
  });
  it("is read from short notation, Russian letters, Unicode and mjai", () => {
    expect(faces("123m406p77z")).toEqual(["1m", "2m", "3m", "4p", "0p", "6p", "7z", "7z"]);
    expect(faces("234м 55з")).toEqual(["2m", "3m", "4m", "5z", "5z"]);
    expect(faces("340с ЮЮ С")).toEqual(["3s", "4s", "0s", "2z", "2z", "4z"]);
    expect(faces("🀇🀙🀐🀀🀄🀢🀩")).toEqual(["1m", "1p", "1s", "1z", "7z", "1f", "8f"]);
    expect(faces("5mr E P 3s")).toEqual(["0m", "1z", "5z", "3s"]);
    expect(faces('["1m","5pr","C"]')).toEqual(["1m", "0p", "7z"]);
    expect(faces("3r7rs")).toEqual(["3rs", "7rs"]);
    expect(faces("f1 15f")).toEqual(["1f", "1f", "5f"]);
  });
  it("is the same hand however it is written", () => {
    const texts = ["234m067p345s67s33z 8s", "234м067п345с67с33з 8с", "2m 3m 4m 5pr 6p 7p 3s 4s 5s 6s 7s W W 8s"];
    expect(new Set(texts.map((text) => handText(hand(text)))).size).toBe(1);
    expect(handText(hand("🀈🀉🀊🀝🀞🀟🀒🀓🀔🀕🀖🀂🀂🀗"))).toBe("234m567p34567s33z 8s");
  });
  it.each([
    ["345m-3", "open"],
    ["067p-5#", "closed"],
  ])("reads and writes the raised run %s", (written, raised) => {
    const { tiles, melds } = readHand(`67s 33z 8s ${written}`);
    expect(melds).toMatchObject([{ sign: "-", raised }]);
    expect(unread(written)).toBe("");
    expect(question({ ...EMPTY, tiles, melds })).toMatchObject({ hand: `67s33z ${written}`, win: "8s" });
  });

  it("has melds where a sign stands, and the last tile wins", () => {
    const { tiles, melds } = readHand("67s 33z 8s 345m- 1111p# 555z= 222s+2");
    expect(tiles).toEqual(["6s", "7s", "3z", "3z", "8s"]);
    expect(melds.map((meld) => meld.tiles.join("") + meld.sign)).toEqual([
      "3m4m5m-",
      "1p1p1p1p#",
      "5z5z5z=",
      "2s2s2s2s+",
    ]);
    expect(question({ ...EMPTY, tiles, melds: melds.slice(0, 3) })).toMatchObject({
      hand: "67s33z 345m- 1111p# 555z=",
      win: "8s",
    });
  });
  it("says what it could not read, but does not interrupt who is still typing", () => {
    expect(unread("123m4")).toBe("");
    expect(unread("123q 4m")).toContain("q");
    expect(unread("345m- 1111z# 5mr")).toBe("r");
    expect(unread("1m 5mr E")).toBe("");
  });
  it("comes back from the address as it went in", () => {
    const written = hand("234m567p33z345s67s 8s", {
      rules: "ema",
      by: "tsumo",
      seat: "W",
      flags: ["riichi", "ippatsu"],
      dora: ["4p"],
      ura: ["1z"],
      honba: 2,
      river: 5,
      facts: ["after_kan"],
      out: ["E"],
      void: "m",
      liable: "N",
    });
    const back = fromQuery(toQuery(written));
    expect(question(back)).toEqual(question(written));
    const flowers = {
      ...EMPTY,
      rules: "taiwanese",
      by: "tsumo" as const,
      tiles: ["1m"],
      nuki: ["1f", "2f", "3f", "4f", "5f", "6f", "7f", "8f"],
    };
    expect(question(flowers, "", 8)).toMatchObject({ hand: "", win: "8f", nuki: "1234567f", by: "tsumo" });
    expect(question(flowers, "", 0)).toMatchObject({ win: "1m", nuki: "12345678f" });
    expect(handText(back)).toBe(handText(written));
    expect(fromQuery(toQuery({ ...written, changes: "kuitan:off", name: "Наши" }))).toMatchObject({
      rules: "ema",
      changes: "kuitan:off",
      name: "Наши",
    });
    expect(fromQuery("?seat=X&honba=-5&void=q&flags=<b>,riichi")).toMatchObject({
      seat: "S",
      honba: 0,
      void: "",
      flags: ["riichi"],
    });
  });
  it("counts what is missing, a kan as three", () => {
    expect(missing(readHand("123m"), 13)).toBe(11);
    expect(missing(readHand("1111z# 234m567p33z345s"), 13)).toBe(0);
    expect(waitQuestion(hand("234m067p345s6788s"))).toMatchObject({
      hand: "234m067p345678s8s".replace("8s8s", "88s"),
      win: "",
    });
  });
  it("is written short", () => expect(short(["4p", "0p", "6p", "7z"])).toBe("406p7z"));
});

describe("placing", () => {
  it("takes chi, pon and kan from the palette", () => {
    expect(place(EMPTY, "chi", "8m").melds[0]!.tiles).toEqual(["7m", "8m", "9m"]);
    expect(place(EMPTY, "chi", "0m").melds[0]!.tiles).toEqual(["0m", "6m", "7m"]);
    expect(place(EMPTY, "chi", "1z").melds).toEqual([]);
    const run = place(EMPTY, "chi", "3m");
    expect(place(run, "run", "4m")).toBe(run);
    const raised = place(run, "run", "3m");
    expect(meldText(raised.melds[0]!)).toBe("345m-3");
    expect(place(raised, "run", "3m")).toBe(raised);
    expect(bySuch(raised, { ...RIICHI, raised_runs: "closed" }).melds.map(meldText)).toEqual(["345m-3#"]);
    expect(bySuch(hand("345m-3#"), { ...RIICHI, raised_runs: "open" }).melds.map(meldText)).toEqual(["345m-3"]);
    expect(bySuch(raised, RIICHI).melds.map(meldText)).toEqual(["345m-3"]);
    expect(place(EMPTY, "pon", "0p").melds[0]!.tiles).toEqual(["0p", "5p", "5p"]);
    expect(place(EMPTY, "closed", "1z").melds[0]).toEqual({ tiles: ["1z", "1z", "1z", "1z"], sign: "#" });
  });
  it("lays flowers aside, and changes the winning tile of a complete hand", () => {
    expect(place(EMPTY, "hand", "3f", TAIWANESE.rules.features.nuki)).toMatchObject({ tiles: [], nuki: ["3f"] });
    expect(place(hand("11z"), "hand", "2z", [], true).tiles).toEqual(["1z", "2z"]);
  });
  it("never has a fifth copy", () => {
    expect(left(hand("1111m"), RIICHI.rules, "1m")).toBe(0);
    expect(left(hand("555m"), RIICHI.rules, "5m")).toBe(0);
    expect(left(hand("555m"), RIICHI.rules, "0m")).toBe(1);
    expect(left(hand("5555m"), RIICHI.rules, "0m")).toBe(0);
    expect(left(hand("1m", { dora: ["1m"], ura: ["1m"] }), RIICHI.rules, "1m")).toBe(1);
    expect(fits(hand("111m 111m="), RIICHI.rules)).toBe(false);
    expect(within(hand("111119m00p"), RIICHI.rules)).toMatchObject({
      hand: { tiles: ["1m", "1m", "1m", "1m", "9m", "0p"] },
      dropped: ["1m", "0p"],
    });
  });
  it("lets another tile win", () => expect(winOn(hand("234m 5m"), 0).tiles).toEqual(["3m", "4m", "5m", "2m"]));
  it("drops what other rules do not know", () => {
    const written = hand("123m067p 345s-", { dora: ["1m"], flags: ["riichi"], honba: 3, facts: ["after_kan"] });
    expect(bySuch(written, SICHUAN)).toMatchObject({
      tiles: ["1m", "2m", "3m", "5p", "6p", "7p"],
      melds: [],
      dora: [],
      flags: [],
      honba: 0,
      facts: ["after_kan"],
    });
  });
});

describe("circumstances", () => {
  it("that cannot be say why", () => {
    expect(hinders("ippatsu", hand(""), RIICHI)).toBe("flag-needs-riichi");
    expect(hinders("ippatsu", hand("", { flags: ["riichi"] }), RIICHI)).toBe("");
    expect(hinders("riichi", hand("345m-"), RIICHI)).toBe("flag-needs-closed");
    expect(hinders("riichi", hand("1111m#"), RIICHI)).toBe("");
    expect(hinders("riichi", hand("345m-3#"), RIICHI)).toBe("");
    expect(hinders("double_riichi", hand("345m-3#"), RIICHI)).toBe("flag-no-claims");
    expect(hinders("double_riichi", hand("1111m#"), RIICHI)).toBe("");
    expect(hinders("chanjun", hand("5z"), RIICHI)).toBe("flag-needs-run");
    expect(hinders("chanjun", hand("5m"), RIICHI)).toBe("");
    expect(hinders("after_kan", hand("5m", { flags: ["chanjun"] }), RIICHI)).toBe("flag-one-way");
    expect(hinders("haitei", hand(""), RIICHI)).toBe("flag-needs-tsumo");
    expect(hinders("tenhou", hand("", { by: "tsumo" }), RIICHI)).toBe("flag-needs-dealer");
    expect(hinders("rinshan", hand("", { by: "tsumo" }), RIICHI)).toBe("flag-needs-kan");
  });
  it("go out by themselves", () => {
    expect(possible(hand("345m-", { flags: ["riichi", "ippatsu"], ura: ["1m"] }), RIICHI)).toMatchObject({
      flags: [],
      ura: [],
    });
    expect(possible(hand("", { by: "tsumo", from: "E", flags: ["houtei"] }), RIICHI)).toMatchObject({
      from: "",
      flags: [],
    });
  });
});

describe("a random hand", () => {
  it.each([
    ["riichi", RIICHI],
    ["taiwanese", TAIWANESE],
    ["sichuan", SICHUAN],
  ] as const)("is complete and in the box: %s", (_, rules) => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let i = 0; i < 60; i++) {
      const made = randomHand(EMPTY, rules, random);
      expect(missing(made, rules.rules.features.hand)).toBe(0);
      expect(fits(made, rules.rules)).toBe(true);
      if (made.void)
        expect(
          [...made.tiles, ...made.melds.flatMap((meld) => meld.tiles)].some((tile) => tile.endsWith(made.void)),
        ).toBe(false);
    }
  });
});

describe("variations", () => {
  it("change one thing each", () => {
    const found = variations(hand("234m067p345s67s33z 8s"), RIICHI);
    expect(found.map((one) => one.id).slice(0, 4)).toEqual([
      "by-self-draw",
      "with-riichi",
      "as-dealer",
      "one-more-dora",
    ]);
    expect(found[3]!.hand.dora).toHaveLength(1);
    expect(found.filter((one) => one.id === "won-on").every((one) => one.hand.tiles.length === 14)).toBe(true);
    expect(variations(hand("12345678m22p567p 9m", { void: "s" }), SICHUAN).map((one) => one.id)).not.toContain(
      "as-dealer",
    );
  });
});
