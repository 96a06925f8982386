import { describe, expect, it } from "vitest";
import { EMPTY, faces, fromQuery, handText, missing, place, question, readHand, short, toQuery } from "../src/score/written_hand";

describe("a written hand", () => {
  it("is read from short notation, Russian letters and Unicode", () => {
    expect(faces("123m406p77z")).toEqual(["1m", "2m", "3m", "4p", "0p", "6p", "7z", "7z"]);
    expect(faces("234м 55з")).toEqual(["2m", "3m", "4m", "5z", "5z"]);
    expect(faces("🀇🀙🀐🀀🀄")).toEqual(["1m", "1p", "1s", "1z", "7z"]);
    expect(faces("3r7rs")).toEqual(["3rs", "7rs"]);
  });
  it("has melds where a sign stands, and the last tile wins", () => {
    const { tiles, melds } = readHand("67s 33z 8s 345m- 1111p# 555z=");
    expect(tiles).toEqual(["6s", "7s", "3z", "3z", "8s"]);
    expect(melds.map((meld) => meld.tiles.join("") + meld.sign)).toEqual(["3m4m5m-", "1p1p1p1p#", "5z5z5z="]);
    expect(question({ ...EMPTY, tiles, melds })).toMatchObject({ hand: "67s33z 345m- 1111p# 555z=", win: "8s" });
  });
  it("comes back from the address as it went in", () => {
    const hand = { ...EMPTY, ...readHand("234m567p33z345s67s 8s"), rules: "ema", by: "tsumo" as const, seat: "W" as const, flags: ["riichi", "ippatsu"], dora: ["4p"], honba: 2 };
    const back = fromQuery(toQuery(hand));
    expect(question(back)).toEqual(question(hand));
    expect(handText(back)).toBe(handText(hand));
  });
  it("counts what is missing, a kan as three", () => {
    expect(missing(readHand("123m"), 13)).toBe(11);
    expect(missing(readHand("1111z# 234m567p33z345s"), 13)).toBe(0);
  });
  it("takes chi, pon and kan from the palette", () => {
    expect(place(EMPTY, "chi", "8m").melds[0]!.tiles).toEqual(["7m", "8m", "9m"]);
    expect(place(EMPTY, "chi", "1z").melds).toEqual([]);
    expect(place(EMPTY, "pon", "0p").melds[0]!.tiles).toEqual(["0p", "5p", "5p"]);
    expect(place(EMPTY, "closed", "1z").melds[0]).toEqual({ tiles: ["1z", "1z", "1z", "1z"], sign: "#" });
  });
  it("is written short", () => expect(short(["4p", "0p", "6p", "7z"])).toBe("406p7z"));
});
