// What the browser tests share: Debian's Chromium, the built pages on a port of their own, and a way to say what failed.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".json": "application/json", ".woff2": "font/woff2" };

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

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
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve({ base: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() })));
}

export async function open(browser, { width, height, touch = width < 900, lang = "ru", theme = "dark" }) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: touch ? 2 : 1, hasTouch: touch, isMobile: touch, locale: lang, colorScheme: theme });
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
