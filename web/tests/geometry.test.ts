import { describe, expect, it } from "vitest";
import { geometry, spotOf } from "../src/table/geometry";
import type { Rect } from "../src/table/ring";

describe("sizes of UX section 1", () => {
  it.each([
    [2560, 1440, "desktop", 60.8, 100.8],
    [1440, 900, "desktop", 38, 63],
    [1366, 650, "desktop", 27.4, 45.5],
    [1280, 720, "desktop", 30.4, 50.4],
    [1024, 768, "desktop", 32.4, 48.4],
    [844, 390, "landscape", 27.4, 47],
    [640, 300, "landscape", 20.3, 40.5],
    [390, 844, "portrait", 28, 50],
    [390, 664, "portrait", 26, 44],
    [360, 640, "portrait", 22.8, 44],
    [320, 568, "portrait", 19.2, 41.4],
  ])("%ix%i is %s", (width, height, layout, u, hand) => {
    const geo = geometry(width, height, 14);
    expect(geo.layout).toBe(layout);
    expect(geo.u).toBeCloseTo(u, 0);
    expect(geo.hand).toBeCloseTo(hand, 0);
  });

  it("lays seventeen tiles as nine and eight on an upright phone, in one row on a lying one", () => {
    expect(geometry(360, 640, 17)).toMatchObject({ rows: 2, firstRow: 9 });
    expect(geometry(640, 300, 17).rows).toBe(1);
    expect(geometry(640, 300, 17).hand).toBeGreaterThanOrEqual(35);
    expect(geometry(320, 568, 17).hand).toBeGreaterThanOrEqual(30);
  });
});

describe("an upright phone", () => {
  it.each([
    [320, 568],
    [360, 640],
    [390, 664],
    [390, 844],
    [430, 932],
    [768, 1024],
  ])("%ix%i: what lies on the felt uses the height and leaves no pond over another", (width, height) => {
    const geo = geometry(width, height, 14);
    const { u, innerX, innerY, centre, corner, handHeight, actions, ownRow, pitch } = geo;
    const deep = 2 * pitch + 4 / 3;
    expect(centre.x - (innerX + deep) * u).toBeGreaterThanOrEqual(-1);
    expect(innerY).toBeGreaterThanOrEqual(3.17); // the ponds at the sides are as long
    const end = height - handHeight - actions - ownRow;
    expect(centre.y + (innerY + deep) * u).toBeLessThanOrEqual(end);
    expect(corner!.column).toBeGreaterThan(0);
    expect(corner!.bottom).toBeGreaterThan(60);
  });

  it("keeps no dead height where it is tall", () => {
    const { u, innerY, centre, handHeight, actions, ownRow, pitch } = geometry(390, 844, 14);
    const free = 844 - handHeight - actions - ownRow - (centre.y + (innerY + 2 * pitch + 4 / 3) * u);
    expect(free).toBeLessThan(70);
  });
});

describe("who sits where", () => {
  it.each([0, 1, 2, 3])("for viewer %i the next player sits right, the previous left", (viewer) => {
    expect(spotOf((viewer + 1) % 4, viewer, 4)).toBe("right");
    expect(spotOf((viewer + 2) % 4, viewer, 4)).toBe("across");
    expect(spotOf((viewer + 3) % 4, viewer, 4)).toBe("left");
  });
  it("leaves the far side empty with three", () => {
    expect([0, 1, 2].map((seat) => spotOf(seat, 1, 3))).toEqual(["left", "me", "right"]);
  });
});

describe("more than four seats", () => {
  const SIZES: [number, number][] = [
    [1920, 960],
    [1366, 650],
    [1024, 768],
    [844, 340],
    [640, 300],
    [390, 664],
    [320, 568],
  ];
  const meets = (a: Rect, b: Rect): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const cases = [5, 6, 7, 8].flatMap((seats) => SIZES.map(([width, height]) => ({ seats, width, height })));

  it.each(cases)("$seats at $width x $height: every place lies inside, none on another", ({ seats, width, height }) => {
    const { ring, handHeight } = geometry(width, height, 14, undefined, seats);
    const { cards, strip, centre, own } = ring!;
    expect(strip.length || cards.length).toBe(seats - 1);
    const all = [...cards, ...strip, centre, own];
    for (const place of all) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(width);
      expect(place.y + place.height).toBeLessThanOrEqual(height - handHeight);
    }
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(meets(a, b)).toBe(false)));
    expect(ring!.u).toBeGreaterThanOrEqual(width < 900 ? 19 : 22);
  });

  it.each([5, 6, 7, 8])(
    "%i on a large screen: the next player sits at the right, the previous at the left",
    (seats) => {
      const { cards } = geometry(1366, 768, 14, undefined, seats).ring!;
      const middle = (card: Rect): number => card.x + card.width / 2;
      expect(middle(cards[0]!)).toBe(Math.max(...cards.map(middle)));
      expect(middle(cards.at(-1)!)).toBe(Math.min(...cards.map(middle)));
    },
  );

  it("leaves four and fewer as they are", () => expect(geometry(1366, 768, 14, undefined, 4).ring).toBeNull());
});
