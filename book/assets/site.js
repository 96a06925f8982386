// Search, the menu on small screens, light and dark, and the way back to the program where it serves these pages.
const root = document.documentElement.dataset.root ?? "";
const language = document.documentElement.lang;

// ---------------------------------------------------------------- search

const input = document.querySelector(".search input");
const list = document.querySelector(".found");
let rows = null;
let loading = null;

/** Letters as they are sought: small, without accents; ё is е. */
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u0305\u0307-\u036f]/g, "").normalize("NFC").replace(/ё/g, "е");

/** The list comes as a script, because a page that was opened from a folder may not fetch. */
function load() {
  loading ??= new Promise((done) => {
    const script = document.createElement("script");
    script.src = `${root}assets/search-${language}.js`;
    script.onload = () => {
      rows = window.FOUND.map(([key, title, kind, words]) => ({ key, title, kind, name: plain(title), words: plain(words) }));
      done();
    };
    document.head.append(script);
  });
  return loading;
}

/** How well a row fits: each word must be found; at the beginning of a name is best. */
function fit(row, sought) {
  let sum = 0;
  for (const word of sought) {
    const at = row.name.indexOf(word);
    if (row.name === word) sum += 100;
    else if (at === 0) sum += 60;
    else if (at > 0) sum += /[\p{L}\p{N}]/u.test(row.name[at - 1]) ? 12 : 40;
    else if (row.words.includes(word)) sum += row.words.split(/\s+/).includes(word) ? (row.words.split(/\s+/)[0] === word ? 70 : 45) : 10;
    else return -Infinity;
  }
  return sum - row.name.length / 100 - (row.key.includes("#") ? 45 : 0);
}

/** Words around what a question is about. */
const AROUND = new Set("a an are do does how i is it of the to what why как какая какие какой ли на о что такое такой это почему".split(" "));

/** All words; if nothing has all of them, those that the question is about. */
function best(sought) {
  const fitting = (words) => rows.map((row) => [fit(row, words), row]).filter(([sum]) => sum > -Infinity);
  const found = fitting(sought);
  const about = sought.filter((word) => !AROUND.has(word));
  return (found.length || !about.length ? found : fitting(about)).sort((a, b) => b[0] - a[0]).slice(0, 30);
}

function show() {
  const sought = plain(input.value).split(/[\s?!]+/).filter(Boolean);
  list.replaceChildren();
  list.hidden = sought.length === 0;
  if (!sought.length || !rows) return;
  const shown = best(sought);
  for (const [, row] of shown) {
    const [key, anchor] = row.key.split("#");
    const link = document.createElement("a");
    link.href = `${root}${language}/${key}.html${anchor ? `#${anchor}` : ""}`;
    const kind = document.createElement("small");
    kind.textContent = row.kind;
    link.append(row.title, kind);
    list.append(link);
  }
  if (!shown.length) list.append(Object.assign(document.createElement("p"), { textContent: input.dataset.none }));
}

input?.addEventListener("focus", load);
input?.addEventListener("input", () => void load().then(show));
input?.form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
input?.form.addEventListener("keydown", (event) => {
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  if (event.key === "Escape") { input.value = ""; show(); input.focus(); }
  else if (event.key === "ArrowDown" && links.length) { event.preventDefault(); links[Math.min(at + 1, links.length - 1)].focus(); }
  else if (event.key === "ArrowUp" && at >= 0) { event.preventDefault(); (links[at - 1] ?? input).focus(); }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "")) { event.preventDefault(); input?.focus(); }
});
document.addEventListener("click", (event) => {
  if (list && !event.target.closest(".search")) list.hidden = true;
});

// ---------------------------------------------------------------- light and dark

document.querySelector(".theme")?.addEventListener("click", () => {
  const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  try { localStorage.setItem("book-theme", document.documentElement.dataset.theme); } catch { /* then it is forgotten */ }
});

// ---------------------------------------------------------------- the menu, and the program

const narrow = matchMedia("(max-width: 900px)");
const side = document.querySelector(".side details");
if (side) {
  const fold = () => (side.open = !narrow.matches);
  narrow.addEventListener("change", fold);
  fold();
  document.querySelector(".side [aria-current]")?.scrollIntoView({ block: "center" });
  window.scrollTo(0, 0);
}
if (window.SERVED) for (const one of document.querySelectorAll(".app")) one.hidden = false;
