// Takes the pictures of docs/pictures anew, in both languages: `make pictures`, or `node tests/pictures.mjs score lobby`. Everything is played against the real server.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch, open, serve } from "./browser.mjs";

const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
mkdirSync(FOLDER, { recursive: true });
const only = process.argv.slice(2);
const { base } = await serve();
const browser = await launch();

/** A picture in English and in Russian: NAME.png and NAME.ru.png. */
async function shot(name, size, theme, work) {
  for (const [lang, file] of [
    ["en", `${name}.png`],
    ["ru", `${name}.ru.png`],
  ]) {
    if (only.length && !only.includes(name) && !only.includes(lang)) continue;
    const page = await open(browser, { ...size, lang, theme });
    page.touch = size.width < 900;
    await work(page, `lang=${lang}&theme=${theme}`);
    await page.waitForTimeout(600); // for the last movement to end
    await page.screenshot({ path: `${FOLDER}${file}` });
    console.log(file, page.troubles.join("; "));
    await page.context().close();
  }
}

/** Sit down at a game, with bots that answer at once. */
async function sit(page, game, query) {
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const body = route.request().postDataJSON();
    await route.continue({
      postData: JSON.stringify({ ...body, options: { ...body.options, pace_ms: [0, 0], think_ms: [0, 0] } }),
    });
  });
  await page.goto(`${base}/?${query}`);
  await (await page.waitForSelector(`[data-game=${game}]`)).click();
  await page.waitForSelector("[data-zone=hand] img");
}

/** Play until `enough`: take what is offered but riichi, discard what was drawn. */
async function play(page, enough) {
  for (let step = 0; step < 2000 && !(await enough()); step++) {
    const result =
      (await page.$("[data-warning-anyway]")) ?? (await page.$("[data-zone=result] [data-next]:not([disabled])"));
    const offered = await page.$(
      "[data-zone=actions] [data-legal=true]:not([disabled]):not([data-verb=riichi]):not([data-verb=pass])",
    );
    const button = result ?? offered ?? (await page.$("[data-verb=pass]:not([disabled])"));
    const tile = button
      ? null
      : ((await page.$("[data-zone=hand] [data-legal=true][data-drawn]")) ??
        (await page.$("[data-zone=hand] [data-legal=true]")));
    const chosen = button ?? tile;
    if (chosen) {
      await page.waitForTimeout(210);
      const press = () =>
        (page.touch ? chosen.tap({ timeout: 2000 }) : chosen.click({ timeout: 2000 })).catch(() => undefined);
      await press();
      if (tile && page.touch) await press(); // the first tap lifts
    }
    await page.waitForTimeout(40);
  }
}

const discards = (page, count) => async () =>
  (await page.$$("[data-zone=pond] .tile")).length >= count &&
  !(await page.$("[data-zone=result]")) &&
  (await page.$("[data-zone=actions][data-window]"));
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 664 };

await shot("lobby", DESK, "dark", async (page, query) => {
  await page.goto(`${base}/?${query}`);
  await page.waitForSelector("[data-game=riichi] img");
  await page.waitForLoadState("networkidle");
});
await shot("table", DESK, "dark", async (page, query) => {
  await sit(page, "riichi", query);
  await play(page, discards(page, 34));
});
await shot("phone", PHONE, "dark", async (page, query) => {
  await sit(page, "sichuan", query);
  await play(page, discards(page, 26));
  await page.waitForSelector("[data-move]", { state: "detached" }); // points that have just moved
});
await shot("result", DESK, "light", async (page, query) => {
  await sit(page, "riichi", query);
  await play(
    page,
    async () =>
      (await page.$("[data-zone=result]:is([data-loud='2'], [data-loud='3'])")) !== null &&
      (await page.$("[data-zone=result] [data-element]")) !== null,
  );
  await page.waitForFunction(() => {
    const value = document.querySelector("[data-zone=result][data-told] [data-value]");
    return value?.textContent.replace(/\D/g, "").startsWith(value.dataset.value);
  });
  await page.waitForTimeout(1800);
});
await shot("score", DESK, "light", async (page, query) => {
  await page.goto(`${base}/score?rules=ema&hand=234m567p33z345s67s8s&by=ron&flags=riichi&dora=4p&${query}`);
  await page.waitForSelector("[data-points]");
});
await shot("rules", DESK, "dark", async (page, query) => {
  await page.goto(`${base}/rules/kuikae?${query}`);
  await page.waitForSelector("h1");
  await page.waitForLoadState("networkidle");
});
await shot("editor", DESK, "dark", async (page, query) => {
  await page.goto(`${base}/sets/new?from=ema&${query}`);
  await page.waitForSelector("[data-option]");
  await page.waitForLoadState("networkidle");
});
await shot("replay", DESK, "light", async (page, query) => {
  await page.goto(`${base}/replay?${query}`);
  await page.setInputFiles("[data-upload]", fileURLToPath(new URL("./records/four_bots.mjlog", import.meta.url)));
  await page.waitForSelector("[data-zone=replay]");
  for (let step = 0; step < 45; step++) await page.keyboard.press("ArrowRight");
});
await browser.close();
process.exit();
