// What the table does under a hand: UX section 12, on frozen scenes and at the real server. node tests/table.spec.mjs [WORD ...]
//
// A scene keeps what would be sent in data-sent; `tell` says what the server would say. Each check begins with the
// number of its point of the checklist.
import { launch, open, Report, serve } from "./browser.mjs";

const only = process.argv.slice(2);
const report = new Report();
const { base } = await serve();
const browser = await launch();
const KEPT = "jantaku-settings";
const GUARD_MS = 230; // a press sooner than 200 ms after a change is not meant

const sizes = {
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 664 },
  least: { width: 320, height: 568 },
};
const pages = {};
async function pageOf(size, lang = "ru") {
  return (pages[size + lang] ??= await open(browser, { ...sizes[size], lang }));
}

/** A fresh scene, with these settings. */
async function scene(size, name, { settings = {}, seat = 0, lang = "ru" } = {}) {
  const page = await pageOf(size, lang);
  const wanted = JSON.stringify({ lang, theme: "dark", ...settings });
  if (page.dressed !== wanted) {
    if (!page.url().startsWith(base)) await page.goto(`${base}/scene`);
    await page.evaluate(([key, wanted]) => localStorage.setItem(key, wanted), [KEPT, wanted]);
    await page.goto(`${base}/scene`);
    page.dressed = wanted;
  }
  await page.mouse.move(1, 1);
  for (const to of ["/scene", `/scene/${name}?seat=${seat}`]) {
    await page.evaluate((to) => (history.pushState(null, "", to), dispatchEvent(new PopStateEvent("popstate"))), to);
    await page.waitForSelector(
      to === "/scene" ? `a[href="/scene/${name}"]` : `[data-scene=${name}] [data-zone=hand] img`,
      { state: "attached" },
    );
  }
  await settle(page);
  return page;
}
const sent = (page) => page.$eval("[data-scene]", (scene) => JSON.parse(scene.dataset.sent));
const codes = async (page) =>
  (await sent(page)).filter((message) => message.type === "answer").map((message) => message.code);
const tell = (page, message) => page.evaluate((message) => window.tell(message), message);
const settle = (page) => page.waitForTimeout(GUARD_MS);
const handTile = (face) => `[data-zone=hand][role=listbox] button[data-tile="${face}"]`;
const press = (page, selector) =>
  page === pages.phoneru ? page.tap(selector, { force: true }) : page.click(selector, { force: true });
const turnWindow = (window, tiles, more = [], left_ms = null) => ({
  type: "window",
  window,
  kind: "turn",
  tile: tiles.at(-1),
  source: 0,
  time: left_ms === null ? null : { left_ms, base_ms: left_ms, bank_ms: 0 },
  asks: [
    {
      seat: 0,
      actions: [
        ...tiles.map((tile, i) => ({ code: 100 + i, verb: "discard", tiles: [tile], label: { ru: "", en: "" } })),
        ...more,
      ],
      greyed: [],
      default: 100 + tiles.length - 1,
    },
  ],
});
const action = (code, verb) => ({ code, verb, tiles: [], label: { ru: verb, en: verb } });
const handOf = (page) =>
  page.$$eval("[data-zone=hand][role=listbox] button", (tiles) =>
    tiles.map((tile) => [tile.dataset.tile, Number(tile.id.slice(5))]),
  );
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const tests = {
  async hand() {
    let page = await scene("desk", "furiten");
    const gaps = await page.$$eval("[data-zone=hand][role=listbox] button", (tiles) =>
      tiles
        .map((tile) => tile.getBoundingClientRect())
        .map((box, i, all) => (i ? (box.left - all[i - 1].right) / box.width : 0)),
    );
    report.check(
      gaps.every((gap) => Math.abs(gap) < 0.05),
      `5: after a chi a tile stands apart: ${gaps.map((gap) => gap.toFixed(2))}`,
    );
    for (const size of ["desk", "phone"]) {
      page = await scene(size, "three-chi");
      const places = () =>
        page.$$eval("[data-zone=hand][role=listbox] button", (tiles) =>
          Object.fromEntries(tiles.map((tile) => [tile.id, [tile.offsetLeft, tile.offsetTop]])),
        );
      const before = await places();
      const tiles = await handOf(page);
      await tell(page, { type: "closed", window: 7, why: "answered" });
      await tell(page, {
        type: "events",
        first: 0,
        events: [],
        board: { turn: 0, seats: { 0: { tiles: [...tiles, ["1m", 900]], drawn: true } } },
      });
      await page.waitForSelector("#tile-900[data-drawn]");
      const after = await places();
      report.check(
        Object.entries(before).every(([id, place]) => same(after[id], place)),
        `5: a draw moves other tiles (${size})`,
      );
    }
    report.check(
      (await page.$$eval("[data-zone=hand] [data-drawn]", (found) => found.length)) === 1,
      "5: one tile is the drawn one",
    );
  },

  async seats() {
    for (const seat of [0, 1, 2, 3]) {
      const page = await scene("desk", "opening", { seat });
      const middle = await page.$eval(
        "[data-zone=centre] .plate",
        (plate) => plate.getBoundingClientRect().left + plate.getBoundingClientRect().width / 2,
      );
      const x = await page.$$eval("[data-zone=pond]", (ponds) =>
        Object.fromEntries(
          ponds.map((pond) => [
            pond.dataset.seat,
            pond.getBoundingClientRect().left + pond.getBoundingClientRect().width / 2,
          ]),
        ),
      );
      report.check(
        x[(seat + 1) % 4] > middle + 60 && x[(seat + 3) % 4] < middle - 60 && Math.abs(x[(seat + 2) % 4] - middle) < 60,
        `6: for seat ${seat} the next player does not sit right`,
      );
    }
    const page = await scene("desk", "sanma");
    report.check(
      same(
        await page.$$eval("[data-zone=bonus]", (strips) =>
          strips.map((strip) => [strip.dataset.seat, strip.querySelectorAll("[data-tile='4z']").length]).sort(),
        ),
        [
          ["0", 1],
          ["2", 2],
        ],
      ),
      "14: nuki strips with their tiles",
    );
  },

  async melds() {
    let page = await scene("desk", "claimed");
    const melds = (seat) =>
      page.$$eval(`[data-zone=meld][data-seat="${seat}"] .meld`, (all) =>
        all.map((meld) => ({
          side: meld.dataset.side,
          form: meld.dataset.form,
          from: Number(meld.dataset.from),
          backs: [...meld.querySelectorAll(".tile")].map((tile) => (tile.dataset.tile ? "a" : "#")).join(""),
          turned: [...meld.querySelectorAll(".lies")].flatMap((tile, i) =>
            tile.hasAttribute("data-turned") ? [i] : [],
          ),
          places: [...meld.querySelectorAll(".lies[data-turned]")].map((tile) => [tile.offsetLeft, tile.offsetTop]),
        })),
      );
    const at = (all) => Object.fromEntries(all.map((meld) => [meld.side, meld.turned]));
    report.check(
      same(at(await melds(0)), { right: [2], across: [1], left: [0] }),
      `7: called tiles are turned by the feeder: ${JSON.stringify(at(await melds(0)))}`,
    );
    report.check(
      same(at(await melds(1)), { right: [3], across: [1], left: [0] }),
      `7: so are those of big kans: ${JSON.stringify(at(await melds(1)))}`,
    );
    report.check(
      (await melds(1)).every((meld) => meld.from === { left: 0, across: 3, right: 2 }[meld.side]),
      "7: data-from agrees with the side",
    );
    const [closed, added] = await melds(2);
    const places = added.places;
    report.check(
      added.form === "added_kan" &&
        added.turned.length === 2 &&
        places[0][0] === places[1][0] &&
        places[0][1] !== places[1][1],
      `8: an added kan shows two turned tiles one above the other: ${JSON.stringify(places)}`,
    );
    report.check(closed.backs === "#aa#", `9: a closed kan is # a a #, not ${closed.backs}`);
    const pond = () =>
      page.$$eval('[data-zone=pond][data-seat="3"] li', (tiles) =>
        tiles.map(
          (tile) =>
            `${tile.querySelector("[data-tile]").dataset.tile}${tile.hasAttribute("data-turned") ? "~" : ""}${tile.hasAttribute("data-ghost") ? "?" : ""}`,
        ),
      );
    report.check(
      same(await pond(), ["4z", "1z~", "2p"]),
      `10: the riichi tile was claimed, so the next one is turned: ${await pond()}`,
    );
    const badge = async (settings) =>
      (await scene("desk", "furiten", { settings })).$eval("[data-furiten]", (button) => button.textContent.trim());
    const classic = await badge({});
    report.check((await badge({ ghosts: true })) === classic, "12: the furiten badge is the same with ghosts");
    page = await scene("desk", "claimed", { settings: { ghosts: true } });
    report.check(
      same(await pond(), ["4z", "9s?", "1z~", "2p"]),
      `12: in learner's mode a claimed tile is a ghost: ${await pond()}`,
    );
    page = await scene("desk", "seventeen-worst");
    const kans = await page.$$eval("[data-zone=meld] [data-form=closed_kan]", (all) =>
      all.map((kan) => [kan.querySelectorAll(".tile").length, kan.querySelectorAll("[data-tile]").length]),
    );
    report.check(
      kans.length === 3 && kans.every(([tiles, known]) => tiles === 4 && known === 0),
      `9: hidden kans are four backs without a kind: ${JSON.stringify(kans)}`,
    );
    page = await scene("desk", "worst");
    const u = await page.$eval(".play", (play) => parseFloat(play.style.getPropertyValue("--u")));
    const rows = await page.$$eval('[data-zone=pond][data-seat="0"] li', (tiles) =>
      tiles.map((tile) => [tile.offsetLeft, tile.offsetTop, tile.offsetWidth]),
    );
    const tops = [...new Set(rows.map(([, top]) => top))].sort((a, b) => a - b);
    const count = tops.map((top) => rows.filter((tile) => tile[1] === top).length);
    report.check(same(count, [6, 6, 15]), `11: rows of six, the third runs on: ${count}`);
    report.check(Math.max(...rows.map(([left]) => left + u)) <= 9 * u + 1, "11: the third row stays inside 9u");
  },

  async sichuan() {
    const page = await scene("desk", "sichuan-two-out");
    const lights = await page.$$eval("[data-turn]", (lights) => lights.length);
    const out = await page.$$eval("[data-out]", (badges) => badges.length);
    const known = await page.$$eval(
      '[data-zone=hand][data-seat="1"] [data-tile], [data-zone=hand][data-seat="3"] [data-tile]',
      (tiles) => tiles.length,
    );
    report.check(
      lights === 1 && out === 2 && known === 0,
      `15: out: ${out} badges, ${lights} turn lights, ${known} known tiles`,
    );
    await tell(page, {
      type: "events",
      first: 0,
      events: [
        {
          event: "paid",
          n: 0,
          text: { ru: "", en: "" },
          rows: [0, 1, 3].map((source) => ({
            source,
            target: 2,
            amount: 2,
            unit: "points",
            reason: "kan",
            text: { ru: "за закрытый конг", en: "concealed kong" },
            said: { ru: "", en: "" },
          })),
        },
      ],
      board: {},
    });
    const moves = await page.$$eval("[data-move]", (moves) =>
      moves.map((move) => [move.dataset.seat, move.dataset.move]).sort(),
    );
    report.check(
      same(moves, [
        ["0", "-2"],
        ["1", "-2"],
        ["2", "6"],
        ["3", "-2"],
      ]),
      `45: a kong is paid visibly at once: ${JSON.stringify(moves)}`,
    );
  },

  async mouse() {
    const page = await scene("desk", "opening");
    await page.click(handTile("9p"), { button: "right" });
    report.check((await codes(page)).length === 0, "18: a right click sends nothing");
    await page.click(handTile("9p"));
    report.check(same(await codes(page), [113]), `18: one click discards: ${await codes(page)}`);
    report.check((await sent(page))[0].window === 7, "21: the answer bears the window's number");
    await page.click(handTile("1m"));
    report.check((await codes(page)).length === 1, "21: until the answer comes nothing more is sent");

    await scene("desk", "three-chi");
    await page.$eval('[data-verb=chi][data-tiles="3m 4m"]', (button) => (button.click(), button.click()));
    report.check(same(await codes(page), [1]), `21: two fast presses send one message: ${await codes(page)}`);
    report.check(
      await page.$eval("[data-verb=pass]", (button) => button.disabled),
      "21: the bar is locked until the answer",
    );

    await scene("desk", "opening");
    const tiles = await handOf(page);
    const at = await page.evaluate(
      ([message, selector]) => {
        window.tell({ type: "closed", window: 7, why: "answered" });
        window.tell(message);
        return new Promise((resolve) =>
          requestAnimationFrame(
            () => (
              document.querySelector(selector).click(),
              resolve(document.querySelector("[data-scene]").dataset.sent)
            ),
          ),
        );
      },
      [turnWindow(8, tiles), handTile("9p")],
    );
    report.check(at === "[]", `20: a press right after a change sends nothing: ${at}`);
    await settle(page);
    await page.click(handTile("9p"));
    report.check((await codes(page)).length === 1, "20: a moment later it does");
  },

  async touch() {
    const page = await scene("phone", "opening");
    const cdp = await page.context().newCDPSession(page);
    const middle = async (face) => {
      const { x, y, width, height } = await (await page.$(handTile(face))).boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const touch = (type, point) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
    const lifted = () =>
      page.$$eval("[data-zone=hand] [aria-selected=true]", (tiles) => tiles.map((tile) => tile.dataset.tile).join());
    await page.tap(handTile("1m"));
    report.check(
      (await lifted()) === "1m" && (await codes(page)).length === 0,
      `19: the first tap lifts: ${await lifted()}`,
    );
    report.check(
      (await page.textContent("[data-seen]")).includes("2\u00a0из 4"),
      `32: the lifted tile tells how many are seen: ${await page.textContent("[data-seen]")}`,
    );
    await page.tap(handTile("1m"));
    report.check(same(await codes(page), [100]), `19: the second discards: ${await codes(page)}`);

    await scene("phone", "opening");
    await touch("touchStart", await middle("1m"));
    await touch("touchMove", await middle("2m"));
    await touch("touchMove", await middle("3m"));
    await touch("touchEnd");
    report.check(
      (await lifted()) === "3m" && (await codes(page)).length === 0,
      `19: sliding moves the lift: ${await lifted()}, ${await codes(page)}`,
    );
    const from = await middle("2m");
    await touch("touchStart", from);
    await touch("touchMove", { x: from.x, y: from.y - 20 });
    await touch("touchMove", { x: from.x, y: from.y - 60 });
    await touch("touchEnd");
    report.check(same(await codes(page), [101]), `19: a flick up discards: ${await codes(page)}`);

    await scene("phone", "opening", { settings: { oneTap: true } });
    await page.tap(handTile("3m"));
    report.check(same(await codes(page), [102]), `19: one tap discards where that is set: ${await codes(page)}`);

    await scene("phone", "opening");
    const { x, y, width, height } = await (
      await page.$('[data-zone=pond][data-seat="0"] [data-tile="1s"]')
    ).boundingBox();
    await touch("touchStart", { x: x + width / 2, y: y + height / 2 });
    await page.waitForSelector("[data-seen]");
    await touch("touchEnd");
    report.check(
      (await page.textContent("[data-seen]")).includes("1\u00a0из 4"),
      `32: a finger that rests on a tile counts its copies: ${await page.textContent("[data-seen]")}`,
    );
  },

  async calls() {
    let page = await scene("desk", "three-chi");
    report.check(
      same(await page.$$eval("[data-verb=chi]", (buttons) => buttons.map((button) => button.dataset.tiles)), [
        "3m 4m",
        "4m 6m",
        "6m 7m",
      ]),
      "22: three chi, each with its tiles",
    );
    report.check(
      (await page.$$eval("[data-verb=chi] img", (tiles) => tiles.length)) === 6,
      "22: the tiles are drawn on the buttons",
    );
    await page.hover('[data-verb=chi][data-tiles="4m 6m"]');
    report.check(
      same(await page.$$eval("[data-zone=hand] .taking", (tiles) => tiles.map((tile) => tile.dataset.tile)), [
        "4m",
        "6m",
      ]),
      "22: the pointer lifts what the button would take",
    );
    await page.keyboard.press("Escape");
    report.check((await codes(page)).length === 0 && (await page.$("[data-verb=pass]")), "28: Escape never passes");
    await page.keyboard.press("KeyC");
    await page.keyboard.press("Digit3");
    report.check(same(await codes(page), [3]), `28: C and 3 take the third chi: ${await codes(page)}`);

    page = await scene("desk", "red-choice");
    report.check(
      same(await page.$$eval("[data-verb=pon]", (buttons) => buttons.map((button) => button.dataset.tiles)), [
        "0p 5p",
        "5p 5p",
      ]),
      "22: a pon with the red five and one without are separate",
    );
    report.check(
      (await page.textContent("[data-verb=open_kan]")).includes("Кан") &&
        (await page.$("[data-verb=open_kan] [data-tile]")),
      "kan names kind and tile",
    );
    report.check((await page.textContent("[data-verb=pass]")).includes("фуритен"), "passing a win says what it costs");
  },

  async riichi() {
    const page = await scene("desk", "riichi-mode");
    const legal = () =>
      page.$$eval("[data-zone=hand] [data-legal=true]", (tiles) => tiles.map((tile) => tile.dataset.tile));
    report.check((await legal()).length === 14, "23: before riichi every tile may go");
    await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "к", code: "KeyR", bubbles: true })));
    await page.waitForSelector("[data-zone=hand] [data-waits]");
    report.check(
      same(await legal(), ["8s", "8s", "1z"]),
      `23, 28: in riichi mode (by the Russian letter) exactly the legal tiles are bright: ${await legal()}`,
    );
    const waits = await page.$$eval("[data-waits]", (all) => all.map((one) => [one.dataset.waits, one.dataset.left]));
    report.check(
      same(waits, [
        ["1z", "1"],
        ["1z", "1"],
        ["8s 5s", "5"],
      ]),
      `23: waits stand at the tiles: ${JSON.stringify(waits)}`,
    );
    await page.click(handTile("2m"), { force: true });
    report.check(
      (await page.$("[data-card=breaks_ready]")) && (await codes(page)).length === 0,
      "23: a grey tile says why and sends nothing",
    );
    await page.keyboard.press("Escape");
    report.check((await legal()).length === 14 && (await codes(page)).length === 0, "23: Escape restores the hand");
    await page.click("[data-verb=riichi]");
    report.check((await codes(page)).length === 0, "23: the button alone sends nothing");
    await page.click(handTile("1z"));
    report.check(same(await codes(page), [50]), `23: tile and declaration are one message: ${await codes(page)}`);
  },

  async refusals() {
    for (const size of ["desk", "phone"]) {
      const page = await scene(size, "furiten");
      await press(page, "[data-verb=ron][data-legal=false]");
      await page.waitForSelector("[data-card=furiten_own_pond]");
      report.check(
        (await page.getAttribute("[data-card]", "data-rule")) === "furiten_kinds",
        `24: the card names the rule (${size})`,
      );
      await press(page, "[data-open-rule=furiten_kinds]");
      await page.waitForSelector("[data-zone=rule][data-rule=furiten_kinds] h2");
      await page.waitForFunction(
        () => document.querySelector("[data-zone=rule] a")?.getAttribute("href") === "/rules/furiten_kinds",
      );
      report.check((await codes(page)).length === 0, `24: and nothing is sent (${size})`);
      await page.keyboard.press("Escape");
      await page.waitForSelector("[data-zone=rule]", { state: "detached" });

      await scene(size, "furiten");
      report.check(
        (await page.getAttribute(handTile("2m"), "data-reason")) === "kuikae",
        `25: the kuikae tile is grey (${size})`,
      );
      await press(page, handTile("2m"));
      await page.waitForSelector("[data-card=kuikae]");
      report.check((await codes(page)).length === 0, `25: pressing it opens its card and sends nothing (${size})`);
    }
    const page = await scene("desk", "furiten");
    await page.hover("[data-verb=ron]", { force: true });
    await page.waitForSelector("[role=tooltip][data-card=furiten_own_pond]");
    await page.mouse.move(640, 300);
    await page.waitForSelector("[data-card]", { state: "detached" });
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    report.check((await page.$("[data-card=kuikae]")) && (await codes(page)).length === 0, "25: so does the keyboard");
    await page.keyboard.press("Escape");
    for (const [kind, rule, shown] of [
      ["no_yaku", "000:305", "minimum_han"],
      ["minimum", "minimum_han", "minimum_han"],
    ]) {
      await scene("desk", "three-chi");
      await tell(page, {
        type: "events",
        first: 0,
        events: [],
        board: {},
        notice: { kind, rule, text: { ru: "Нельзя.", en: "No." }, tile: "5m" },
      });
      await page.click("[data-verb=ron][data-legal=false]", { force: true });
      report.check(
        (await page.getAttribute(`[data-card=${kind}]`, "data-rule")) === shown,
        `24: a win without a window is refused with its reason: ${kind}`,
      );
    }
    report.check(
      (await pages.phoneru.textContent("[data-card]")).includes("куикаэ"),
      "25: the card says it in Russian",
    );
  },

  async clock() {
    const page = await scene("desk", "opening");
    const tiles = await handOf(page);
    const again = async (window, more) => {
      await tell(page, { type: "closed", window: window - 1, why: "answered" });
      await tell(page, turnWindow(window, tiles, more, 2500));
      await settle(page);
    };
    await again(8, []);
    report.check(Number(await page.getAttribute("[data-clock]", "data-clock")) > 0, "the clock runs");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.querySelector("[data-scene]").dataset.sent !== "[]", null, {
      timeout: 20_000,
    });
    report.check(same(await codes(page), [101]), `26: at time-out the lifted tile goes: ${await codes(page)}`);
    await tell(page, { type: "accepted", window: 8, code: 101 });
    await again(9, [action(5, "tsumo")]);
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector('[data-clock="0"]', { state: "attached" });
    report.check(
      (await codes(page)).length === 1,
      `26: with a win on offer the window's default decides: ${await codes(page)}`,
    );
  },

  async conveniences() {
    const page = await scene("desk", "opening");
    const tiles = await handOf(page);
    await tell(page, { type: "closed", window: 7, why: "answered" });
    const on = (id) => page.getAttribute(`[data-toggle=${id}]`, "aria-pressed");
    for (const code of ["KeyA", "KeyN", "KeyD"]) await page.keyboard.press(code);
    report.check(
      (await on("win")) === "true" && (await on("calls")) === "true" && (await on("discard")) === "true",
      "27: A N D switch on",
    );
    await page.keyboard.press("KeyA");
    await tell(page, turnWindow(8, tiles, [action(5, "closed_kan")]));
    await page.waitForSelector(".toasts p");
    report.check(
      (await codes(page)).length === 0 && (await page.textContent(".toasts")).includes("Автосброс"),
      "27: with a kan on offer the automatic discard stands down and says so",
    );
    await tell(page, { type: "closed", window: 8, why: "answered" });
    await tell(page, turnWindow(9, tiles));
    await page.waitForFunction(() => document.querySelector("[data-scene]").dataset.sent !== "[]");
    report.check(same(await codes(page), [113]), `27: else the drawn tile goes: ${await codes(page)}`);
    await tell(page, { type: "accepted", window: 9, code: 113 });
    await tell(page, {
      ...turnWindow(10, tiles),
      kind: "claim",
      asks: [{ seat: 0, actions: [action(1, "ron"), action(0, "pass")], greyed: [], default: 0 }],
    });
    await page.waitForTimeout(600);
    report.check((await codes(page)).length === 1, "27: “no calls” does not pass a win");
    await tell(page, {
      type: "events",
      first: 0,
      events: [],
      board: {
        deal: {
          number: 2,
          round: "1z",
          hand: 2,
          dealer: 2,
          honba: 0,
          commitment: "",
          dice: [1, 2],
          broken: null,
          seed: "",
        },
      },
    });
    await page.waitForFunction(
      () => document.querySelector("[data-toggle=discard]").getAttribute("aria-pressed") === "false",
    );
    report.check(
      (await on("calls")) === "false" && (await on("sort")) === "true",
      "27: A N D are off in a new deal, the order of the hand stays",
    );
  },

  async back() {
    const page = await scene("desk", "opening");
    const tiles = await handOf(page);
    const mine = { waits: [], furiten: false, furiten_why: null, can_back: true };
    const scene_ = await page.evaluate(() => window.told());
    await tell(page, { type: "events", first: 0, events: [], board: {}, me: mine });
    await page.keyboard.press("KeyD");
    await page.click("[data-take-back]");
    report.check((await sent(page)).at(-1).type === "back", "31: the decision is taken back");
    const before = (await codes(page)).length;
    await tell(page, { ...scene_, me: mine, window: { ...turnWindow(9, tiles), type: undefined } });
    await page.waitForTimeout(800);
    report.check((await codes(page)).length === before, "31: after that nothing is discarded by itself");
    report.check(
      (await page.getAttribute("[data-toggle=discard]", "aria-pressed")) === "false" &&
        (await page.textContent(".toasts")).includes("выключены"),
      "31: the automatic discard is off, and says so",
    );
    // Into a deal that was over nobody goes by accident.
    const asked = async () => (await sent(page)).filter((one) => one.type === "back").length;
    await tell(page, { ...scene_, me: { ...mine, back_before: true } });
    const backs = await asked();
    await page.click("[data-take-back]");
    await page.waitForSelector("[data-back-sure]");
    report.check((await asked()) === backs, "31: the player is asked before a deal that is over is taken up again");
    await page.click("[data-back-not]");
    await page.waitForSelector("[data-back-sure]", { state: "detached" });
    await page.click("[data-take-back]");
    await page.click("[data-back-sure]");
    report.check((await asked()) === backs + 1, "31: and it is taken up if that is wanted");
  },

  async warnings() {
    const page = await scene("desk", "three-chi");
    const seen = await page.evaluate(() => window.told());
    const chi = seen.window.asks[0].actions.find((one) => one.verb === "chi");
    const asks = [{ ...seen.window.asks[0], actions: seen.window.asks[0].actions.map((one) => ({ ...one })) }];
    asks[0].actions.find((one) => one.code === chi.code).warns = { ru: "Ни одного яку.", en: "No yaku." };
    await tell(page, { ...seen.window, type: "window", window: 20, asks });
    await settle(page);
    const button = `[data-zone=actions] [data-code="${chi.code}"]`;
    await page.click(button);
    report.check(
      (await codes(page)).length === 0 && (await page.textContent("[data-warning]")).includes("Ни одного яку"),
      "warned before a call without a yaku; nothing is sent",
    );
    await page.click("[data-warning-back]");
    report.check((await page.$("[data-warning]")) === null, "who thinks again has sent nothing");
    await page.click(button);
    await page.click("[data-warning-anyway]");
    report.check(same(await codes(page), [chi.code]), `it is done all the same: ${await codes(page)}`);
    const off = await scene("desk", "three-chi", { settings: { warnings: false } });
    await tell(off, { ...seen.window, type: "window", window: 21, asks });
    await settle(off);
    await off.click(button);
    report.check(same(await codes(off), [chi.code]), "without warnings a press is enough");

    // The automatic discard keeps a red five, and asks.
    const turn = await scene("desk", "opening");
    const tiles = await handOf(turn);
    await tell(turn, { type: "closed", window: 7, why: "answered" });
    await turn.keyboard.press("KeyD");
    const red = [...tiles.slice(0, -1), ["0s", tiles.at(-1)[1]]];
    await tell(turn, { type: "events", first: 0, events: [], board: { turn: 0, seats: { 0: { tiles: red } } } });
    await tell(turn, turnWindow(9, red));
    await turn.waitForFunction(() => document.querySelector(".toasts p"));
    await turn.waitForTimeout(600);
    report.check(
      (await codes(turn)).length === 0 && (await turn.textContent(".toasts")).includes("дора"),
      "a red five is not discarded by itself",
    );
    const asking = await scene("desk", "opening", { settings: { askDora: true } });
    await tell(asking, { type: "events", first: 0, events: [], board: { turn: 0, seats: { 0: { tiles: red } } } });
    await tell(asking, turnWindow(9, red));
    await settle(asking);
    await asking.click(handTile("0s"));
    report.check(
      (await codes(asking)).length === 0 && (await asking.$("[data-warning]")) !== null,
      "where it is set, a dora is asked about",
    );
    await asking.click(handTile("0s"));
    report.check((await codes(asking)).length === 1, "a second press throws it");
    const suits = await scene("desk", "void-choice");
    report.check((await suits.textContent("[data-suit-heading]")).includes("масти"), "a heading stands over the suits");
  },

  async sheet() {
    const page = await scene("desk", "opening");
    await tell(page, {
      type: "reach",
      yaku: [{ id: "tanyao", name: { ru: "таняо", en: "Tanyao" }, price: { ru: "1 хан", en: "1 han" }, away: 2 }],
    });
    await page.click("[data-tab=sheet]");
    await page.waitForSelector("[data-all-yaku] [data-open-rule=pinfu]");
    report.check(
      (await sent(page)).some((message) => message.type === "reach"),
      "the sheet asks what is near",
    );
    report.check(
      (await page.textContent("[data-reach]")).includes("2"),
      `what the hand is near stands first: ${await page.textContent("[data-reach]")}`,
    );
    await page.click("[data-all-yaku] [data-open-rule=pinfu]");
    await page.waitForSelector("[data-zone=rule][data-rule=pinfu] a[href='/rules/pinfu']");
    await page.keyboard.press("Escape");
  },

  async prechosen() {
    const page = await scene("desk", "opening", { settings: { prechoose: true } });
    const tiles = await handOf(page);
    await tell(page, { type: "closed", window: 7, why: "answered" });
    await settle(page);
    await page.click(handTile("2m"));
    report.check(
      (await page.getAttribute(handTile("2m"), "data-chosen")) === "" && (await codes(page)).length === 0,
      "27: a tile is chosen before the own turn",
    );
    await tell(page, turnWindow(8, tiles, [action(5, "tsumo")]));
    await page.waitForSelector(".toasts p");
    report.check(
      (await codes(page)).length === 0 && (await page.$("[data-chosen]")) === null,
      "27: with a win on offer it stands down and says so",
    );
    await tell(page, { type: "closed", window: 8, why: "answered" });
    await settle(page);
    await page.click(handTile("2m"));
    await tell(page, turnWindow(9, tiles));
    await page.waitForFunction(() => document.querySelector("[data-scene]").dataset.sent !== "[]");
    report.check(same(await codes(page), [101]), `27: else it goes: ${await codes(page)}`);
    await scene("desk", "opening");
    await tell(page, { type: "closed", window: 7, why: "answered" });
    await settle(page);
    await page.click(handTile("2m"));
    report.check((await page.$("[data-chosen]")) === null, "27: by itself nothing is chosen before the turn");
  },

  async copies() {
    const page = await scene("desk", "opening");
    await page.hover('[data-zone=pond][data-seat="0"] [data-tile="1z"]');
    await page.waitForSelector("[data-seen]");
    // Three East in the hand, one in the own pond, one in that of the seat at the left: a scene may hold five.
    report.check(
      (await page.getAttribute("[data-seen]", "data-seen")) === "5" &&
        (await page.textContent("[data-seen]")).includes("из 4"),
      `32: hover tells how many are seen: ${await page.textContent("[data-seen]")}`,
    );
    report.check(
      (await page.$$eval("[data-zone=pond] .lit", (tiles) => tiles.map((tile) => tile.dataset.tile).join())) ===
        "1z,1z",
      "32: and outlines the copies",
    );
    await page.mouse.move(640, 20);
    await page.waitForSelector("[data-seen]", { state: "detached" });
    await page.keyboard.press("End");
    report.check((await page.getAttribute("[data-seen]", "data-seen")) === "2", "32: so does the lift by a key");
  },

  async furiten() {
    const page = await scene("desk", "furiten");
    const badge = await page.$eval("[data-furiten]", (button) => [
      button.dataset.furiten,
      button.dataset.cause,
      button.querySelector("[data-tile]").dataset.tile,
      button.textContent,
    ]);
    report.check(
      badge[0] === "furiten_own_pond" && badge[1] === "8s" && badge[2] === "8s" && badge[3].includes("свой сброс"),
      `34: the badge names kind and tile: ${badge}`,
    );
    const total = Number(await page.getAttribute("[data-zone=waits] [data-total]", "data-total"));
    const left = await page.$$eval("[data-wait]", (waits) => waits.map((wait) => Number(wait.dataset.left)));
    report.check(total === left.reduce((a, b) => a + b), `33: the sum of the waits: ${left} = ${total}`);
    report.check(
      (await page.textContent('[data-wait="8s"]')).includes("только цумо"),
      `33: obstacles are printed: ${await page.textContent('[data-wait="8s"]')}`,
    );
    await tell(page, {
      type: "events",
      first: 0,
      events: [],
      board: {},
      me: { waits: [], furiten: false, furiten_why: null, can_back: false },
    });
    await page.waitForSelector("[data-furiten]", { state: "detached" });
    report.check((await page.$("[data-wait]")) === null, "34: the badge goes with the furiten");
    const asked = await scene("desk", "furiten", { settings: { waits: "asked" } });
    report.check((await asked.$("[data-wait]")) === null, "waits on request: nothing is shown unasked");
    await asked.click("[data-ask-waits]");
    report.check(
      (await asked.$("[data-wait]")) !== null && (await asked.$("[data-furiten]")) !== null,
      "waits and furiten are shown when asked for",
    );
  },

  async tab() {
    const page = await scene("desk", "opening");
    const icon = () => page.getAttribute("#icon", "href");
    const mine = [await page.title(), await icon()];
    await tell(page, { type: "closed", window: 7, why: "answered" });
    await page.waitForFunction(() => !document.title.startsWith("(!)"));
    report.check(
      mine[0].startsWith("(!)") && mine[1] !== (await icon()),
      "35: title and icon change on my turn and change back",
    );
    const fresh = await open(browser, { ...sizes.desk });
    await fresh.addInitScript(() => {
      const Real = window.AudioContext;
      window.contexts = 0;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          window.contexts += 1;
        }
      };
    });
    await fresh.goto(`${base}/scene/opening`);
    await fresh.waitForSelector("[data-zone=hand] img");
    await fresh.click(handTile("1m"));
    report.check(
      (await fresh.evaluate(() => window.contexts)) === 0,
      "36: no AudioContext before the speaker is pressed",
    );
    await fresh.click(".tools [aria-pressed]");
    report.check((await fresh.evaluate(() => window.contexts)) === 1, "36: the speaker makes one");
    await fresh.reload();
    await fresh.waitForSelector("[data-zone=hand] img");
    report.check(
      (await fresh.getAttribute(".tools [aria-pressed]", "aria-pressed")) === "true" &&
        (await fresh.evaluate(() => window.contexts)) === 0,
      "36: the choice survives a reload, the sound waits for a touch",
    );
    await fresh.context().close();
  },

  async motion() {
    const page = await scene("desk", "opening");
    const endless = () =>
      page.evaluate(
        () => document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === Infinity).length,
      );
    report.check((await endless()) === 0, "38: no endless animation while a player thinks");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scene("desk", "three-chi");
    const tiles = await handOf(page);
    await tell(page, { type: "closed", window: 7, why: "answered" });
    await tell(page, {
      type: "events",
      first: 0,
      events: [
        {
          event: "called",
          n: 0,
          seat: 1,
          meld: { form: "pon", tiles: [], claimed: null, from: 3, side: "left", added: null },
          text: { ru: "", en: "" },
        },
      ],
      board: { turn: 0, seats: { 0: { tiles: [...tiles, ["1m", 900]], drawn: true } } },
    });
    const moving = await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(
                document
                  .getAnimations()
                  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 1).length,
              ),
            ),
          ),
        ),
    );
    report.check(
      moving === 0 && (await page.$("#tile-900[data-drawn]")) !== null,
      `37: reduced motion: ${moving} animations run, and the tile is there`,
    );
    await page.emulateMedia({ reducedMotion: null });
  },

  async results() {
    const page = await scene("least", "double-ron");
    report.check(await page.$eval("[data-next]", (button) => button.disabled), "40: Next is dead at first");
    const box = await page.$eval("[data-next]", (button) => button.getBoundingClientRect().toJSON());
    report.check(
      box.top >= 0 && box.bottom <= 568 && box.right <= 320 && box.height >= 44,
      `40: Next is in sight at 320x568: ${JSON.stringify(box)}`,
    );
    await page.touchscreen.tap(2, 2);
    await page.waitForSelector("[data-next]:not([disabled])");
    report.check(
      (await page.$("[data-zone=result]")) !== null && (await sent(page)).length === 0,
      "40: the sheet ignores presses beside it",
    );
    const winner = () => page.getAttribute("[data-winner]", "data-winner");
    report.check((await winner()) === "1", "41: the first winner comes first");
    await page.waitForSelector("[data-told]");
    await page.tap("[data-next]");
    await page.waitForSelector('[data-winner="2"]');
    report.check((await sent(page)).length === 0, "41: the second winner is shown before anything goes on");
    await page.waitForSelector("[data-told]"); // a press while it is told only completes the telling
    await page.tap('[data-tab="0"]');
    report.check((await winner()) === "1", "41: the tabs lead back");
    await page.tap('[data-tab="1"]');
    await page.waitForSelector("[data-told] [data-moved]");
    const zero = await page.$eval("[data-zero]", (line) => Number(line.dataset.zero));
    const sums = await page.evaluate(ledgerSums);
    report.check(
      zero === 0 && same(sums.moved, sums.changes),
      `42: rows ${sums.changes}, changes ${sums.moved}, all accounts ${zero}`,
    );
    await page.tap("[data-next]");
    await page.waitForFunction(() => document.querySelector("[data-scene]").dataset.sent.includes("next"));

    const desk = await scene("desk", "double-ron");
    await desk.waitForSelector("[data-told]");
    const fu = await desk.$eval("[data-fu-sum]", (list) => [
      Number(list.dataset.fuSum),
      [...list.querySelectorAll("[data-fu]")].reduce((sum, item) => sum + Number(item.dataset.fu), 0),
    ]);
    report.check(fu[0] === fu[1] && fu[0] === 32, `43: fu add up: ${fu}`);
    const rules = await desk.$$eval("[data-zone=explanation] [data-open-rule]", (buttons) =>
      buttons.map((button) => button.dataset.openRule),
    );
    report.check(
      ["riichi", "tanyao", "dora", "pinfu", "fu_base", "fu_wait", "limit_scale"].every((id) => rules.includes(id)),
      `43: everything opens a rule: ${rules}`,
    );
    for (const id of ["tanyao", "fu_base", "limit_scale"]) {
      await desk.click(`[data-zone=explanation] [data-open-rule=${id}]`);
      await desk.waitForSelector(`[data-zone=rule][data-rule=${id}] a[href="/rules/${id}"]`);
      await desk.click("[data-zone=rule] header button");
      await desk.waitForSelector("[data-zone=rule]", { state: "detached" });
    }
    report.check(
      (await desk.$$eval("[data-absorbed] s", (found) => found.map((one) => one.textContent).join())) === "Иппейко",
      "an absorbed element is struck out",
    );
  },

  async telling() {
    const page = await pageOf("desk");
    await page.goto(`${base}/scene/double-ron`);
    await page.waitForSelector("[data-zone=result]");
    const hidden = await page.$$eval(
      "[data-element]",
      (lines) => lines.filter((line) => getComputedStyle(line).visibility === "hidden").length,
    );
    await page.mouse.click(640, 300);
    const after = await page.$$eval(
      "[data-element]",
      (lines) => lines.filter((line) => getComputedStyle(line).visibility === "hidden").length,
    );
    report.check(
      after === 0 && (await page.$("[data-zone=rule]")) === null,
      `a press completes the telling and nothing else: ${hidden} hidden before, ${after} after`,
    );
    await page.waitForSelector("[data-next]:not([disabled])");
    await page.keyboard.press("Space");
    await page.waitForSelector('[data-winner="2"]');
  },

  async enlarged() {
    const page = await scene("phone", "claimed");
    await page.tap('[data-zone=meld][data-seat="1"]');
    await page.waitForSelector('[data-seat-card="1"]');
    const width = await page.$eval('[data-seat-card="1"] .tile', (tile) => tile.getBoundingClientRect().width);
    report.check(
      (await page.$$('[data-seat-card="1"] .meld')).length === 3 && width >= 30,
      `a tap on melds enlarges the seat: tiles of ${width} px`,
    );
  },

  async draws() {
    const litIn = (page, zone) =>
      page.$$eval(`${zone} .tile.lit`, (tiles) =>
        tiles
          .map((tile) => tile.dataset.tile)
          .sort()
          .join(" "),
      );
    let page = await scene("desk", "abort");
    report.check(
      (await page.getAttribute("[data-zone=result]", "data-looking")) === "",
      "44: the table is seen before the sheet",
    );
    const nine = "1m 1p 1s 1z 2z 3z 4z 5z 6z 7z 9m 9p 9s";
    report.check(
      (await litIn(page, '[data-zone=hand][data-seat="2"]')) === nine,
      "44: nine kinds: the tiles are lit in the hand on the table",
    );
    await page.waitForSelector("[data-zone=result]:not([data-looking])");
    report.check(
      (await page.textContent("[data-zone=result] h2")).includes("кюшукюхай") &&
        (await page.$$("[data-shown]")).length === 1,
      "44: an abort names its cause and shows the hand",
    );
    report.check((await litIn(page, "[data-zone=result]")) === nine, "44: and lights its tiles");
    report.check(
      (await page.textContent("[data-next-deal]")).includes("2\u00a0хонбы") &&
        (await page.textContent("[data-next-deal]")).includes("сдаёт Анна"),
      "44: and says honba and next dealer",
    );
    for (const [name, zone, lit] of [
      ["four-winds", "[data-zone=pond]", "4z 4z 4z 4z"],
      ["four-riichi", "[data-zone=pond]", "5z 5z 7z 7z"],
      ["triple-ron", "[data-zone=pond]", "5s"],
      ["four-kans", "[data-zone=meld]", "1z 1z 1z 1z 2z 2z 2z 2z 3z 3z 3z 3z 6z 6z 6z 6z 9s 9s"],
    ]) {
      page = await scene("phone", name);
      report.check((await litIn(page, zone)) === lit, `44: ${name} lights ${await litIn(page, zone)} where they lie`);
      await page.tap("[data-zone=result]", { force: true });
      report.check(
        (await page.getAttribute("[data-zone=result]", "data-looking")) === null && same(await sent(page), []),
        `44: ${name}: a press brings the sheet and does nothing else`,
      );
    }
    page = await scene("desk", "exhausted");
    report.check(
      (await page.getAttribute("[data-zone=result]", "data-looking")) === null,
      "44: where no tile ended the deal the sheet comes at once",
    );
    report.check(
      same(
        await page.$$eval("[data-shown]", (hands) =>
          hands.map((hand) => [hand.dataset.shown, hand.querySelector("[data-waits]")?.dataset.waits]),
        ),
        [["1", "5s 8s"]],
      ),
      "44: only ready hands are open, with their waits",
    );
    page = await scene("desk", "sichuan-end");
    const sums = await page.evaluate(ledgerSums);
    const matrix = await page.$$eval("[data-matrix] tbody tr", (rows) =>
      rows.map((row) => [
        row.dataset.group,
        ...[...row.querySelectorAll("[data-sum]")].map((cell) => Number(cell.dataset.sum)),
      ]),
    );
    const total = [0, 1, 2, 3, 4].map((column) => matrix.reduce((sum, row) => sum + row[column + 1], 0));
    report.check(
      same(total.slice(0, 4), sums.moved) && total[4] === 48,
      `45: the sheet by reason ${JSON.stringify(matrix)} matches ${sums.moved}`,
    );
    report.check((await page.$$("[data-undone]")).length === 3, "45: a return strikes its lines");
    page = await scene("desk", "taiwanese-win");
    const extra = await page.$$eval("tr[data-reason=dealer-extra]", (rows) =>
      rows.map((row) => [row.dataset.source, Number(row.dataset.amount)]),
    );
    report.check(
      same(extra, [
        ["1", 3],
        ["2", 3],
        ["3", 3],
      ]),
      `46: the supplement 1 + 2n is a line per payer: ${JSON.stringify(extra)}`,
    );
    page = await scene("desk", "match-end");
    const final = await page.$$eval("[data-final-seat]", (rows) =>
      rows.map((row) => ({
        parts: [...row.querySelectorAll("[data-part]")].map((cell) => [cell.dataset.part, Number(cell.dataset.value)]),
        total: Number(row.querySelector("[data-total]").dataset.total),
      })),
    );
    report.check(
      final.every((row) => row.parts.reduce((sum, [, value]) => sum + value, 0) === row.total) &&
        same(
          final[0].parts.map(([id]) => id),
          ["game", "oka", "uma"],
        ),
      `47: game, oka and uma make the total: ${JSON.stringify(final)}`,
    );
    report.check(
      (await page.getAttribute("[data-zero-final]", "data-zero-final")) === "0" &&
        (await page.textContent("[data-zero-final]")).includes("0"),
      "47: the totals sum to zero, and the sheet says so",
    );
  },

  async settings() {
    const page = await scene("desk", "opening", { settings: { theme: "dark" } });
    const colour = () => page.$eval(".play", (play) => getComputedStyle(play).backgroundImage);
    const dark = await colour();
    const traditional = await page.$eval("[data-zone=hand] [data-tile='9p'] img", (face) => face.src);
    await page.click(`[aria-label="Настройки"]`);
    await page.check("[data-setting=theme] input[value=paper]", { force: true });
    await page.check("[data-setting=back] input[value=jade]", { force: true });
    await page.check("[data-setting=faces] input[value=numbers]", { force: true });
    await page.uncheck("[data-setting=tilt]");
    await page.click("dialog label:has-text('углах') input");
    await page.click("dialog header button");
    report.check((await colour()) !== dark, "the theme can be light");
    report.check((await page.$(".leans")) === null, "the table need not lean back");
    await page.waitForFunction(
      (src) => document.querySelector("[data-zone=hand] [data-tile='9p'] img").src !== src,
      traditional,
    );
    report.check((await page.$$("[data-zone=hand] .corner")).length === 14, "corner indices for those who need them");
    const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)), KEPT);
    report.check(
      kept.theme === "paper" &&
        kept.back === "jade" &&
        kept.faces === "numbers" &&
        kept.tilt === false &&
        kept.indices === true,
      "settings are kept",
    );
    report.check(
      (await page.getAttribute("[data-zone=hand][role=listbox]", "aria-label")) !== null &&
        (await page.$$eval("[data-zone=hand] [role=option]", (tiles) =>
          tiles.every((tile) => tile.getAttribute("aria-label")),
        )),
      "every tile of the hand has a name",
    );
  },

  async server() {
    const page = await open(browser, { ...sizes.desk });
    await page.goto(`${base}/scene`);
    const lay = (options) =>
      page.evaluate(async (options) => {
        const answer = await fetch("/api/tables", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            rules: "riichi",
            seats: ["me", "bot", "bot", "bot"],
            you: "Анна",
            start: true,
            options: { pace_ms: [0, 0], think_ms: [0, 0], public: false, pause_s: null, ...options },
          }),
        });
        const joined = await answer.json();
        localStorage.setItem("jantaku-seats", JSON.stringify({ [joined.table.id]: { token: joined.token, at: 1 } }));
        return joined.table.id;
      }, options);
    const turn = async (window = "") => {
      // Windows that offer a call are passed until it is the own turn.
      for (let i = 0; i < 400; i++) {
        await page.waitForFunction(
          (old) =>
            document.querySelector("[data-zone=result]") ||
            (document.querySelector("[data-zone=actions][data-window]")?.dataset.window ?? old) !== old,
          window,
        );
        if ((await page.$("[data-zone=hand] [data-legal=true]")) || (await page.$("[data-zone=result]")))
          return page.getAttribute("[data-zone=actions]", "data-window");
        window = await page.getAttribute("[data-zone=actions]", "data-window");
        await settle(page);
        await page.click("[data-verb=pass]").catch(() => undefined);
      }
    };
    await page.goto(`${base}/table/${await lay({ clock: { base_s: 40, bank_s: 20 } })}`);
    let window = await turn();
    const seconds = async () => Number(await page.getAttribute("[data-clock]", "data-clock"));
    const [clock, at, hand] = [await seconds(), Date.now(), JSON.stringify(await handOf(page))];
    await page.reload();
    await page.waitForSelector("[data-clock]");
    const [left, passed] = [await seconds(), (Date.now() - at) / 1000];
    report.check(
      Math.abs(clock - passed - left) <= 2 && left > 0,
      `50: after a reload ${left} s are left of ${clock}, ${passed.toFixed(1)} s later`,
    );
    report.check(
      (await page.getAttribute("[data-zone=actions]", "data-window")) === window &&
        JSON.stringify(await handOf(page)) === hand,
      "50: the same window and hand",
    );
    report.check(
      (await page.evaluate(() => document.querySelectorAll("[data-call], [data-move]").length)) === 0,
      "50: nothing of the past is played again",
    );
    const back = "button:has-text('Взять ход назад')";
    report.check((await page.$(back)) === null, "31: nothing is taken back from a clock");
    let first = "";
    for (let tables = 0; tables < 4; tables++) {
      await page.goto(`${base}/table/${await lay({ clock: null })}`);
      window = await turn();
      first = JSON.stringify(await handOf(page));
      await settle(page);
      await page.click("[data-zone=hand] [data-legal=true]");
      await turn(window);
      if (!(await page.$("[data-zone=result]"))) break; // else somebody has won already
    }
    // A call that was offered in between and passed was a decision, too: one step more.
    const shown = () =>
      page.evaluate(() =>
        JSON.stringify([
          document.querySelector("[data-zone=actions]")?.dataset.window,
          ...[...document.querySelectorAll("[data-zone=hand][role=listbox] button")].map((tile) => tile.id),
        ]),
      );
    for (let steps = 0; steps < 6 && JSON.stringify(await handOf(page)) !== first; steps++) {
      const before = await shown();
      await page.click(back);
      for (let i = 0; i < 300 && (await shown()) === before; i++) await page.waitForTimeout(50);
    }
    report.check(JSON.stringify(await handOf(page)) === first, "31: taking back restores the last decision");
    report.check(page.troubles.length === 0, page.troubles.join("; "));
    await page.context().close();
  },
};

/** What each seat gained by the rows of the ledger, and by the scores. */
function ledgerSums() {
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
  return { moved, changes };
}

for (const [name, test] of Object.entries(tests)) {
  if (only.length && !only.includes(name)) continue;
  const begun = Date.now();
  try {
    await test();
  } catch (error) {
    report.check(false, `${name}: ${error.message.split("\n").slice(0, 4).join(" ")}`);
  }
  console.log(`  ${name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}
for (const [name, page] of Object.entries(pages))
  report.check(page.troubles.length === 0, `${name}: ${page.troubles.join("; ")}`);
await browser.close();
report.end("table");
process.exit();
