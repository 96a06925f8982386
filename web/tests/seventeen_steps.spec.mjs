// A match of seventeen steps, played against a bot in the browser to its end: node tests/seventeen_steps.spec.mjs
//
// In every deal a hand of thirteen is picked from the thirty-four tiles, then tiles are discarded that are not of it. PICTURES names a folder
// for pictures of the screen.
import { launch, open, Report, serve } from "./browser.mjs";

const HAND = 13;
const DEALT = 34;
const STEPS = 17;
const MATCH_MS = Number(process.env.MATCH_MS ?? 420_000);
const PICTURES = process.env.PICTURES ?? "";
const SIZE = process.env.SIZE?.split("x").map(Number) ?? [1280, 720];
const LANG = process.env.LANG_OF_PAGE ?? "en";

const report = new Report();
const { base } = await serve();
const browser = await launch();
const page = await open(browser, { width: SIZE[0], height: SIZE[1], lang: LANG });
const picture = async (name) =>
  PICTURES && (await page.screenshot({ path: `${PICTURES}/seventeen_steps_${name}_${LANG}_${SIZE.join("x")}.png` }));

// The bot answers at once, and nothing is paused.
await page.route("**/api/tables", async (route) => {
  if (route.request().method() !== "POST") return route.continue();
  const { rules, ...body } = route.request().postDataJSON();
  const options = { ...body.options, think_ms: [0, 0], pace_ms: [0, 0] };
  return route.continue({ postData: JSON.stringify({ ...body, rules, options }) });
});
await page.goto(`${base}/?lang=${LANG}&theme=dark`);
await (await page.waitForSelector("[data-game=seventeen_steps]")).click();

/** Picks a hand: as many as possible of the kinds of which there are most, so that some of them are near to ready. */
async function build(deal) {
  await page.waitForSelector("[data-zone=building]");
  const dealt = await page.$$eval("[data-zone=building] .pick", (tiles) => tiles.length);
  report.check(dealt === DEALT, `deal ${deal}: ${dealt} tiles to build from`);
  report.check(await page.isDisabled("[data-done]"), `deal ${deal}: nothing is picked, and it is not done`);
  if (deal === 0) await picture("empty");
  for (let i = 0; i < HAND; i++) await page.click("[data-zone=building] .pick:not([data-picked])");
  const picked = await page.$$eval("[data-zone=built] [data-picked]", (tiles) => tiles.length);
  report.check(picked === HAND, `deal ${deal}: ${picked} tiles are picked`);
  await page.click("[data-zone=built] [data-picked]"); // one is put back, and another picked
  await page.click("[data-zone=building] .pick:not([data-picked])");
  await page.waitForFunction(() => document.querySelector("[data-zone=building] [role=status]")?.textContent?.trim());
  if (deal === 0) await picture("picked");
  await page.click("[data-done]");
}

/** One moment of play: builds, discards, wins, reads on. True when the match is over. */
async function move(deals) {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector("[data-final]")) return "final";
      if (document.querySelector("[data-next]:not([disabled])")) return "next";
      if (document.querySelector("[data-zone=building] [data-done]")) return "building";
      if (document.querySelector("[data-verb=ron]")) return "ron";
      if (document.querySelector("[data-zone=hand] [data-legal=true]")) return "discard";
      return null;
    },
    undefined,
    { polling: 50 },
  );
  const what = await found.jsonValue();
  if (what === "final") return true;
  if (what === "next") {
    const ponds = await page.$$eval("[data-zone=pond]", (all) => all.map((pond) => pond.querySelectorAll("li").length));
    report.check(Math.max(0, ...ponds) <= STEPS, `so many discards lie there: ${ponds}`);
  }
  if (what === "next") await page.click("[data-next]:not([disabled])").catch(() => undefined);
  else if (what === "ron") await page.click("[data-verb=ron]").catch(() => undefined);
  else if (what === "building") {
    const waiting = await page.$eval(
      "[data-done]",
      (button) => button.closest("section").querySelector(".pick")?.disabled,
    );
    if (waiting) await page.waitForTimeout(50);
    else {
      await build(deals.built);
      deals.built += 1;
      await page.waitForSelector("[data-zone=building]", { state: "detached" });
    }
  } else {
    const hand = await page.$$eval("[data-zone=built] > *", (tiles) => tiles.length);
    report.check(hand === HAND, `the hand stays: ${hand} tiles`);
    await page.click("[data-zone=hand] [data-legal=true]").catch(() => undefined);
    deals.discards += 1;
    if (deals.discards === 6) await picture("play");
  }
  return false;
}

const began = Date.now();
const deals = { built: 0, discards: 0 };
let over = false;
while (!over && Date.now() - began < MATCH_MS) over = await move(deals);
await picture("end");
report.check(over, `the match ends with the final sheet after ${deals.built} deals`);
report.check(deals.discards >= deals.built, `${deals.discards} discards in ${deals.built} deals`);
report.check(page.troubles.length === 0, page.troubles.join("; "));
await browser.close();
report.end("seventeen_steps");
process.exit();
