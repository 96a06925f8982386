// Frozen scenes at every size of UX section 1: nothing scrolls, nothing overlaps, nothing is too small to read or touch.
import { launch, open, Report, servePages } from "./browser.mjs";

const SIZES = [
  [1920, 960],
  [1440, 900],
  [1366, 650],
  [1280, 720],
  [1024, 768],
  [844, 340],
  [667, 331],
  [640, 300],
  [768, 1024],
  [844, 390],
  [390, 844],
  [390, 664],
  [360, 640],
  [360, 560],
  [320, 568],
];
const SCENES = [
  "opening",
  "worst",
  "seventeen-worst",
  "sanma",
  "sichuan-two-out",
  "void-choice",
  "riichi-mode",
  "three-chi",
  "red-choice",
  "furiten",
  "claimed",
  "players-2",
  "players-5",
  "players-6",
  "players-8",
  "table-5",
  "table-6",
  "table-8",
  "table-resting",
  "table-teams",
];

const only = process.argv.slice(2);
const report = new Report();
const { base, stop } = await servePages();
const browser = await launch();

/** Boxes of tiles, buttons and texts, each with the zone that it belongs to. */
function look() {
  const box = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const zones = [];
  for (const zone of document.querySelectorAll(
    "[data-zone=hand], [data-zone=pond], [data-zone=meld], [data-zone=bonus]",
  )) {
    const name = `${zone.dataset.zone} ${zone.dataset.seat}`;
    for (const tile of zone.querySelectorAll(".tile, .standing"))
      if (tile.closest("[data-zone]") === zone)
        zones.push({
          zone: name,
          kind: zone.dataset.zone,
          own: zone.dataset.seat === "0",
          turned: tile.classList.contains("turned"),
          // A table that leans back shows tiles shorter than they are: of their shape the layout tells.
          shape: tile.classList.contains("tile")
            ? parseFloat(getComputedStyle(tile).width) / parseFloat(getComputedStyle(tile).height)
            : null,
          ...box(tile),
        });
  }
  for (const button of document.querySelectorAll("[data-zone=actions] button"))
    zones.push({ zone: "actions", kind: "actions", ...box(button) });
  for (const wait of document.querySelectorAll("[data-zone=waits] .wait"))
    zones.push({ zone: "waits", kind: "waits", ...box(wait) });
  const plate = document.querySelector("[data-zone=centre] .plate");
  zones.push({ zone: "centre", kind: "centre", ...box(plate) });
  for (const plate of document.querySelectorAll("[data-spot] .plate:not(.line)"))
    zones.push({ zone: `plate ${plate.closest("[data-spot]").dataset.spot}`, kind: "plate", ...box(plate) });
  for (const name of document.querySelectorAll(".plate .name, .plate .badge"))
    if (!name.closest("[data-zone=centre], [data-spot] .plate:not(.line)"))
      zones.push({ zone: `name ${name.textContent}`, kind: "name", ...box(name) });
  return {
    zones,
    scroll: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    size: [innerWidth, innerHeight],
    drawn: (() => {
      const tile = document.querySelector("[data-zone=hand] [data-drawn]");
      const others = [...document.querySelectorAll("[data-zone=hand] button:not([data-drawn])")].map(box);
      if (!tile) return null;
      const own = box(tile);
      const row = others.filter((other) => Math.abs(other.top - own.top) < own.height / 2);
      return row.length ? (own.left - Math.max(...row.map((other) => other.right))) / own.width : 1;
    })(),
  };
}

const meets = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
/** The bar may cover the backs of opponents; its second row on a phone the own name. */
const allowed = (a, b) =>
  [a, b].some((one) => one.kind === "actions") &&
  [a, b].some((one) => (one.kind === "hand" && !one.own) || one.zone === "name Анна" || one.zone === "plate 0");

for (const [width, height] of SIZES) {
  for (const lang of ["ru", "en"]) {
    const theme = lang === "ru" ? "dark" : "light";
    const page = await open(browser, { width, height, lang, theme });
    await page.addInitScript(() => localStorage.setItem("jantaku-settings", JSON.stringify({ speed: 0 }))); // nothing moves, so nothing is waited for
    for (const scene of SCENES) {
      const where = `${scene} ${width}x${height} ${lang}`;
      if (only.length && !only.some((word) => where.includes(word))) continue;
      if (!page.url().startsWith(base)) await page.goto(`${base}/scene?lang=${lang}&theme=${theme}`);
      await page.evaluate(
        (to) => (history.pushState(null, "", to), dispatchEvent(new PopStateEvent("popstate"))),
        `/scene/${scene}`,
      );
      await page.waitForSelector(`[data-scene=${scene}] [data-zone=hand] img`);
      await page.waitForSelector(`[data-scene=${scene}] [data-zone=centre] .plate`, { state: "attached" });
      await page.evaluate(() =>
        document.fonts.ready.then(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        ),
      );
      const { zones, scroll, size, drawn } = await page.evaluate(look);
      report.check(scroll[0] <= 0 && scroll[1] <= 0, `${where}: the page scrolls by ${scroll}`);
      const outside = zones.filter(
        (one) => one.left < -0.5 || one.top < -0.5 || one.right > size[0] + 0.5 || one.bottom > size[1] + 0.5,
      );
      report.check(
        outside.length === 0,
        `${where}: outside the window: ${[...new Set(outside.map((one) => one.zone))]}`,
      );
      const met = new Set();
      zones.forEach((a, i) =>
        zones
          .slice(i + 1)
          .forEach(
            (b) => a.zone !== b.zone && !allowed(a, b) && meets(a, b) && met.add([a.zone, b.zone].sort().join(" / ")),
          ),
      );
      report.check(met.size === 0, `${where}: overlap: ${[...met].join("; ")}`);
      const hand = zones.filter((one) => one.kind === "hand" && one.own);
      report.check(
        hand.every((one) => one.width >= 30),
        `${where}: a hand tile is ${Math.min(...hand.map((one) => one.width)).toFixed(1)} px wide`,
      );
      const buttons = zones.filter((one) => one.kind === "actions");
      report.check(
        buttons.every((one) => one.height >= 44),
        `${where}: a button is ${Math.min(...buttons.map((one) => one.height))} px high`,
      );
      const narrow = Math.min(
        ...zones.filter((one) => one.kind === "pond").map((one) => Math.min(one.width, one.height)),
      );
      const least = (await page.evaluate(() => devicePixelRatio)) > 1 ? 19 : 22; // dense screens draw finer
      report.check(narrow >= least, `${where}: a pond tile is ${narrow.toFixed(1)} px wide`);
      const askew = zones
        .filter((one) => ["hand", "pond", "meld", "bonus"].includes(one.kind))
        .filter((one) => one.shape !== null)
        .filter(
          (one) =>
            Math.abs(Math.max(one.shape, 1 / one.shape) - 4 / 3) > 0.03 ||
            Math.abs(Math.max(one.width, one.height) / Math.min(one.width, one.height) - 4 / 3) > 0.22,
        );
      report.check(
        askew.length === 0,
        `${where}: tiles that are not 3:4 in ${[...new Set(askew.map((one) => one.zone))]}`,
      );
      if (drawn !== null) report.check(drawn >= 0.3, `${where}: the drawn tile stands ${drawn.toFixed(2)} apart`);
      report.check(page.troubles.length === 0, `${where}: ${page.troubles.splice(0).join("; ")}`);
    }
    await page.context().close();
  }
}
await browser.close();
stop();
report.end("scenes");
