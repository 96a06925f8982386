import { describe, expect, it } from "vitest";
import { board, Box, rules, seat } from "../src/scenes/make";
import { wallOf } from "../src/table/wall";

const RIICHI = rules("riichi", { ru: "", en: "" }, { copies: { "1m": 136 } });
const dealt = (box: Box, more: { left: number; indicators?: number; drawn?: number }) =>
  board(
    [0, 1, 2, 3].map((n) => seat(n, 0, 4, { tiles: box.hidden(13 + (n === 0 ? (more.drawn ?? 0) : 0)) })),
    { left: more.left, indicators: box.tiles("7s".repeat(more.indicators ?? 1)) },
  );

describe("the wall", () => {
  it("stands whole but for what is dealt", () => {
    const wall = wallOf(dealt(new Box(), { left: 70 }), RIICHI)!;
    expect(wall.stacks).toHaveLength(68);
    expect(wall.side).toBe(17);
    expect(wall.stacks.reduce((sum, stack) => sum + stack.high, 0)).toBe(136 - 52);
    expect(wall.stacks.slice(0, 26).every((stack) => stack.high === 0)).toBe(true);
    expect(wall.stacks[26]!.high).toBe(2);
  });

  it("has a dead wall of seven stacks with the indicator on the third from its end", () => {
    const wall = wallOf(dealt(new Box(), { left: 70 }), RIICHI)!;
    expect(wall.stacks.filter((stack) => stack.dead)).toHaveLength(7);
    expect(wall.stacks.findIndex((stack) => stack.face !== null)).toBe(65);
  });

  it("loses a layer with a draw, and a replacement from the other end", () => {
    const drawn = wallOf(dealt(new Box(), { left: 69, drawn: 1 }), RIICHI)!;
    expect(drawn.stacks[26]!.high).toBe(1);
    const box = new Box();
    const after = dealt(box, { left: 68 });
    after.seats[0] = seat(0, 0, 4, { tiles: box.hidden(11), melds: [box.meld("1111z#", 0)] });
    const kan = wallOf(after, RIICHI)!;
    expect(kan.stacks.at(-1)!.high).toBe(1);
    expect(kan.stacks.reduce((sum, stack) => sum + stack.high, 0)).toBe(136 - 54);
  });

  it("lies on four sides, from the break to the left", () => {
    const { runs } = wallOf(dealt(new Box(), { left: 70 }), RIICHI)!;
    const standing = [...runs.values()].flat().reduce((sum, run) => sum + run.count * run.high, 0);
    expect(standing).toBe(84);
    // Broken before seat 2 after seven stacks: ten of that side and sixteen of the player before are dealt.
    expect(runs.get(1)!.every((run) => run.from >= 16)).toBe(true);
    expect(runs.get(2)!.every((run) => run.from < 7)).toBe(true);
  });

  it("lies on sides as long as the rules say", () => {
    const two = rules(
      "two",
      { ru: "", en: "" },
      { copies: { "1m": 76 }, features: { wall_sides: [19, 0, 19, 0], dora: false } },
    );
    const box = new Box();
    const seats = [13, 0, 13, 0].map((tiles, n) => seat(n, 0, 4, { tiles: box.hidden(tiles) }));
    const { runs, longs } = wallOf(board(seats, { left: 42 }), two)!;
    expect(longs).toEqual([19, 0, 19, 0]);
    expect([...runs.keys()].sort()).toEqual([0, 2]);
    expect([...runs.values()].flat().reduce((sum, run) => sum + run.count * run.high, 0)).toBe(50);
  });

  it("keeps the dead wall where replacements come from the live one", () => {
    const features = { replaced_from_live: true, dora: false };
    const live = rules("live", { ru: "", en: "" }, { copies: { "1m": 136 }, features });
    const box = new Box();
    const kan = dealt(box, { left: 68, indicators: 0 });
    kan.seats[0] = seat(0, 0, 4, { tiles: box.hidden(11), melds: [box.meld("1111z#", 0)] });
    const { stacks } = wallOf(kan, live)!;
    expect(stacks.at(-1)!.high).toBe(2);
    expect(stacks.at(-8)!.high).toBe(1);
    expect(stacks.filter((stack) => stack.dead)).toHaveLength(7);
  });

  it("is not drawn where hands are built from it", () => {
    const built = rules("built", { ru: "", en: "" }, { features: { building: 34 } });
    expect(wallOf(dealt(new Box(), { left: 0 }), built)).toBeNull();
  });
});
