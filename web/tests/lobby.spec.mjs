// An evening in the lobby, against the real server: node tests/lobby.spec.mjs
//
// SHOTS names a folder for pictures. Two clicks to a discard; a table with changed rules, joined by link and by code; talk, ready, watching, a reload, the same again.
import { readFile } from "node:fs/promises";
import { launch, open, Report, serve } from "./browser.mjs";

const report = new Report();
const { base } = await serve();
const browser = await launch();
const SHEET = `id = "ours"
extends = "sichuan"
name = { ru = "Наш вечер", en = "Our evening" }
double_ron = "atamahane"
sc_fan_cap = 4
[parts.length]
deals = 1
[yaku]
remove = ["kanburi"]
[yaku.price]
sc_sea_bottom = 2
`;
const CHANGES = 5; // two rules, the number of deals, an element that is left out and one that costs more
const shot = (page, name) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined;
const CYRILLIC = /[а-яё]/i;

async function visitor(lang, size = [1280, 720]) {
  const page = await open(browser, { width: size[0], height: size[1], lang });
  page.frames_ = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => page.frames_.push({ ...JSON.parse(String(payload)), at_: Date.now() })),
  );
  // Bots answer at once: the request for a table is changed on its way, everything else is as a player has it.
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const body = route.request().postDataJSON();
    await route.continue({
      postData: JSON.stringify({ ...body, options: { ...body.options, pace_ms: [0, 0], think_ms: [0, 0] } }),
    });
  });
  return page;
}
const at = (page, path) => page.goto(`${base}${path}`);
const texts = (page, selector) =>
  page.$$eval(selector, (all) => all.map((one) => one.textContent.replace(/\s+/g, " ").trim()));
const differences = async (page) => (await texts(page, "[data-difference]")).join(" | ");
const shown = (page, selector) => page.waitForSelector(selector, { state: "visible" });
const said = (page, text) =>
  page.waitForFunction(
    (text) => [...document.querySelectorAll("[data-line]")].some((line) => line.textContent.includes(text)),
    text,
  );

// ---------------------------------------------------------------- two clicks
{
  const page = await visitor("ru");
  await at(page, "/");
  await page.waitForSelector("[data-play-now]:not([disabled])");
  report.check(!(await page.textContent("main")).includes("Play"), "the Russian lobby speaks Russian");
  await page.click("[data-play-now]"); // the first click
  const tile = "[data-zone=hand] [data-legal=true]";
  for (;;) {
    await page.waitForSelector(`${tile}, [data-verb=pass]:not([disabled])`);
    if (await page.$(tile)) break;
    await page.click("[data-verb=pass]"); // another's tile was offered before the first turn
  }
  report.check((await page.getAttribute("[data-hint]", "data-hint")) === "1", "the first hint is there");
  await page.waitForFunction(() => performance.now() > 0 && document.querySelector("[data-zone=actions][data-window]"));
  await page.waitForTimeout(250); // a press right after the tiles came is ignored on purpose
  await page.click(tile); // the second click
  const pond = await page
    .waitForFunction(() => document.querySelectorAll("[data-zone=pond] [data-tile]").length > 0)
    .then(
      () => true,
      () => false,
    );
  report.check(pond, "two clicks from the first visit to a discard");
  await page.click("[data-menu]");
  await page.click("[data-leave-table]");
  await page.click("[data-leave-now]"); // it says first that the match waits
  await page.click("[data-table] a");
  const back = await page
    .waitForSelector("[data-zone=hand] img")
    .then(() => page.waitForFunction(() => document.querySelectorAll("[data-zone=pond] [data-tile]").length > 0))
    .then(
      () => true,
      () => false,
    );
  report.check(back, "who leaves a match against bots finds it in the lobby, as it was");
  report.check(page.troubles.length === 0, page.troubles.join("; "));
  await page.context().close();
}

// ---------------------------------------------------------------- the line breaks
{
  const page = await visitor("ru");
  const lines = new Set();
  let cut = false;
  await page.routeWebSocket("**/api/ws", (line) => {
    if (cut) return line.close({ code: 1011 });
    line.connectToServer();
    lines.add(line);
  });
  await page.clock.install();
  await at(page, "/");
  await page.click("[data-play-now]:not([disabled])");
  await page.waitForSelector("[data-zone=hand] img");
  const hand = () =>
    page.$$eval("[data-zone=hand][role=listbox] button", (tiles) => tiles.map((tile) => tile.dataset.tile).join(" "));
  await page.waitForSelector("[data-zone=actions][data-window]", { state: "attached" });
  const held = await hand();
  cut = true;
  for (const line of lines) await line.close({ code: 1011 });
  await page.clock.runFor(4000);
  await shown(page, ".banner[role=alert]");
  report.check((await hand()) === held, "the table stays readable while the line is broken");
  for (const until = Date.now() + 60_000; Date.now() < until && !(await page.$("[data-gave-up]"));) {
    await page.clock.runFor(5000);
    await page.waitForTimeout(40); // the refusal of each try comes in real time
  }
  report.check(
    (await page.getAttribute("[data-gave-up] button", "data-retry")) !== null,
    "whoever gives up is asked to try again first",
  );
  cut = false;
  await page.click("[data-retry]");
  await page.waitForSelector("[data-gave-up]", { state: "detached" });
  await page.waitForSelector(".banner[role=alert]", { state: "detached" });
  report.check((await hand()) === held, "the same hand after the line is back");
  await page.context().close();
}

// ---------------------------------------------------------------- a table with a changed rule
const anna = await visitor("ru");
const REACHED = "http://192.168.1.5:8136"; // as a server in a network says it
await anna.route("**/api/reach", (route) => route.fulfill({ json: { addresses: [REACHED] } }));
await at(anna, "/");
await shown(anna, "[data-game=riichi] img");
await anna.evaluate(
  (sheet) =>
    localStorage.setItem(
      "jantaku-rule-sets",
      JSON.stringify([{ id: "ours", name: "Наш вечер", from: "sichuan", changes: { options: {}, yaku: {} }, sheet }]),
    ),
  SHEET,
);
await anna.fill("[data-name]", "Анна");
await anna.click("[data-open-create]");
await anna.selectOption("[data-field=game]", "sichuan");
report.check((await anna.$$("[data-difference]")).length === 0, "a preset has no changes");
await anna.selectOption("[data-field=rules]", "own:ours");
await shown(anna, "[data-zone=create] [data-difference]");
const changes = await differences(anna);
report.check(changes.split("→").length === CHANGES + 1, `49: the form shows old and new: ${changes}`);
await anna.click("[data-seat='1'][data-kind=person]");
await anna.click("[data-seat='2'][data-kind=person]");
await anna.selectOption("[data-field=clock]", "10+40");
await anna.click("[data-create]");
await shown(anna, "[data-qr]");
await shown(anna, "[data-difference]");
report.check((await differences(anna)) === changes, "49: the waiting room shows the same changes");
report.check(
  (await texts(anna, "[data-chip] summary")).join().includes(`${CHANGES} изменений`),
  "49: the chip counts them",
);
const code = await anna.getAttribute("[data-code]", "data-code");
const address = new URL(anna.url()).pathname;
report.check(
  (await anna.getAttribute("[data-qr]", "data-qr")) === REACHED + new URL(anna.url()).pathname,
  "the squares hold a link that others can open",
);
report.check((await anna.textContent("[data-link]")).startsWith(REACHED), "so does the link");
await anna.click("[data-fill='2']");
await shown(anna, "[data-place='2'][data-kind=bot]");

// By the link, and away again.
const vera = await visitor("en", [390, 664]);
await at(vera, address);
await shown(vera, "[data-take-seat]");
await shown(vera, "[data-difference]");
await vera.fill("[data-name]", "Vera");
await vera.click("[data-take-seat]");
await shown(vera, "[data-place='1'][data-kind=person].mine");
report.check(
  !CYRILLIC.test((await vera.textContent("main")).replaceAll("Анна", "").replace(/Бот \d/g, "")),
  "the English waiting room speaks English",
);
await vera.click("[data-leave-room]");
await shown(anna, "[data-place='1'][data-kind=empty]");

// By the code, after a wrong one.
const boris = await visitor("en");
await at(boris, "/");
await boris.fill("[data-name]", "Boris");
await boris.fill("#code", code === "000000" ? "111 111" : "000 000");
await boris.click("[data-join]");
await boris.waitForFunction(
  () =>
    document.getElementById("code-trouble").textContent.includes("000 000") ||
    document.getElementById("code-trouble").textContent.includes("111 111"),
);
report.check((await boris.inputValue("[data-name]")) === "Boris", "a wrong code keeps the name");
await shown(boris, `[data-table="${address.split("/")[2]}"] details`);
await boris.click(`[data-table="${address.split("/")[2]}"] summary`);
await shown(boris, "[data-difference]");
const english = await differences(boris);
await boris.fill("#code", ` ${code.slice(0, 3)} ${code.slice(3)} `);
await boris.click("[data-join]");
await shown(boris, "[data-place='1'][data-kind=person].mine");
await shown(boris, "[data-difference]");
report.check((await differences(boris)) === english, "49: card of the lobby and waiting room show the same changes");
await boris.click("[data-lang=ru]");
report.check((await differences(boris)) === changes, "49: in Russian they are those of the form");
await boris.click("[data-lang=en]");

await at(vera, "/");
await vera.fill("[data-name]", "Vera");
await vera.fill("#code", code);
await vera.click("[data-join]");
await vera.waitForFunction(() => document.getElementById("code-trouble").textContent.length > 0);
const full = await vera.textContent("#code-trouble");
report.check(
  /full/.test(full) && (await vera.inputValue("[data-name]")) === "Vera",
  `a full table says so and keeps the name: ${full}`,
);

// ---------------------------------------------------------------- talk and ready
await boris.fill("[data-chat-text]", "<b>hello</b>");
await boris.press("[data-chat-text]", "Enter");
await said(anna, "<b>hello</b>");
report.check((await anna.$$("[data-line] b b")).length === 0, "what is said is text, not markup");
await anna.click("[data-phrase=luck]");
await said(boris, "Good luck!");
await anna.click("[data-mute='1']");
await boris.click("[data-phrase=thanks]");
await said(boris, "Thank you");
report.check(!(await texts(anna, "[data-line]")).some((line) => line.includes("Спасибо")), "who is muted is not heard");
await anna.click("[data-mute='1']");
await anna.click("[data-ready]");
await shown(boris, "[data-place='0'] .gain");
await boris.click("[data-ready]");
for (const page of [anna, boris]) await shown(page, "[data-zone=hand] img");

// ---------------------------------------------------------------- a watcher
await at(vera, "/");
await vera.click(`[data-table="${address.split("/")[2]}"] a`);
await shown(vera, "[data-zone=pond], .play");
await vera.waitForFunction(() => document.querySelector(".play"));
report.check((await vera.$("[data-zone=hand][role=listbox]")) === null, "a watcher holds no hand");
await shot(vera, "watching");

// ---------------------------------------------------------------- a reload in my turn
await shown(anna, "[data-zone=actions] [data-verb=choose]");
await anna.click("[data-tab=sheet]");
report.check((await differences(anna)) === changes, "49: the sheet at the table shows the same changes");
const timed = () => anna.frames_.findLast((frame) => frame.window?.time ?? frame.time);
const left = () => (timed().window?.time ?? timed().time).left_ms;
const asked = await anna.getAttribute("[data-zone=actions]", "data-window");
const before = { at: timed().at_, ms: left() };
await anna.reload();
await shown(anna, "[data-zone=actions] [data-verb=choose]");
report.check(
  (await anna.getAttribute("[data-zone=actions]", "data-window")) === asked,
  "after a reload the window is the same",
);
const drift = before.ms - (timed().at_ - before.at) - left();
report.check(timed().at_ > before.at && Math.abs(drift) <= 1000, `the clock has gone on, and is wrong by ${drift} ms`);
report.check((await anna.$("[data-call]")) === null, "nothing of the past is called out again");
await anna.click("[data-chat]");
await shown(anna, "[data-zone=chat]");
report.check(
  (await anna.$("[data-chat-text]")) === null && (await anna.$("[data-phrase=fine]")) !== null,
  "during a deal only phrases",
);
report.check(
  (await texts(anna, "[data-line]")).some((line) => line.includes("<b>hello</b>")),
  "what was said before is still there",
);
await anna.keyboard.press("Escape");

// ---------------------------------------------------------------- to the end, and again
for (const page of [anna, boris]) {
  await page.waitForTimeout(250);
  await page.click("[data-zone=actions] [data-verb=choose]");
}
// The rest of the deal is answered over a second line of each seat; the pages follow it.
const played = (page) =>
  page.evaluate(
    (table) =>
      new Promise((resolve) => {
        const { token } = JSON.parse(localStorage.getItem("jantaku-seats"))[table];
        const line = new WebSocket(`ws://${location.host}/api/ws`);
        line.onopen = () => line.send(JSON.stringify({ type: "hello", table, token }));
        line.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          const window = message.type === "window" ? message : message.type === "state" ? message.window : null;
          if (window)
            line.send(JSON.stringify({ type: "answer", window: window.window, code: window.asks[0].default }));
          if ((message.type === "result" ? message : message.result)?.final) resolve(line.close());
        };
      }),
    address.split("/")[2],
  );
const ended = (page) =>
  played(page)
    .then(() => page.waitForSelector("[data-rematch]"))
    .then(
      () => true,
      () => false,
    );
const [first, second] = await Promise.all([ended(anna), ended(boris)]);
report.check(first && second, "the match comes to its end");
report.check(
  !vera.frames_.some((frame) =>
    Object.values(frame.board?.seats ?? {}).some(
      (seat) => seat.shown === false && !seat.out && seat.tiles?.some((tile) => tile !== null),
    ),
  ),
  "a watcher is told no hand",
);

// ---------------------------------------------------------------- the record, and the file that is kept of it
const record = `/replay/${address.split("/")[2]}`;
for (const [page, lang, wanted] of [
  [await visitor("ru"), "ru", changes],
  [await visitor("en"), "en", english],
]) {
  await at(page, record);
  await page.click("[data-tab=sheet]");
  await shown(page, "[data-difference]");
  report.check(
    (await differences(page)) === wanted,
    `49: the record shows the same changes (${lang}): ${await differences(page)}`,
  );
  await shot(page, `record-${lang}`);
  await page.click("[data-more]");
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-format=native]")]);
  const kept = await file.path();
  await at(page, "/replay");
  await page.setInputFiles("[data-upload]", { name: "record", mimeType: "text/plain", buffer: await readFile(kept) });
  await page.waitForFunction((old) => location.pathname.startsWith("/replay/") && location.pathname !== old, record);
  await page.click("[data-tab=sheet]");
  await shown(page, "[data-difference]");
  report.check(
    (await differences(page)) === wanted,
    `49: and so does the file, opened again (${lang}): ${await differences(page)}`,
  );
  report.check(page.troubles.length === 0, page.troubles.join("; "));
  await page.context().close();
}

await anna.click("[data-rematch]");
await boris.waitForFunction(() =>
  document.querySelector("[data-zone=result]")?.textContent.includes("Анна wants to play again"),
);
await shot(boris, "rematch");
await boris.click("[data-rematch]");
for (const page of [anna, boris]) {
  await page.waitForFunction(
    (old) => location.pathname !== old && document.querySelector("[data-zone=hand] img"),
    address,
  );
}
report.check(new URL(anna.url()).pathname === new URL(boris.url()).pathname, "both sit at the same new table");
// ---------------------------------------------------------------- the own tables: how far each is, and how to be rid of it
{
  const page = await visitor("en");
  await at(page, "/");
  await page.click("[data-play-now]:not([disabled])");
  await page.waitForSelector("[data-zone=hand] img");
  const own = new URL(page.url()).pathname.split("/")[2];
  await at(page, "/");
  await page.waitForSelector(`[data-table="${own}"] [data-standing]`);
  const standing = (await page.textContent(`[data-table="${own}"] [data-standing]`)).replace(/\u00a0/g, " ");
  report.check(
    /^East 1 · you have 25,000, place 1$/.test(standing.trim()),
    `a table says how far it is and how one stands: ${standing}`,
  );
  const about = await page.textContent(`[data-table="${own}"]`);
  report.check(
    about.includes("2 rounds") && about.includes("3 bots"),
    `and how long it lasts, and with whom: ${about}`,
  );
  await shot(page, "own-tables");
  await page.click(`[data-table="${own}"] [data-give-up]`);
  report.check((await page.$(`[data-table="${own}"]`)) !== null, "nothing is removed before it is said twice");
  await page.click(`[data-table="${own}"] [data-give-up-sure]`);
  await page.waitForSelector(`[data-table="${own}"]`, { state: "detached" });
  const left = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.status), own);
  report.check(left === 404, `a table that is removed is no more: ${left}`);
  await page.context().close();
}

for (const page of [anna, boris, vera])
  report.check(
    page.troubles.filter((one) => !one.includes("404") && !one.includes("409")).length === 0,
    page.troubles.join("; "),
  );
await browser.close();
report.end("lobby");
process.exit();
