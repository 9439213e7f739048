// The solutions and their orbits (solutions.js, solution_list.js).
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

test("an orbit says which symmetry leads where", () =>
  inPage("play/solutions.html#solution=1", async (page) => {
    await ready(page, "solutions");
    const turned = solutions[0].map((_, row) => 7 - solutions[0].indexOf(row));
    const index = solutions.findIndex((columns) => digits(columns) === digits(turned)) + 1;
    const member = page.getByLabel(`Solution ${index}: ${digits(turned)} (quarter turn)`);
    assert.equal(
      await page.locator(".orbit-members > div", { has: member }).locator("small").innerText(),
      "quarter turn",
    );
    await member.click();
    await becomes(page, ".solution-title", `Solution ${index}: ${digits(turned)}`);
    await page.waitForFunction((solution) => location.hash.includes(`solution=${solution}`), index);
    const squares = turned.map((column, row) => `${"abcdefgh"[column]}${8 - row}`);
    assert.deepEqual(await labelsOf(page, ".chosen-board svg"), [english.boardLabel({ squares })]);
  }));
