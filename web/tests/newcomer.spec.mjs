// What players who had never seen these pages stumbled over: cut words, covered names, help that went away, names that are not what is seen.
//
//     node tests/newcomer.spec.mjs [WORD ...]; on frozen scenes
import { launch, open, Report, servePages } from "./browser.mjs";

const only = process.argv.slice(2);
const report = new Report();
const { base, stop } = await servePages();
const browser = await launch();
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const LYING = { width: 844, height: 390 };
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];
const named = ({ width, height }) => `${width}x${height}`;

async function scene(name, size, settings = {}) {
  const page = await open(browser, { ...size, lang: settings.lang ?? "ru" });
  await page.addInitScript(
    (kept) => localStorage.setItem("jantaku-settings", kept),
    JSON.stringify({ lang: "ru", theme: "classic", hints: 7, speed: 0, ...settings }),
  );
  await page.goto(`${base}/scene/${name}`);
  await page.waitForSelector("[data-zone=hand] img", { state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  return page;
}
const onBoard = (page, board) =>
  page.evaluate((board) => window.tell({ type: "events", first: 0, events: [], board }), board);
const end = async (page, where) => {
  report.check(page.troubles.length === 0, `${where}: ${page.troubles.join("; ")}`);
  await page.context().close();
};
/** Which of these boxes lie on which of those. */
const met = (page, these, those) =>
  page.evaluate(
    ([these, those]) => {
      const boxes = (what) =>
        [...document.querySelectorAll(what)]
          .filter((one) => one.checkVisibility())
          .map((one) => [one.getBoundingClientRect(), one.textContent.trim() || one.className]);
      return boxes(these).flatMap(([a, name]) =>
        boxes(those)
          .filter(
            ([b]) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2.5,
          )
          .map(([, other]) => `${name} on ${other}`),
      );
    },
    [these, those],
  );

const tests = {
  async settings() {
    for (const size of [...PHONES, LYING]) {
      const page = await scene("opening", size);
      await page.click("button[aria-label='Настройки']");
      await page.waitForSelector("dialog [data-setting=tilt]");
      const beyond = await page.$$eval("dialog input:not(.sr), dialog select, dialog label", (all) => {
        const { right } = document.querySelector("dialog[open]").getBoundingClientRect();
        return all.filter((one) => one.getBoundingClientRect().right > right - 4).map((one) => one.textContent.trim());
      });
      report.check(beyond.length === 0, `settings, ${named(size)}: beyond the edge: ${beyond}`);
      await end(page, `settings, ${named(size)}`);
    }
  },

  async menu() {
    for (const size of PHONES) {
      const page = await scene("opening", size);
      await page.click("[data-menu]");
      await page.waitForSelector("dialog h3");
      const [title, button] = await page.evaluate(() => [
        document.querySelector("dialog h3").getBoundingClientRect().bottom,
        document.querySelector("dialog .inside button:not(.close)").getBoundingClientRect().top,
      ]);
      const cut = await page.$eval("dialog h3", (one) => one.scrollHeight - one.clientHeight);
      report.check(
        title <= button && cut <= 1,
        `menu, ${named(size)}: the title ends at ${title}, buttons begin at ${button}`,
      );
      await end(page, `menu, ${named(size)}`);
    }
  },

  async centre() {
    for (const lang of ["ru", "en"])
      for (const size of [...PHONES, TABLET]) {
        const page = await scene("opening", size, { lang });
        const seen = [];
        for (const left of [70, 38, 11, 9, 4, 1, 0]) {
          await onBoard(page, { left });
          seen.push(
            await page.$eval("[data-left]", (one) => {
              const { height, width } = one.getBoundingClientRect();
              const line = parseFloat(getComputedStyle(one).fontSize) * 1.6;
              const plate = document.querySelector("[data-zone=centre] .plate").getBoundingClientRect().width;
              return { height: Math.round(height), fits: height < line && width < plate - 8 };
            }),
          );
        }
        report.check(
          seen.every((one) => one.fits) && new Set(seen.map((one) => one.height)).size === 1,
          `centre, ${named(size)} ${lang}: what is left stands on one line, always as high: ${JSON.stringify(seen)}`,
        );
        await end(page, `centre, ${named(size)}`);
      }
  },

  async badges() {
    for (const [name, size] of [
      ...PHONES.map((size) => ["opening", size]),
      ["worst", PHONES[0]],
      ["opening", TABLET],
      ["opening", LYING],
      ["opening", DESK],
      ["worst", DESK],
    ]) {
      const where = `badges, ${name} ${named(size)}`;
      const page = await scene(name, size);
      await onBoard(page, { seats: Object.fromEntries([1, 2, 3].map((seat) => [seat, { riichi: true }])) });
      await page.waitForFunction(() => document.querySelectorAll("[data-spot] .declared").length === 3);
      const names = await page.$$eval("[data-spot]:not([data-spot='0']) .name", (all) =>
        all.map((one) => ({
          text: one.textContent,
          width: one.getBoundingClientRect().width,
          seen: getComputedStyle(one).visibility === "visible",
        })),
      );
      report.check(
        names.length === 3 && names.every((one) => one.seen && one.width >= 14),
        `${where}: names stay: ${JSON.stringify(names)}`,
      );
      for (const under of [".plate .name", ".plate .score", "[data-zone=pond] .tile", "[data-zone=meld] .tile"]) {
        const covered = await met(page, ".declared", under);
        report.check(covered.length === 0, `${where}: what was declared covers ${under}: ${covered}`);
      }
      await end(page, where);
    }
  },

  async doras() {
    for (const size of [...PHONES, TABLET, DESK]) {
      const where = `a dora of one's own, ${named(size)}`;
      const page = await scene("opening", size);
      const marked = [0, 1, 2, 3].map((seat) => [seat, { riichi: true, indicators: [[`${seat + 1}z`, 900 + seat]] }]);
      await onBoard(page, { seats: Object.fromEntries(marked) });
      await page.waitForSelector("[data-indicators='1']");
      const lies = await page.$$eval("[data-spot] [data-indicators]", (all) =>
        all.map((one) => {
          const [own, plate] = [one, one.closest(".plate")].map((what) => what.getBoundingClientRect());
          return { inside: own.right <= plate.right + 1 && own.bottom <= plate.bottom + 1, high: plate.height };
        }),
      );
      report.check(
        lies.length >= 3 && lies.every((one) => one.inside && one.high < (size === DESK ? 150 : 46)),
        `${where}: it lies on the plate: ${JSON.stringify(lies)}`,
      );
      const covered = await met(page, "[data-spot] [data-indicators]", ".plate .score, .plate .name, .declared");
      report.check(covered.length === 0, `${where}: and covers nothing: ${covered}`);
      await end(page, where);
    }
  },

  async value() {
    for (const name of ["win-small", "win-haneman", "double-ron"])
      for (const size of PHONES.slice(0, 2)) {
        const where = `value, ${name} ${named(size)}`;
        const page = await scene(name, size);
        await page.waitForSelector("[data-told] [data-next]:not([disabled])");
        const seen = await page.evaluate(() => {
          const box = (what) => document.querySelector(`[data-zone=result] ${what}`).getBoundingClientRect();
          const scores = document.querySelector("[data-zone=result] .scores")?.getBoundingClientRect();
          return { value: box("[data-value] output").bottom, footer: box("footer").top, scores: scores?.bottom ?? 0 };
        });
        report.check(seen.value <= seen.footer, `${where}: the value is in sight: ${JSON.stringify(seen)}`);
        if (name === "win-small" || size.height > 800)
          report.check(seen.scores <= seen.footer, `${where}: so are all scores: ${JSON.stringify(seen)}`);
        const title = await page.$eval("[data-zone=result] h2", (one) => one.getBoundingClientRect().width);
        report.check(title > 90, `${where}: who has won stands on a line: ${title}`);
        await end(page, where);
      }
  },

  async waits() {
    const page = await scene("riichi-mode", DESK);
    const tile = await (await page.$('[data-zone=hand] button[data-tile="1z"]')).boundingBox();
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await page.waitForSelector("[data-zone=waits] [data-total]");
    const chip = await (await page.$("[data-zone=waits] [data-total]")).boundingBox();
    await page.mouse.move(tile.x + 10, tile.y - 60, { steps: 4 });
    await page.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2, { steps: 8 });
    await page.waitForTimeout(1200);
    report.check(
      (await page.$("[data-zone=waits] [data-total]")) !== null,
      "waits: they stay for the mouse to come, and while it is there",
    );
    await page.click("[data-zone=waits] [data-total]", { timeout: 2000 }).catch(() => undefined);
    report.check((await page.$("dialog[open] table")) !== null, "waits: they can be opened");
    await page.keyboard.press("Escape");
    await page.mouse.move(DESK.width / 2, 300);
    await page.waitForSelector("[data-zone=waits]", { state: "detached", timeout: 3000 }).catch(() => undefined);
    report.check((await page.$("[data-zone=waits]")) === null, "waits: then they go");
    await end(page, "waits");
  },

  async riichi() {
    for (const size of [...PHONES, LYING, DESK]) {
      const where = `riichi, ${named(size)}`;
      const page = await scene("riichi-mode", size);
      report.check((await page.$("[data-asks-tile]")) === null, `${where}: nothing is asked yet`);
      await page.waitForTimeout(250);
      await page.click("[data-verb=riichi]");
      await page.waitForSelector("[data-asks-tile]", { timeout: 3000 }).catch(() => undefined);
      report.check((await page.$("[data-asks-tile]")) !== null, `${where}: it says that a tile is to be chosen`);
      const covered = await met(
        page,
        "[data-asks-tile]",
        "[data-zone=pond] .tile, [data-zone=meld] .tile, [data-zone=hand][role=listbox] .tile, .plate",
      );
      report.check(covered.length === 0, `${where}: and covers nothing: ${covered}`);
      await end(page, where);
    }
  },

  async faces() {
    const page = await scene("worst", DESK, { faces: "numbers", indices: true });
    await page.waitForSelector("[data-zone=pond] img");
    const based = await page.$$eval("[data-zone=pond] [data-tile]", (tiles) =>
      tiles.map((tile) => [tile.dataset.tile, tile.querySelector(".based") !== null]),
    );
    report.check(
      based.length > 60 && based.every(([face, line]) => line === /^[69][mps]$/.test(face)),
      "faces: exactly 6 and 9 have a line below them in the corner",
    );
    const drawn = await page.evaluate(async () => {
      const of = async (face) =>
        (
          await fetch(document.querySelector(`:is([data-zone=pond], [data-zone=meld]) [data-tile="${face}"] img`).src)
        ).text();
      return { three: await of("3m"), west: await of("3z"), six: await of("6m"), nine: await of("9m") };
    });
    report.check(
      drawn.west.includes('r="104"') && !drawn.three.includes('r="104"'),
      "faces: the letter of a wind stands in a ring, a figure does not",
    );
    report.check(
      drawn.six.includes("M92 204H208") && drawn.nine.includes("M92 204H208") && !drawn.three.includes("M92 204H208"),
      "faces: 6 and 9 stand on a line",
    );
    await end(page, "faces");
  },
};

/** A new deal, as the server tells it. */
const dealt = (page, number) =>
  page.evaluate((number) => {
    const { board } = window.told();
    window.dealt = (window.dealt ?? 0) + 1;
    window.tell({
      type: "events",
      first: window.dealt - 1,
      events: [{ event: "deal_started", n: 0, text: { ru: "", en: "" } }],
      board: {
        left: 69,
        last: null,
        deal: { ...board.deal, number },
        seats: Object.fromEntries(board.seats.map(({ seat }) => [seat, { pond: [] }])),
      },
    });
  }, number);

Object.assign(tests, {
  async dealing() {
    const MOST_MS = 1300; // 1.2 s, and what a busy machine adds
    for (const size of [DESK, PHONES[0], LYING]) {
      const where = `dealing, ${named(size)}`;
      const page = await scene("opening", size, { speed: 1 });
      await page.waitForTimeout(1000); // all that is loaded by itself is there
      await page.evaluate(() => {
        window.seen = [];
        new MutationObserver(() => {
          const is = document.querySelector("[data-dealing]") !== null;
          if ((window.seen.at(-1)?.is ?? false) !== is)
            window.seen.push({
              is,
              at: performance.now(),
              dice: [...document.querySelectorAll("[data-die]")].map((die) => die.dataset.die).join(),
            });
        }).observe(document, { subtree: true, childList: true });
      });
      await dealt(page, 7);
      await page.waitForFunction(() => window.seen.length > 1, null, { timeout: 5000 }).catch(() => undefined);
      const seen = await page.evaluate(() => window.seen);
      report.check(
        seen.length === 2 && seen[0].dice === "3,4",
        `${where}: the dice lie as the table says: ${JSON.stringify(seen)}`,
      );
      report.check(
        seen[1]?.at - seen[0]?.at <= MOST_MS,
        `${where}: it is short: ${Math.round(seen[1]?.at - seen[0]?.at)} ms`,
      );
      const rests = await page.$$eval("[data-zone=hand] .slot", (slots) =>
        slots.every((slot) => getComputedStyle(slot).translate === "none"),
      );
      report.check(rests, `${where}: then every tile lies in its place`);

      await dealt(page, 8);
      await page.waitForSelector("[data-die]", { state: "attached", timeout: 3000 }).catch(() => undefined);
      await page.mouse.click(size.width / 2, size.height / 2 + 40);
      await page.waitForTimeout(50);
      report.check((await page.$("[data-dealing]")) === null, `${where}: a press ends it`);
      await dealt(page, 8);
      await page.waitForTimeout(200);
      report.check((await page.$("[data-dealing]")) === null, `${where}: a deal is dealt once`);
      const state = await page.evaluate(() => ({
        ...window.told(),
        log: [{ event: "deal_started", n: 0, text: { ru: "", en: "" } }],
      }));
      await page.evaluate((state) => window.tell(state), state);
      await page.waitForTimeout(200);
      report.check(
        (await page.$("[data-dealing]")) === null,
        `${where}: who comes later is not shown how it was dealt`,
      );
      state.board.seats.forEach((seat) => (seat.pond = []));
      await page.evaluate((state) => window.tell(state), state);
      await page.waitForSelector("[data-dealing]", { state: "attached", timeout: 3000 }).catch(() => undefined);
      report.check((await page.$("[data-dealing]")) !== null, `${where}: who comes at its beginning is`);
      await end(page, where);
    }
    for (const [how, settings, still] of [
      ["reduced motion", { speed: 1 }, true],
      ["speed none", { speed: 0 }, false],
    ]) {
      const page = await scene("opening", DESK, settings);
      if (still) await page.emulateMedia({ reducedMotion: "reduce" });
      await dealt(page, 7);
      await page.waitForTimeout(300);
      report.check((await page.$("[data-dealing]")) === null, `dealing: with ${how} nothing is dealt`);
      await end(page, `dealing, ${how}`);
    }
  },
});

for (const [name, test] of Object.entries(tests)) if (!only.length || only.includes(name)) await test();
await browser.close();
stop();
report.end("newcomer");
