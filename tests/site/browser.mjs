// The site in headless Chromium. The environment says where things are: SITE, BASE, CHROMIUM, and in WORK the packages.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { after, before } from "node:test";

export const siteFolder = process.env.SITE;
const packages = createRequire(`${process.env.WORK}/`);
const { chromium } = packages("playwright-core");
const axe = await readFile(packages.resolve("axe-core/axe.min.js"), "utf8");
const base = process.env.BASE;

const types = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

let browser;
let server;

// As a plain file server does it: no types guessed, nothing rewritten.
before(async () => {
  server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    try {
      assert(file.startsWith(base));
      const content = await readFile(join(siteFolder, file.slice(base.length)));
      response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" }).end(content);
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

export const address = (path = "") => `http://127.0.0.1:${server.address().port}${base}${path}`;

// Chromium may still ask for the icon of a page that has been left, and then refuses to load it.
const isOfIcon = (message) => `${message.text()} ${message.location().url}`.includes(`${base}queen.svg`);

// A new tab, what its pages report as errors, and a function that closes it. The options are Playwright's.
export async function newTab(options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    reducedMotion: "reduce",
    locale: "en",
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  const problems = [];
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && !isOfIcon(message) && problems.push(message.text()));
  return { page, problems, close: () => context.close() };
}

// inPage(path, [options,] use) runs `use(page)` in a new tab that shows a page of the site. Errors in the page fail the
// test, unless `mayFail` is true. Other options are Playwright's.
export async function inPage(path, ...optionsAndUse) {
  const use = optionsAndUse.pop();
  const [{ mayFail = false, prepare = () => {}, ...options } = {}] = optionsAndUse;
  const { page, problems, close } = await newTab(options);
  try {
    await prepare(page);
    await page.goto(address(path));
    await use(page);
    assert.deepEqual(mayFail ? [] : problems, []);
  } finally {
    await close();
  }
}

// Waits until an element of the site shows something.
export const ready = (page, name = "debugger") =>
  page.locator(`ctqueens-${name}:not([aria-busy])`).locator("section").first().waitFor();
// Opens an address in place of a page, with nothing of what the page has kept in memory.
export async function openAnew(page, url = page.url()) {
  await page.goto("about:blank");
  await page.goto(url);
}
export const hashOf = (page) => new URL(page.url()).hash;

// Waits until a locator has the expected text, and fails with the actual text if it never has.
export async function becomes(page, selector, expected) {
  const locator = page.locator(selector).first();
  const hasText = new RegExp(`^${expected.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
  await locator
    .filter({ hasText })
    .waitFor({ state: "attached" })
    .catch(() => {}); // the assertion says what is there instead
  assert.equal(await locator.textContent(), expected, selector);
}

// The buttons of an element, not of the frame.
export const buttonOf = (page, name) => page.locator("section[aria-label]").getByRole("button", { name, exact: true });
export const press = (page, name) => buttonOf(page, name).click();

// Chooses an option of an element's list `index` as with the keyboard. The list must keep the focus.
export async function chooseByKey(page, name, index, option) {
  const list = page.locator(".choices select").nth(index);
  await list.focus();
  await list.selectOption(option);
  await page.waitForFunction((value) => location.hash.includes(`=${value}`), option);
  await ready(page, name);
  assert.equal(await list.evaluate((each) => each.getRootNode().activeElement === each), true);
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// Draws a finger over the page, from the middle of `box`.
export async function drag(page, { x, y, width, height }, right, down) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, part) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + width / 2 + part * right, y: y + height / 2 + part * down }],
    });
  await touch("touchStart", 0);
  for (let part = 0.1; part <= 1; part += 0.1) {
    await touch("touchMove", part);
  }
  await touch("touchEnd");
}

// The labels of all elements that a selector finds.
export const labelsOf = (page, selector) =>
  page.locator(selector).evaluateAll((list) => list.map((item) => item.getAttribute("aria-label")));

// The violations of the given impacts that axe finds, outside of the selectors in `exclude`.
export async function violationsOf(page, impacts, exclude = []) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((context) => window.axe.run(context), { exclude });
  return violations
    .filter(({ impact }) => impacts.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`);
}
