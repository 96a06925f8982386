// The score page against the real server: node tests/score.spec.mjs
import { launch, open, Report, serve } from "./browser.mjs";

const report = new Report();
const { base, stop } = await serve();
const browser = await launch();
const HAND = "234m067p34567s33z 8s";
const MJAI = "2m 3m 4m 5pr 6p 7p 3s 4s 5s 6s 7s W W 8s";

const value = (page, points) =>
  page
    .waitForFunction((wanted) => {
      const sum = document.querySelector("[data-points].sum");
      return sum && (wanted === undefined || Number(sum.dataset.points) === wanted)
        ? Number(sum.dataset.points)
        : false;
    }, points)
    .then((found) => found.jsonValue());
const hand = (page) => page.$$eval("[data-placed]", (tiles) => tiles.map((tile) => tile.dataset.placed).join(" "));
const state = (page, wanted) => page.waitForSelector(`[data-zone=score][data-state=${wanted}]`);
const fresh = async (page, query = "", lang = "ru") => {
  await page.goto(`${base}/score?lang=${lang}${query}`);
  await page.waitForSelector("[data-zone=palette]").catch(async (error) => {
    console.log(`  no palette: ${page.troubles.join("; ")} ${await page.innerText("body")}`);
    throw error;
  });
};
const paste = (page, text) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text", pasted);
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
  }, text);
/** What is worth nothing without it: everything that the result says, without the address. */
const told = (page) =>
  page.$eval(
    "[data-zone=score] .sum",
    (sum) => sum.parentElement.querySelector("[data-zone=explanation]").innerText + sum.innerText,
  );

const page = await open(browser, { width: 1280, height: 720, touch: false, lang: "ru" });

// Typing, pressing and pasting the same hand.
await fresh(page);
await page.check("[data-flag=riichi] input");
await page.fill("[data-type]", HAND);
const typed = { points: await value(page), hand: await hand(page), told: await told(page) };
report.check(typed.points === 3900, `typed: riichi, pinfu and a red five by ron are 3900, not ${typed.points}`);
report.check((await page.$$("[data-calculate]")).length === 0, "there is no button to calculate");

await page.click("[data-clear]");
await page.waitForFunction(() => !document.querySelector("[data-placed]"));
for (const tile of ["2m", "3m", "4m", "0p", "6p", "7p", "3s", "4s", "5s", "6s", "7s", "3z", "3z", "8s"])
  await page.click(`[data-pick="${tile}"]`);
await page.check("[data-flag=riichi] input");
const pressed = {
  points: await value(page, typed.points).catch(() => null),
  hand: await hand(page),
  told: await told(page),
};
report.check(JSON.stringify(pressed) === JSON.stringify(typed), `pressing gives the same: ${JSON.stringify(pressed)}`);

await page.click("[data-clear]");
await page.check("[data-flag=riichi] input");
await paste(page, MJAI);
const pasted = {
  points: await value(page, typed.points).catch(() => null),
  hand: await hand(page),
  told: await told(page),
};
report.check(
  JSON.stringify(pasted) === JSON.stringify(typed),
  `pasting mjai gives the same: ${JSON.stringify(pasted)}`,
);
await page.click("[data-clear]");
await paste(page, "🀈🀉🀊🀝🀞🀟🀒🀓🀔🀕🀖🀂🀂🀗");
await page.waitForFunction(() => document.querySelectorAll("[data-placed]").length === 14);
report.check(
  (await hand(page)) === typed.hand.replace("0p", "5p"),
  `pasting Unicode, which has no red five: ${await hand(page)}`,
);

// The fifth copy.
await page.click("[data-clear]");
for (let i = 0; i < 4; i++) await page.click('[data-pick="1z"]');
report.check(await page.isDisabled('[data-pick="1z"]'), "a tile that is used up cannot be pressed");
await page.fill("[data-type]", "11111z 5m");
await page.waitForFunction(() => document.querySelector("[data-hint] b"));
report.check((await hand(page)) === "5m 1z 1z 1z 1z", `a fifth copy that is typed is not placed: ${await hand(page)}`);

// Thirteen tiles: all waits with their values, at once.
await page.fill("[data-type]", "234m067p345s6788s");
await state(page, "waits");
const waits = await page.$$eval("[data-wait]", (rows) =>
  rows.map((row) => [row.dataset.wait, row.dataset.left, row.dataset.ron, row.dataset.tsumo]),
);
report.check(waits.map(([tile]) => tile).join(" ") === "2s 5s 8s", `waits ${waits.map(([tile]) => tile)}`);
report.check(waits.map(([, left]) => left).join(" ") === "4 3 2", "copies left are counted");
report.check(
  waits.every(([, , ron, tsumo]) => Number(ron) === 3900 && Number(tsumo) === 5200),
  `values ${JSON.stringify(waits)}`,
);
await page.click("[data-wait='2s'] button");
report.check((await value(page)) === 3900, "a press on a wait takes it");
report.check((await page.getAttribute("[data-win]", "data-placed")) === "2s", "and it is the winning tile");

// The winning tile moves; undo; a wrong count is a hint.
await page.click("[data-choose-winning]");
await page.click("[data-placed='4m']");
await page.waitForSelector("[data-win][data-placed='4m']");
await page.click("[data-undo]");
await page.waitForSelector("[data-win][data-placed='2s']");
report.check(true, "the winning tile moves, and comes back by undo");
await page.click("[data-win]");
await page.click("[data-placed='4m']");
await state(page, "hint");
report.check(
  (await page.$("[data-trouble]")) === null && (await page.innerText("[data-hint]")).includes("2"),
  "two tiles short is a hint",
);

// Impossible switches are grey with the reason.
report.check(
  (await page.isDisabled("[data-flag=haitei] input")) &&
    (await page.getAttribute("[data-flag=haitei]", "data-reason")) === "flag-needs-tsumo",
  "haitei by ron is grey and says why",
);
await page.click("[data-place=ura]", { force: true });
report.check(
  (await page.getAttribute("[data-place=ura]", "aria-checked")) === "false" &&
    (await page.innerText("[data-hint] b")).includes("риичи"),
  "ura dora without riichi: pressed, it says why not",
);
await page.click("[data-clear]");
await page.click("[data-place=pon]");
await page.click('[data-pick="5z"]');
report.check(await page.isDisabled("[data-flag=riichi] input"), "riichi with an open hand is grey");

// Other readings, what would change it, another preset beside it.
await fresh(page, `&hand=${encodeURIComponent("222333444m67p88s 8p")}&flags=riichi`);
await value(page, 8000);
report.check((await page.$$("[data-zone=readings] li")).length === 1, "the other reading is told");
await page.waitForSelector("[data-variation=by-self-draw]");
const drawn = Number(await page.getAttribute("[data-variation=by-self-draw]", "data-points"));
await page.click("[data-by=tsumo]");
report.check((await value(page, drawn)) === drawn, "what would change it comes true");

// A hand without a yaku: what would give it one.
await fresh(page, `&hand=${encodeURIComponent("123m23456p789s11z 1p")}`);
await state(page, "none");
await page.click("[data-variation=with-riichi] button");
report.check((await value(page)) > 0, "no yaku: riichi would make it a win, and does");
await fresh(page, `&hand=${encodeURIComponent("222333444m67p88s 8p")}&flags=riichi&by=tsumo`);
await state(page, "value");

// Another rule set: the value is counted anew without loading the page.
await page.evaluate(() => (window.still = true));
await page.selectOption("header select[data-rules]", "taiwanese?");
await page.waitForSelector("[data-zone=score-page][data-asked=taiwanese]");
report.check(
  (await page.$("[data-pick='1f']")) !== null &&
    (await page.$("[data-pick='0m']")) === null &&
    (await page.$("[data-river]")) !== null,
  "the palette and the questions are those of the game",
);
report.check(
  (await page.innerText("[data-hint]")).length > 0 && (await page.$("[data-placing=dora]")) === null,
  "fourteen tiles are three short here",
);
await page.selectOption("header select[data-rules]", "ema?");
await page.waitForSelector("[data-zone=score-page][data-asked=ema]");
await state(page, "value");
report.check(await page.evaluate(() => window.still === true), "no page was loaded");

// The address holds everything.
const before = { hand: await hand(page), points: await value(page), query: new URL(page.url()).search };
await page.goto(page.url());
await page.waitForSelector("[data-zone=palette]");
const after = {
  hand: await hand(page),
  points: await value(page, before.points).catch(() => null),
  query: new URL(page.url()).search,
};
report.check(
  JSON.stringify(after) === JSON.stringify(before),
  `the address restores it: ${JSON.stringify(after)} for ${JSON.stringify(before)}`,
);
report.check(
  (await page.isChecked("[data-flag=riichi] input")) &&
    (await page.getAttribute("header select", "data-rules")) === "ema",
  "rules and riichi too",
);

// Rules of one's own: chosen by name, kept in the address.
await page.evaluate(() =>
  localStorage.setItem(
    "jantaku-rule-sets",
    JSON.stringify([
      { id: "ours", name: "Наши", from: "riichi", changes: { options: { kuitan: "off" }, yaku: {} }, sheet: "" },
    ]),
  ),
);
await fresh(page);
await page.fill("[data-type]", "22678p345s67s 8s 234m-");
await state(page, "value");
await page.selectOption("header select[data-rules]", "riichi?kuitan:off");
await state(page, "none");
await page.evaluate(() => localStorage.clear());
await page.goto(page.url());
await state(page, "none");
report.check(
  (await page.innerText("header select option:checked")) === "Наши" &&
    (await page.innerText("[data-trouble]")).length > 5,
  "open all simples do not win by these rules, also where only the address knows them",
);

// Taiwanese and Sichuan hands.
await fresh(page, `&rules=taiwanese&hand=${encodeURIComponent("1222333m456p789s111z 2m")}&nuki=15f&by=tsumo`);
report.check(
  (await value(page)) === 31,
  `Taiwanese: ten tai by self-draw against three are 31, not ${await value(page)}`,
);
await page.fill("[data-honba]", "2");
await value(page, 31);
await page.click("[data-wind=seat-E]");
const dealer = await value(page);
report.check(dealer > 31, `the dealer's wins in a row count: ${dealer}`);
await fresh(page, `&rules=sichuan&hand=${encodeURIComponent("12345678m22p567p 9m")}&void=s`);
const cheap = await value(page);
await page.click("[data-suit=p]");
await state(page, "none");
report.check(
  cheap > 0 && (await page.innerText("[data-trouble]")).length > 10,
  "Sichuan: a hand with tiles of the void suit does not win, and it is said why",
);
report.check(
  (await page.$("[data-out]")) !== null &&
    (await page.$("[data-honba]")) === null &&
    (await page.$("[data-place=dora]")) === null,
  "who is out is asked for, honba and dora are not",
);

// A random hand is complete.
for (const rules of ["sanma_tenhou", "taiwanese"]) {
  await fresh(page, `&rules=${rules}`);
  await page.click("[data-random]");
  await page.waitForSelector("[data-zone=score][data-state=value], [data-zone=score][data-state=none]");
  report.check((await page.$$("[data-zone=written-hand] .slot")).length === 0, `${rules}: a random hand is whole`);
}
report.check(page.troubles.filter((one) => !one.includes("422")).length === 0, page.troubles.join("; "));
await page.context().close();

// A phone, in both languages: nothing is wider than the screen.
for (const lang of ["ru", "en"]) {
  const phone = await open(browser, { width: 390, height: 664, lang, theme: "light" });
  await fresh(phone, `&hand=${encodeURIComponent(HAND)}&flags=riichi`, lang);
  await value(phone, 3900);
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  report.check(wide <= 0, `${lang}: the page is ${wide} px wider than the phone`);
  const text = await phone.innerText("main");
  report.check(
    lang === "ru" ? !/\b(win|tile|hand|discard|dealer)\b/i.test(text) : !/[а-яё]/i.test(text),
    `${lang}: no word of the other language`,
  );
  await phone.context().close();
}
await browser.close();
stop();
report.end("score");
process.exit();
