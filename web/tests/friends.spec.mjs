// An evening with friends: an invitation that nobody else could open says so, a vote ends the match, its result is shared. node tests/friends.spec.mjs
import { launch, open, Report, serve } from "./browser.mjs";

const report = new Report();
const { base } = await serve();
const browser = await launch();
const post = async (path, body) =>
  (await fetch(base + path, { method: "POST", body: JSON.stringify(body), headers: { origin: base } })).json();
const shown = (page, selector) => page.waitForSelector(selector, { state: "visible" });

const laid = await post("/api/tables", {
  rules: "riichi",
  seats: ["me", "person", "bot", "bot"],
  you: "Анна",
  options: { pause_s: null },
  start: false,
});
const id = laid.table.id;
const joined = await post(`/api/tables/${id}/join`, { name: "Boris" });

async function friend(token, lang, size) {
  const page = await open(browser, { ...size, lang });
  await page.addInitScript(
    ([id, token]) => {
      localStorage.setItem("jantaku-seats", JSON.stringify({ [id]: { token, at: Date.now() } }));
      navigator.canShare = undefined; // the picture is saved, then
    },
    [id, token],
  );
  await page.goto(`${base}/table/${id}`);
  return page;
}
const anna = await friend(laid.token, "ru", { width: 1280, height: 720 });
const boris = await friend(joined.token, "en", { width: 390, height: 844 });

await shown(anna, "[data-alone]");
report.check(
  (await anna.textContent("[data-alone]")).includes("--host") && (await anna.$("[data-qr]")) === null,
  "a link that nobody else can open says so, and is no picture for cameras",
);
for (const page of [anna, boris]) await page.click("[data-ready=false]");
for (const page of [anna, boris]) await shown(page, "[data-zone=hand] img");

await anna.click("[data-menu]");
await anna.click("[data-vote-end]");
await shown(boris, "[data-vote]");
report.check(
  (await boris.getAttribute("[data-vote]", "data-vote")) === "1" &&
    (await boris.getAttribute("[data-vote]", "data-need")) === "2" &&
    (await boris.textContent("[data-vote]")).includes("Анна"),
  `the other sees who wants to end: ${await boris.textContent("[data-vote]")}`,
);
await anna.click("[data-vote-no]");
await boris.waitForSelector("[data-vote]", { state: "detached" });
report.check((await boris.$("[data-stopped]")) === null, "who thinks again plays on");
await boris.click("[data-menu]");
await boris.click("[data-vote-end]");
await anna.click("[data-vote-yes]");
for (const page of [anna, boris]) await shown(page, "[data-stopped]");
report.check(
  (await anna.textContent("[data-stopped]")).includes("Boris") &&
    (await anna.$$("[data-stopped] tr")).length === 4 &&
    /25.000/.test(await anna.textContent("[data-stopped]")),
  "all want it: the match has ended as it stood",
);
const [picture] = await Promise.all([anna.waitForEvent("download"), anna.click("[data-share]")]);
const file = await (await import("node:fs/promises")).readFile(await picture.path());
report.check(
  picture.suggestedFilename().endsWith(".png") && file.readUInt32BE(16) === 1200 && file.length > 10_000,
  `the result is a picture: ${file.length} bytes`,
);
await anna.click(`[data-stopped] a[href="/replay/${id}"]`);
await shown(anna, ".play");
report.check((await anna.$("[data-zone=hand], [data-zone=pond]")) !== null, "what was played can be seen again");
await boris.goto(`${base}/`);
await shown(boris, "[data-game=riichi]");
report.check((await boris.$(`[data-table="${id}"]`)) === null, "the lobby does not offer what has ended");
for (const page of [anna, boris]) report.check(page.troubles.length === 0, page.troubles.join("; "));
await browser.close();
report.end("friends");
process.exit();
