/** A set of faces for beginners: a large number or letter, and below it a part of the usual picture. */
import type { Language } from "../protocol";

/** Strokes on 100 x 140. */
const STROKES: Record<string, string> = {
  "1": "M30 32 L56 12 L56 128",
  "2": "M20 42 Q22 12 52 12 Q82 12 82 42 Q82 66 54 92 L18 128 L86 128",
  "3": "M20 26 Q32 12 52 12 Q80 12 80 38 Q80 64 48 66 Q84 66 84 97 Q84 128 52 128 Q28 128 16 112",
  "4": "M66 128 L66 12 L14 94 L90 94",
  "5": "M78 12 L30 12 L24 64 Q36 54 52 54 Q84 54 84 91 Q84 128 50 128 Q28 128 16 114",
  "6": "M72 13 Q22 24 20 88 Q20 128 52 128 Q84 128 84 93 Q84 60 54 60 Q28 60 21 88",
  "7": "M16 12 L84 12 L42 128",
  "8": "M50 66 Q22 62 22 39 Q22 12 50 12 Q78 12 78 39 Q78 62 50 66 Q16 71 16 99 Q16 128 50 128 Q84 128 84 99 Q84 71 50 66",
  "9": "M80 52 Q76 80 50 80 Q18 80 18 46 Q18 12 50 12 Q84 12 82 56 Q80 116 32 127",
  E: "M80 12 L24 12 L24 128 L80 128 M24 68 L70 68",
  S: "M80 28 Q68 12 48 12 Q20 12 20 38 Q20 62 50 68 Q84 76 84 102 Q84 128 50 128 Q26 128 14 112",
  W: "M4 12 L28 128 L50 40 L72 128 L96 12",
  N: "M20 128 L20 12 L80 128 L80 12",
  В: "M22 12 L22 128 L52 128 Q84 128 84 98 Q84 68 52 68 L22 68 M22 12 L48 12 Q76 12 76 40 Q76 68 48 68",
  Ю: "M10 12 L10 128 M10 70 L36 70 M66 12 Q36 12 36 70 Q36 128 66 128 Q96 128 96 70 Q96 12 66 12",
  З: "M20 26 Q32 12 52 12 Q80 12 80 38 Q80 64 48 66 Q84 66 84 97 Q84 128 52 128 Q28 128 16 112",
  С: "M84 28 Q72 12 52 12 Q18 12 18 70 Q18 128 52 128 Q74 128 86 110",
};
const WINDS: Record<Language, string> = { en: "ESWN", ru: "ВЮЗС" };
const INK: Record<string, string> = { m: "#9d1c1c", p: "#0b4f94", s: "#00603f", z: "#2b2a5e" };
const RED = "#c81e1e";

/** What is seen of the usual picture below the number: of characters the sign of the suit, of dots and bamboo one of them. */
const PARTS: Record<string, { of: string; box: string }> = {
  m: { of: "1m", box: "40 185 220 205" },
  p: { of: "1p", box: "0 50 300 300" },
  s: { of: "2s", box: "90 20 120 180" },
};

const RED_DOT =
  `<svg><circle cx="50" cy="50" r="42" fill="none" stroke="${RED}" stroke-width="11"/>` +
  `<circle cx="50" cy="50" r="26" fill="${RED}"/><circle cx="50" cy="50" r="11" fill="#fff"/></svg>`;

const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");

const stroked = (path: string, ink: string, place: string, width = 21): string =>
  `<g transform="${place}"><path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round"/></g>`;

/** A figure; 6 and 9 stand on a line, so that they are not each other upside down. */
function figured(sign: string, ink: string): string {
  if (sign !== "6" && sign !== "9") return stroked(STROKES[sign]!, ink, "translate(75 6) scale(1.5)");
  return (
    stroked(STROKES[sign]!, ink, "translate(84 2) scale(1.32 1.24)", 23) +
    `<path d="M92 204H208" stroke="${ink}" stroke-width="20" stroke-linecap="round"/>`
  );
}

/** A letter, in a ring: the western wind is no three. */
function lettered(sign: string, ink: string): string {
  const wide = sign === "W" || sign === "Ю" ? 1.08 : 1;
  return (
    `<circle cx="150" cy="112" r="104" fill="none" stroke="${ink}" stroke-width="12"/>` +
    stroked(STROKES[sign]!, ink, `translate(${150 - 50 * 0.98 * wide} 43) scale(${0.98 * wide} 0.98)`, 24)
  );
}

function numbered(sign: string, ink: string, picture: string, box: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 400">` +
    (/\d/.test(sign) ? figured(sign, ink) : lettered(sign, ink)) +
    `<svg x="65" y="238" width="170" height="158" viewBox="${box}">${inside(picture)}</svg></svg>`
  );
}

/** Suits and winds; dragons and flowers stay as they are. `faces`: the usual pictures. */
export function numberFaces(faces: Record<string, string>, lang: Language): Record<string, string> {
  const drawn: Record<string, string> = {};
  for (const [group, part] of Object.entries(PARTS)) {
    for (const rank of "0123456789") {
      const red = rank === "0";
      const dot = red && group === "p";
      drawn[`${rank}${group}`] = numbered(
        red ? "5" : rank,
        red ? RED : INK[group]!,
        dot ? RED_DOT : faces[part.of]!,
        dot ? "0 0 100 100" : part.box,
      );
    }
  }
  [...WINDS[lang]].forEach((letter, i) => {
    drawn[`${i + 1}z`] = numbered(letter, INK.z!, faces[`${i + 1}z`]!, "0 0 300 400");
  });
  return drawn;
}
