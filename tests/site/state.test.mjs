// The state of the elements: their attributes, and the address of the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import { address, becomes, hashOf, inPage, press, ready } from "./browser.mjs";

test("whatever happens while a search is run for the first time, the address decides", () =>
  inPage("play/", async (page) => {
    await ready(page);
    await page.evaluate(async () => {
      const element = document.querySelector("ctqueens-debugger");
      for (const [name, size, step] of [
        ["exhaustive", 6, 300],
        ["bitmask", 5, 70],
        ["iterative", 7, 1000],
      ]) {
        element.setAttribute("search", name);
        element.setAttribute("size", size);
        await new Promise((resume) => setTimeout(resume, 5));
        element.setAttribute("step", step);
        element.go(12);
      }
    });
    await becomes(page, ".number", "Step 1,000 of 22,972");
    assert.equal(await page.locator(".notice").textContent(), "");
  }));

test("another search has the same board size", () =>
  inPage("play/#search=backtracking&size=4", async (page) => {
    await ready(page);
    const [program, size] = await page.locator(".choices select").all();
    await size.selectOption("6");
    await page.waitForFunction(() => location.hash.includes("size=6"));
    await program.selectOption("bitmask");
    await page.waitForFunction(() => location.hash.includes("search=bitmask&size=6"));
    assert.equal(await size.inputValue(), "6");
  }));

test("an address leads to a state, and follows it", () =>
  inPage("play/#search=exhaustive&size=8&step=12345678", async (page) => {
    await page.locator("ctqueens-debugger:not([aria-busy])").waitFor({ timeout: 120000 });
    await becomes(page, ".number", "Step 12,345,678 of 93,340,917");
    await press(page, english.controls.forward);
    await page.waitForFunction(() => location.hash.includes("step=12345679"));
    assert.match(hashOf(page), /search=exhaustive&size=8&step=12345679/);
    await page.evaluate(() => {
      location.hash = "#search=bitmask&size=4&step=3";
    });
    await becomes(page, ".number", "Step 3 of 87");
  }));

test("without a state in the address, a page shows again what it showed last", () =>
  inPage("play/#search=bitmask&size=5&step=12", async (page) => {
    await becomes(page, ".number", "Step 12 of 266");
    await press(page, english.controls.forward);
    await page.waitForFunction(() => location.hash.includes("step=13"));
    await page.goto(address("play/by-hand.html"));
    await ready(page, "by-hand");
    await page.goto(address("play/"));
    await becomes(page, ".number", "Step 13 of 266");
    assert.equal(await page.locator(".choices select").first().inputValue(), "bitmask");
    // What an action has shown is not there without its program.
    const detail = { open: "queue", action: "watch", step: "3000", text: "packed" };
    await page.evaluate((shown) => {
      document.querySelector(".addressed").dispatchEvent(new CustomEvent("change", { detail: shown, bubbles: true }));
    }, detail);
    await page.waitForFunction(() => location.hash.includes("action=watch"));
    await page.goto(address("zh/play/"));
    await page.locator(".take").waitFor();
    assert.equal(await page.locator(".choices select").first().inputValue(), "queue");
    assert.equal(await page.locator("ctqueens-debugger").getAttribute("step"), null);
  }));

test("what makes no sense is refused, and something sensible is shown", () =>
  inPage("play/#search=guessing&size=9&step=99999", async (page) => {
    await becomes(page, ".number", "Step 0 of 243");
    const notice = await page.locator(".notice").textContent();
    assert.match(notice, /search="guessing" is not valid. Allowed: permutation, exhaustive, /);
    assert.match(notice, /size="9" is not valid. Allowed: 4, 5, 6, 7, 8\./);
    assert.match(notice, /step="99999" is not valid. Allowed: 0…243\./);
    await page.locator("section select").first().selectOption("bitmask");
    await becomes(page, ".number", "Step 0 of 87");
  }));

const refusals = {
  "play/solutions.html#solution=93&show=some": [
    "solutions",
    'show="some" is not valid. Allowed: all, fundamental. solution="93" is not valid. Allowed: 1…92.',
  ],
  "play/by-hand.html#queens=a1,z9": ["by-hand", 'queens="a1,z9" is not valid. Allowed: a1,…,h8.'],
};
for (const [path, [name, sentence]] of Object.entries(refusals)) {
  test(`invalid attributes are refused: ${path}`, () =>
    inPage(path, async (page) => {
      await ready(page, name);
      await becomes(page, ".notice", sentence);
    }));
}
