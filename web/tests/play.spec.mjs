// Played against the real server and its bots: node tests/play.spec.mjs [GAME ...] | --round | --keys
//
// Without a word: a deal of each game by clicking. --round: a whole East round of riichi by clicking, to the final sheet;
// --keys: the same by the keyboard alone. Bots answer at once: the request for a table is changed on its way, everything
// else is as a player has it. Numbers are those of the checklist in UX.
import { launch, open, Report, serve } from "./browser.mjs";

const words = process.argv.slice(2);
const ROUND = words.includes("--round") || words.includes("--keys");
const BY_KEYS = words.includes("--keys");
const GAMES = ROUND ? ["riichi"] : words.length ? words : ["riichi", "sanma_tenhou", "taiwanese", "sichuan"];
const SIZES = { riichi: [1280, 720], sanma_tenhou: [844, 390], taiwanese: [1280, 720], sichuan: [390, 664] };
const DEAL_MS = Number(process.env.DEAL_MS ?? 180_000);
const EAST =
  'id = "east_round"\nextends = "riichi"\nname = { ru = "Восточный раунд", en = "East round" }\ngame_length = "tonpuusen"\ntobi = "off"\n';
const GUARD_MS = 215; // a press sooner after a change is not meant

const report = new Report();
const { base } = await serve();
const browser = await launch();

/** The table as the messages tell it: what the page must show. */
class Mirror {
  board = null;
  copies = {};
  frames = [];
  waits = 0;
  wrongWaits = [];
  hear(payload) {
    const message = JSON.parse(payload);
    this.frames.push(message);
    if (message.type === "welcome")
      for (const [face, count] of Object.entries(message.rules.copies))
        this.copies[kind(face)] = (this.copies[kind(face)] ?? 0) + count;
    if (message.type === "state") this.board = message.board;
    if (message.type === "events" && this.board) {
      const { seats = {}, ...fields } = message.board;
      Object.assign(this.board, fields);
      for (const [seat, change] of Object.entries(seats)) Object.assign((this.board.seats[seat] ??= {}), change);
    }
    if ((message.type === "events" || message.type === "state") && message.me?.waits.length)
      this.count(message.me.waits);
  }
  /** 33: copies left are those that the seat does not see. */
  count(waits) {
    this.waits += 1;
    const seen = new Map();
    const count = (tile) => tile && seen.set(tile[1], kind(tile[0]));
    [...this.board.indicators, ...this.board.excluded].forEach(count);
    for (const seat of this.board.seats) {
      [
        ...seat.tiles,
        ...seat.nuki,
        ...seat.aside,
        ...seat.pond.map((lies) => lies.tile),
        ...seat.melds.flatMap((meld) => [...meld.tiles, meld.added]),
      ].forEach(count);
      if (seat.won !== "hidden") count(seat.won);
    }
    const kinds = [...seen.values()];
    for (const wait of waits) {
      const left = Math.max(0, this.copies[wait.tile] - kinds.filter((one) => one === wait.tile).length);
      if (left !== wait.left) this.wrongWaits.push(`${wait.tile}: ${wait.left}, not ${left}`);
    }
  }
}
const kind = (face) => `${face[0] === "0" ? 5 : face[0]}${face.at(-1)}`;

/** 39: what lies concealed in other hands, before it is shown. */
function leaked(message, own) {
  const seats = message.board?.seats ? Object.entries(message.board.seats) : [];
  return seats.some(
    ([seat, state]) =>
      Number(state.seat ?? seat) !== own &&
      !state.shown &&
      state.shown !== undefined &&
      state.tiles?.some((tile) => tile !== null),
  );
}

/** What the page shows in the middle, and what it must not show. */
function middle() {
  const number = (selector, name) =>
    Number(document.querySelector(`[data-zone=centre] ${selector}`)?.dataset[name] ?? NaN);
  return {
    left: number("[data-left]", "left"),
    honba: number("[data-honba]", "honba"),
    sticks: number("[data-sticks]", "sticks"),
    round: document.querySelector("[data-round]")?.dataset.round,
    points: [...document.querySelectorAll("[data-points]")]
      .sort((a, b) => a.dataset.seat - b.dataset.seat)
      .map((label) => Number(label.dataset.points)),
    winds: [...document.querySelectorAll("[data-points]")]
      .sort((a, b) => a.dataset.seat - b.dataset.seat)
      .map((label) => label.dataset.wind),
    dora: [...document.querySelectorAll("[data-zone=dora] [data-tile]")].map((tile) => tile.dataset.tile),
    turns: document.querySelectorAll("[data-turn]").length,
    foreign: document.querySelectorAll("[data-zone=hand]:not([role=listbox]) [data-tile]").length,
    voids: [...document.querySelectorAll("[data-void]")].length,
    marks: document.querySelectorAll(".drawn-mark").length,
    discards: [...document.querySelectorAll("[data-zone=pond]")].map((pond) => [
      pond.dataset.seat,
      pond.querySelectorAll("li [data-tile]").length,
    ]),
  };
}

/** 13, 15, 17, 39: while the player is asked nothing moves, so the page must show what was told. */
async function compare(page, mirror, game, own) {
  const [shown, board] = [await page.evaluate(middle), mirror.board];
  const where = `${game}, ${mirror.frames.length} frames`;
  if (!Number.isNaN(shown.left))
    report.check(
      shown.left === board.left && shown.round === board.deal.round,
      `13: ${where}: left ${shown.left}, not ${board.left}`,
    );
  if (!Number.isNaN(shown.honba))
    report.check(shown.honba === board.deal.honba, `13: ${where}: honba ${shown.honba}, not ${board.deal.honba}`);
  if (!Number.isNaN(shown.sticks))
    report.check(shown.sticks === board.sticks, `13: ${where}: sticks ${shown.sticks}, not ${board.sticks}`);
  report.check(
    `${shown.points}` === `${board.seats.map((seat) => seat.points)}` &&
      `${shown.winds}` === `${board.seats.map((seat) => seat.wind)}`,
    `13: ${where}: points ${shown.points}, not ${board.seats.map((seat) => seat.points)}`,
  );
  report.check(
    `${shown.dora}` === `${[...board.indicators, ...board.excluded].map((tile) => tile[0])}`,
    `13: ${where}: indicators ${shown.dora}`,
  );
  report.check(
    shown.turns === (board.turn === null || board.seats[board.turn].out ? 0 : 1),
    `13: ${where}: ${shown.turns} turn lights`,
  );
  report.check(
    shown.foreign === 0 || board.seats.some((seat) => seat.shown && seat.seat !== own),
    `39: ${where}: ${shown.foreign} tiles of others in the page`,
  );
  report.check(
    shown.voids <= board.seats.filter((seat) => seat.suit && seat.suit !== "?").length &&
      board.seats.every((seat) => seat.seat === own || seat.pond.length > 0 || seat.suit === null || seat.suit === "?"),
    `15: ${where}: ${shown.voids} void chips`,
  );
  if (game === "taiwanese") report.check(shown.marks === 0, `17: ${where}: ${shown.marks} marks of drawn tiles`);
}

/** What to press now: a button, a tile of the hand, or nothing. */
function wish(closed) {
  const bar = document.querySelector("[data-zone=actions]");
  // In a whole round the hand stays closed: riichi and wins, no calls.
  const button = [...(bar?.querySelectorAll("[data-legal=true]:not([disabled]):not([data-verb=pass])") ?? [])].find(
    (one) => !closed || ["tsumo", "ron", "riichi"].includes(one.dataset.verb),
  );
  const pass = bar?.querySelector("[data-verb=pass]:not([disabled])");
  const inMode = bar?.querySelector("[data-verb=riichi][aria-pressed=true]");
  const legal = [...document.querySelectorAll("[data-zone=hand][role=listbox] [data-legal=true]")];
  const tile = legal.find((one) => one.hasAttribute("data-drawn")) ?? legal.at(-1);
  const anyway = document.querySelector("[data-warning-anyway]"); // a call that is often regretted is asked about
  const target = anyway ?? (inMode ? tile : (button ?? pass ?? tile));
  if (document.querySelector("[data-zone=result]")) return { what: "result" };
  if (!target || !bar.dataset.window) return { what: "nothing" };
  const box = target.getBoundingClientRect();
  const all = [...document.querySelectorAll("[data-zone=hand][role=listbox] button")];
  const group = target.closest("[data-zone=actions]") ? target.querySelector("kbd")?.dataset.key : null;
  return {
    what: anyway ? "anyway" : (target.dataset.verb ?? "discard"),
    window: bar.dataset.window,
    mode: Boolean(inMode),
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    at: all.indexOf(target),
    key: group,
  };
}

async function press(page, wanted) {
  if (BY_KEYS) {
    if (wanted.what === "anyway") {
      await page.keyboard.press("Tab"); // "think again" has the focus
      await page.keyboard.press("Enter");
    } else if (wanted.what !== "discard")
      for (const sign of wanted.key ?? "") await page.keyboard.press(/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`);
    else {
      await page.keyboard.press("Home");
      for (let i = 0; i < wanted.at; i++) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    }
  } else if (page.touch) {
    await page.touchscreen.tap(wanted.x, wanted.y);
    if (wanted.what === "discard") await page.touchscreen.tap(wanted.x, wanted.y); // the first tap lifts
  } else await page.mouse.click(wanted.x, wanted.y);
}

/** In a whole round the helper (H) says what to discard, so that hands get ready and win. */
async function advised(page, mirror, wanted) {
  const heard = mirror.frames.length;
  await page.keyboard.press("KeyH");
  for (let i = 0; i < 40 && !mirror.frames.slice(heard).some((message) => message.type === "hint"); i++)
    await page.waitForTimeout(25);
  const best = mirror.frames.slice(heard).find((message) => message.type === "hint")?.discards[0];
  const found =
    best &&
    (await page.evaluate((id) => {
      const all = [...document.querySelectorAll("[data-zone=hand][role=listbox] button")];
      const at = all.findIndex((tile) => tile.id === `tile-${id}`);
      const box = all[at]?.getBoundingClientRect();
      return box && { at, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }, best.tile[1]));
  return found ? { ...wanted, ...found } : wanted;
}

async function playDeal(page, mirror, game, own, verbs) {
  const until = Date.now() + DEAL_MS;
  let last = "";
  let compared = 0;
  while (Date.now() < until) {
    const wanted = await page.evaluate(wish, ROUND);
    if (wanted.what === "result") return true;
    if (wanted.what === "nothing") {
      await page.waitForTimeout(25);
      continue;
    }
    const now = `${wanted.window} ${wanted.what} ${wanted.mode}`;
    if (now !== last) {
      // What has just changed is not pressed at once; meanwhile the page is compared with what was told.
      last = now;
      const at = Date.now();
      if (compared++ < 8) await compare(page, mirror, game, own);
      await page.waitForTimeout(Math.max(0, GUARD_MS - (Date.now() - at)));
    }
    verbs.add(wanted.what);
    await press(
      page,
      wanted.what === "discard" && ROUND && !wanted.mode ? await advised(page, mirror, wanted) : wanted,
    );
    await page.waitForTimeout(40);
  }
  return false;
}

const sums = () => {
  const moved = [...document.querySelectorAll("[data-moved]")].map((cell) => Number(cell.dataset.moved));
  const rows = [...document.querySelectorAll("tr[data-amount]")].map((row) => row.dataset);
  const changes = moved.map((_, seat) =>
    rows.reduce(
      (sum, row) =>
        sum +
        (row.target === String(seat) ? Number(row.amount) : 0) -
        (row.source === String(seat) ? Number(row.amount) : 0),
      0,
    ),
  );
  const fu = [...document.querySelectorAll("[data-fu-sum]")].map((list) => [
    Number(list.dataset.fuSum),
    [...list.querySelectorAll("[data-fu]")].reduce((sum, item) => sum + Number(item.dataset.fu), 0),
  ]);
  return { moved, changes, fu, zero: Number(document.querySelector("[data-zero]")?.dataset.zero ?? 0) };
};

/** The sheet of a deal, winner by winner; true if the match is over. */
async function readResult(page, game) {
  await page.waitForSelector("[data-told]");
  const forward = async () => {
    await page.waitForSelector("[data-next]:not([disabled])");
    if (BY_KEYS) await page.keyboard.press("Space");
    else await page.click("[data-next]");
  };
  for (;;) {
    await page.waitForSelector("[data-told]");
    const read = await page.evaluate(sums);
    report.check(
      read.fu.every(([sum, items]) => sum === items),
      `43: ${game}: fu ${JSON.stringify(read.fu)}`,
    );
    if (read.moved.length) {
      report.check(
        JSON.stringify(read.moved) === JSON.stringify(read.changes) && read.zero === 0,
        `42: ${game}: the ledger ${read.changes} adds up to the changes ${read.moved}, all accounts to ${read.zero}`,
      );
      break;
    }
    const winner = await page.getAttribute("[data-zone=result]", "data-page");
    await forward();
    await page.waitForFunction((old) => document.querySelector("[data-zone=result]")?.dataset.page !== old, winner);
  }
  await page.mouse.click(4, 4);
  report.check((await page.$("[data-zone=result]")) !== null, `40: ${game}: a press beside the sheet changes nothing`);
  if (await page.$("[data-final]")) return true;
  await forward();
  await page.waitForSelector("[data-zone=result]", { state: "detached" });
  return false;
}

async function reload(page, game) {
  const hand = () =>
    page.$$eval("[data-zone=hand][role=listbox] button", (tiles) => tiles.map((tile) => tile.dataset.tile).join(" "));
  await page.waitForSelector("[data-zone=actions][data-window]", { state: "attached" });
  const window = await page.getAttribute("[data-zone=actions]", "data-window");
  const tiles = await hand();
  await page.reload();
  await page.waitForSelector("[data-zone=hand] img");
  report.check((await hand()) === tiles, `50: ${game}: after a reload the hand is the same`);
  report.check(
    (await page.getAttribute("[data-zone=actions]", "data-window")) === window,
    `50: ${game}: after a reload the window is the same`,
  );
}

for (const game of GAMES) {
  const begun = Date.now();
  const [width, height] = SIZES[game] ?? [1280, 720];
  const page = await open(browser, { width, height, lang: "ru" });
  page.touch = width < 900;
  const mirror = new Mirror();
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => mirror.hear(String(payload))));
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const { rules, ...body } = route.request().postDataJSON();
    const laid = {
      ...body,
      ...(ROUND ? { sheet: EAST } : { rules }),
      options: { ...body.options, pace_ms: [0, 0], think_ms: [0, 0] },
    };
    await route.continue({ postData: JSON.stringify(laid) });
  });
  await page.goto(`${base}/?lang=ru&theme=dark`);
  await (await page.waitForSelector(`[data-game=${game}]`)).click(); // the first click of two
  await page.waitForSelector("[data-zone=hand] img");
  const own = Number(await page.getAttribute(".play", "data-seat"));

  const verbs = new Set();
  let deals = 0;
  let over = false;
  do {
    const ended = await playDeal(page, mirror, game, own, verbs);
    report.check(ended, `${game}: a deal ends within ${DEAL_MS / 1000} s`);
    if (!ended) break;
    deals += 1;
    over = await readResult(page, game);
  } while (ROUND && !over);
  report.check(verbs.has("discard"), `${game}: tiles were discarded by pressing them`);
  if (game === "sichuan") report.check(verbs.has("choose"), "sichuan: the suit to be rid of was chosen by a button");
  if (ROUND) {
    report.check(over && deals >= 4, `29: the round ends with the final sheet after ${deals} deals`);
    const totals = await page.$$eval("[data-final] [data-total]", (cells) =>
      cells.map((cell) => Number(cell.dataset.total)),
    );
    report.check(
      totals.length === 4 && (await page.getAttribute("[data-zero-final]", "data-zero-final")) === "0",
      `47: the totals ${totals} sum to zero with the accounts of the table`,
    );
    report.check(
      totals[0] >= totals[3] && (await page.$$("[data-leave]")).length === 1,
      "47: the first place stands first, and the lobby is one press away",
    );
  } else if (!over) await reload(page, game);
  if (game === "taiwanese") {
    const told = mirror.frames.flatMap((message) => [
      ...(message.events ?? message.log ?? []).filter((event) => event.event === "discarded"),
      ...Object.values(message.board?.seats ?? {}).flatMap((seat) => seat.pond ?? []),
    ]);
    report.check(
      told.length > 0 && told.every((one) => one.drawn === null || one.drawn === undefined),
      "17: no message tells whether a discard was just drawn",
    );
  }
  report.check(mirror.wrongWaits.length === 0, `33: ${game}: ${mirror.wrongWaits.join("; ")}`);
  report.check(
    mirror.frames.length > 5 && !mirror.frames.some((message) => leaked(message, own)),
    `39: ${game}: no frame tells a concealed tile of another seat`,
  );
  report.check(page.troubles.length === 0, `${game}: ${page.troubles.join("; ")}`);
  console.log(
    `  ${game} ${width}x${height}: ${deals} deals in ${((Date.now() - begun) / 1000).toFixed(0)} s; ${[...verbs].join(" ")}; ${mirror.frames.length} frames, ${mirror.waits} with waits`,
  );
  await page.context().close();
}
await browser.close();
report.end("play");
process.exit();
