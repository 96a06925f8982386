import { describe, expect, it } from "vitest";
import { explained, rules } from "../src/scenes/make";
import { loudness } from "../src/table/loudness";

const both = { ru: "", en: "" };
const RIICHI = rules("riichi", both);
const TAIWANESE = rules("taiwanese", both, { features: { fu: false } });

describe("how loud a win is", () => {
  it.each([
    ["a thousand", RIICHI, { base: 240 }, 1],
    ["almost a mangan", RIICHI, { base: 1920 }, 1],
    ["a mangan, counted by its han", RIICHI, { base: 2000 }, 2],
    ["a hand of a fixed price", RIICHI, { base: 1500, limit: true }, 2],
    ["a haneman", RIICHI, { base: 3000 }, 2],
    ["three baiman", RIICHI, { base: 6000 }, 2],
    ["a yakuman", RIICHI, { base: 8000, limit: true }, 3],
    ["five tai", TAIWANESE, { han: 5 }, 1],
    ["eight tai", TAIWANESE, { han: 8 }, 2],
    ["sixteen tai", TAIWANESE, { han: 16 }, 3],
  ] as const)("%s", (_, played, why, loud) => expect(loudness({ explained: explained(why) }, played)).toBe(loud));
  it("says nothing of a hand that lies face down", () => expect(loudness({ explained: null }, RIICHI)).toBe(1));
});
