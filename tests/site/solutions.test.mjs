// The solutions (solutions.js, solution_list.js) and their symmetries (orbit_panel.js, symmetry_motion.js).
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import { becomes, chooseByKey, inPage, labelsOf, ready } from "./browser.mjs";
import { backtrack, isSolution } from "./solver.mjs";

const { solutions } = backtrack(8);
const digits = (columns) => columns.map((column) => column + 1).join("");

test("the gallery has the 92 and the 12", () =>
  inPage("play/solutions.html", async (page) => {
    await ready(page, "solutions");
    assert.deepEqual(
      await labelsOf(page, ".shelf .item"),
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
    const fundamental = await labelsOf(page, ".shelf .item");
    assert.equal(fundamental.length, 12);
    assert(fundamental.every((label) => isSolution([...label.split(": ")[1]].map((digit) => digit - 1))));
  }));

test("the choices keep the focus", () =>
  inPage("play/solutions.html", async (page) => {
    await ready(page, "solutions");
    await chooseByKey(page, "solutions", 0, "6");
    await chooseByKey(page, "solutions", 1, "fundamental");
    await page.locator(".shelf .item").nth(1).waitFor({ state: "detached" });
    assert.equal(await page.locator(".choices select").first().inputValue(), "6");
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
    inPage("play/solutions.html#solution=1", { reducedMotion }, async (page) => {
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
    }));
}

for (const symmetry of ["quarter turn", "half turn", "flip rows", "main diagonal", "anti-diagonal"]) {
  test(`when it comes to rest, the board that turned looks like its image: ${symmetry}`, () =>
    inPage("play/solutions.html#solution=7", { reducedMotion: "no-preference" }, async (page) => {
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
    }));
}
