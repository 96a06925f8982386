// Whole matches of games, played against bots in the browser to the final sheet: node tests/whole_matches.mjs [GAME ...]
//
// Without a word: three of the older games. The player wins where that is offered, declares nothing else, and discards what was drawn;
// any other question is answered by its first button. PICTURES names a folder for pictures, SIZE is the window, LANG_OF_PAGE its language.
import { launch, open, Report, serve } from "./browser.mjs";

const GAMES = process.argv.slice(2).length ? process.argv.slice(2) : ["bamboo_two", "buu_mahjong", "short_traditional"];
const MATCH_MS = Number(process.env.MATCH_MS ?? 420_000);
const PICTURES = process.env.PICTURES ?? "";
const SIZE = process.env.SIZE?.split("x").map(Number) ?? [1280, 720];
const LANG = process.env.LANG_OF_PAGE ?? "en";
const PICTURED = 9; // the discard at which the table is pictured
const GUARD_MS = 215; // a press sooner after a change is not meant

const report = new Report();
const { base } = await serve();
const browser = await launch();

/** What to press now: the next sheet, a win, silence, a tile, or the first thing offered. */
function wish() {
  if (document.querySelector("[data-final]")) return { what: "final" };
  const next = document.querySelector("[data-next]:not([disabled])");
  const at = (target, what) => {
    const box = target.getBoundingClientRect();
    return { what, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  if (document.querySelector("[data-zone=result]")) return next ? at(next, "next") : { what: "nothing" };
  const bar = document.querySelector("[data-zone=actions]");
  if (!bar?.dataset.window) return { what: "nothing" };
  const offered = [...bar.querySelectorAll("[data-legal=true]:not([disabled])")];
  const of = (...verbs) => offered.find((one) => verbs.includes(one.dataset.verb));
  const legal = [...document.querySelectorAll("[data-zone=hand][role=listbox] [data-legal=true]")];
  const tile = legal.find((one) => one.hasAttribute("data-drawn")) ?? legal.at(-1);
  const button = of("tsumo", "ron") ?? of("pass");
  const target = button ?? tile ?? offered[0];
  if (!target) return { what: "nothing" };
  return { ...at(target, target.dataset.verb ?? "discard"), window: bar.dataset.window };
}

for (const game of GAMES) {
  const begun = Date.now();
  const page = await open(browser, { width: SIZE[0], height: SIZE[1], lang: LANG });
  const picture = async (name) =>
    PICTURES && (await page.screenshot({ path: `${PICTURES}/${game}_${name}_${LANG}_${SIZE.join("x")}.png` }));
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const body = route.request().postDataJSON();
    const options = { ...body.options, pace_ms: [0, 0], think_ms: [0, 0] };
    return route.continue({ postData: JSON.stringify({ ...body, rules: game, options }) });
  });
  await page.goto(`${base}/?lang=${LANG}&theme=dark`);
  const first = await page.waitForSelector("[data-game]");
  const card = (await page.$(`[data-game=${game}]:not([disabled])`)) ?? first;
  await card.click();
  await page.waitForSelector("[data-zone=hand]");

  const verbs = new Set();
  let last = "";
  let changed = Date.now();
  let deals = 0;
  let discards = 0;
  let over = false;
  while (!over && Date.now() - begun < MATCH_MS) {
    const wanted = await page.evaluate(wish);
    over = wanted.what === "final";
    if (over || wanted.what === "nothing") {
      await page.waitForTimeout(25);
      continue;
    }
    const now = `${wanted.window} ${wanted.what}`;
    if (now !== last) {
      last = now;
      changed = Date.now();
      if (wanted.what === "next") deals += 1;
      if (wanted.what === "discard" && ++discards === PICTURED) await picture("play");
      if (wanted.what === "next" && deals === 1) await picture("result");
    }
    await page.waitForTimeout(Math.max(0, GUARD_MS - (Date.now() - changed)));
    verbs.add(wanted.what);
    if (SIZE[0] < 900) {
      await page.touchscreen.tap(wanted.x, wanted.y);
      if (wanted.what === "discard") await page.touchscreen.tap(wanted.x, wanted.y); // the first tap lifts
    } else await page.mouse.click(wanted.x, wanted.y);
    await page.waitForTimeout(40);
  }
  await picture("end");
  report.check(over, `${game}: the match ends with the final sheet within ${MATCH_MS / 1000} s`);
  report.check(verbs.has("discard"), `${game}: tiles were discarded by pressing them`);
  const totals = await page.$$eval("[data-final] [data-total]", (cells) => cells.map((cell) => cell.dataset.total));
  report.check(totals.length >= 2, `${game}: the final sheet tells ${totals.length} totals`);
  report.check(page.troubles.length === 0, `${game}: ${page.troubles.join("; ")}`);
  console.log(
    `  ${game}: ${discards} discards in ${((Date.now() - begun) / 1000).toFixed(0)} s; ${[...verbs].join(" ")}`,
  );
  await page.context().close();
}
await browser.close();
report.end("games");
process.exit();
