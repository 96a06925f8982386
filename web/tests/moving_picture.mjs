// Takes the frames of the moving picture of the README, in both languages: node tests/moving_picture.mjs FOLDER [en] [ru]
//
// One short deal against bots, laid for it (tests/server/laid.py): a bot calls, declare riichi, win, see why the
// hand is worth what it is. FOLDER gets en-001-900.png and so on: the number of the frame, and how many milliseconds it stays.
// `scripts/sew_picture` makes the picture of them.
import { mkdirSync } from "node:fs";
import { launch, open, serveLaid } from "./browser.mjs";

const [folder, ...asked] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { base } = await serveLaid();
const browser = await launch();
const NAMES = { en: "Anna", ru: "Анна" };
const SCENARIO = `
about.en = "Riichi, ippatsu, pinfu, dora."
rule = "riichi"
rules = "riichi"
hands.S = "34m 567p 345s 67s 33z 5z"
hands.W = "55z"
wall.draws = { S = "1z 2m" }
wall.dora = "4p"
wall.ura = "1m"
play = """
E 9p
S 5z
W pon
W 9m
N 1s
E 1p
S riichi 1z
W 1m
N 9s
E 8s
S ron
"""
[expect]
winners = ["S"]
`;
const handTile = (face) => `[data-zone=hand][role=listbox] button[data-tile="${face}"][data-legal=true]`;
const verb = (name) => `[data-zone=actions] [data-verb=${name}][data-legal=true]`;

async function film(lang) {
  let number = 0;
  const wish = {
    scenario: SCENARIO,
    people: { S: NAMES[lang] },
    options: { pace_ms: [900, 900], think_ms: [0, 0], pause_s: null, public: false },
  };
  const laid = await (await fetch(`${base}/laid`, { method: "POST", body: JSON.stringify(wish) })).json();
  const page = await open(browser, { width: 1120, height: 630, lang });
  await page.addInitScript(
    ([id, token, lang]) => {
      localStorage.setItem("jantaku-seats", JSON.stringify({ [id]: { token, at: 1 } }));
      localStorage.setItem("jantaku-settings", JSON.stringify({ lang, theme: "dark", hints: 7 }));
    },
    [laid.table, laid.tokens.S, lang],
  );
  const frame = async (stays) => {
    number += 1;
    await page.screenshot({ path: `${folder}/${lang}-${String(number).padStart(3, "0")}-${stays}.png` });
  };
  /** Show the pointer at a thing, then press it. */
  const press = async (selector, before = 700) => {
    await page.waitForSelector(selector);
    await page.waitForTimeout(400);
    const box = await (await page.$(selector)).boundingBox();
    await page.evaluate(
      ([x, y]) => {
        const dot =
          document.querySelector("#pointer") ??
          document.body.appendChild(Object.assign(document.createElement("div"), { id: "pointer" }));
        dot.style.cssText = `position:fixed;left:${x - 13}px;top:${y - 13}px;width:26px;height:26px;border-radius:50%;background:#ffd54acc;border:2px solid #fff;z-index:9999;pointer-events:none`;
      },
      [box.x + box.width / 2, box.y + box.height / 2],
    );
    await frame(before);
    await page.evaluate(() => document.querySelector("#pointer")?.remove());
    await page.click(selector, { force: true });
  };
  /** Frames while the bots play, until something is there. */
  const watch = async (selector, most = 40) => {
    for (let i = 0; i < most && !(await page.$(selector)); i++) {
      await frame(350);
      await page.waitForTimeout(250);
    }
    await page.waitForSelector(selector);
  };

  await page.goto(`${base}/table/${laid.table}`);
  await page.waitForSelector(handTile("5z"));
  await page.waitForTimeout(600);
  await frame(1000);
  await press(handTile("5z"));
  await watch(verb("riichi"));
  await press(verb("riichi"), 1000);
  await press(handTile("1z"));
  await watch(verb("ron"));
  await press(verb("ron"), 1100);
  await page.waitForSelector("[data-zone=result] [data-element]");
  await page.waitForTimeout(2500);
  await frame(2200);
  await press("[data-zone=result] [data-element=pinfu] button", 900);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1200);
  await frame(3500);
  console.log(`${lang}: ${number} frames`, page.troubles.join("; "));
  await page.context().close();
}

for (const lang of asked.length ? asked : ["en", "ru"]) await film(lang);
await browser.close();
process.exit();
