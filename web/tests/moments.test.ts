import { describe, expect, it } from "vitest";
import type { Board, Event, Replay } from "../src/protocol";
import {
  namesIn,
  botsIn,
  back,
  begin,
  boardAt,
  decision,
  forward,
  fromQuery,
  inOrder,
  marks,
  steps,
  toQuery,
  veiled,
  winners,
} from "../src/replay/moments";
import { pathOf, sourceOf } from "../src/replay/source";

type Deal = Replay["deals"][number];
const seat = (number: number, tiles: string[]): Board["seats"][number] =>
  ({
    seat: number,
    tiles: tiles.map((face, i) => [face, number * 100 + i]),
    drawn: false,
    shown: false,
    opened: [],
  }) as unknown as Board["seats"][number];
const board = { left: 70, seats: [seat(0, ["9m", "1m"]), seat(1, ["2p"])] } as unknown as Board;
const event = (name: string, who?: number, more: Partial<Event> = {}): Event => ({
  event: name,
  n: 0,
  text: { ru: "", en: "" },
  ...(who === undefined ? {} : { seat: who }),
  ...more,
});

function deal(events: Event[], result: boolean): Deal {
  const frames = events.map((one, i) => ({ event: one, board: { left: 70 - i } }));
  return {
    number: 0,
    board,
    frames,
    result: result
      ? ({ wins: [{ seat: 1 }], before: [25000, 25000], after: [23000, 27000] } as unknown as Deal["result"])
      : null,
  };
}
const DEALS = [
  deal(
    [
      event("deal_started"),
      event("dealt", 0),
      event("drawn", 0),
      event("discarded", 0),
      event("drawn", 1),
      event("discarded", 1, { riichi: true }),
      event("called", 0),
      event("won", 1),
    ],
    true,
  ),
  deal([event("deal_started"), event("drawn", 0), event("discarded", 0)], false),
];

describe("moments", () => {
  it("count the result as a step", () => {
    expect(DEALS.map(steps)).toEqual([9, 3]);
    expect(forward(DEALS, { deal: 0, frame: 8 })).toEqual({ deal: 1, frame: 0 });
    expect(back(DEALS, { deal: 1, frame: 0 })).toEqual({ deal: 0, frame: 8 });
    expect(forward(DEALS, { deal: 1, frame: 2 })).toEqual({ deal: 1, frame: 2 });
    expect(back(DEALS, { deal: 0, frame: 0 })).toEqual({ deal: 0, frame: 0 });
  });
  it("begin when everything is dealt", () => expect(begin(DEALS, 0)).toEqual({ deal: 0, frame: 1 }));
  it("find the decisions of a seat, over the ends of deals, and stay where there is none", () => {
    expect(decision(DEALS, { deal: 0, frame: 1 }, 0, 1)).toEqual({ deal: 0, frame: 3 });
    expect(decision(DEALS, { deal: 0, frame: 6 }, 0, 1)).toEqual({ deal: 1, frame: 2 });
    expect(decision(DEALS, { deal: 1, frame: 1 }, 1, -1)).toEqual({ deal: 0, frame: 7 });
    expect(decision(DEALS, { deal: 0, frame: 3 }, 0, -1)).toEqual({ deal: 0, frame: 3 });
  });
  it("mark riichi, calls and wins", () =>
    expect(marks(DEALS[0]!).map((mark) => mark.kind)).toEqual(["riichi", "call", "win"]));
  it("say who won and how much", () => {
    expect(winners(DEALS[0]!)).toEqual([{ seat: 1, amount: 2000 }]);
    expect(winners(DEALS[1]!)).toEqual([]);
  });
  it("are boards, from the beginning or from one that is known", () => {
    expect(boardAt(DEALS[0]!, 5).left).toBe(65);
    expect(boardAt(DEALS[0]!, 5, { board: { ...board, left: 1 }, frame: 5 }).left).toBe(1);
    expect(boardAt(DEALS[0]!, 2, { board: { ...board, left: 1 }, frame: 5 }).left).toBe(68);
  });
  it("show open hands in order and hide what one seat did not see", () => {
    expect(inOrder(board).seats[0]!.tiles.map((tile) => tile?.[0])).toEqual(["1m", "9m"]);
    expect(veiled(board, 0).seats[1]!.tiles).toEqual([null]);
    expect(veiled(board, 1).seats[1]!.tiles).not.toEqual([null]);
  });
  it("come back from the address, whatever stands in it", () => {
    const query = new URLSearchParams(toQuery({ deal: 0, frame: 8 }, 1, false, true));
    expect(fromQuery(query, DEALS, 2)).toEqual({ at: { deal: 0, frame: 8 }, seat: 1 });
    expect([query.get("hands"), query.get("names")]).toEqual(["seat", "hidden"]);
    expect(fromQuery(new URLSearchParams("deal=99&event=-4&seat=x"), DEALS, 2)).toEqual({
      at: { deal: 1, frame: 0 },
      seat: 0,
    });
    expect(fromQuery(new URLSearchParams(""), DEALS, 2)).toEqual({ at: { deal: 0, frame: 1 }, seat: 0 });
  });
  it("know which seats a program plays, wherever it sits", () => {
    const seat = (member: number) => ({ seat: 0, member });
    const deal = {
      board: { seats: [seat(1), seat(0)] },
      frames: [{ event: {}, board: { seats: { "1": { member: 2 } } } }],
    };
    const replay = { names: ["A", "B", "C"], bots: [2], deals: [deal] } as unknown as Replay;
    expect(namesIn(replay, 0)).toEqual(["B", "C"]);
    expect([...botsIn(replay, 0)]).toEqual([1]);
  });
  it("have an address for matches and one for files", () => {
    for (const source of [
      { id: "aB-_9", uploaded: false },
      { id: "aB-_9", uploaded: true },
    ])
      expect(sourceOf(pathOf(source).split("/").at(-1)!)).toEqual(source);
  });
});
