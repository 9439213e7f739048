// Two searches compared (compare.js), and all searches at their end (overview.js).
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import { becomes, inPage, labelsOf, press, ready } from "./browser.mjs";
import { load } from "./library.mjs";

const library = await load();
const counts = (page, index) =>
  page
    .locator(".pair section")
    .nth(index)
    .locator("[data-count]")
    .evaluateAll((list) => list.map((count) => Number(count.textContent.replaceAll(",", ""))));

test("two searches have always put equally many queens on the board", () =>
  inPage("play/compare.html", async (page) => {
    await ready(page, "compare");
    assert.deepEqual(await labelsOf(page, ".pair section"), ["exhaustive", "backtracking"]);
    await becomes(page, ".number", "60 of 340 queens placed"); // the difference, at once
    const slider = page.getByRole("slider", { name: "queens placed" });
    for (const queens of [1, 7, 33, 60, 61, 340]) {
      await slider.fill(String(queens));
      await becomes(page, ".number", `${queens} of 340 queens placed`);
      for (const [index, name] of ["exhaustive", "backtracking"].entries()) {
        const search = await library.search(name, 4);
        const all = search.situation(search.length);
        const placed = Math.min(queens, all.candidates);
        const position = placed === all.candidates ? search.length : search.positionOfQueen(placed + 1) - 1;
        const { candidates, tests, backtracks, solutions: found } = search.situation(position);
        assert.equal(candidates, placed);
        assert.deepEqual(await counts(page, index), [candidates, tests, backtracks, found]);
      }
    }
    const said = await page.locator(".boards").allTextContents();
    assert.deepEqual(said, [
      english.boards({ size: 4, all: 256, factorial: 24, boards: 256, doomedBoards: 240, cut: 0 }),
      english.boards({ size: 4, all: 256, factorial: 24, boards: 16, doomedBoards: 0, cut: 240 }),
    ]);
    await becomes(
      page,
      ".result",
      "The backtracking search is finished: 60 queens placed, 16 full boards looked at. " +
        "To find the same solutions, the exhaustive search needs 340 queens and 256 full boards.",
    );
    await page.waitForFunction(() => location.hash.includes("queens=340"));
    assert.equal(await page.locator(".pair [data-count=tests]:visible").count(), 2);
    await page.getByLabel("Right").selectOption("bitmask");
    await becomes(page, ".pair section:nth-of-type(2) h2", "bitmask");
    await becomes(page, ".number", "16 of 340 queens placed");
    assert.equal(await page.locator(".pair [data-count=tests]:visible").count(), 0); // masks do not compare queens
    await press(page, english.controls.forward);
    await becomes(page, ".number", "17 of 340 queens placed");
  }));

test("all searches at their end", () =>
  inPage("play/searches.html", async (page) => {
    await ready(page, "overview");
    const items = page.locator(".searches > li");
    assert.equal(await items.count(), library.names.length);
    for (let index = 0; index < library.names.length; ++index) {
      const item = items.nth(index);
      const search = await library.search(await item.getAttribute("data-search"), 6);
      const { candidates, tests, boards } = search.situation(search.length);
      assert.deepEqual(
        await item.locator("dl").first().locator("dd").allTextContents(),
        [candidates, tests, boards].map(english.number),
      );
      const unit = item.locator("dl").first().locator("dt").nth(1);
      assert.equal(await unit.textContent(), library.tests[index]);
      assert.equal(await item.locator(".idea").textContent(), library.ideas[index]);
    }
  }));
