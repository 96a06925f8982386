// The rule pages against the real server: search, a rule with its example, two sets side by side, a rule set of one's own built, repaired,
// saved, found again, shared, played and printed: node tests/rules.spec.mjs
import { launch, open, Report, serve } from "./browser.mjs";

const report = new Report();
const { base } = await serve();
const browser = await launch();
const troubles = (page, what) => report.check(page.troubles.length === 0, `${what}: ${page.troubles.join("; ")}`);

// ---------------------------------------------------------------- a lesson, on a phone
for (const [id, lang, hand] of [
  ["riichi", "ru", 14],
  ["taiwanese", "en", 17],
  ["sichuan", "ru", 14],
]) {
  const page = await open(browser, { width: 390, height: 844, lang });
  await page.goto(`${base}/sets/${id}?lang=${lang}`);
  await page.waitForSelector("[data-zone=lesson][open] [data-picture=complete]");
  const chapters = await page.$$eval("[data-chapter]", (all) => all.map((one) => one.dataset.chapter));
  report.check(
    ["need", "setup", "turn", "wins", "pays", "match", "differs"].every((one) => chapters.includes(one)),
    `${id}: the lesson is whole: ${chapters}`,
  );
  const complete = await page.$$eval("[data-picture=complete] [data-tile]", (tiles) => tiles.length);
  report.check(complete === hand, `${id}: a whole hand is drawn: ${complete}`);
  const [won, missed] = await Promise.all([page.$$("[data-counts=true]"), page.$$("[data-counts=false]")]);
  report.check(
    won.length > 3 && missed.length > 0,
    `${id}: hands that win and near misses: ${won.length}, ${missed.length}`,
  );
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll("[data-zone=lesson] figure")]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.dataset.picture),
  );
  report.check(
    wide.length === 0 && (await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)),
    `${id}: nothing is wider than the phone: ${wide}`,
  );
  const above = await page.evaluate(
    () =>
      document
        .querySelector("[data-zone=lesson]")
        .compareDocumentPosition(document.querySelector("[data-compare-with]")) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  report.check(above > 0, `${id}: the lesson stands above the rules one by one`);
  troubles(page, `lesson of ${id}`);
  await page.context().close();
}

// ---------------------------------------------------------------- search
{
  const page = await open(browser, { width: 1280, height: 720, lang: "ru" });
  await page.goto(`${base}/rules?lang=ru&theme=light`);
  await page.waitForSelector("[data-entry]");
  const asked = {};
  for (const words of ["фуритен", "furiten", "振り聴", "фуретен"]) {
    const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("q") === words);
    await page.fill("[data-search]", words);
    asked[words] = (await (await answered).json()).entries[0]?.id;
    await page.waitForFunction(
      (id) => document.querySelector("[data-zone=found] [data-entry]")?.dataset.entry === id,
      asked[words],
    );
  }
  report.check(
    asked["фуритен"] !== undefined && new Set(Object.values(asked)).size === 1,
    `one first entry in three scripts and with a typing mistake: ${JSON.stringify(asked)}`,
  );
  await page.fill("[data-search]", "");
  await page.selectOption("[data-group-filter]", "dora");
  await page.selectOption("[data-state-filter]", "done");
  await page.click("[data-kind-filter=option]");
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("[data-entry]")].some((link) => link.dataset.entry === "akadora") &&
      !document.querySelector("[data-entry] .not_yet"),
  );
  report.check((await page.$$("[data-entry]")).length < 40, "filters by kind, section and state leave few entries");

  // ---------------------------------------------------------------- a rule and its examples
  await page.goto(`${base}/rules/kuikae`);
  await page.waitForSelector("[data-value=forbidden] [data-refusal]");
  const values = await page.$$eval("[data-zone=values] > [data-value]", (cards) =>
    cards.map((card) => card.dataset.value),
  );
  report.check(
    ["allowed", "suji_allowed", "forbidden"].every((value) => values.includes(value)),
    `every value has a card: ${values}`,
  );
  report.check(
    (await page.$$("[data-value=allowed] [data-refusal]")).length === 0,
    "where it is allowed nothing is refused",
  );
  const step = () => page.getAttribute("[data-value=forbidden] .felt", "data-step");
  const before = await step();
  const hand = await page.$$eval("[data-value=forbidden] .felt .hand [data-tile]", (tiles) => tiles.length);
  report.check(hand >= 13, `the example shows its hand in tiles: ${hand}`);
  await page.click("[data-value=forbidden] [data-back]");
  report.check(Number(await step()) === Number(before) - 1, "the example goes a step back");
  report.check(
    /Опциональные правила.*35|Optional rules.*35/.test(await page.textContent("[data-source]")),
    "the book, its chapter and the pages are named",
  );
  await page.goto(`${base}/rules/pinfu`);
  const link = await (await page.waitForSelector("[data-try]")).getAttribute("href");
  await page.click("[data-try]");
  await page.waitForFunction(() => location.pathname === "/score");
  report.check(link.includes("hand="), `the hand of an example opens on the score page: ${link}`);

  // ---------------------------------------------------------------- differences of two presets
  await page.goto(`${base}/rules?show=sets`);
  await page.check("[data-choose=ema]");
  await page.check("[data-choose=wrc]");
  await page.click("[data-compare]");
  await page.waitForSelector("[data-zone=compared] [data-row]");
  const told = await page.evaluate(async () =>
    (await (await fetch("/api/rulesets/ema/differences/wrc")).json()).differences.map((row) => row.id).sort(),
  );
  const rows = await page.$$eval("[data-row]", (all) => all.map((row) => row.dataset.row).sort());
  report.check(
    rows.length > 5 && JSON.stringify(rows) === JSON.stringify(told),
    `only the differing rows stand there: ${rows.length} of ${told.length}`,
  );
  troubles(page, "rules");
  await page.context().close();
}

// ---------------------------------------------------------------- a rule set of one's own
{
  const page = await open(browser, { width: 1280, height: 720, lang: "ru" });
  await page.goto(`${base}/sets/ema?lang=ru&theme=dark`);
  await (await page.waitForSelector("[data-change]")).click();
  await page.waitForSelector("[data-option]");
  const chosen = (id) => page.locator(`[data-option=${id}] select`).first();
  const search = async (words, id) => {
    await page.fill("[data-search]", words);
    await page.waitForSelector(`[data-option=${id}]`);
  };
  const differing = () => page.$$eval("[data-difference]", (rows) => rows.map((row) => row.dataset.difference).sort());
  await search("куитан", "kuitan");
  await chosen("kuitan").selectOption("off");
  await page.waitForSelector("[data-zone=differences] [data-difference=kuitan]");

  await search("кириаге", "kiriage_mangan");
  await chosen("kiriage_mangan").selectOption("on");
  await search("казоэ", "kazoe_yakuman");
  await page.fill("[data-name]", "Наш клуб");
  await page.waitForSelector("[data-save]:not([disabled])");
  await search("якуман", "yakuman_single_cap");
  await page.click("[data-option=yakuman_single_cap] input[role=switch]");
  await page.waitForFunction(() => document.querySelector("[data-difference=yakuman_single_cap]"));
  await search("сочетания якуманов", "yakuman_combination");
  await chosen("yakuman_combination").selectOption("add");
  await page.waitForSelector("[data-conflict]");
  const sides = await page.$$eval("[data-conflict] [data-side]", (all) => all.map((side) => side.dataset.side).sort());
  const repairs = await page.$$eval("[data-conflict] [data-repair]", (all) =>
    all.map((one) => one.dataset.repair).sort(),
  );
  report.check(sides.join() === "yakuman_combination,yakuman_single_cap", `the conflict names both sides: ${sides}`);
  report.check(repairs.join() === sides.join(), `each side has its repair: ${repairs}`);
  report.check(
    (await page.isDisabled("[data-save]")) && (await page.isDisabled("[data-play]")),
    "save and play are grey until it is repaired",
  );
  report.check((await chosen("yakuman_combination").inputValue()) === "add", "the switch stays where it was put");
  report.check(
    ["kuitan", "kiriage_mangan", "yakuman_combination", "yakuman_single_cap"].every((id) =>
      new URL(page.url()).searchParams.get("c")?.includes(id),
    ),
    "nothing else was changed",
  );
  await page.click("[data-repair=yakuman_single_cap]");
  await page.waitForSelector("[data-conflict]", { state: "detached" });
  await page.waitForSelector("[data-save]:not([disabled])");
  await page.click("[data-undo]");
  await page.waitForSelector("[data-conflict]");
  await page.click("[data-redo]");
  await page.waitForSelector("[data-conflict]", { state: "detached" });
  await page.waitForSelector("[data-save]:not([disabled])");
  const list = await differing();
  report.check(list.includes("kuitan") && list.includes("kiriage_mangan"), `the differences are in sight: ${list}`);

  // what is not built is there, disabled, and says so
  await page.fill("[data-search]", "");
  await page.click("[data-only=unbuilt]");
  await page.waitForSelector("[data-option=treasure_tile]");
  report.check(
    (await page.$$("[data-option] select, [data-option] input:not([disabled]), [data-yaku] input:not([disabled])"))
      .length === 0,
    "rules that are not built cannot be switched",
  );
  report.check((await page.textContent("[data-option=treasure_tile]")).includes("ещё не работает"), "and say so");
  await page.click("[data-only=unbuilt]");

  // leaving with changes asks
  await page.click("nav a[href='/rules']");
  await page.waitForSelector("[data-leave]");
  await page.click("[data-stay]");
  report.check(new URL(page.url()).pathname === "/sets/new", "leaving with changes asks first");

  // saved, and found again after a reload
  await page.click("[data-save]");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("jantaku-rule-sets") ?? "[]").length === 1);
  const shared = page.url();
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-download]")]);
  report.check(file.suggestedFilename() === "nash_klub.toml", `it can be taken along as ${file.suggestedFilename()}`);
  await page.goto(`${base}/rules?show=sets`);
  await (await page.waitForSelector("[data-own=nash_klub] [data-open]")).click();
  await page.waitForSelector("[data-save]:not([disabled])"); // the server has checked it
  report.check(
    JSON.stringify(await differing()) === JSON.stringify(list),
    "a saved set is found again with the same differences",
  );
  await page.reload();
  await page.waitForSelector("[data-difference=kuitan]");
  report.check((await page.inputValue("[data-name]")) === "Наш клуб", "after a reload it has its name");

  // shared by its address, to somebody who has nothing saved
  const other = await open(browser, { width: 390, height: 664, lang: "en" });
  await other.goto(shared);
  await other.click("aside .handle");
  await other.waitForSelector("[data-save]:not([disabled])");
  report.check(
    JSON.stringify(
      await other.$$eval("[data-difference]", (rows) => rows.map((row) => row.dataset.difference).sort()),
    ) === JSON.stringify(list),
    "a shared address restores the same differences",
  );
  const width = await other.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  report.check(width <= 0, `the editor fits a phone (${width} px too wide)`);
  troubles(other, "shared");
  await other.context().close();

  // sixty changes fit an address
  const long = await page.evaluate(async () => {
    const { options } = await (await fetch("/api/rulesets/ema/switches")).json();
    const changed = options
      .filter((one) => one.state === "done" && one.forms.words.length > 1)
      .slice(0, 60)
      .map((one) => [one.id, one.forms.words.find((word) => word !== String(one.value))]);
    return { count: changed.length, text: changed.map(([id, word]) => `${id}:${word}`).join(";") };
  });
  await page.goto(`${base}/sets/new?from=ema&c=${encodeURIComponent(long.text)}`);
  await page.waitForFunction(
    (count) => document.querySelector("[data-sum]")?.textContent.includes(String(count)),
    long.count,
  );
  await page.waitForFunction(() => !location.search.includes("%3B"));
  report.check(
    long.count === 60 && page.url().length < 2000,
    `60 changes make an address of ${page.url().length} characters`,
  );
  await page.goto(page.url());
  await page.waitForFunction(
    (count) => document.querySelector("[data-sum]")?.textContent.includes(String(count)),
    long.count,
  );

  // printed
  await page.goto(shared);
  await page.waitForSelector("[data-difference=kuitan]");
  await page.waitForSelector("[data-zone=table-sheet]", { state: "attached" }); // when the server has looked at it
  await page.emulateMedia({ media: "print" });
  const sheet = await page.evaluate(() => {
    const seen = (node) => node.getClientRects().length > 0;
    const paper = document.querySelector("[data-zone=table-sheet]");
    return {
      shown: seen(paper),
      screen: seen(document.querySelector("[data-option]")),
      bar: seen(document.querySelector("#page > header")),
      ink: getComputedStyle(paper).color,
      paper: getComputedStyle(paper).backgroundColor,
      text: paper.textContent,
      rows: paper.querySelectorAll(".row").length,
    };
  });
  report.check(sheet.shown && !sheet.screen && !sheet.bar, "paper shows the sheet and nothing else");
  report.check(
    sheet.ink === "rgb(0, 0, 0)" && sheet.paper === "rgb(255, 255, 255)",
    `black on white: ${sheet.ink} on ${sheet.paper}`,
  );
  report.check(
    sheet.rows > 50 && sheet.text.includes("Наш клуб") && sheet.text.includes("куитан"),
    `the sheet has ${sheet.rows} rows, the name and the changes`,
  );
  report.check(
    ["Тройной рон", "Акадоры", "Нагащи манган"].every((name) => sheet.text.includes(name)) &&
      !sheet.text.includes("программа"),
    "the sheet says what people ask at a real table, and nothing of the program",
  );
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const pages = (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
  const box = /\/MediaBox\s*\[([^\]]+)\]/
    .exec(pdf)?.[1]
    .trim()
    .split(/\s+/)
    .map((side) => Math.round(Number(side)));
  report.check(box !== undefined && Math.abs(box[2] - 595) <= 1 && Math.abs(box[3] - 842) <= 1, `it is A4: ${box}`);
  report.check(pages <= 2, `it has ${pages} pages`);
  await page.emulateMedia({ media: "screen" });

  // played
  await page.waitForSelector("[data-play]:not([disabled])");
  await page.click("[data-play]");
  await page.waitForSelector("[data-zone=hand] img");
  const table = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json());
  const played = table.rules.differences.map((row) => row.id).sort();
  report.check(JSON.stringify(played) === JSON.stringify(list), `the table plays by it: ${played}`);
  troubles(page, "editor");
  await page.context().close();
}
// ---------------------------------------------------------------- a yaku of one's own
{
  const page = await open(browser, { width: 390, height: 664, lang: "ru" });
  await page.goto(`${base}/sets/new?from=riichi&lang=ru`);
  await (await page.waitForSelector("[data-own-new]")).click();
  await page.fill("[data-own-pattern]", "135x 345x pair");
  await page.waitForSelector("[data-own-error]");
  report.check((await page.textContent(".marked mark")) === "135x", "a mistake in a pattern is marked where it stands");
  report.check(await page.isDisabled("[data-own-save]"), "and cannot be kept");
  await page.click("[data-zone=own-yaku] summary");
  await page.click("[data-own-example=bridge]");
  await page.waitForSelector("[data-own-holds=true]");
  await page.fill("[data-own-hand]", "12334556789p 11z");
  await page.waitForSelector("[data-own-holds=false], .loss");
  await page.fill("[data-own-hand]", "12334556778p 11z");
  await page.waitForSelector("[data-own-holds=true]");
  await page.fill("[data-own-name]", "Мост");
  await page.click("[data-own-save]");
  await page.waitForSelector("[data-difference=most]", { state: "attached" });
  const address = page.url();
  await page.goto(`${base}/score`);
  await page.goto(address);
  await page.waitForSelector("[data-own=most]");
  const sheet = await page.evaluate(async () => {
    const asked = {
      extends: "riichi",
      id: "mine",
      own: { most: { pattern: "123x 345x 567x 789x pair", price: "yakuman", name: "Мост" } },
    };
    return (
      await (
        await fetch("/api/rulesets/check", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(asked),
        })
      ).json()
    ).sheet;
  });
  const scored = await page.evaluate(
    async (sheet) =>
      (
        await fetch("/api/score", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ sheet, hand: "12334556778p 11z", win: "9p" }),
        })
      ).json(),
    sheet,
  );
  report.check(
    scored.limit === "yakuman" && JSON.stringify(scored.explained).includes("Мост"),
    "and a hand is paid for it",
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  report.check(width <= 0, `it fits a phone (${width} px too wide)`);
  troubles(page, "own yaku");
  await page.context().close();
}
await browser.close();
report.end("rules");
process.exit();
