// What helps at the table where one wants it: the helper that stays open. On frozen scenes: node tests/helped.spec.mjs [WORD ...]
import { launch, open, Report, servePages } from "./browser.mjs";

const only = process.argv.slice(2);
const report = new Report();
const { base, stop } = await servePages();
const browser = await launch();
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LEAST = { width: 320, height: 568 };

async function scene(name, size, settings = {}) {
  const page = await open(browser, { ...size, lang: settings.lang ?? "ru" });
  await page.addInitScript(
    (kept) => localStorage.getItem("jantaku-settings") ?? localStorage.setItem("jantaku-settings", kept),
    JSON.stringify({ lang: "ru", theme: "classic", hints: 7, ...settings }),
  );
  await page.goto(`${base}/scene/${name}`);
  await page.waitForSelector("[data-zone=hand] img", { state: "attached" });
  return page;
}
const tell = (page, message) => page.evaluate((message) => window.tell(message), message);
const asked = (page, type) =>
  page.$eval(
    "[data-scene]",
    (scene, type) => JSON.parse(scene.dataset.sent).filter((message) => message.type === type).length,
    type,
  );
const end = async (page, where) => {
  report.check(page.troubles.length === 0, `${where}: ${page.troubles.join("; ")}`);
  await page.context().close();
};

const tests = {
  async helper() {
    const hint = {
      type: "hint",
      shanten: 1,
      discards: [
        { code: 100, tile: ["1m", 0], shanten: 2, total: 30, tiles: [{ tile: "5p", left: 4 }] },
        {
          code: 103,
          tile: ["4p", 3],
          shanten: 1,
          total: 7,
          tiles: [
            { tile: "5p", left: 3 },
            { tile: "8p", left: 4 },
          ],
        },
        { code: 104, tile: ["5p", 4], shanten: 1, total: 11, tiles: [{ tile: "7s", left: 4 }] },
      ],
    };
    const desk = await scene("opening", DESK);
    report.check((await asked(desk, "hint")) === 0, "nobody asks for hints unasked");
    await desk.click("[data-helper-stays]");
    report.check((await asked(desk, "hint")) === 1, "kept open, it looks at this turn");
    await tell(desk, hint);
    report.check(
      (await desk.$$eval("[data-zone=helper] [data-helped]", (rows) =>
        rows.map((row) => row.dataset.helped).join(),
      )) === "5p,4p,1m",
      "the best discards come first",
    );
    await tell(desk, {
      type: "events",
      first: 0,
      events: [{ event: "discarded", n: 1, seat: 0, tile: ["5p", 4], text: { ru: "", en: "" } }],
      board: {},
    });
    report.check(
      (await desk.getAttribute("[data-shanten]", "data-shanten")) === "1" && !(await desk.$("[data-helped]")),
      "after the discard it still says how far the hand is, and no more",
    );
    await end(desk, "helper");

    for (const [size, where] of [
      [PHONE, "a phone"],
      [LEAST, "the least phone"],
    ]) {
      const phone = await scene("opening", size);
      await phone.tap("[data-helper]");
      report.check((await asked(phone, "hint")) === 1, `${where}: the helper is one touch away`);
      await tell(phone, hint);
      const said = (await phone.textContent("[data-helper-chip]")).replace(/\s+/g, " ");
      report.check(/до темпая|шантен/.test(said) && said.includes("×11"), `${where}: it says what is best: ${said}`);
      const [chip, hand] = await phone.evaluate(() =>
        ["[data-helper-chip]", "[data-zone=hand][role=listbox]"].map((one) =>
          document.querySelector(one).getBoundingClientRect().toJSON(),
        ),
      );
      report.check(
        chip.bottom <= hand.top + 1 && chip.right <= size.width && chip.left >= 0,
        `${where}: it lies above the hand: ${JSON.stringify(chip)}`,
      );
      await phone.tap("[data-helper-chip]");
      report.check(
        (await phone.$$("dialog[open] [data-zone=helper] [data-helped]")).length === 3,
        `${where}: a touch tells all`,
      );
      await phone.reload();
      await phone.waitForSelector("[data-zone=hand] img", { state: "attached" });
      report.check((await asked(phone, "hint")) === 1, `${where}: it stays open at the next visit`);
      await end(phone, where);
    }
  },
};

for (const [name, test] of Object.entries(tests)) if (!only.length || only.includes(name)) await test();
await browser.close();
stop();
report.end("helped");
process.exit();
