import { describe, expect, it } from "vitest";
import type { Action, Ask, Greyed, Result, ServerMessage, Tile, Verb, Window } from "../src/protocol";
import { action, both, Box, discards, greyed } from "../src/scenes/make";
import { merged, seen } from "../src/table/board";
import { held } from "../src/table/hand";
import { intent } from "../src/table/keys";
import { byReason, finalParts, leftOver, tableAccounts, undone } from "../src/table/ledger";
import { automatic, discardOf, offers, refusalOf, standsDown, type Toggles } from "../src/table/offers";
import { ruleOf } from "../src/table/rule_of";
import { sceneMessages } from "../src/scenes/scenes";
import { seat, board } from "../src/scenes/make";
import { face, handOrder, promoted } from "../src/tiles/face";

const words = both("", "");
const ask = (actions: Action[], grey: Greyed[] = []): Ask => ({ seat: 0, actions, greyed: grey, default: 0 });
const asked = (kind: Window["kind"], actions: Action[], tile = new Box().tile("1m")): Window => ({
  window: 1,
  kind,
  tile,
  source: 0,
  time: null,
  asks: [ask(actions)],
});
const OFF: Toggles = { win: false, calls: false, discard: false, flower: false };

describe("buttons", () => {
  it("stand in a fixed order, one for each choice", () => {
    const box = new Box();
    const made = offers(
      ask([
        action(0, "pass", [], words),
        action(1, "chi", box.tiles("34m"), words),
        action(2, "chi", box.tiles("46m"), words),
        action(3, "pon", box.tiles("55m"), words),
        action(4, "ron", [], words),
      ]),
    );
    expect(made.map((offer) => offer.verb)).toEqual(["ron", "pon", "chi", "chi"]);
  });
  it("keep red and plain five apart, but not two copies of one face", () => {
    const box = new Box();
    const made = offers(
      ask([
        action(1, "pon", box.tiles("05m"), words),
        action(2, "pon", box.tiles("55m"), words),
        action(3, "pon", box.tiles("55m"), words),
      ]),
    );
    expect(made.map((offer) => offer.tiles.map((tile) => tile[0]).join(""))).toEqual(["0m5m", "5m5m"]);
  });
  it("keep two runs apart on which the same tile fits, and name the run only then", () => {
    const box = new Box();
    const [three, other, seven] = [box.tiles("3m"), box.tiles("3m"), box.tiles("7s")];
    const jun = (code: number, tiles: Tile[], on: Tile[]): Action => ({
      ...action(code, "raised_run", tiles, words),
      on,
    });
    const made = offers(
      ask([
        jun(1, three, box.tiles("345m")),
        jun(2, three, box.tiles("123m")),
        jun(3, other, box.tiles("123m")),
        jun(4, seven, box.tiles("789s")),
      ]),
    );
    expect(made.map((offer) => [offer.action?.code, offer.on.map((tile) => tile[0]).join("")])).toEqual([
      [1, "3m4m5m"],
      [2, "1m2m3m"],
      [4, ""],
    ]);
  });
  it("show riichi once, whatever tiles it may be declared with", () => {
    const box = new Box();
    const declared = [action(1, "riichi", box.tiles("1m"), words), action(2, "riichi", box.tiles("9p"), words)];
    expect(offers(ask([...declared, action(3, "discard", box.tiles("5z"), words)]))).toHaveLength(1);
  });
  it("leave riichi to the hand where every discard declares it", () => {
    const box = new Box();
    const declared = [action(1, "riichi", box.tiles("1m"), words), action(2, "riichi", box.tiles("9p"), words)];
    expect(offers(ask(declared))).toHaveLength(0);
  });
  it("name a suit once, and leave many tiles to the hand", () => {
    const box = new Box();
    const suits = box.tiles("12m34p").map((tile, i) => action(i, "choose", [tile], both(tile[0][1]!, tile[0][1]!)));
    expect(offers(ask(suits))).toHaveLength(2);
    const passing = box.tiles("123456m").map((tile, i) => action(i, "choose", [tile], both(tile[0], tile[0])));
    expect(offers(ask(passing))).toHaveLength(0);
  });
  it("name everybody who may be paid", () => {
    const paid = ["South", "North"].map((wind, i) => action(i, "pay", [], both(wind, wind)));
    expect(offers(ask(paid)).map((offer) => [offer.group, offer.action?.label.en])).toEqual([
      ["other", "South"],
      ["other", "North"],
    ]);
  });
  it("tell why a tile may not go", () => {
    const box = new Box();
    const tile = box.tile("7m");
    const why = { kind: "kuikae", rule: "kuikae", text: words };
    const question = ask(discards(box.tiles("1p")), [greyed("discard", [tile], words, why)]);
    expect(discardOf(question, tile)).toBeUndefined();
    expect(refusalOf(question, tile)?.refusal.rule).toBe("kuikae");
  });
});

describe("conveniences", () => {
  const box = new Box();
  const drawn = box.tile("9p");
  const turn = (...more: [Verb, number][]): Window =>
    asked("turn", [...discards([drawn], 100), ...more.map(([verb, code]) => action(code, verb, [], words))], drawn);
  it("win by themselves only when asked to", () => {
    expect(automatic(turn(["tsumo", 5]), OFF, false)).toBeNull();
    expect(automatic(turn(["tsumo", 5]), { ...OFF, win: true }, false)).toBe(5);
  });
  it("pass calls, but never a win or what is said in place of a draw", () => {
    const claim = (verb: Verb): Window => asked("claim", [action(1, verb, [], words), action(0, "pass", [], words)]);
    expect(automatic(claim("pon"), { ...OFF, calls: true }, false)).toBe(0);
    expect(automatic(claim("ron"), { ...OFF, calls: true }, false)).toBeNull();
    expect(automatic(claim("hissatsu"), { ...OFF, calls: true }, false)).toBeNull();
  });
  it("discard what was drawn, but stand down where anything else is offered", () => {
    expect(automatic(turn(), { ...OFF, discard: true }, false)).toBe(100);
    expect(automatic(turn(["closed_kan", 7]), { ...OFF, discard: true }, false)).toBeNull();
    expect(automatic(turn(["tsumo", 7]), { ...OFF, discard: true }, false)).toBeNull();
  });
  it("say what stands down", () => {
    const claim = asked("claim", [action(1, "ron", [], words), action(0, "pass", [], words)]);
    expect(standsDown(turn(["closed_kan", 7]), { ...OFF, discard: true }, false)).toBe("discard");
    expect(standsDown(turn(), { ...OFF, discard: true }, false)).toBeNull();
    expect(standsDown(turn(["closed_kan", 7]), OFF, false)).toBeNull();
    expect(standsDown(claim, { ...OFF, calls: true }, false)).toBe("calls");
    expect(standsDown(claim, { ...OFF, calls: true, win: true }, false)).toBeNull();
  });
  it("after riichi discard the only tile that may go", () => {
    expect(automatic(turn(), OFF, true)).toBe(100);
    expect(automatic(turn(), OFF, false)).toBeNull();
  });
});

describe("keys", () => {
  const press = (code: string): ReturnType<typeof intent> =>
    intent({ code, ctrlKey: false, altKey: false, metaKey: false });
  it("are known by their place, and Escape never passes", () => {
    expect(press("KeyR")).toEqual({ do: "press", group: "riichi" });
    expect(press("Escape")).toEqual({ do: "leave" });
    expect(press("KeyX")).toEqual({ do: "pass" });
    expect(press("Digit2")).toEqual({ do: "choose", number: 2 });
  });
  it("leave the browser's own shortcuts alone", () =>
    expect(intent({ code: "KeyR", ctrlKey: true, altKey: false, metaKey: false })).toBeNull());
});

describe("the hand", () => {
  it("is sorted with the drawn tile apart; the suit to be rid of goes to the end", () => {
    const tiles = new Box().tiles("9s1z3m1p5m");
    const own = (suit: "m" | null) =>
      held(seat(0, 0, 4, { tiles, drawn: true, suit }), true, []).map(
        ({ tile, drawn }) => tile[0] + (drawn ? "!" : ""),
      );
    expect(own(null)).toEqual(["3m", "1p", "9s", "1z", "5m!"]);
    expect(own("m")).toEqual(["1p", "9s", "1z", "3m", "5m!"]);
  });
});

describe("the board", () => {
  it("takes patches; what did not change stays the same object", () => {
    const before = board([0, 1, 2, 3].map((n) => seat(n, 0, 4, {})));
    const after = merged(before, { left: 5, seats: { "2": { points: 1 } } });
    expect(after.left).toBe(5);
    expect(after.seats[2]!.points).toBe(1);
    expect(after.seats[1]).toBe(before.seats[1]);
    expect(before.seats[2]!.points).toBe(25000);
  });
  it("counts a claimed tile once", () => {
    const box = new Box();
    const meld = box.meld("555p=", 0);
    const pond = [{ tile: meld.claimed!, drawn: false, riichi: false, called: 0 }];
    const shown = board([
      seat(0, 0, 4, { melds: [meld], tiles: box.tiles("0p") }),
      seat(1, 0, 4, {}),
      seat(2, 0, 4, { pond }),
      seat(3, 0, 4, {}),
    ]);
    expect(seen(shown, (written) => face(written).kind).get("5p")).toBe(4);
  });
});

describe("the ledger", () => {
  const resultOf = (scene: string): Result => {
    const state = sceneMessages(scene)!.find((message) => message.type === "state")!;
    return (state as Extract<ServerMessage, { type: "state" }>).result!;
  };
  it("sums by reason to what each seat gained, fines with their account", () => {
    const { rows, before, after } = resultOf("sichuan-end");
    const groups = byReason(rows);
    expect(groups.map((group) => group.id)).toEqual(["wins", "kans", "returns", "fines"]);
    after.forEach((held, seat) =>
      expect(groups.reduce((sum, group) => sum + (group.moved.get(seat) ?? 0), 0)).toBe(held - before[seat]!),
    );
    expect(tableAccounts(rows)).toEqual(["fines"]);
  });
  it("finds the rows that a return has undone, each once", () => {
    const found = undone(resultOf("sichuan-end").rows);
    expect([...found.keys()]).toEqual([0, 1, 2]);
    expect(new Set(found.values()).size).toBe(3);
  });
  it("takes a final score apart: game, oka and uma make the total, and nothing is left over", () => {
    const final = resultOf("match-end").final!;
    const parts = finalParts(final, 4);
    expect(parts.map((part) => part.id)).toEqual(["game", "oka", "uma"]);
    final.scores.forEach((total, seat) => expect(parts.reduce((sum, part) => sum + part.of[seat]!, 0)).toBe(total));
    expect(leftOver(final)).toEqual([]);
    expect(leftOver({ ...final, rows: final.rows.slice(1) })).toEqual([{ account: "bank", held: final.points[0] }]);
  });
});

describe("refusals", () => {
  it("lead to a page of the rules, where there is one", () => {
    expect(ruleOf({ kind: "kuikae", rule: "kuikae" })).toBe("kuikae");
    expect(ruleOf({ kind: "furiten_own_pond", rule: "000:273" })).toBe("furiten_kinds");
    expect(ruleOf({ kind: "no_yaku", rule: "000:305" })).toBe("minimum_han");
    expect(ruleOf({ kind: "no_yaku", rule: "002:81" })).toBeNull();
    expect(ruleOf({ kind: "deal_over", rule: "000:256" })).toBeNull();
  });
});

describe("faces", () => {
  it("know red fives and marks", () => {
    expect(face("0p")).toMatchObject({ kind: "5p", red: true });
    expect(face("3rs")).toMatchObject({ kind: "3s", red: true });
    expect(face("1tm").marks).toEqual(["transparent"]);
    expect(handOrder("0m")).toBeLessThan(handOrder("5m"));
  });
  it.each([
    ["9m", "1m"],
    ["4z", "1z"],
    ["7z", "5z"],
    ["0s", "6s"],
  ])("indicator %s promotes %s", (indicator, dora) => expect(promoted(indicator, [])).toBe(dora));
  it("skips kinds that are not in the box", () => expect(promoted("1m", ["1m", "9m"])).toBe("9m"));
});
