// How the table looks and how a win is told: three loudnesses, themes, call words, no jumps, and what a discard costs.
//
//     node tests/looks.spec.mjs [win] [themes] [jumps]; and paint, on a machine with nothing else to do
import { launch, open, Report, servePages } from "./browser.mjs";

const PARTS = process.argv.length > 2 ? process.argv.slice(2) : ["win", "themes", "jumps"];
const report = new Report();
const { base, stop } = await servePages();
const browser = await launch();
const KEPT = "jantaku-settings";

async function scene(name, size, settings = {}, more = {}) {
  const page = await open(browser, { ...size, lang: "ru" });
  if (more.still) await page.emulateMedia({ reducedMotion: "reduce" });
  // What the result has shown is written down as it happens: a busy machine may be late to look.
  await page.addInitScript(() => {
    globalThis.watched = { looking: 0, hidden: new Set() };
    let since = 0;
    new MutationObserver(() => {
      const sheet = document.querySelector("[data-zone=result]");
      if (!sheet) return;
      const looking = sheet.hasAttribute("data-looking");
      if (looking && !since) since = performance.now();
      if (!looking && since) ((globalThis.watched.looking = performance.now() - since), (since = 0));
      globalThis.watched.hidden.add(sheet.querySelectorAll("[data-element].hidden").length);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.addInitScript(
    ([key, kept]) => localStorage.setItem(key, kept),
    [KEPT, JSON.stringify({ lang: "ru", theme: "classic", ...settings })],
  );
  await page.goto(`${base}/scene/${name}`);
  await page.waitForSelector("[data-zone=hand] img", { state: "attached" });
  return page;
}
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LEAST = { width: 320, height: 568 };

if (PARTS.includes("win")) {
  for (const [name, loud] of [
    ["win-small", "1"],
    ["win-haneman", "2"],
    ["win-yakuman", "3"],
  ]) {
    let page = await scene(name, DESK);
    await page.waitForSelector("[data-zone=result]:not([data-looking])");
    report.check(
      (await page.getAttribute("[data-zone=result]", "data-loud")) === loud,
      `${name}: its loudness is ${loud}`,
    );
    await page.waitForSelector("[data-told] [data-next]:not([disabled])");
    await page.waitForFunction(() => {
      const value = document.querySelector("[data-value]");
      return value.textContent.replace(/\D/g, "").startsWith(value.dataset.value);
    });
    const told = await page.evaluate(() => ({ ...globalThis.watched, hidden: [...globalThis.watched.hidden] }));
    const held = { 1: 1200, 2: 1600, 3: 2000 }[loud];
    report.check(
      told.looking >= held - 60,
      `${name}: the table holds for ${Math.round(told.looking)} ms, ${held} at least`,
    );
    const lines = await page.$$eval("[data-element]", (all) => all.length);
    report.check(
      told.hidden.includes(lines) && told.hidden.includes(0),
      `${name}: elements come one by one: of ${lines} hidden ${told.hidden}`,
    );
    const sizes = await page.evaluate(() => {
      const own = [...document.querySelectorAll("[data-zone=result] *")].filter(
        (one) =>
          [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()) &&
          !one.closest("[lang=ja], [aria-hidden]"),
      );
      const value = document.querySelector("[data-value] output");
      const size = (one) => parseFloat(getComputedStyle(one).fontSize);
      return {
        value: size(value),
        rest: Math.max(...own.filter((one) => one !== value).map(size)),
        covers: document.querySelector("[data-zone=result]").getBoundingClientRect().height / innerHeight,
      };
    });
    report.check(sizes.value >= 2 * sizes.rest, `${name}: the value is the largest thing: ${JSON.stringify(sizes)}`);
    report.check(
      loud === "1" ? sizes.covers < 0.8 : sizes.covers > 0.98,
      `${name}: the table ${loud === "1" ? "stays" : "goes"}: ${sizes.covers}`,
    );
    report.check(page.troubles.length === 0, page.troubles.join("; "));
    await page.context().close();

    // One press completes all of it, and does nothing else.
    page = await scene(name, PHONE);
    await page.touchscreen.tap(200, 500);
    report.check(
      (await page.$("[data-zone=result]:not([data-looking])[data-told]")) !== null &&
        (await page.getAttribute("[data-scene]", "data-sent")) === "[]",
      `${name}: one press completes the scene`,
    );
    await page.context().close();

    // Without motion all is there at once.
    for (const [how, settings, more] of [
      ["reduced motion", {}, { still: true }],
      ["speed none", { speed: 0 }, {}],
    ]) {
      page = await scene(name, LEAST, settings, more);
      report.check(
        (await page.$("[data-zone=result]:not([data-looking])[data-told]")) !== null,
        `${name}: with ${how} nothing is waited for`,
      );
      await page.waitForTimeout(100);
      const moving = await page.evaluate(
        () => document.getAnimations().filter((one) => one.playState === "running").length,
      );
      report.check(moving === 0, `${name}: with ${how} nothing moves: ${moving}`);
      report.check(
        (await page.$("i.flying")) === null && (await page.$(".flakes i")) === null,
        `${name}: with ${how} nothing flies`,
      );
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - innerWidth,
        next: document.querySelector("[data-next]").getBoundingClientRect().bottom - innerHeight,
        inside: document.querySelector("[data-zone=result] .inside").scrollWidth,
        room: document.querySelector("[data-zone=result] .inside").clientWidth,
      }));
      report.check(
        wide.page <= 0 && wide.next <= 0 && wide.inside <= wide.room + 1,
        `${name}: at 320 px it fits: ${JSON.stringify(wide)}`,
      );
      await page.context().close();
    }
  }
  const page = await scene("match-end", DESK);
  const places = await page.$$eval("[data-podium]", (steps) =>
    steps.map((step) => [step.dataset.podium, Math.round(step.getBoundingClientRect().left)]),
  );
  report.check(
    places.map(([place]) => place).join() === "1,2,3" && places[1][1] < places[0][1] && places[0][1] < places[2][1],
    `the match ends with a podium: ${JSON.stringify(places)}`,
  );
  await page.context().close();
}

if (PARTS.includes("themes")) {
  const seen = new Set();
  for (const theme of ["classic", "indigo", "cinnabar", "paper"]) {
    const page = await scene("opening", DESK, { theme, back: theme === "paper" ? "indigo" : "jade" });
    const look = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return ["--felt", "--rim", "--panel", "--back"].map((name) => root.getPropertyValue(name).trim()).join(" ");
    });
    seen.add(look);
    await page.click("button[aria-label='Настройки']");
    report.check(
      (await page.isChecked(`[data-setting=theme] input[value=${theme}]`)) === true,
      `${theme} is chosen in the settings`,
    );
    await page.context().close();
  }
  report.check(seen.size === 4, `four themes: ${[...seen].join(" | ")}`);
  // What was kept of the former two goes on.
  for (const [kept, worn] of [
    ["dark", "classic"],
    ["light", "paper"],
  ]) {
    const page = await scene("opening", DESK, { theme: kept });
    report.check(
      (await page.getAttribute("html", "data-theme")) === worn,
      `${kept} has become ${await page.getAttribute("html", "data-theme")}`,
    );
    await page.context().close();
  }
  for (const [calls, said] of [
    ["own", "Пон"],
    ["romaji", "Pon"],
    ["en", "Pung"],
    ["kanji", "碰"],
  ]) {
    const page = await scene("opening", DESK, { calls });
    await page.evaluate(() =>
      window.tell({
        type: "events",
        first: 0,
        events: [{ event: "called", n: 0, seat: 1, meld: { form: "pon" }, text: { ru: "", en: "" } }],
        board: {},
      }),
    );
    const word = (await page.textContent("[data-call]")).trim();
    report.check(word === said, `calls in ${calls}: ${word}`);
    await page.context().close();
  }
  const flat = await scene("opening", DESK, { tilt: false });
  const upright = await flat.$$eval("[data-zone=pond] .tile:not(.turned)", (tiles) =>
    tiles.every((tile) => {
      const { width, height } = tile.getBoundingClientRect();
      return Math.abs(Math.max(width, height) / Math.min(width, height) - 4 / 3) < 0.02;
    }),
  );
  report.check(upright, "without tilt every tile is seen straight from above");
  await flat.context().close();
}

/** A discard and a draw, as the server tells them. */
const turn = (n) => `window.tell({
  type: "events", first: 0, events: [{ event: "discarded", n: ${n}, seat: 2, tile: ["4p", ${900 + n}], text: { ru: "", en: "" } }],
  board: { turn: 3, last: 2, left: ${30 - n}, seats: { 2: { pond: [...window.pond, { tile: ["4p", ${900 + n}], drawn: false, riichi: false, called: null }] } } },
})`;

if (PARTS.includes("jumps")) {
  for (const size of [DESK, PHONE]) {
    const page = await open(browser, { ...size, lang: "ru" });
    await page.addInitScript(() => {
      globalThis.moved = 0;
      new PerformanceObserver((list) =>
        list.getEntries().forEach((one) => (globalThis.moved += one.hadRecentInput ? 0 : one.value)),
      ).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${base}/scene/opening?lang=ru`);
    await page.waitForSelector("[data-zone=hand] img");
    await page.evaluate(() => (window.pond = []));
    for (let n = 0; n < 5; n++) {
      await page.evaluate(turn(n));
      await page.waitForTimeout(250);
    }
    const moved = await page.evaluate(() => globalThis.moved);
    console.log(`  layout shift of a table at ${size.width}x${size.height}: ${moved.toFixed(3)}`);
    report.check(moved < 0.05, `the layout jumps by ${moved} at ${size.width}x${size.height}`);
    await page.context().close();
  }
}

if (PARTS.includes("paint")) {
  for (const [size, name] of [
    [DESK, "worst"],
    [PHONE, "worst"],
  ]) {
    const page = await scene(name, size);
    const wire = await page.context().newCDPSession(page);
    await wire.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const times = [];
    for (let n = 0; n < 9; n++) {
      times.push(
        await page.evaluate(
          (told) =>
            new Promise((resolve) => {
              window.pond ??= [];
              requestAnimationFrame(() => {
                const begun = performance.now();
                new Function(told)();
                // The frame that shows it has been painted when a task after the next frame runs.
                requestAnimationFrame(() => {
                  const channel = new MessageChannel();
                  channel.port1.onmessage = () => resolve(performance.now() - begun);
                  channel.port2.postMessage(0);
                });
              });
            }),
          turn(n),
        ),
      );
      await page.waitForTimeout(300);
    }
    times.sort((a, b) => a - b);
    console.log(
      `  a discard at a quarter of the speed, ${size.width}x${size.height}: painted after ${Math.round(times[0])} ms at best, ${Math.round(times[4])} in the middle`,
    );
    report.check(times[0] <= 100, `a discard is painted after ${times.map(Math.round).join(" ")} ms of 100`);
    await page.context().close();
  }
}

await browser.close();
stop();
report.end("looks");
