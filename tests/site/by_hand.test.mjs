// Queens placed by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import { becomes, inPage, press, ready } from "./browser.mjs";
import { backtrack } from "./solver.mjs";

const { solutions } = backtrack(8);

const remaining = (names) =>
  solutions.filter((columns) => names.every((name) => columns[8 - Number(name[1])] === name.charCodeAt(0) - 97));

test("queens by hand: what they attack and what remains", () =>
  inPage("play/by-hand.html", async (page) => {
    await ready(page, "by-hand");
    await becomes(page, ".remaining-count", "92 of 92 solutions remain.");
    assert.equal(await page.locator(".shelf").isVisible(), false); // nobody is told a solution before asking
    await page.getByLabel(english.showRemaining).check();
    const placed = [];
    for (const name of ["d8", "b7", "h6"]) {
      await page.locator(`[data-square=${name}]`).click();
      placed.push(name);
      const left = remaining(placed).length;
      await becomes(page, ".remaining-count", english.remaining({ count: left, all: 92 }));
      assert.equal(await page.locator(".shelf .item").count(), left);
    }
    assert.equal(await page.locator("[data-square=d1]").getAttribute("aria-label"), "d1, attacked by 1 queen");
    assert.equal(await page.locator("[data-kind=queen]").count(), 3);
    const number = await page.locator("[data-square=e5] .cell-number").textContent();
    assert.equal(number, String(remaining([...placed, "e5"]).length));
    await page.locator("[data-square=h6]").click();
    await becomes(page, ".remaining-count", `${remaining(["d8", "b7"]).length} of 92 solutions remain.`);
    await page.waitForFunction(() => location.hash.endsWith("queens=d8,b7"));
    await page.reload();
    await becomes(page, ".remaining-count", `${remaining(["d8", "b7"]).length} of 92 solutions remain.`);
  }));

test("queens that attack each other are marked, with a line", () =>
  inPage("play/by-hand.html#queens=a1,h8", async (page) => {
    await becomes(page, ".hand-status", "2 queens, 1 attacking pair.");
    await becomes(page, ".remaining-count", "None of the 92 solutions remains.");
    assert.equal(await page.locator(".attack-lines line").count(), 1);
    await press(page, "Clear the board");
    await becomes(page, ".remaining-count", "92 of 92 solutions remain.");
  }));

test("the best queen again and again leads to a solution", () =>
  inPage("play/by-hand.html", async (page) => {
    await ready(page, "by-hand");
    for (let queens = 1; queens <= 8; ++queens) {
      await press(page, "Place a queen that keeps the most solutions");
      await page
        .locator("[data-kind=queen]")
        .nth(queens - 1)
        .waitFor();
    }
    assert.match(await page.locator(".hand-status").textContent(), /^All queens are placed: this is solution \d+\.$/);
    assert.ok(await page.getByText(english.hint).isDisabled());
  }));

test("a solution that remains can be chosen", () =>
  inPage("play/by-hand.html#queens=a8,e7", async (page) => {
    await page.getByLabel(english.showRemaining).check();
    await page.locator(".shelf .item").first().click();
    await becomes(page, ".hand-status", "All queens are placed: this is solution 1.");
  }));

test("queens are placed with keys alone, on a board that is one tab stop", () =>
  inPage("play/by-hand.html", async (page) => {
    await ready(page, "by-hand");
    assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
    const focused = () => page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.dataset.square);
    await page.getByLabel("Board").first().focus();
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "a8");
    await page.keyboard.press("Space");
    await becomes(page, ".remaining-count", "4 of 92 solutions remain.");
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
    }
    assert.equal(await focused(), "e7");
    await page.keyboard.press("Enter");
    await becomes(page, ".hand-status", "2 queens.");
    await page.keyboard.press("Control+End");
    assert.equal(await focused(), "h1");
    await page.keyboard.press("ArrowDown");
    assert.equal(await focused(), "h1");
  }));
