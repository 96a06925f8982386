import { describe, expect, it } from "vitest";
import type { Meld, Side, Tile } from "../src/protocol";
import { Box } from "../src/scenes/make";
import { laid } from "../src/table/meld";
import { lying, placed } from "../src/table/pond";

const turnedAt = (written: string): number[] => {
  const meld = new Box().meld(written, 0);
  return laid(meld, true, false).tiles.flatMap((tile, i) => (tile.turned ? [i] : []));
};

describe("melds", () => {
  it.each([
    ["345m-", [0]],
    ["555p-", [0]],
    ["555p=", [1]],
    ["555p+", [2]],
    ["5555p-", [0]],
    ["5555p=", [1]],
    ["5555p+", [3]],
  ])("%s turns tile %j", (written, at) => expect(turnedAt(written)).toEqual(at));

  it("puts the claimed tile into the turned place", () => {
    const meld = new Box().meld("435m-", 0);
    expect(laid(meld, true, false).tiles.map((tile) => tile.tile![0])).toEqual(["4m", "3m", "5m"]);
  });

  it.each([
    ["555p=*0p", 1],
    ["345m-*3m", 0],
  ])("lays the fourth tile of %s above the turned one", (written, at) => {
    const { tiles } = laid(new Box().meld(written, 0), true, false);
    const [under, above] = [tiles[at]!, tiles[3]!];
    expect(above.turned && under.turned).toBe(true);
    expect(above.x).toBe(under.x);
    expect(above.y).toBeLessThan(under.y);
  });

  it("closes the outer tiles of a closed kan, all four of a hidden one", () => {
    const backs = (own: boolean, hidden: boolean): string =>
      laid(new Box().meld("1111z#", 0), own, hidden)
        .tiles.map((tile) => (tile.back ? "#" : "a"))
        .join("");
    expect(backs(false, false)).toBe("#aa#");
    expect(backs(false, true)).toBe("####");
    expect(backs(true, true)).toBe("aaaa");
    expect(laid(new Box().meld("1111z#", 0), false, true).tiles.every((tile) => tile.tile === null)).toBe(true);
  });

  it.each([
    [[1, 2], "#aa#"],
    [[0, 3], "a##a"],
    [[0, 1, 2, 3], "aaaa"],
  ])("lays a closed kan with the tiles at %j face up", (up, drawn) => {
    const { tiles } = laid(new Box().meld("1111z#", 0), false, false, false, up);
    expect(tiles.map((tile) => (tile.back ? "#" : "a")).join("")).toBe(drawn);
  });

  it("turns the last tile where more than four sit: its letter tells the feeder", () => {
    const lay = (written: string): number[] =>
      laid(new Box().meld(written, 0), true, false, true).tiles.flatMap((tile, i) => (tile.turned ? [i] : []));
    expect(["345m-", "555p=", "5555p-"].map(lay)).toEqual([[2], [2], [3]]);
  });

  it("tells the feeder by side, whoever the feeder is", () => {
    const meld = (side: Side): Meld => ({ ...new Box().meld("555p=", 0), side });
    expect(
      (["left", "across", "right"] as const).map((side) =>
        laid(meld(side), true, false).tiles.findIndex((tile) => tile.turned),
      ),
    ).toEqual([0, 1, 2]);
  });
});

describe("ponds", () => {
  const pond = (written: string, called = {}): ReturnType<typeof lying> =>
    lying(new Box().pond(written, called), false);

  it("turns the tile of riichi, and the next one where it was claimed", () => {
    expect(pond("1zr5p9s").map((tile) => tile.turned)).toEqual([false, true, false]);
    expect(pond("1zr5p9s3m", { 1: 2 }).map((tile) => [tile.tile.tile?.[0], tile.turned])).toEqual([
      ["1z", false],
      ["9s", true],
      ["3m", false],
    ]);
  });

  it("keeps claimed tiles only as ghosts", () => {
    const tiles = new Box().pond("1z5p9s", { 1: 3 });
    expect(lying(tiles, false)).toHaveLength(2);
    expect(lying(tiles, true).map((tile) => tile.ghost)).toEqual([false, true, false]);
  });

  it("runs on in the third row and laps inside its limit", () => {
    const many = lying(new Box().pond("1m".repeat(27)), false);
    const rows = placed(many, 6, 9);
    expect(rows.filter((tile) => tile.y < 1)).toHaveLength(6);
    const third = rows.slice(12);
    expect(third).toHaveLength(15);
    expect(Math.max(...third.map((tile) => tile.x + 1))).toBeLessThanOrEqual(9.0001);
    const steps = third.slice(1).map((tile, i) => tile.x - third[i]!.x);
    expect(Math.min(...steps)).toBeGreaterThan(0.45);
  });
});

it("keeps tiles as the wire tells them", () => {
  const tile: Tile = new Box().tile("0p");
  expect(tile).toEqual(["0p", 0]);
});
