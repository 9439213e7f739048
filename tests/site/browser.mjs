// The page in headless Chromium. The environment says where things are: SITE, CHROMIUM, and in NODE_MODULES
// the packages of package.json.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { after, before } from "node:test";
import { siteFolder } from "./library.mjs";

export const packages = createRequire(`${process.env.NODE_MODULES}/`);
const { chromium } = packages("playwright-core");

const types = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

let browser;
let server;

before(async () => {
  server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    const file = path === "/" ? "/index.html" : path;
    try {
      const content = await readFile(join(siteFolder, file));
      response.writeHead(200, { "content-type": types[extname(file)] }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  // As root, Chromium has no sandbox.
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
});
after(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections?.();
});

export const address = (hash = "") => `http://127.0.0.1:${server.address().port}/${hash}`;

// Runs `use(page)` in a new tab that shows the address. Errors in the page fail the test, unless
// `mayFail` is true.
export async function inPage(
  hash,
  use,
  { mayFail = false, prepare = () => {}, url, ...options } = {},
) {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const problems = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20000);
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await prepare(page);
    await page.goto(url ?? address(hash));
    await use(page);
    assert.deepEqual(mayFail ? [] : problems, []);
  } finally {
    await context.close();
  }
}

export const ready = (page) => page.waitForSelector("#view .view:not([aria-busy=true])");
export const hashOf = (page) => new URL(page.url()).hash;

// Waits until an element has the expected text, and fails with the actual text if it never has.
export async function becomes(page, selector, expected) {
  const locator = page.locator(selector).first();
  try {
    await page.waitForFunction(
      ([where, text]) => document.querySelector(where)?.textContent === text,
      [selector, expected],
    );
  } catch {
    assert.equal(await locator.textContent(), expected, selector);
  }
}

// The queens on a large board, as its label says, for example ["a8", "e7"].
export async function queensOn(page, within = "#view") {
  const label = await page.locator(`${within} .board`).first().getAttribute("aria-label");
  return label.includes(" on ") ? label.split(" on ")[1].split(", ") : [];
}

// Everything that a panel shows.
export const shownIn = (page, within = ".search-panel") =>
  page
    .locator(within)
    .evaluate((panel) => [
      panel.querySelector(".sentence").textContent,
      panel.querySelector(".board").outerHTML,
      panel.querySelector(".tree").outerHTML,
      panel.querySelector(".work").textContent,
    ]);
