// Deals that were laid for a test, played at the real server in the real page: node tests/laid.spec.mjs [WORD ...]
//
// A scenario (docs/reference/scenario-file.md) says what lies where; tests/server/laid.py deals it, and the bots do what its play says.
// The people press the buttons here. SHOTS names a folder for pictures. Each check begins with the number of its point of
// the checklist.
import { launch, open, Report, serveLaid } from "./browser.mjs";

const only = process.argv.slice(2);
const report = new Report();
const { base } = await serveLaid();
const browser = await launch();
const GUARD_MS = 230; // a press sooner than 200 ms after a change is not meant
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const shot = (page, name) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined;

/** Lay the table of a scenario for these people, by their winds, and sit down: a page for each of them. */
async function table(scenario, people, { size = [1280, 720], options = {} } = {}) {
  const wish = {
    scenario,
    people,
    options: { pace_ms: [150, 150], think_ms: [0, 0], pause_s: null, public: false, ...options },
  };
  const answer = await fetch(`${base}/laid`, { method: "POST", body: JSON.stringify(wish) });
  if (!answer.ok) throw new Error(await answer.text());
  const laid = await answer.json();
  const pages = [];
  for (const wind of Object.keys(people)) {
    const page = await open(browser, { width: size[0], height: size[1], lang: "ru" });
    page.frames_ = [];
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => page.frames_.push(String(payload))));
    await page.addInitScript(
      ([id, token]) => {
        localStorage.setItem("jantaku-seats", JSON.stringify({ [id]: { token, at: 1 } }));
        localStorage.setItem("jantaku-settings", JSON.stringify({ lang: "ru", theme: "dark" }));
      },
      [laid.table, laid.tokens[wind]],
    );
    await page.addInitScript(note);
    pages.push(page);
  }
  // It begins when the last one is there.
  for (const page of pages) await page.goto(`${base}/table/${laid.table}`);
  for (const page of pages) await page.waitForSelector("[data-zone=hand] img", { state: "attached" });
  return { ...laid, pages };
}

/** What stands on the page for a moment only is noted by the page itself: the badge of furiten, and what moves at the seats. */
function note() {
  window.noted = { badges: [], moves: [] };
  const add = (all, now) => JSON.stringify(all.at(-1)) !== JSON.stringify(now) && all.push(now);
  new MutationObserver(() => {
    const found = document.querySelector("[data-furiten]");
    add(
      window.noted.badges,
      found && {
        kind: found.dataset.furiten,
        cause: found.dataset.cause,
        face: found.querySelector("[data-tile]")?.dataset.tile,
        text: found.textContent.replace(/\s+/g, " ").trim(),
      },
    );
    add(
      window.noted.moves,
      [...document.querySelectorAll("[data-move]")]
        .map((move) => [Number(move.dataset.seat), Number(move.dataset.move), move.textContent])
        .sort((a, b) => a[0] - b[0]),
    );
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-furiten", "data-cause", "data-move"],
  });
}

const handTile = (face) => `[data-zone=hand][role=listbox] button[data-tile="${face}"][data-legal=true]`;
const verb = (name) => `[data-zone=actions] [data-verb=${name}][data-legal=true]`;

/** Press what is asked for: a tile or a button; once, and again only where the press was ignored. */
async function press(page, selector) {
  await page.waitForSelector(selector, { state: "attached" });
  const window = await page.getAttribute("[data-zone=actions]", "data-window");
  for (let i = 0; i < 40; i++) {
    await page.waitForTimeout(GUARD_MS);
    const done = await page.$eval(
      "[data-zone=actions]",
      (bar, window) => bar.dataset.window !== window || bar.classList.contains("waiting"),
      window,
    );
    if (done) return;
    await page.click(selector, { force: true, timeout: 2000 }).catch(() => undefined);
  }
  throw new Error(`${selector} cannot be pressed`);
}
/** Pass what else is offered until this can be pressed. */
async function passUntil(page, selector) {
  for (;;) {
    await page.waitForSelector(`${selector}, ${verb("pass")}`, { state: "attached" });
    if (await page.$(selector)) return;
    await press(page, verb("pass"));
  }
}
const discard = (page, face) => press(page, handTile(face));

/** All that was told up to now: the events, with what was said of the own hand. */
const told = (page) => page.frames_.map((frame) => JSON.parse(frame)).filter((message) => message.type === "events");
/** What the page shows of the waits. */
const waits = (page) =>
  page.evaluate(() => ({
    waits: [...document.querySelectorAll("[data-wait]")].map((wait) => [
      wait.dataset.wait,
      Number(wait.dataset.left),
      wait.textContent.replace(/\s+/g, " ").trim(),
    ]),
    total: Number(document.querySelector("[data-zone=waits] [data-total]")?.dataset.total ?? 0),
    sum: document.querySelector("[data-zone=waits] .sum")?.textContent ?? "",
    furiten: document.querySelector("[data-zone=waits] [data-furiten]") !== null,
  }));
/** How many copies of a kind are to be seen on the page, by its own tiles: hand, ponds, melds, indicators. */
const visible = (page, kind) =>
  page.evaluate(
    (kind) =>
      [
        ...document.querySelectorAll(
          "[data-zone=hand][role=listbox], [data-zone=pond], [data-zone=meld], [data-zone=dora]",
        ),
      ]
        .flatMap((zone) => [...zone.querySelectorAll("[data-tile]")])
        .filter(
          (tile) =>
            !tile.closest("[data-ghost]") &&
            !tile.querySelector("[data-tile]") &&
            tile.dataset.tile.replace("0", "5") === kind,
        ).length,
    kind,
  );
const badge = (page) =>
  page.evaluate(() => {
    const found = document.querySelector("[data-furiten]");
    return (
      found && {
        kind: found.dataset.furiten,
        cause: found.dataset.cause,
        face: found.querySelector("[data-tile]")?.dataset.tile,
        text: found.textContent.replace(/\s+/g, " ").trim(),
      }
    );
  });
const pondOf = (seat, count) => `[data-zone=pond][data-seat="${seat}"] li:nth-child(${count})`;
const lies = (page, seat, count) => page.waitForSelector(pondOf(seat, count), { state: "attached" });

/** The card of a grey win: its kind, the rule that it names, and the rule beside the game. */
async function greyWin(page, kind, rule, picture) {
  await page.waitForSelector("[data-verb=ron][data-legal=false]");
  await page.click("[data-verb=ron][data-legal=false]", { force: true });
  await page.waitForSelector(`[data-card=${kind}]`);
  report.check(
    (await page.getAttribute(`[data-card=${kind}]`, "data-rule")) === rule,
    `24: the card of ${kind} names ${rule}, not ${await page.getAttribute(`[data-card=${kind}]`, "data-rule")}`,
  );
  await shot(page, picture);
  await page.click(`[data-open-rule=${rule}]`);
  await page.waitForSelector(`[data-zone=rule][data-rule=${rule}] a[href="/rules/${rule}"]`);
  await page.click("[data-zone=rule] header button");
  await page.waitForSelector("[data-zone=rule]", { state: "detached" });
  await page.click("[data-card] .ok");
  await page.waitForSelector("[data-card]", { state: "detached" });
}

/** 33: the waits on the page, and what can be seen on the page itself. */
async function countWaits(page, expected, where) {
  await page
    .waitForFunction(
      (expected) =>
        [...document.querySelectorAll("[data-wait]")]
          .map((wait) => `${wait.dataset.wait}×${wait.dataset.left}`)
          .join() === expected,
      expected.map(([kind, left]) => `${kind}×${left}`).join(),
    )
    .catch(() => undefined);
  const shown = await waits(page);
  report.check(
    same(
      shown.waits.map(([kind, left]) => [kind, left]),
      expected.map(([kind, left]) => [kind, left]),
    ),
    `33: ${where}: ${JSON.stringify(shown.waits)}, not ${JSON.stringify(expected)}`,
  );
  for (const [kind, left] of shown.waits) {
    const seen = await visible(page, kind);
    report.check(left === 4 - seen, `33: ${where}: ${left} of ${kind} are left, ${seen} are to be seen`);
  }
  const sum = expected.reduce((all, [, left]) => all + left, 0);
  report.check(
    shown.total === sum && (expected.length < 2 || shown.furiten ? shown.sum === "" : shown.sum.includes(String(sum))),
    `33: ${where}: the sum is ${shown.total} (${shown.sum}), not ${sum}`,
  );
  for (const [kind, , obstacle] of expected) {
    const text = shown.waits.find((wait) => wait[0] === kind)?.[2] ?? "";
    report.check(
      obstacle ? text.includes(obstacle) : !/только|яку|минимум/.test(text),
      `33: ${where}: at ${kind} stands “${text}”, not “${obstacle}”`,
    );
  }
}

/** 34: in which messages the furiten was there, by what they tell. */
const furitenAt = (page) =>
  told(page).reduce((all, message) => {
    const now = message.me ? message.me.furiten : (all.at(-1)?.[1] ?? false);
    return [...all, [message.events.map((event) => `${event.event} ${event.seat ?? ""}`.trim()), now]];
  }, []);

const tests = {
  /** A closed hand without a yaku on a discard: refused, furiten until the own draw, then by the own pond, then neither. */
  async furiten() {
    const {
      pages: [page],
      seats,
    } = await table(
      `
about.en = "South waits for 5p and has no yaku; later for 4p and 1z."
rule = "temporary_furiten_end"
value = "own_turn"
rules = "riichi"
hands.S = "123m 789m 46p 234s 11z"
wall.draws = { E = "9s 8s 9s", S = "9p 5p 4p", W = "5p 8p 1z", N = "7z 5p" }
play = """
E 9s
S 9p
W 5p
N 7z
E 8s
S 5p
W 8p
N 5p
E 9s
S 6p
W 1z
S ron
"""
[expect]
winners = ["S"]
`,
      { S: "Анна" },
      { options: { pace_ms: [700, 700] } },
    );
    await countWaits(page, [["5p", 4, "только цумо"]], "no yaku");
    await discard(page, "9p");
    await page.waitForFunction(() => window.noted.badges.some((one) => one?.kind === "furiten_missed"));
    let now = await page.evaluate(() => window.noted.badges.find((one) => one?.kind === "furiten_missed"));
    report.check(
      now.cause === "5p" && now.face === "5p" && now.text.includes("пропуск"),
      `34: the badge names kind and tile: ${JSON.stringify(now)}`,
    );
    await greyWin(page, "no_yaku", "minimum_han", "no-yaku");
    await page.waitForSelector(verb("tsumo"));
    report.check((await badge(page)) === null, "34: furiten of a passed tile ends with the own draw");
    const passed = furitenAt(page);
    const drawn = passed.findLastIndex(([events]) => events.includes(`drawn ${seats.S}`));
    report.check(
      !passed[drawn][1] && passed[drawn - 1][1],
      `34: it ends with that message, and with none before: ${JSON.stringify(passed.slice(-4))}`,
    );
    await countWaits(page, [["5p", 2, "только цумо"]], "with the fourth in the hand");

    await discard(page, "5p"); // a win that is not wanted
    await page.waitForSelector("[data-furiten=furiten_own_pond]");
    now = await badge(page);
    report.check(
      now.cause === "5p" && now.face === "5p" && now.text.includes("свой сброс"),
      `34: the own pond: ${JSON.stringify(now)}`,
    );
    await countWaits(page, [["5p", 2, "только цумо"]], "furiten");
    await shot(page, "furiten-own-pond");
    await greyWin(page, "furiten_own_pond", "furiten_kinds", "furiten-card");
    await countWaits(page, [["5p", 1, "только цумо"]], "another one lies there");

    await page.waitForSelector(handTile("6p"));
    report.check((await badge(page))?.kind === "furiten_own_pond", "34: no draw ends furiten of the own pond");
    await discard(page, "6p"); // the wait is another one
    await page.waitForSelector("[data-furiten]", { state: "detached" });
    const ended = furitenAt(page);
    const own = ended.findLastIndex(([events]) => events.includes(`discarded ${seats.S}`));
    report.check(
      !ended[own][1] && ended[own - 1][1],
      "34: furiten of the own pond ends with the discard that changes the wait",
    );
    await countWaits(
      page,
      [
        ["4p", 2, "только цумо"],
        ["1z", 2, ""],
      ],
      "another wait",
    );
    await shot(page, "waits");
    await press(page, verb("ron"));
    await page.waitForSelector(`[data-winner="${seats.S}"]`);
    report.check((await page.$("[data-element=yakuhai]")) !== null, "and then the hand wins");
  },

  /** By another rule the same furiten lasts until the tile is covered. */
  async covered() {
    const {
      pages: [page],
      seats,
    } = await table(
      `
about.en = "South waits for 5p and has no yaku; West's next discard covers the 5p."
rule = "temporary_furiten_end"
value = "covered"
rules = "riichi"
hands.S = "123m 789m 46p 234s 11z"
wall.draws = { E = "9s 8s", S = "9p 2z", W = "5p 8p", N = "7z" }
play = """
E 9s
S 9p
W 5p
N 7z
E 8s
S 2z
W 8p
"""
[expect]
turn = "N"
`,
      { S: "Анна" },
    );
    await discard(page, "9p");
    await page.waitForSelector(handTile("2z"));
    await page.waitForSelector("[data-furiten=furiten_missed][data-cause='5p']");
    await discard(page, "2z");
    await lies(page, seats.W, 2);
    await page.waitForSelector("[data-furiten]", { state: "detached" });
    const frames = furitenAt(page);
    const covers = frames.findLastIndex(([events]) => events.includes(`discarded ${seats.W}`));
    report.check(
      !frames[covers + 1]?.[1] && frames[covers - 1][1],
      `34: by this rule it ends when the tile is covered: ${JSON.stringify(frames.slice(-5))}`,
    );
  },

  /** A win passed in riichi: furiten to the end of the deal. */
  async riichi() {
    const {
      pages: [page],
      seats,
    } = await table(
      `
about.en = "South passes a win in riichi."
rule = "riichi"
rules = "riichi"
hands.S = "234m 567m 678p 34s 88s"
wall.draws = { E = "9s", S = "9p 9m 1z", W = "5s" }
play = """
E 9s
S riichi 9p
W 5s
S pass
S 9m
S 1z
"""
[expect]
riichi = ["S"]
`,
      { S: "Анна" },
    );
    await page.waitForSelector(verb("riichi"));
    await page.waitForTimeout(GUARD_MS);
    await page.click(verb("riichi"));
    await discard(page, "9p");
    await page.waitForSelector(verb("ron"));
    report.check(
      (await page.textContent("[data-verb=pass] [data-cost]")).includes("фуритен"),
      "passing a win says what it costs",
    );
    await press(page, verb("pass"));
    await page.waitForSelector("[data-furiten=furiten_riichi]");
    const now = await badge(page);
    report.check(
      now.cause === "5s" && now.face === "5s" && now.text.includes("риичи"),
      `34: riichi: ${JSON.stringify(now)}`,
    );
    await countWaits(
      page,
      [
        ["2s", 4, ""],
        ["5s", 2, ""],
      ],
      "riichi",
    );
    await lies(page, seats.S, 3);
    report.check((await badge(page))?.kind === "furiten_riichi", "34: furiten in riichi outlasts the own draws");
    await shot(page, "furiten-riichi");
  },

  /** A yaku, but not enough of it. */
  async minimum() {
    const {
      pages: [page],
    } = await table(
      `
about.en = "Two han are the least, and South has one."
rule = "minimum_han"
value = 2
rules = "riichi"
hands.S = "234m 567m 678p 46s 88s"
wall.draws = { E = "9s", S = "9p 1z", W = "5s" }
play = """
E 9s
S 9p
W 5s
S ron ! minimum
S 1z
"""
[expect]
turn = "W"
`,
      { S: "Анна" },
    );
    await discard(page, "9p");
    await greyWin(page, "minimum", "minimum_han", "minimum");
  },

  /** A closed kan lies there as the rules say. */
  async kan() {
    const scenario = (rules) => `
about.en = "South has a closed kan of 7m."
rule = "kan"
rules = "${rules}"
hands.S = "777m"
wall.draws = { E = "9s", S = "7m" }
wall.replacements = "9p"
play = """
E 9s
S ankan 7m, 9p
"""
[expect]
melds = { S = "7777m#" }
`;
    const lying = (page, seat) =>
      page.$eval(`[data-zone=meld][data-seat="${seat}"] .meld[data-form=closed_kan]`, (meld) => ({
        tiles: [...meld.querySelectorAll(".tile")].map((tile) => tile.dataset.tile ?? "#").join(" "),
        label: meld.getAttribute("aria-label"),
        pale: meld.querySelectorAll(".pale").length,
        html: meld.outerHTML,
      }));
    for (const rules of ["riichi", "taiwanese"]) {
      const {
        pages: [anna, boris],
        seats,
      } = await table(scenario(rules), { S: "Анна", W: "Борис" });
      await press(anna, verb("closed_kan"));
      for (const page of [anna, boris])
        await page.waitForSelector(`[data-zone=meld][data-seat="${seats.S}"] [data-form=closed_kan]`);
      const [own, other] = [await lying(anna, seats.S), await lying(boris, seats.S)];
      if (rules === "riichi") {
        report.check(
          own.tiles === "# 7m 7m #" && other.tiles === "# 7m 7m #",
          `9: japanese: ${own.tiles}; ${other.tiles}`,
        );
        await shot(boris, "kan-riichi");
        continue;
      }
      report.check(
        other.tiles === "# # # #" && !/7m|m|семь|ман/.test(other.label.replace(/закрыт\S* кон?г?/i, "")),
        `9: Taiwanese, for others: ${other.tiles}, “${other.label}”`,
      );
      report.check(
        own.tiles === "7m 7m 7m 7m" && own.pale > 0,
        `9: Taiwanese, for its owner pale faces: ${own.tiles}, ${own.pale}`,
      );
      await shot(anna, "kan-taiwanese-own");
      await discard(anna, "9p");
      await boris.waitForSelector(handTile("9p").replace('[data-tile="9p"]', "")); // Boris's own turn: all before it was told
      const log = await boris.evaluate(() => document.querySelector("[data-zone=log], .log")?.textContent ?? "");
      report.check(log.length > 0 && !/7m|7 ман|семь ман|семи ман|7万/.test(log), `9: the log names no tile: ${log}`);
      // All four tiles of the kind are in the kan, so no message and no place of the page may show one.
      const ids = new Set(
        anna.frames_.flatMap((frame) => [...frame.matchAll(/\["7m",(\d+)\]/g)].map((found) => found[1])),
      );
      const leaks = boris.frames_.filter(
        (frame) =>
          !frame.includes('"type":"welcome"') &&
          (/"7m"|"7m/.test(frame) || [...ids].some((id) => frame.includes(`,${id}]`))),
      );
      report.check(
        ids.size === 4 && leaks.length === 0,
        `9: ${ids.size} tiles, and messages to others tell them: ${leaks[0]?.slice(0, 300)}`,
      );
      report.check(
        (await boris.evaluate(() => document.querySelector(".play").outerHTML.includes("7m"))) === false,
        "9: nor does the page of others",
      );
      await shot(boris, "kan-taiwanese");
    }
  },

  /** A tile is laid on an open run, and robbed. */
  async run() {
    const {
      pages: [page],
      seats,
    } = await table(
      `
about.en = "South raises the run 345m with the 3m for which West waits."
rule = "rob_run_value"
value = 1
set.added_run = "on"
hands.S = "45m 19p 9s 1122346z 7z"
hands.W = "222p 123s 678s 11s 24m"
wall.draws = { E = "3m", S = "3m" }
play = """
E 3m
S chi 45m, 7z
S jun 3m
W ron
"""
[expect]
winners = ["W"]
yaku = ["chanjun"]
`,
      { S: "Анна" },
    );
    await press(page, verb("chi"));
    await discard(page, "7z");
    await page.waitForSelector(verb("raised_run"));
    const label = await page.textContent(verb("raised_run"));
    report.check(label.includes("Дзюн"), `8: the button says “${label}”`);
    await shot(page, "run-offered");
    await press(page, verb("raised_run"));
    const run = await page.waitForSelector(`[data-zone=meld][data-seat="${seats.S}"] [data-form=raised_run]`);
    const tiles = await run.$$eval(".tile", (all) => all.map((tile) => tile.dataset.tile).join(" "));
    report.check(tiles === "3m 4m 5m 3m", `8: a raised run has its fourth tile on the called one: ${tiles}`);
    await page.waitForFunction(() => document.body.textContent.toLowerCase().includes("чандзюн"));
    report.check(true, "8: a run that is raised may be robbed, and the win says so");
    await shot(page, "run-robbed");
  },

  /** Three tiles at once in place of a draw: the hand lies open, two of them are dora indicators of the own. */
  async hissatsu() {
    for (const [third, end] of [
      ["5z", "win"],
      ["6z", "chombo"],
    ]) {
      const {
        pages: [page, other],
        seats,
      } = await table(
        `
about.en = "South, ready with three equal triplets, draws three tiles in place of one."
rule = "chou_hissatsu_sandoukou"
set.chombo = "mangan_reverse_tsumo"
set.yaku.add = ["chou_hissatsu_sandoukou"]
hands.S = "222m 222p 222s 456m 5z"
wall.draws = { S = "9p 1m 4p ${third}", W = "9s" }
play = "E 9m / S pass / S 9p / W 9s / E 8s / S hissatsu"
[expect]
end = "${end === "win" ? "tsumo" : "chombo"}"
`,
        { S: "Анна", W: "Борис" },
      );
      await press(page, verb("pass"));
      await discard(page, "9p");
      await discard(other, "9s");
      await page.waitForSelector(verb("hissatsu"));
      const label = await page.textContent(verb("hissatsu"));
      report.check(label.includes("Чо хиссацу"), `8: the button says “${label}”`);
      await shot(page, `hissatsu-offered-${end}`);
      await press(page, verb("hissatsu"));
      for (const one of [page, other]) {
        const own = await one.waitForSelector(`[data-indicators="${seats.S}"]`, { state: "attached" });
        const tiles = await own.$$eval("[data-tile]", (all) => all.map((tile) => tile.dataset.tile).join(" "));
        report.check(tiles === "1m 4p", `8: the own indicators lie at the seat: ${tiles}`);
      }
      const words = end === "win" ? "чо хиссацу сандоко" : "чомбо";
      await other.waitForFunction((words) => document.body.textContent.toLowerCase().includes(words), words);
      report.check(true, `8: it says what came of it: ${words}`);
      await shot(other, `hissatsu-${end}`);
    }
  },

  /** Of two who win on one tile the discarder chooses whom to pay, with their hands before him. */
  async payee() {
    const {
      pages: [page],
      seats,
    } = await table(
      `
about.en = "South and North win on East's 5m, and East pays North."
rule = "double_ron"
value = "discarder_chooses"
hands.E = "5m"
hands.S = "234m 345p 567s 88p 67m"
hands.N = "234p 678p 456s 22s 34m"
play = """
E 5m
S ron, N ron
E pay N
"""
[expect]
winners = ["N"]
`,
      { E: "Анна" },
    );
    await discard(page, "5m");
    await page.waitForSelector(verb("pay"));
    const labels = await page.$$eval("[data-verb=pay]", (all) =>
      all.map((button) => button.textContent.replace(/\s+/g, " ").trim()),
    );
    report.check(
      labels.length === 2 && labels[0].includes("югу") && labels[1].includes("северу"),
      `8: both who may be paid have a button: ${JSON.stringify(labels)}`,
    );
    const open = async (wind) =>
      page.$$eval(
        `[data-zone=hand][data-seat="${seats[wind]}"] [data-tile], [data-seat="${seats[wind]}"] .shown [data-tile]`,
        (all) => all.length,
      );
    report.check(
      (await open("S")) > 0 && (await open("N")) > 0,
      `8: the hands of both lie open: ${await open("S")}, ${await open("N")}`,
    );
    await shot(page, "payee");
    await press(page, `${verb("pay")} >> nth=1`);
    await page.waitForFunction(() => document.body.textContent.includes("Рон"));
    await shot(page, "payee-paid");
  },

  /** Money moves with every kong; what is returned is struck out. */
  async sichuan() {
    const {
      pages: [page],
      seats,
    } = await table(
      `
about.en = "East and South have a closed kong each; South is not ready in the end and returns what it brought."
rule = "sc_kong_return"
rules = "sichuan"
hands.E = "777p 123p 456p 22m 7m 3s"
hands.S = "111m 3s"
wall = { left = 8, draws = { E = "7p", S = "1m" }, replacements = "8m" }
play = """
E void 3s, S void 3s
E ankan 7p, 3s
S ankan 1m, 3s
"""
[expect]
end = "exhausted"
ready = ["E"]
`,
      { S: "Анна" },
      { options: { pace_ms: [400, 400] } },
    );
    const moves = async (kong) => {
      const found = await page.waitForFunction(
        (kong) => window.noted.moves.find((moves) => moves.some(([seat, amount]) => seat === kong && amount === 6)),
        kong,
      );
      const shown = await found.jsonValue();
      report.check(
        same(
          shown.map(([seat, amount]) => [seat, amount]),
          [0, 1, 2, 3].map((seat) => [seat, seat === kong ? 6 : -2]),
        ) && shown.every(([, , text]) => text.includes("конг")),
        `45: the kong of seat ${kong} is paid at once: ${JSON.stringify(shown)}`,
      );
    };
    const points = () =>
      page.$$eval("[data-points]", (labels) =>
        labels.sort((a, b) => a.dataset.seat - b.dataset.seat).map((label) => Number(label.dataset.points)),
      );
    const before = await points();
    await press(page, '[data-verb=choose][data-tiles="3s"]');
    await moves(seats.E);
    await shot(page, "sichuan-kong");
    await page.waitForSelector(verb("closed_kan"));
    report.check(
      (await page.getAttribute(`${verb("closed_kan")} .pays`, "data-key")) === "+6" &&
        (await page.getAttribute(verb("closed_kan"), "aria-label")).endsWith("+6"),
      "45: the button says what the kong brings",
    );
    await press(page, verb("closed_kan"));
    await moves(seats.S);
    report.check(
      same(
        (await points()).map((now, seat) => now - before[seat]),
        [0, 1, 2, 3].map((seat) => (seat === seats.E || seat === seats.S ? 4 : -4)),
      ),
      `45: and stands in the scores: ${before} became ${await points()}`,
    );
    for (let i = 0; i < 60; i++) {
      await page.waitForSelector(`[data-zone=result], [data-zone=hand] [data-legal=true], ${verb("pass")}`);
      if (await page.$("[data-zone=result]")) break;
      const drawn = "[data-zone=hand] [data-legal=true][data-drawn]";
      await press(
        page,
        (await page.$(verb("pass")))
          ? verb("pass")
          : (await page.$(drawn))
            ? drawn
            : "[data-zone=hand] [data-legal=true]",
      );
    }
    await page.waitForSelector("[data-told] [data-matrix], [data-matrix]");
    const rows = await page.$$eval("tr[data-amount]", (rows) =>
      rows.map((row) => ({
        source: row.dataset.source,
        target: row.dataset.target,
        amount: Number(row.dataset.amount),
        reason: row.dataset.reason,
        undone: row.hasAttribute("data-undone"),
        struck: getComputedStyle(row.querySelector("td")).textDecorationLine.includes("line-through"),
      })),
    );
    const kongs = rows.filter((row) => row.reason === "kan");
    report.check(
      kongs.length === 6 &&
        kongs.every((row) => row.undone === (row.target === String(seats.S)) && row.struck === row.undone),
      `45: the returned kong is struck out, the other is not: ${JSON.stringify(kongs)}`,
    );
    report.check(
      rows.filter((row) => row.reason === "kan-returned").length === 3 &&
        rows
          .filter((row) => row.reason === "kan-returned")
          .every((row) => row.source === String(seats.S) && row.amount === 2),
      "45: the return has its own lines",
    );
    const groups = { kan: "kans", "kan-returned": "returns", "not-ready": "not-ready", "void-fine": "fines" };
    const sheet = await page.$$eval("[data-matrix] tbody tr", (lines) =>
      lines.map((line) => [
        line.dataset.group,
        Object.fromEntries(
          [...line.querySelectorAll("[data-sum]")].map((cell) => [cell.dataset.account, Number(cell.dataset.sum)]),
        ),
      ]),
    );
    for (const [group, sums] of sheet) {
      const own = rows.filter((row) => groups[row.reason] === group);
      const wanted = Object.fromEntries(
        Object.keys(sums).map((account) => [
          account,
          own.reduce(
            (sum, row) => sum + (row.target === account ? row.amount : 0) - (row.source === account ? row.amount : 0),
            0,
          ),
        ]),
      );
      report.check(
        own.length > 0 && same(sums, wanted),
        `45: ${group}: the sheet ${JSON.stringify(sums)}, the ledger ${JSON.stringify(wanted)}`,
      );
    }
    report.check(
      rows.every((row) => sheet.some(([group]) => group === groups[row.reason])),
      `45: every reason has its line: ${[...new Set(rows.map((row) => row.reason))]}`,
    );
    const moved = await page.$$eval("[data-moved]", (cells) => cells.map((cell) => Number(cell.dataset.moved)));
    report.check(
      same(
        moved,
        [0, 1, 2, 3].map((seat) => sheet.reduce((sum, [, sums]) => sum + sums[seat], 0)),
      ),
      `45: the sheet adds up to the changes ${moved}`,
    );
    await page.evaluate(() => document.querySelector("[data-zone=result] details")?.setAttribute("open", ""));
    await shot(page, "sichuan-end");
  },

  /** The supplement of the dealer is a line of its own for each who pays it. */
  async taiwanese() {
    const scenario = (repeats, tsumo) => `
about.en = "The dealer wins after ${repeats} wins in a row."
rule = "tw_dealer_supplement"
rules = "taiwanese"
start.honba = ${repeats}
hands.E = "999p 123s 22z 78s 456m 123m"
wall.draws = ${tsumo ? '{ E = "1z 9s" }' : '{ E = "1z", S = "9s" }'}
play = """
E 1z
${tsumo ? "E tsumo" : "S 9s\nE ron"}
"""
[expect]
winners = ["E"]
`;
    for (const [repeats, tsumo] of [
      [2, true],
      [1, false],
    ]) {
      const {
        pages: [page],
        seats,
      } = await table(scenario(repeats, tsumo), { E: "Анна" });
      await discard(page, "1z");
      await passUntil(page, verb(tsumo ? "tsumo" : "ron"));
      await press(page, verb(tsumo ? "tsumo" : "ron"));
      await page.waitForSelector("[data-told] [data-moved]");
      const rows = await page.$$eval("tr[data-amount]", (rows) =>
        rows.map((row) => [
          row.dataset.reason,
          Number(row.dataset.source),
          Number(row.dataset.target),
          Number(row.dataset.amount),
        ]),
      );
      report.check(
        (await page.textContent("[data-zone=result]")).includes(`побед дилера подряд: ${repeats}`),
        "the sheet counts wins in a row, and speaks of no honba",
      );
      const payers = tsumo ? [seats.S, seats.W, seats.N] : [seats.S];
      const extra = rows.filter(([reason]) => reason === "dealer-extra").sort((a, b) => a[1] - b[1]);
      report.check(
        same(
          extra,
          payers.map((payer) => ["dealer-extra", payer, seats.E, 1 + 2 * repeats]),
        ),
        `46: ${repeats} repeats: a line of ${1 + 2 * repeats} for each payer: ${JSON.stringify(rows)}`,
      );
      report.check(
        same(
          rows
            .filter(([reason]) => reason !== "dealer-extra")
            .map(([, source]) => source)
            .sort(),
          payers,
        ),
        `46: beside the line of the win: ${JSON.stringify(rows)}`,
      );
      const moved = await page.$$eval("[data-moved]", (cells) => cells.map((cell) => Number(cell.dataset.moved)));
      report.check(
        moved[seats.E] === rows.reduce((sum, [, , , amount]) => sum + amount, 0),
        `46: and both are in the sum ${moved}`,
      );
      await shot(page, `taiwanese-${repeats}`);
    }
  },

  /** The stage is set for a hand that comes to mangan by its han, and not for yakuman and other fixed prices alone. */
  async loud() {
    const scenario = `
about.en = "Riichi, ippatsu, pinfu, dora, ura dora: five han."
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
    const { pages } = await table(scenario, { S: "Анна" });
    const [page] = pages;
    await discard(page, "5z");
    await page.click(verb("riichi"));
    await discard(page, "1z");
    await press(page, verb("ron"));
    await page.waitForSelector("[data-told] [data-next]:not([disabled])");
    const loud = await page.getAttribute("[data-zone=result]", "data-loud");
    const name = await page.innerText("[data-zone=result]");
    report.check(loud === "2" && name.includes("満"), `a mangan has the stage of one: loudness ${loud}`);
    await shot(page, "mangan");
  },
};

for (const [name, test] of Object.entries(tests)) {
  if (only.length && !only.includes(name)) continue;
  const begun = Date.now();
  try {
    await test();
  } catch (error) {
    report.check(false, `${name}: ${error.message.split("\n").slice(0, 4).join(" ")}`);
    for (const page of browser.contexts().flatMap((context) => context.pages())) await shot(page, `failed-${name}`);
  }
  for (const context of browser.contexts()) {
    for (const page of context.pages())
      report.check(page.troubles.length === 0, `${name}: ${page.troubles.join("; ")}`);
    await context.close();
  }
  console.log(`  ${name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}
await browser.close();
report.end("laid");
process.exit();
