// The solutions and their symmetries, and queens placed by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, hashOf, inPage, ready } from "./browser.mjs";
import { backtrack, isSolution } from "./solver.mjs";

const { solutions } = backtrack(8);
const digits = (columns) => columns.map((column) => column + 1).join("");
const items = (page, within) => page.locator(`${within} .item`);

test("the gallery has the 92 and the 12", () =>
  inPage("#view=solutions&n=8&lang=en", async (page) => {
    await ready(page);
    const labels = () =>
      page
        .locator(".shelf .item")
        .evaluateAll((list) => list.map((item) => item.getAttribute("aria-label")));
    assert.deepEqual(
      await labels(),
      solutions.map((columns, index) => `Solution ${index + 1}: ${digits(columns)}`),
    );
    const queens = await page
      .locator(".shelf .item")
      .nth(4)
      .locator(".queen")
      .evaluateAll((list) => list.map((queen) => Number(queen.getAttribute("x"))));
    assert.deepEqual(queens, solutions[4]);
    await page.getByLabel("Show").selectOption("fundamental");
    await page.waitForFunction(() => document.querySelectorAll(".shelf .item").length === 12);
    assert(
      (await labels()).every((label) =>
        isSolution([...label.split(": ")[1]].map((digit) => digit - 1)),
      ),
    );
  }));

test("each fundamental solution has an orbit; together they are the 92", () =>
  inPage("#view=solutions&n=8&show=fundamental&lang=en", async (page) => {
    await ready(page);
    const seen = new Set();
    const sizes = [];
    for (let index = 0; index < 12; ++index) {
      const item = items(page, ".shelf").nth(index);
      await item.click();
      await becomes(page, ".solution-title", await item.getAttribute("aria-label"));
      const orbit = await page.locator(".orbit-members .caption").allTextContents();
      assert.match(
        await page.locator(".orbit h3").textContent(),
        new RegExp(`: ${orbit.length} solutions$`),
      );
      sizes.push(orbit.length);
      orbit.forEach((member) => seen.add(member));
    }
    assert.deepEqual(sizes.sort(), [4, ...Array(11).fill(8)]);
    assert.equal(seen.size, 92);
  }));

for (const reducedMotion of ["reduce", "no-preference"]) {
  test(`a symmetry turns the board into its image; motion: ${reducedMotion}`, () =>
    inPage(
      "#view=solutions&n=8&solution=1&lang=en",
      async (page) => {
        await ready(page);
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
        const queens = await page
          .locator(".turning-board .queen")
          .evaluateAll((list) => list.map((queen) => Number(queen.getAttribute("x"))));
        assert.deepEqual(queens, turned);
        assert.equal(
          await page.evaluate(() => window.animations > 0),
          reducedMotion === "no-preference",
        );
        assert.match(hashOf(page), new RegExp(`solution=${index}&`));
        await page.locator("[data-symmetry='three-quarter turn']").click();
        await becomes(page, ".solution-title", `Solution 1: ${digits(solutions[0])}`);
      },
      { reducedMotion },
    ));
}

for (const symmetry of [
  "quarter turn",
  "half turn",
  "flip rows",
  "main diagonal",
  "anti-diagonal",
]) {
  test(`when it comes to rest, the board that turned looks like its image: ${symmetry}`, () =>
    inPage(
      "#view=solutions&n=8&solution=7&lang=en",
      async (page) => {
        await ready(page);
        const centres = () =>
          page.locator(".turning-board").evaluate((board) => {
            const whole = board.getBoundingClientRect();
            return [...board.querySelectorAll(".queen")]
              .map((queen) => {
                const box = queen.getBoundingClientRect();
                const part = (from, to, start, length) =>
                  Math.floor((8 * ((from + to) / 2 - start)) / length);
                return [
                  part(box.top, box.bottom, whole.top, whole.height),
                  part(box.left, box.right, whole.left, whole.width),
                ];
              })
              .sort();
          });
        // The animation, held at its end.
        await page.evaluate((name) => {
          document.querySelector(`[data-symmetry="${name}"]`).click();
          for (const animation of document
            .querySelector(".turning-board")
            .getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = 899.99;
          }
        }, symmetry);
        const atRest = await centres();
        await page.evaluate(() =>
          document.querySelector(".turning-board").getAnimations()[0].finish(),
        );
        await page.waitForFunction(
          () => !document.querySelector(".solution-title").textContent.startsWith("Solution 7:"),
        );
        assert.deepEqual(atRest, await centres());
      },
      { reducedMotion: "no-preference" },
    ));
}

const remaining = (names) =>
  solutions.filter((columns) =>
    names.every((name) => columns[8 - Number(name[1])] === name.charCodeAt(0) - 97),
  );

test("queens by hand: what they attack and what remains", () =>
  inPage("#view=hand&n=8&lang=en", async (page) => {
    await ready(page);
    await becomes(page, ".remaining-count", "92 solutions remain of 92.");
    const placed = [];
    for (const name of ["d8", "b7", "h6"]) {
      await page.locator(`[data-square=${name}]`).click();
      placed.push(name);
      const left = remaining(placed).length;
      await becomes(
        page,
        ".remaining-count",
        left === 1 ? "1 solution remains of 92." : `${left} solutions remain of 92.`,
      );
      assert.equal(await items(page, ".shelf").count(), left);
    }
    assert.equal(
      await page.locator("[data-square=d1]").getAttribute("aria-label"),
      "d1, attacked by 1 queen",
    );
    assert.equal(await page.locator("[data-kind=queen]").count(), 3);
    const number = await page.locator("[data-square=e5] .cell-number").textContent();
    assert.equal(number, String(remaining([...placed, "e5"]).length));
    await page.locator("[data-square=h6]").click();
    await becomes(
      page,
      ".remaining-count",
      `${remaining(["d8", "b7"]).length} solutions remain of 92.`,
    );
    assert.match(hashOf(page), /queens=d8,b7&/);
  }));

test("queens that attack each other are marked, with a line", () =>
  inPage("#view=hand&n=8&queens=a1,h8&lang=en", async (page) => {
    await ready(page);
    await becomes(page, ".hand-status", "2 queens, 1 pair of them attacks each other.");
    await becomes(page, ".remaining-count", "None of the 92 solutions remains.");
    assert.equal(await page.locator(".attack-lines line").count(), 1);
    await page.getByRole("button", { name: "Clear the board" }).click();
    await becomes(page, ".remaining-count", "92 solutions remain of 92.");
  }));

test("the best queen again and again leads to a solution", () =>
  inPage("#view=hand&n=8&lang=en", async (page) => {
    await ready(page);
    const hint = page.getByRole("button", { name: "Place a queen that keeps most solutions" });
    for (let queens = 1; queens <= 8; ++queens) {
      await hint.click();
      await page.waitForFunction(
        (count) => document.querySelectorAll("[data-kind=queen]").length === count,
        queens,
      );
    }
    assert.match(
      await page.locator(".hand-status").textContent(),
      /^All queens are placed: this is solution \d+\.$/,
    );
  }));

test("a solution that remains can be chosen", () =>
  inPage("#view=hand&n=8&queens=a8,e7&lang=en", async (page) => {
    await ready(page);
    await items(page, ".shelf").first().click();
    await becomes(page, ".hand-status", "All queens are placed: this is solution 1.");
  }));
