// Replays against the real server: node tests/replay.spec.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { launch, open, Report, serve } from "./browser.mjs";

const report = new Report();
const { base, stop } = await serve();
const browser = await launch();
const RECORD = readFileSync(new URL("./records/four_bots.mjlog", import.meta.url));
const SHORT = 'id = "short"\nextends = "sichuan"\n[parts.length]\ndeals = 1\n';

const bar = (page) =>
  page.$eval("[data-zone=replay]", ({ dataset }) => ({
    deal: Number(dataset.deal),
    event: Number(dataset.event),
    seat: Number(dataset.seat),
    hands: dataset.hands,
    playing: dataset.playing,
    steps: Number(dataset.steps),
  }));
const at = (page, wanted) =>
  page
    .waitForFunction(
      (place) => {
        const there = document.querySelector("[data-zone=replay]")?.dataset;
        return there && Object.entries(place).every(([name, value]) => there[name] === String(value));
      },
      wanted,
      { timeout: 15_000 },
    )
    .then(
      () => true,
      () => false,
    );
const table = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-zone=hand], [data-zone=pond], [data-zone=meld]")]
      .map(
        (zone) =>
          `${zone.dataset.zone}${zone.dataset.seat ?? ""}: ${[...zone.querySelectorAll("[data-tile]")].map((tile) => tile.dataset.tile).join(" ")}`,
      )
      .join("\n"),
  );
const upload = async (page, content, name = "game.mjlog") => {
  await page.goto(`${base}/replay?lang=${page.lang}`);
  await page.setInputFiles("[data-upload]", { name, mimeType: "application/octet-stream", buffer: content });
};
const opened = async (size) =>
  Object.assign(await open(browser, { touch: false, lang: "ru", ...size }), { lang: size.lang ?? "ru" });

// Upload, packed.
const page = await opened({ width: 1280, height: 720 });
await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: base });
await upload(page, gzipSync(RECORD));
await page.waitForSelector("[data-zone=replay]");
report.check(
  (await page.$$("[data-deal].on, [aria-current=true][data-deal]")).length === 1 &&
    (await page.$$("button[data-deal]")).length === 9,
  "nine deals are blocks, one of them is shown",
);
report.check((await page.innerText("button[data-deal='0']")).includes("Clara"), "a block says who won");
report.check(
  (await page.$$("[data-tick=win]")).length === 1 &&
    (await page.$$("[data-tick=riichi]")).length === 1 &&
    (await page.$$("[data-tick=call]")).length > 0,
  `ticks for riichi, calls and wins: ${await page.$$eval("[data-tick]", (ticks) => ticks.map((tick) => tick.dataset.tick))}`,
);

const first = new URL(page.url()).pathname;

// The same by paste and by drop: a record is kept once.
for (const way of ["paste", "drop"]) {
  await page.goto(`${base}/replay?lang=ru`);
  await page.waitForSelector("[data-upload]", { state: "attached" });
  await page.evaluate(
    ([how, text]) => {
      const data = new DataTransfer();
      if (how === "paste") data.setData("text", text);
      else data.items.add(new File([text], "game.xml"));
      window.dispatchEvent(
        how === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data })
          : new DragEvent("drop", { dataTransfer: data, cancelable: true }),
      );
    },
    [way, RECORD.toString()],
  );
  await page.waitForSelector("[data-zone=replay]");
  report.check(new URL(page.url()).pathname === first, `${way}: the same record under the same address`);
}

// The log draws its tiles.
await page.waitForSelector("[role=log] [data-event=discarded] .tile, [role=log] [data-event=deal_started]");
await page.keyboard.press("End");
const told = await page.$$eval("[role=log] [data-event=discarded]", (lines) =>
  lines.map((line) => [line.querySelectorAll(".tile").length, line.textContent]),
);
report.check(
  told.length > 5 && told.every(([tiles, text]) => tiles === 1 && !/\d[мпсз]/.test(text)),
  `a discard in the log is a picture: ${JSON.stringify(told.find(([tiles]) => tiles !== 1) ?? "")}`,
);
await page.keyboard.press("Home");

// Keys.
const start = await bar(page);
await page.keyboard.press("ArrowRight");
report.check(await at(page, { event: start.event + 1 }), "Right goes on by one event");
await page.keyboard.press("ArrowLeft");
report.check(await at(page, { event: start.event }), "Left goes back by one");
await page.keyboard.press("Digit3");
report.check(await at(page, { seat: 2 }), "3 looks with the third player's eyes");
await page.keyboard.press("Shift+ArrowRight");
const decided = await bar(page);
report.check(
  decided.event > start.event && (await page.$("[data-zone=pond][data-seat='2'] [data-last]")) !== null,
  "Shift and Right: the player's own decision, a discard",
);
await page.keyboard.press("Shift+ArrowRight");
report.check((await bar(page)).event > decided.event, "and the next one");
await page.keyboard.press("Shift+ArrowLeft");
report.check(await at(page, { event: decided.event }), "Shift and Left: the one before");
await page.keyboard.press("BracketRight");
report.check(await at(page, { deal: 1 }), "] the next deal");
await page.keyboard.press("PageDown");
report.check(await at(page, { deal: 2 }), "Page Down, too");
await page.keyboard.press("BracketLeft");
report.check(await at(page, { deal: 1 }), "[ the deal before");
await page.keyboard.press("PageUp");
report.check(await at(page, { deal: 0 }), "Page Up, too");
const { steps } = await bar(page);
await page.keyboard.press("End");
report.check(await at(page, { event: steps - 1 }), "End: the last step");
await page.waitForSelector("[data-zone=result]");

// The result is a step with its explanation, not a wall.
report.check(
  (await page.$$("[data-zone=result] [data-element]")).length > 0 &&
    (await page.innerText("[data-zone=result]")).includes("Clara"),
  "the win is explained, element by element",
);
const ledger = await page.$$eval("[data-zone=result] [data-moved]", (cells) =>
  cells.map((cell) => Number(cell.dataset.moved)),
);
report.check(ledger.length === 4 && ledger.some((moved) => moved > 0), `points moved: ${ledger}`);
await page.click("[aria-label='Шаг назад']");
report.check(
  (await at(page, { event: steps - 2 })) && (await page.$("[data-zone=result]")) === null,
  "the bar can be pressed beside it, and a step back takes it away",
);
await page.keyboard.press("Home");
report.check(await at(page, { event: 0 }), "Home: the first event");

// Playing, the wheel, dragging.
await page.keyboard.press("BracketRight");
await at(page, { deal: 1 });
const { event: from } = await bar(page);
await page.keyboard.press("Space");
await at(page, { playing: true });
report.check(
  await page
    .waitForFunction((event) => Number(document.querySelector("[data-zone=replay]").dataset.event) >= event + 2, from)
    .then(() => true),
  "Space plays",
);
await page.keyboard.press("Space");
report.check(await at(page, { playing: false }), "Space pauses");
const { event: paused } = await bar(page);
await page.mouse.move(640, 330);
await page.mouse.wheel(0, 120);
report.check(await at(page, { event: paused + 1 }), "the wheel goes on over the felt");
const track = await (await page.$("[data-zone=replay] input[type=range]")).boundingBox();
await page.mouse.move(track.x + track.width * 0.1, track.y + track.height / 2);
await page.mouse.down();
await page.mouse.move(track.x + track.width * 0.6, track.y + track.height / 2, { steps: 4 });
await page.mouse.up();
const dragged = await bar(page);
report.check(
  Math.abs(dragged.event / (dragged.steps - 1) - 0.6) < 0.05,
  `dragging to 60 % of ${dragged.steps} steps: ${dragged.event}`,
);
await page.keyboard.press("ArrowRight");
report.check(await at(page, { event: dragged.event + 1 }), "the keys work behind the drag as well");

// One seat's view, by a key of the Russian layout.
await page.evaluate(() =>
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "м", code: "KeyV", bubbles: true })),
);
report.check(await at(page, { hands: "seat" }), "V: one seat's view, in any layout");
await page.waitForFunction(() => document.querySelectorAll("[role=log] p").length > 0);
const others = await page.$$eval(
  "[data-zone=hand][data-seat]:not([role=listbox])",
  (hands) =>
    hands.filter((hand) => hand.dataset.seat !== "2").flatMap((hand) => [...hand.querySelectorAll("[data-tile]")])
      .length,
);
report.check(others === 0, "what the seat did not see are backs");

// Link to here: the same moment elsewhere.
await page.click("[data-link]");
const copied = await page.evaluate(() => navigator.clipboard.readText()).catch(() => "");
const address = await page.getAttribute("[data-address]", "data-address");
report.check(copied === base + address, `the link is copied: ${copied}`);
report.check(
  await page.waitForFunction((wanted) => location.pathname + location.search === wanted, address).then(() => true),
  "the address follows",
);
const here = { ...(await bar(page)), table: await table(page) };
const friend = await opened({ width: 1280, height: 720 });
await friend.goto(base + address);
await friend.waitForSelector("[data-zone=replay]");
await friend.waitForFunction(() => document.querySelectorAll("[role=log] p").length > 0);
report.check(
  JSON.stringify({ ...(await bar(friend)), table: await table(friend) }) === JSON.stringify(here),
  "the link opens the same event, seat and table",
);
await friend.context().close();

// Names hidden; files.
await page.keyboard.press("KeyV");
await page.click("[data-more]");
await page.waitForSelector("[data-format=native]");
const formats = await page.$$eval("[data-format]", (links) => links.map((link) => link.dataset.format));
report.check(
  ["native", "mjlog", "tenhou_json", "mjai", "paifu"].every((format) => formats.includes(format)),
  `formats ${formats}`,
);
const saved = await fetch(base + (await page.getAttribute("[data-format=mjai]", "href"))).then((answer) =>
  answer.text(),
);
report.check(saved.includes('"type":"start_kyoku"'), "the file is the format that was asked for");
await page.check("[data-hide-names]");
await page.waitForFunction(
  () => !document.body.innerText.includes("Anna") && document.querySelector("[data-zone=replay]"),
);
await page.keyboard.press("Escape");
await page.waitForFunction(() => location.search.includes("names=hidden"));
report.check(
  (await bar(page)).event === here.event && page.url().includes("names=hidden"),
  "names are hidden at the same moment",
);

// A match of this server, for the list: it plays itself while the broken files are looked at.
const laid = fetch(`${base}/api/tables`, {
  method: "POST",
  body: JSON.stringify({
    sheet: SHORT,
    seats: ["bot", "bot", "bot", "bot"],
    options: { pace_ms: [0, 0], think_ms: [0, 0], pause_s: 0 },
  }),
}).then((answer) => answer.json());

// A broken file says where, and shows what came before; one that is nothing says so.
const text = RECORD.toString();
const place = text.indexOf("<T", text.length / 2);
await upload(page, Buffer.from(`${text.slice(0, place)}<XYZ a="1"/>${text.slice(place)}`));
await page.waitForSelector("[data-problem]");
report.check(
  /\d+.*XYZ/.test(await page.innerText("[data-problem]")),
  `it is said where: ${await page.innerText("[data-problem]")}`,
);
await page.click("[data-to-problem]");
const broken = await bar(page);
report.check(broken.deal > 0 && broken.event === broken.steps - 1, "what came before is shown up to there");
const wrong = text.replace(/<D(\d+)\/>/, "<D135/>");
await upload(page, Buffer.from(wrong));
await page.waitForSelector("[data-problem]");
await page.click("[data-to-problem]");
report.check(
  (await bar(page)).deal === 0 && (await page.innerText("[data-zone=problem]")).length > 40,
  `a discard that cannot be names its event: ${await page.innerText("[data-problem]")}`,
);
await upload(page, Buffer.from("this is no record at all"));
await page.waitForSelector("[data-trouble]");
report.check((await page.innerText("[data-trouble]")).length > 20, "what is no record is refused in a sentence");
report.check(page.troubles.filter((one) => !one.includes("422")).length === 0, page.troubles.join("; "));

// A moment as a picture: it is saved where the system cannot send it.
await upload(page, RECORD);
await page.waitForSelector("[data-zone=replay]");
for (let i = 0; i < 40; i++) await page.keyboard.press("ArrowRight");
await page.evaluate(() => (navigator.canShare = undefined));
await page.click("[data-more]");
const [shot] = await Promise.all([page.waitForEvent("download"), page.click("[data-picture]")]);
const drawn = readFileSync(await shot.path());
if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/moment.png`, drawn);
report.check(
  shot.suggestedFilename().endsWith(".png") && drawn.readUInt32BE(16) === 1600 && drawn.length > 150_000,
  `the moment is a picture with tiles: ${drawn.length} bytes`,
);
const toast = await page.waitForSelector(".toasts p").then((one) => one.innerText());
report.check(toast.includes("ссылка скопирована"), `the address goes with it: ${toast}`);

// Matches of this server are listed.
const { id: played } = (await laid).table;
let listed = false;
for (let i = 0; i < 100 && !listed; i++) {
  listed = (await fetch(`${base}/api/matches`).then((answer) => answer.json())).some((match) => match.id === played);
  if (!listed) await new Promise((resolve) => setTimeout(resolve, 200));
}
await page.goto(`${base}/replay?lang=ru`);
await page.click(`a[href="/replay/${played}"]`);
report.check(
  await page.waitForSelector("[data-zone=replay]").then(() => true),
  "a match that was played here is listed and opens",
);
await page.context().close();

// A phone: everything in sight, pressed by a finger, in English.
const phone = await opened({ width: 390, height: 664, lang: "en", theme: "light", touch: true });
await phone.goto(`${base}${address.replace("hands=seat", "hands=all")}&lang=en`);
await phone.waitForSelector("[data-zone=open-hands]");
const before = await bar(phone);
await phone.tap("[data-step]");
report.check(await at(phone, { event: before.event + 1 }), "phone: a tap steps");
const fits = await phone.evaluate(() => {
  const box = document.querySelector("[data-zone=replay]").getBoundingClientRect();
  const hand = document.querySelector("[data-zone=hand][role=listbox]")?.getBoundingClientRect();
  const buttons = [
    ...document.querySelectorAll("[data-zone=replay] button:not([data-deal]), [data-zone=replay] select"),
  ]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width);
  return {
    scroll: document.documentElement.scrollHeight - innerHeight,
    bottom: box.bottom <= innerHeight + 1,
    hand: hand ? hand.bottom <= box.top + 1 : false,
    inside: buttons.every((one) => one.left >= 0 && one.right <= innerWidth && one.bottom <= innerHeight + 1),
    high: Math.min(...buttons.map((one) => one.height)),
  };
});
const covered = await phone.evaluate(() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const hands = boxes("[data-zone=open-hands] .tile");
  return {
    hands: hands.length,
    over: boxes(
      "[data-zone=pond] .tile, [data-zone=meld] .tile, [data-zone=centre] .plate, [data-zone=hand] .tile",
    ).filter((one) =>
      hands.some(
        (hand) =>
          Math.min(one.right, hand.right) - Math.max(one.left, hand.left) > 1.5 &&
          Math.min(one.bottom, hand.bottom) - Math.max(one.top, hand.top) > 1.5,
      ),
    ).length,
  };
});
report.check(covered.hands >= 20 && covered.over === 0, `phone: open hands cover nothing ${JSON.stringify(covered)}`);
report.check(
  fits.scroll <= 0 && fits.bottom && fits.hand && fits.inside && fits.high >= 44,
  `phone: the bar fits ${JSON.stringify(fits)}`,
);
report.check(!/[а-яё]/i.test(await phone.innerText("body")), "phone: no Russian on the English page");
report.check(phone.troubles.length === 0, phone.troubles.join("; "));
await phone.context().close();

await browser.close();
stop();
report.end("replay");
process.exit();
