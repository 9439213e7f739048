// Two searches compared, all searches at their end, the solutions and their symmetries, and queens by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import { becomes, hashOf, inPage, press, ready } from "./browser.mjs";
import { load } from "./library.mjs";
import { backtrack, isSolution } from "./solver.mjs";

const library = await load();
const { solutions } = backtrack(8);
const digits = (columns) => columns.map((column) => column + 1).join("");
const counts = (page, index) =>
  page
    .locator(".pair section")
    .nth(index)
    .locator("[data-count]")
    .evaluateAll((list) => list.map((count) => Number(count.textContent.replaceAll(",", ""))));
const labels = (page, selector) =>
  page.locator(selector).evaluateAll((list) => list.map((item) => item.getAttribute("aria-label")));

test("two searches have always put equally many queens on the board", () =>
  inPage("play/compare.html", async (page) => {
    await ready(page, "compare");
    assert.deepEqual(await labels(page, ".pair section"), ["exhaustive", "backtracking"]);
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
    assert.equal(await page.locator(".pair [data-count=tests]:visible").count(), 0); // masks are no comparisons
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

test("the gallery has the 92 and the 12", () =>
  inPage("play/solutions.html", async (page) => {
    await ready(page, "solutions");
    assert.deepEqual(
      await labels(page, ".shelf .item"),
      solutions.map((columns, index) => `Solution ${index + 1}: ${digits(columns)}`),
    );
    const queens = await page
      .locator(".shelf .item")
      .nth(4)
      .locator(".queen")
      .evaluateAll((list) => list.map((queen) => Number(queen.getAttribute("transform").match(/\d+/)[0])));
    assert.deepEqual(queens, solutions[4]);
    await page.getByLabel("Show").selectOption("fundamental");
    await page.locator(".shelf .item").nth(12).waitFor({ state: "detached" });
    const fundamental = await labels(page, ".shelf .item");
    assert.equal(fundamental.length, 12);
    assert(fundamental.every((label) => isSolution([...label.split(": ")[1]].map((digit) => digit - 1))));
  }));

test("each fundamental solution has an orbit; together they are the 92", () =>
  inPage("play/solutions.html#show=fundamental", async (page) => {
    await ready(page, "solutions");
    await page.locator(".shelf .item").nth(12).waitFor({ state: "detached" });
    const seen = new Set();
    const sizes = [];
    for (let index = 0; index < 12; ++index) {
      const item = page.locator(".shelf .item").nth(index);
      await item.click();
      await becomes(page, ".solution-title", await item.getAttribute("aria-label"));
      const orbit = await page.locator(".orbit-members .number-below").allTextContents();
      await becomes(page, ".orbit-text h2", english.orbitTitle({ size: orbit.length }));
      sizes.push(orbit.length);
      orbit.forEach((member) => seen.add(member));
    }
    assert.deepEqual(sizes.sort(), [4, ...Array(11).fill(8)]);
    assert.equal(seen.size, 92);
  }));

for (const reducedMotion of ["reduce", "no-preference"]) {
  test(`a symmetry turns the board into its image; motion: ${reducedMotion}`, () =>
    inPage(
      "play/solutions.html#solution=1",
      async (page) => {
        await ready(page, "solutions");
        await page.evaluate(() => {
          window.animations = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function count(...rest) {
            window.animations += 1;
            return animate.apply(this, rest);
          };
        });
        const turned = solutions[0].map((_, row) => 7 - solutions[0].indexOf(row));
        const index = solutions.findIndex((columns) => digits(columns) === digits(turned)) + 1;
        await page.locator("[data-symmetry='quarter turn']").click();
        await becomes(page, ".solution-title", `Solution ${index}: ${digits(turned)}`);
        assert.equal(await page.evaluate(() => window.animations > 0), reducedMotion === "no-preference");
        await page.waitForFunction((solution) => location.hash.includes(`solution=${solution}`), index);
        await page.locator("[data-symmetry='three-quarter turn']").click();
        await becomes(page, ".solution-title", `Solution 1: ${digits(solutions[0])}`);
      },
      { reducedMotion },
    ));
}

for (const symmetry of ["quarter turn", "half turn", "flip rows", "main diagonal", "anti-diagonal"]) {
  test(`when it comes to rest, the board that turned looks like its image: ${symmetry}`, () =>
    inPage(
      "play/solutions.html#solution=7",
      async (page) => {
        await becomes(page, ".solution-title", `Solution 7: ${digits(solutions[6])}`);
        const centres = () =>
          page.locator(".turning-board").evaluate((board) => {
            const whole = board.getBoundingClientRect();
            return [...board.querySelectorAll(".queen path")]
              .map((queen) => {
                const box = queen.getBoundingClientRect();
                const part = (from, to, start, length) => Math.floor((8 * ((from + to) / 2 - start)) / length);
                return [
                  part(box.top, box.bottom, whole.top, whole.height),
                  part(box.left, box.right, whole.left, whole.width),
                ];
              })
              .sort();
          });
        // The animation, held at its end.
        await page.locator("section.solutions").evaluate((section, name) => {
          section.querySelector(`[data-symmetry="${name}"]`).click();
          const board = section.querySelector(".turning-board");
          for (const animation of board.getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = 899.99;
          }
        }, symmetry);
        const atRest = await centres();
        await page.locator(".turning-board").evaluate((board) => board.getAnimations()[0].finish());
        await page.locator(".solution-title", { hasText: "Solution 7:" }).waitFor({ state: "detached" });
        assert.deepEqual(atRest, await centres());
      },
      { reducedMotion: "no-preference" },
    ));
}

const remaining = (names) =>
  solutions.filter((columns) => names.every((name) => columns[8 - Number(name[1])] === name.charCodeAt(0) - 97));

test("queens by hand: what they attack and what remains", () =>
  inPage("play/by-hand.html", async (page) => {
    await ready(page, "by-hand");
    await becomes(page, ".remaining-count", "92 of 92 solutions remain.");
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
  }));

test("a solution that remains can be chosen", () =>
  inPage("play/by-hand.html#queens=a8,e7", async (page) => {
    await becomes(page, ".hand-status", "2 queens.");
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

const refusals = {
  "play/compare.html#first=none&queens=999": [
    "compare",
    'first="none" is not valid. Allowed: ' + library.names.join(", ") + '. queens="999" is not valid. Allowed: 0…340.',
  ],
  "play/searches.html#size=3": ["overview", 'size="3" is not valid. Allowed: 4, 5, 6, 7, 8.'],
  "play/solutions.html#solution=93&show=some": [
    "solutions",
    'show="some" is not valid. Allowed: all, fundamental. solution="93" is not valid. Allowed: 1…92.',
  ],
  "play/by-hand.html#queens=a1,z9": ["by-hand", 'queens="a1,z9" is not valid. Allowed: a1,…,h8.'],
};
for (const [path, [name, sentence]] of Object.entries(refusals)) {
  test(`what makes no sense is refused: ${path}`, () =>
    inPage(path, async (page) => {
      await ready(page, name);
      await becomes(page, ".notice", sentence);
    }));
}

test("an address of a view leads to its state", () =>
  inPage("play/compare.html#first=iterative&second=bitmask&size=6&queens=100", async (page) => {
    await becomes(page, ".number", "100 of 882 queens placed");
    assert.match(hashOf(page), /queens=100/);
  }));
