// Deals played by clicking, against the real server and its bots: node tests/play.spec.mjs [GAME ...]
//
// Bots answer at once: the request for a table is changed on its way, everything else is as a player has it.
import { launch, open, Report, serve } from "./browser.mjs";

const GAMES = process.argv.length > 2 ? process.argv.slice(2) : ["riichi", "sanma_tenhou", "taiwanese", "sichuan"];
const SIZES = { riichi: [1280, 720], sanma_tenhou: [844, 390], taiwanese: [1280, 720], sichuan: [390, 664] };
const DEAL_MS = Number(process.env.DEAL_MS ?? 180_000);

const report = new Report();
const { base } = await serve();
const browser = await launch();

/** All that lies concealed in other hands, in a frame of the server: there must be none before it is shown. */
function leaked(frame, own) {
  const message = JSON.parse(frame);
  const seats = message.board?.seats ? Object.entries(message.board.seats) : [];
  return seats.some(([seat, state]) => Number(state.seat ?? seat) !== own && !state.shown && state.shown !== undefined && state.tiles?.some((tile) => tile !== null));
}

async function press(page, handle) {
  if (page.touch) await handle.tap({ timeout: 2000 }).catch(() => undefined);
  else await handle.click({ timeout: 2000 }).catch(() => undefined);
}

async function playDeal(page, seen) {
  const until = Date.now() + DEAL_MS;
  while (Date.now() < until) {
    if (await page.$("[data-zone=result]")) return true;
    const button = await page.$("[data-zone=actions] [data-legal=true]:not([disabled]):not([data-verb=pass]):not([data-verb=riichi])");
    const pass = await page.$("[data-verb=pass]:not([disabled])");
    const verb = button && (await button.getAttribute("data-verb").catch(() => null));
    if (button && verb) {
      seen.add(verb);
      await page.waitForTimeout(210);
      await press(page, button);
    } else if (pass) {
      await page.waitForTimeout(210);
      await press(page, pass);
    } else {
      const tile = (await page.$("[data-zone=hand] [data-legal=true][data-drawn]")) ?? (await page.$("[data-zone=hand] [data-legal=true]"));
      if (!tile) {
        await page.waitForTimeout(30);
        continue;
      }
      await page.waitForTimeout(210);
      await press(page, tile);
      if (page.touch) await press(page, tile); // the first tap lifts
      seen.add("discard");
    }
    await page.waitForTimeout(40);
  }
  return false;
}

for (const game of GAMES) {
  const [width, height] = SIZES[game] ?? [1280, 720];
  const page = await open(browser, { width, height, lang: "ru" });
  page.touch = width < 900;
  const frames = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, options: { ...body.options, pace_ms: [0, 0], think_ms: [0, 0] } }) });
  });
  await page.goto(`${base}/?lang=ru&theme=dark`);
  await (await page.waitForSelector(`[data-game=${game}]`)).click(); // the first click of two
  await page.waitForSelector("[data-zone=hand] img", { timeout: 20_000 });
  const own = Number(await page.getAttribute(".play", "data-seat"));

  const verbs = new Set();
  const ended = await playDeal(page, verbs);
  report.check(ended, `${game}: a deal ends within ${DEAL_MS / 1000} s`);
  report.check(verbs.has("discard"), `${game}: tiles were discarded by pressing them`);
  if (game === "sichuan") report.check(verbs.has("choose"), "sichuan: the suit to be rid of was chosen by a button");
  if (ended) {
    await page.waitForTimeout(900);
    while (await page.$("[data-zone=result] [role=tab][aria-selected=true] ~ [role=tab]")) await page.click("[data-next]", { timeout: 5000 });
    const sums = await page.evaluate(() => {
      const moved = [...document.querySelectorAll("[data-moved]")].map((cell) => Number(cell.dataset.moved));
      const rows = [...document.querySelectorAll("tr[data-amount]")].map((row) => row.dataset);
      const changes = moved.map((_, seat) => rows.reduce((sum, row) => sum + (row.target === String(seat) ? Number(row.amount) : 0) - (row.source === String(seat) ? Number(row.amount) : 0), 0));
      return { moved, changes };
    });
    report.check(JSON.stringify(sums.moved) === JSON.stringify(sums.changes), `${game}: the ledger ${sums.changes} adds up to the changes ${sums.moved}`);
    const before = await page.$("[data-zone=result]");
    await page.mouse.click(4, 4);
    report.check((await page.$("[data-zone=result]")) !== null && before !== null, `${game}: a click beside the sheet changes nothing`);
    if (await page.$("[data-next]")) {
      await page.click("[data-next]", { timeout: 5000 });
      await page.waitForSelector("[data-zone=result]", { state: "detached", timeout: 15_000 }).catch(() => undefined);
      report.check((await page.$("[data-zone=result]")) === null, `${game}: the next deal begins`);
      const hand = () => page.$$eval("[data-zone=hand][role=listbox] button", (tiles) => tiles.map((tile) => tile.dataset.tile).join(" "));
      await page.waitForSelector("[data-zone=actions][data-window]", { timeout: 15_000 }).catch(() => undefined);
      const window = await page.getAttribute("[data-zone=actions]", "data-window");
      const tiles = await hand();
      await page.reload();
      await page.waitForSelector("[data-zone=hand] img");
      report.check((await hand()) === tiles, `${game}: after a reload the hand is the same`);
      report.check((await page.getAttribute("[data-zone=actions]", "data-window")) === window, `${game}: after a reload the window is the same`);
    }
  }
  report.check(frames.length > 5 && !frames.some((frame) => leaked(frame, own)), `${game}: no frame tells a concealed tile of another seat`);
  report.check(page.troubles.length === 0, `${game}: ${page.troubles.join("; ")}`);
  console.log(`  ${game} ${width}x${height}: ${[...verbs].join(" ")}; ${frames.length} frames`);
  await page.context().close();
}
await browser.close();
report.end("play");
process.exit();
