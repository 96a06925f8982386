// What helps at the table where one wants it: the helper that stays open, marks of danger, the clock as a ring, the table in words. On frozen scenes: node tests/helped.spec.mjs [WORD ...]
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
/** These seats are in riichi, and it is the own turn. */
const riichi = async (page, seats) => {
  await tell(page, { type: "closed", window: 7, why: "answered" });
  await tell(page, {
    type: "events",
    first: 0,
    events: [],
    board: { seats: Object.fromEntries(seats.map((seat) => [seat, { riichi: true }])) },
  });
  await page.evaluate(() => {
    const { window: asks } = window.told();
    window.tell({ ...asks, type: "window", window: 8 });
  });
};
const plain = (text) => text.trim().replace(/\u00a0/g, " ");
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

  async danger() {
    for (const [size, where] of [
      [DESK, "a large screen"],
      [LEAST, "the least phone"],
    ]) {
      const page = await scene("opening", size, { danger: true });
      report.check((await asked(page, "danger")) === 0, `${where}: nobody is in riichi, nothing is asked`);
      await riichi(page, [1, 3]);
      report.check((await asked(page, "danger")) === 1, `${where}: in the own turn after a riichi it is asked`);
      const covered = await page.$$eval("[data-spot] .plate", (plates) =>
        plates.some((plate) => {
          const [badge, score] = [".badge", ".score"].map((one) => plate.querySelector(one)?.getBoundingClientRect());
          return badge && badge.bottom > score.top + 2 && badge.top < score.bottom && badge.left < score.right;
        }),
      );
      report.check(!covered, `${where}: the word of riichi does not cover the points`);
      const marks = { "1z": "fresh", "1m": "safe", "5p": "suji", "9s": "wall" };
      await tell(page, { type: "danger", threats: [{ seat: 1, marks }] });
      await page.waitForSelector("[data-danger]");
      const shown = await page.$$eval("[data-zone=hand][role=listbox] button", (tiles) =>
        Object.fromEntries(
          tiles.map((tile) => [
            tile.dataset.tile,
            [...tile.querySelectorAll("[data-danger]")].map((mark) => mark.dataset.danger).join(),
          ]),
        ),
      );
      report.check(
        shown["1z"] === "fresh" && shown["1m"] === "safe" && shown["0p"] === "suji" && !shown["2m"],
        `${where}: the tiles are marked: ${JSON.stringify(shown)}`,
      );
      const label = await page.getAttribute('[data-zone=hand][role=listbox] button[data-tile="1m"]', "aria-label");
      report.check(label.includes("Борис: безопасен"), `${where}: it is said as well: ${label}`);
      await tell(page, {
        type: "danger",
        threats: [
          { seat: 1, marks },
          { seat: 3, marks: { "1m": "suji", "1z": "fresh" } },
        ],
      });
      await page.waitForSelector('[data-tile="1m"] [data-from-seat="3"]');
      const texts = await page.$$eval('button[data-tile="1m"] [data-danger]', (all) =>
        all.map((one) => `${one.querySelector("small")?.dataset.letter ?? ""}${one.dataset.letter}`),
      );
      report.check(texts.join() === "ЮБ,СС", `${where}: one mark for each who is feared: ${texts}`);
      const honour = await page.$$eval('button[data-tile="1z"]', (all) =>
        [...all[0].querySelectorAll("[data-letter]")].map((one) => one.dataset.letter).join(),
      );
      report.check(honour === "Ж", `${where}: what holds for all is said once: ${honour}`);
      const wide = await page.$$eval("[data-zone=hand] button", (tiles) =>
        tiles.some((tile) => {
          const [all, marks] = [tile, tile.querySelector(".marks")].map((one) => one?.getBoundingClientRect());
          return marks && (marks.left < all.left - 1 || marks.right > all.right + 1 || marks.height > all.height * 0.6);
        }),
      );
      report.check(!wide, `${where}: marks stay on the lower part of their tile`);
      await tell(page, { type: "closed", window: 8, why: "answered" });
      await page.waitForSelector("[data-danger]", { state: "detached" });
      await end(page, where);
    }
  },

  async clock() {
    for (const [size, name] of [
      [PHONE, "three-chi"],
      [LEAST, "three-chi"],
      [{ width: 844, height: 390 }, "three-chi"],
      [DESK, "three-chi"],
    ]) {
      const where = `the clock, ${size.width}x${size.height}`;
      const page = await scene(name, size);
      const seen = await page.evaluate(() => {
        const box = (one) => one.getBoundingClientRect().toJSON();
        const clock = document.querySelector("[data-clock]");
        const display = box(document.querySelector("[data-zone=centre] .plate"));
        const light = box(document.querySelector("[data-zone=centre] [data-turn]"));
        const met = [...document.querySelectorAll("[data-zone=pond] .tile, [data-zone=top] button")].filter((one) => {
          const [a, b] = [box(one), box(clock)];
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        });
        return {
          ring: clock.querySelectorAll("circle").length,
          part: parseFloat(clock.querySelector("circle + circle").getAttribute("stroke-dasharray")),
          met: met.length,
          overshoots: Math.max(light.bottom - display.bottom, display.top - light.top, light.right - display.right),
        };
      });
      report.check(seen.ring === 2 && seen.part > 0 && seen.part <= 1, `${where}: a ring that runs out: ${seen.part}`);
      report.check(seen.met === 0, `${where}: it covers nothing`);
      report.check(seen.overshoots < 5, `${where}: the turn light stays at the display: ${seen.overshoots}`);
      await end(page, where);
    }
  },

  async moves() {
    for (const size of [LEAST, { width: 390, height: 664 }, PHONE, DESK]) {
      const where = `points that move, ${size.width}x${size.height}`;
      const page = await scene("sichuan-two-out", size);
      const row = { unit: "points", source: 1, target: 3, amount: 8, reason: "win" };
      await tell(page, {
        type: "events",
        first: 0,
        events: [
          {
            event: "paid",
            n: 1,
            text: { ru: "", en: "" },
            rows: [
              { ...row, text: { ru: "маджонг со стены", en: "win" } },
              { ...row, amount: 1, text: { ru: "надбавка", en: "extra" } },
            ],
          },
        ],
        board: {},
      });
      const boxes = await page.$$eval("[data-move]", (all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      report.check(
        boxes.length === 2 && boxes.every((box) => box.left >= 0 && box.right <= size.width),
        `${where}: they are told within the page: ${JSON.stringify(boxes.map(({ left, right }) => [left, right]))}`,
      );
      const texts = await page.$$eval("[data-move]", (all) => all.map((one) => one.innerText.replace(/\s+/g, " ")));
      report.check(
        texts.every((text) => text.includes("9 маджонг со стены")),
        `${where}: the sum, by what it is for: ${texts}`,
      );
      for (const [i, seat] of [1, 3].entries()) {
        await tell(page, {
          type: "events",
          first: 1 + i,
          events: [{ event: "kan_declared", n: 2 + i, seat, text: { ru: "", en: "" } }],
          board: {},
        });
        const word = await page
          .waitForSelector("[data-call]")
          .then((one) => one.evaluate((call) => call.getBoundingClientRect().toJSON()));
        report.check(
          word.left >= 0 && word.right <= size.width,
          `${where}: a call is in sight: ${word.left} to ${word.right}`,
        );
        await page.waitForSelector("[data-call]", { state: "detached" });
      }
      const met = await page.evaluate(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const left = box("[data-zone=centre] [data-left]");
        return [...document.querySelectorAll("[data-zone=centre] .beside .wind")].some((one) => {
          const wind = one.getBoundingClientRect();
          return wind.left < left.right && left.left < wind.right && wind.top < left.bottom && left.top < wind.bottom;
        });
      });
      report.check(!met, `${where}: what is left does not lie on the winds`);
      await end(page, where);
    }
  },

  async text() {
    for (const [name, size] of [
      ["worst", DESK],
      ["worst", PHONE],
      ["worst", LEAST],
      ["worst", { width: 844, height: 390 }],
      ["players-8", PHONE],
    ]) {
      const where = `${name} in words, ${size.width}x${size.height}`;
      const page = await scene(name, size);
      report.check((await page.$("[data-zone=text]")) === null, `${where}: not unless it is wanted`);
      await page.click("button[aria-label='Настройки']");
      await page.click("label:has-text('Стол словами') input");
      await page.waitForSelector("[data-zone=text]");
      await page.keyboard.press("Escape");
      const seats = await page.$$("[data-text-seat]");
      report.check(
        seats.length === (name === "worst" ? 4 : 8) && (await page.$("[data-zone=pond]")) === null,
        `${where}: all ${seats.length} seats, and no pictures of ponds`,
      );
      if (name === "worst") {
        const mine = plain(await page.innerText("[data-text-seat='0']"));
        report.check(
          mine.includes("8 ман · 8 ман") && mine.includes("Закрытый кан 3 со") && mine.includes("южный ветер"),
          `${where}: hand, melds, discards: ${mine}`,
        );
        const others = await page.$$eval("[data-text-seat]:not([data-text-seat='0'])", (all) =>
          all.map((one) => one.querySelector("dd").innerText),
        );
        report.check(others.join() === "1,1,1", `${where}: of other hands their length: ${others}`);
      }
      await tell(page, {
        type: "events",
        first: 0,
        events: [],
        board: {
          turn: 1,
          last: 1,
          seats: { 1: { pond: [{ tile: ["0m", 901], drawn: false, riichi: true, called: null }] } },
        },
      });
      const told = plain(await page.innerText("[data-text-seat='1'] [data-text-pond]"));
      report.check(told === "5 ман, красная (Риичи)", `${where}: what happens is told at once: ${told}`);
      const met = await page.evaluate(() => {
        const text = document.querySelector("[data-zone=text]").getBoundingClientRect();
        return [...document.querySelectorAll("[data-zone=hand] button, [data-zone=actions] button, [data-zone=waits]")]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .filter((one) => one.top < text.bottom - 8 && one.left < text.right && one.bottom > text.top).length;
      });
      report.check(met === 0, `${where}: it leaves hand and buttons their place`);
      await end(page, where);
    }
  },
};

for (const [name, test] of Object.entries(tests)) if (!only.length || only.includes(name)) await test();
await browser.close();
stop();
report.end("helped");
process.exit();
