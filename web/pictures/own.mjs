// What the public-domain set lacks, drawn in its manner: flat shapes, three inks, 300 x 400.
//
// 1f-4f plum orchid chrysanthemum bamboo, 5f-8f spring summer autumn winter; each has its number in the corner, flowers in
// blue and seasons in red, because that number is the seat that it belongs to. Jokers, and the back's pattern.

const RED = "#b4161b", GREEN = "#0a6b3c", BLUE = "#1b3f8f", GOLD = "#d89a1d", BROWN = "#6b3e1f", PINK = "#d9486a", PALE = "#f6d6dc";

const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${body}</svg>`;
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const around = (count, x, y, draw, from = 0) =>
  Array.from({ length: count }, (_, i) => `<g transform="translate(${x} ${y}) rotate(${from + (360 / count) * i})">${draw(i)}</g>`).join("");

const DIGITS = {
  1: "M10 18 L30 4 L30 78",
  2: "M4 24 Q6 4 26 4 Q48 4 48 24 Q48 38 30 52 L4 78 L50 78",
  3: "M6 14 Q14 4 27 4 Q46 4 46 21 Q46 38 24 38 Q50 38 50 58 Q50 78 27 78 Q10 78 4 66",
  4: "M38 78 L38 4 L4 56 L54 56",
};
const number = (n, ink) => `<g transform="translate(24 26)">${line(DIGITS[n], ink, 13)}</g>`;
const flower = (n, body) => svg(number(n, BLUE) + body);
const season = (n, body) => svg(number(n, RED) + body);

const blossom = (x, y, r, petals, heart) =>
  around(5, x, y, () => circle(0, -r * 0.72, r * 0.56, petals)) +
  circle(x, y, r * 0.36, heart) +
  around(5, x, y, () => line(`M0 ${-r * 0.2} L0 ${-r * 0.62}`, heart, r * 0.09) + circle(0, -r * 0.68, r * 0.09, heart), 36);

const plum = flower(1,
  line("M70 380 Q120 300 130 240 Q140 190 220 120", BROWN, 20) + line("M132 250 Q200 250 250 210", BROWN, 13) + line("M126 270 Q80 240 66 190", BROWN, 11) +
  blossom(150, 210, 62, RED, GOLD) + blossom(226, 112, 48, PINK, GOLD) + blossom(232, 268, 44, PINK, GOLD) +
  circle(66, 186, 18, RED) + circle(92, 300, 14, PINK) + circle(262, 196, 13, RED));

const blade = (d) => path(d, GREEN);
const orchid = flower(2,
  blade("M140 385 Q60 300 30 170 Q90 260 156 372Z") + blade("M150 385 Q130 230 190 60 Q176 230 172 380Z") + blade("M160 385 Q230 310 278 190 Q262 320 178 385Z") +
  blade("M138 388 Q100 330 40 310 Q110 310 160 376Z") +
  around(5, 118, 176, (i) => path(i === 3 ? "M0 -6 Q-30 -40 0 -66 Q30 -40 0 -6Z" : "M0 -6 Q-20 -46 0 -84 Q20 -46 0 -6Z", i === 3 ? PINK : "#7b3f98"), 10) + circle(118, 176, 13, GOLD) +
  around(5, 226, 282, () => path("M0 -4 Q-14 -32 0 -58 Q14 -32 0 -4Z", "#7b3f98"), -20) + circle(226, 282, 9, GOLD));

const chrysanthemum = flower(3,
  line("M150 250 Q146 330 160 390", GREEN, 15) + path("M150 340 Q90 300 52 330 Q80 380 150 362Z", GREEN) + path("M158 330 Q220 290 256 318 Q232 372 158 352Z", GREEN) +
  around(16, 156, 190, () => path("M0 -30 Q-24 -80 0 -112 Q24 -80 0 -30Z", GOLD)) +
  around(12, 156, 190, () => path("M0 -20 Q-18 -52 0 -80 Q18 -52 0 -20Z", "#eebb45"), 15) +
  around(8, 156, 190, () => path("M0 -6 Q-13 -30 0 -48 Q13 -30 0 -6Z", RED), 8) + circle(156, 190, 12, GOLD));

const cane = (x, top) =>
  [0, 1, 2, 3].map((i) => `<rect x="${x - 13}" y="${top + i * 84}" width="26" height="76" rx="9" fill="${GREEN}"/>`).join("");
const leaf = (x, y, turn, ink = GREEN) => `<g transform="translate(${x} ${y}) rotate(${turn})">${path("M0 0 Q-19 46 0 104 Q19 46 0 0Z", ink)}</g>`;
const bamboo = flower(4,
  cane(150, 44) + cane(216, 92).replace(/(<rect[^>]*>){1}$/, "") +
  leaf(150, 122, 62, BLUE) + leaf(150, 122, 100) + leaf(152, 206, 44) + leaf(152, 206, 82, BLUE) + leaf(216, 172, -40) + leaf(216, 172, -74, BLUE) + leaf(218, 262, -34, BLUE) + leaf(150, 292, 50));

const spring = season(1,
  line("M40 372 Q120 330 160 250 Q186 190 262 150", BROWN, 15) + line("M160 254 Q120 200 122 150", BROWN, 10) +
  blossom(124, 146, 50, PINK, RED) + blossom(222, 178, 58, PINK, RED) + blossom(128, 288, 46, PINK, RED) +
  leaf(188, 246, -60) + leaf(86, 344, -100) + leaf(160, 262, -20) + circle(262, 100, 12, PINK) + circle(232, 72, 9, PINK) + circle(196, 92, 8, PALE));

const summer = season(2,
  path("M20 318 Q150 250 280 318 Q230 372 150 372 Q70 372 20 318Z", GREEN) + line("M150 372 L150 318 M150 340 L84 312 M150 340 L216 312", "#0f8a4e", 6) +
  line("M150 320 L150 250", GREEN, 13) +
  path("M150 262 Q70 250 52 160 Q110 170 150 262Z", PINK) + path("M150 262 Q230 250 248 160 Q190 170 150 262Z", PINK) +
  path("M150 264 Q88 196 104 112 Q144 150 150 264Z", RED) + path("M150 264 Q212 196 196 112 Q156 150 150 264Z", RED) +
  path("M150 266 Q112 170 150 84 Q188 170 150 266Z", PINK) + circle(240, 74, 30, GOLD) +
  around(10, 240, 74, () => line("M0 -40 L0 -50", GOLD, 7)));

const maple = (x, y, size, turn, ink) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  path("M0 -100 L18 -60 L40 -72 L34 -28 L74 -54 L70 -30 L96 -26 L68 2 L80 14 L34 32 L38 48 L6 40 L6 100 L-6 100 L-6 40 L-38 48 L-34 32 L-80 14 L-68 2 L-96 -26 L-70 -30 L-74 -54 L-34 -28 L-40 -72 L-18 -60Z", ink) + "</g>";
const autumn = season(3, maple(162, 186, 1.18, 12, RED) + maple(84, 318, 0.58, -28, GOLD) + maple(232, 332, 0.5, 40, "#c2571a"));

const winter = season(4,
  around(6, 150, 220, () => line("M0 0 L0 -132", BLUE, 15) + line("M0 -62 L-32 -92 M0 -62 L32 -92 M0 -98 L-22 -120 M0 -98 L22 -120", BLUE, 11)) +
  around(6, 150, 220, () => path("M0 -44 L-16 -22 L0 0 L16 -22Z", "#5f9ad6"), 30) + circle(252, 62, 9, "#5f9ad6") + circle(46, 366, 9, "#5f9ad6") + circle(256, 372, 9, BLUE));

const star = "M0 -104 L25 -34 L99 -32 L40 13 L61 84 L0 42 L-61 84 L-40 13 L-99 -32 L-25 -34Z";
const joker = (n, ink) => svg(number(n, ink) + `<g transform="translate(150 226)">${path(star, ink)}</g>` + circle(150, 228, 24, "#fff"));

/** The dragon that FluffyStuff leaves blank, with the thin blue frame of many sets. */
const frame =
  `<rect x="46" y="46" width="208" height="308" rx="14" fill="none" stroke="${BLUE}" stroke-width="11"/>` +
  `<rect x="68" y="68" width="164" height="264" rx="6" fill="none" stroke="${BLUE}" stroke-width="5"/>`;

export const own = {
  "1f": plum, "2f": orchid, "3f": chrysanthemum, "4f": bamboo,
  "5f": spring, "6f": summer, "7f": autumn, "8f": winter,
  "1j": joker(1, RED), "2j": joker(2, GREEN), "3j": joker(3, BLUE), "4j": joker(4, GOLD),
  "5z-framed": svg(frame),
};
