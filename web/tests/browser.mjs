// What the browser tests share: Debian's Chromium, the built pages on a port of their own, and a way to say what failed.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as listen } from "node:net";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve as full } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const DIST = process.env.PAGES ? full(process.env.PAGES) : fileURLToPath(new URL("../dist/", import.meta.url));
const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

/** The built pages, without any server behind them: enough for frozen scenes. */
export function servePages() {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://x").pathname;
    const file = extname(path) ? path : "/index.html";
    try {
      const content = await readFile(join(DIST, file));
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({ base: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }),
    ),
  );
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = listen().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The real server with a database of its own (JANTAKU names the program), or one that is running (JANTAKU_URL). */
export function serve() {
  if (process.env.JANTAKU_URL) return { base: process.env.JANTAKU_URL, stop: () => undefined };
  return started(process.env.JANTAKU ?? fileURLToPath(new URL("../../.venv/bin/jantaku", import.meta.url)), ["serve"]);
}

/** The same server with deals that are laid for a test: tests/server/laid.py. */
export const serveLaid = () =>
  started(fileURLToPath(new URL("../../.venv/bin/python", import.meta.url)), ["-m", "tests.server.laid"]);

async function started(program, words) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "jantaku-"));
  const server = spawn(
    program,
    [...words, "--port", String(port), "--db", `sqlite:///${folder}/play.db`, "--pages", DIST],
    { stdio: ["ignore", "ignore", "inherit"], cwd: fileURLToPath(new URL("../../", import.meta.url)) },
  );
  const stop = () => (server.kill("SIGKILL"), rmSync(folder, { recursive: true, force: true }));
  process.on("exit", stop);
  const base = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 600; i++) {
    if (
      await fetch(`${base}/api/about`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { base, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the server does not start");
}

export async function open(browser, { width, height, touch = width < 900, lang = "ru", theme = "dark" }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: touch ? 2 : 1,
    hasTouch: touch,
    isMobile: touch,
    locale: lang,
    colorScheme: theme,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000); // a busy machine is not a fault of the pages
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(`page error: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && page.troubles.push(`console: ${message.text()}`));
  return page;
}

export class Report {
  failures = [];
  checks = 0;
  check(holds, what) {
    this.checks += 1;
    if (!holds) {
      this.failures.push(what);
      console.log(`  FAILED ${what}`);
    }
  }
  end(name) {
    console.log(`${name}: ${this.checks} checks, ${this.failures.length} failed`);
    process.exitCode = this.failures.length ? 1 : 0;
  }
}
