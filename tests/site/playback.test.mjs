// Stepping through one search, and through two side by side.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { becomes, hashOf, inPage, queensOn, ready, shownIn } from "./browser.mjs";
import { attack, backtrack } from "./solver.mjs";
import { load } from "./library.mjs";

const library = await load();
const counts = (page, within = "#view") =>
  page
    .locator(`${within} .work [data-work]`)
    .evaluateAll((list) => list.map((item) => Number(item.textContent.replaceAll(",", ""))));
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

const readme = await readFile(process.env.README, "utf8");
const countsOfReadme = (search) =>
  readme
    .match(new RegExp(`^${search} +(\\d+) +(\\d+) +(\\d+) +(\\d+)$`, "m"))
    .slice(1)
    .map(Number);

for (const search of library.searches) {
  test(`${search} plays to its first solution, N = 5`, () =>
    inPage(`#view=search&search=${search}&n=5&lang=en`, async (page) => {
      await ready(page);
      await page.getByLabel("Speed").fill("12");
      await press(page, "Play");
      const survey = await library.survey(search, 5);
      await page.waitForFunction(
        (first) =>
          Number(location.hash.match(/step=(\d+)/)?.[1] ?? 0) >= first ||
          document.querySelector('[data-work="solutions"]').textContent !== "0",
        survey.solutions[0],
      );
      await press(page, "First step"); // whether it still plays or has ended
      await press(page, "Next solution");
      await becomes(
        page,
        ".sentence",
        `Solution 1: ${survey
          .situation(survey.solutions[0])
          .columns.map((column) => column + 1)
          .join("")}.`,
      );
      const queens = (await queensOn(page)).map((name) => ({
        row: 5 - name[1],
        column: name.charCodeAt(0),
      }));
      assert.equal(queens.length, 5);
      assert(
        queens.every((queen, index) =>
          queens.slice(0, index).every((other) => !attack(queen, other)),
        ),
      );
    }));

  test(`${search} ends with the counts of README.md, N = 8`, () =>
    inPage(`#view=search&search=${search}&n=8&lang=en`, async (page) => {
      await ready(page);
      await press(page, "Last step");
      await becomes(
        page,
        ".sentence",
        "Every first square has been tried. The search is over: 92 solutions.",
      );
      // README has the exhaustive search in lanes, while the page shows the plain one.
      const expected =
        search === "exhaustive" ? [19_173_960, 50_199_400, 19_173_960, 92] : countsOfReadme(search);
      assert.deepEqual(await counts(page), expected);
      assert.deepEqual(await queensOn(page), []);
    }));
}

test("a search plays to its end and stops there", () =>
  inPage("#view=search&search=bitmask&n=5&lang=en", async (page) => {
    await ready(page);
    await page.getByLabel("Speed").fill("12");
    await press(page, "Play");
    await becomes(
      page,
      ".sentence",
      "Every first square has been tried. The search is over: 10 solutions.",
    );
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    const { steps } = await library.survey("bitmask", 5);
    assert.match(hashOf(page), new RegExp(`step=${steps}&`));
  }));

test("a search that pauses stands still", () =>
  inPage("#view=search&search=exhaustive&n=8&lang=en", async (page) => {
    await ready(page);
    await page.getByLabel("Speed").fill("12");
    await press(page, "Play");
    await page.waitForFunction(
      () => !document.querySelector(".step-number").textContent.startsWith("Step 0"),
    );
    await press(page, "Pause");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    const [before, after] = await page.evaluate(async () => {
      const step = () => document.querySelector(".step-number").textContent;
      const first = step();
      for (let frame = 0; frame < 10; ++frame) {
        await new Promise(requestAnimationFrame);
      }
      return [first, step()];
    });
    assert.equal(after, before);
  }));

test("step and back undo each other, over every kind of step", () =>
  inPage("#view=search&search=backtracking&n=4&lang=en", async (page) => {
    await ready(page);
    const { steps } = await library.survey("backtracking", 4);
    // In the page itself: there are too many to wait for each from outside.
    const shownAfterEach = (name, count) =>
      page.evaluate(
        ([label, clicks]) =>
          Array.from({ length: clicks }, () => {
            document.querySelector(`button[aria-label="${label}"]`).click();
            return {
              step: document.querySelector(".step-number").textContent,
              kind: document.querySelector(".sentence").dataset.kind,
              shown: [".sentence", ".board", ".tree", ".work"].map(
                (part) => document.querySelector(`.search-panel ${part}`).outerHTML,
              ),
            };
          }),
        [name, count],
      );
    const start = await shownIn(page);
    const forwards = await shownAfterEach("Step", steps);
    assert.deepEqual(
      forwards.map(({ step }) => step),
      forwards.map((_, index) => `Step ${index + 1} of ${steps}`),
    );
    assert.deepEqual([...new Set(forwards.map(({ kind }) => kind))].sort(), [
      "conflict",
      "end",
      "place",
      "retreat",
      "retreatAfterSolution",
      "solution",
    ]);
    const backwards = await shownAfterEach("Step back", steps - 1);
    assert.deepEqual(backwards, forwards.slice(0, -1).reverse());
    await press(page, "Step back");
    await becomes(page, ".step-number", `Step 0 of ${steps}`);
    assert.deepEqual(await shownIn(page), start);
  }));

test("sentences say what backtracking does", () =>
  inPage("#view=search&search=backtracking&n=4&lang=en", async (page) => {
    await ready(page);
    const name = ({ row, column }) => `${"abcd"[column]}${4 - row}`;
    const expected = {
      place: (step) => `A queen is placed on ${name(step)}.`,
      conflict: (step) =>
        `The queen on ${name(step)} is attacked by the queen on ${name(step.attacker)}.`,
    };
    for (const step of backtrack(4).steps.slice(0, 20)) {
      await press(page, "Step");
      if (step.kind in expected) {
        await becomes(page, ".sentence", expected[step.kind](step));
      }
    }
  }));

test("a conflict is drawn between the two queens, and marked in the tree", () =>
  inPage("#view=search&search=backtracking&n=8&step=5&lang=en", async (page) => {
    await ready(page);
    await becomes(page, ".sentence", "The queen on b7 is attacked by the queen on a8.");
    const line = page.locator(".board .conflict-line");
    assert.equal(await line.getAttribute("visibility"), "visible");
    const ends = await line.evaluate((node) =>
      ["x1", "y1", "x2", "y2"].map((end) => Number(node.getAttribute(end))),
    );
    assert.deepEqual(ends, [0.5, 0.5, 1.5, 1.5]);
    assert.equal(await page.locator(".board .queen.attacked[visibility=visible]").count(), 2);
    assert.equal(await page.locator(".tree .node.attacked").count(), 2);
    await press(page, "Step");
    assert.equal(await line.getAttribute("visibility"), "hidden");
  }));

test("the tree has a node for each queen and for what was tried beside them", () =>
  inPage("#view=search&search=bitmask&n=8&step=300&lang=en", async (page) => {
    await ready(page);
    const situation = (await library.survey("bitmask", 8)).situation(300);
    assert.equal(await page.locator(".tree .node.onBoard").count(), situation.columns.length);
    const found = await page.locator(".tree .found").allTextContents();
    assert.deepEqual(
      found.filter((text) => text !== ""),
      ["2", "1", "1", "1", "1"],
    );
  }));

test("a link leads to a step, and the address follows the steps", () =>
  inPage("#view=search&search=exhaustive&n=8&step=12345678&lang=en", async (page) => {
    await ready(page);
    await becomes(page, ".step-number", "Step 12,345,678 of 38,348,013");
    await press(page, "Step");
    assert.match(hashOf(page), /search=exhaustive&step=12345679/);
    const shown = await shownIn(page);
    await page.reload();
    await becomes(page, ".step-number", "Step 12,345,679 of 38,348,013");
    assert.deepEqual(await shownIn(page), shown);
  }));

test("the slider and the strip above it lead to a step", () =>
  inPage("#view=search&search=iterative&n=6&lang=en", async (page) => {
    await ready(page);
    await page.getByRole("slider", { name: "Step" }).fill("100");
    await becomes(page, ".step-number", "Step 100 of 1,769");
    const box = await page.locator(".profiles").boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(
      () => Math.abs(Number(location.hash.match(/step=(\d+)/)[1]) - 885) < 3,
    );
  }));

test("two searches go side by side, step by step", () =>
  inPage("#view=compare&search=iterative&with=bitmask&n=6&lang=en", async (page) => {
    await ready(page);
    assert.equal(await page.locator(".search-panel").count(), 2);
    await press(page, "Next solution");
    const surveys = [await library.survey("iterative", 6), await library.survey("bitmask", 6)];
    const step = Math.min(...surveys.map(({ solutions }) => solutions[0]));
    await becomes(page, ".step-number", `Step ${step} of 1,769`);
    for (const [index, search] of ["iterative", "bitmask"].entries()) {
      assert.deepEqual(
        await counts(page, `[data-search=${search}]`),
        Object.values(surveys[index].situation(step).work),
      );
    }
    await press(page, "Last step");
    assert.deepEqual(await counts(page, "[data-search=bitmask]"), [152, 152, 152, 4]);
    await page.getByLabel("Second search").selectOption("occupancy");
    await page.locator("[data-search=occupancy]").waitFor();
    await becomes(page, ".step-number", "Step 0 of 1,793");
  }));

test("two searches go side by side, solution by solution", () =>
  inPage(
    "#view=compare&search=iterative&with=backtracking&n=8&by=solutions&step=8&lang=en",
    async (page) => {
      await ready(page);
      await becomes(page, ".step-number", "Solution 8 of 92");
      await becomes(page, "[data-search=iterative] .sentence", "Solution 8: 26831475.");
      const eighth = backtrack(8)
        .solutions[7].map((column) => column + 1)
        .join("");
      await becomes(page, "[data-search=backtracking] .sentence", `Solution 8: ${eighth}.`);
      await press(page, "Step back");
      await becomes(page, ".step-number", "Solution 7 of 92");
    },
  ));

test("what the address cannot mean is refused, with the range", () =>
  inPage("#view=search&search=guessing&n=9&step=99999999&lang=en", async (page) => {
    await ready(page);
    assert.deepEqual(await page.locator("#notice p").allTextContents(), [
      "The address says n=9; allowed is 4 to 8.",
      "The address says search=guessing; allowed is permutation, exhaustive, backtracking, iterative, " +
        "occupancy, board-scan, bitmask.",
      "The address says step=99999999; allowed is 0 to 31,533.",
    ]);
    await becomes(page, ".step-number", "Step 31,533 of 31,533");
    await page.evaluate(() => {
      location.hash = "#view=search&search=bitmask&n=4&step=3&lang=en";
    });
    await becomes(page, ".step-number", "Step 3 of 35");
    assert.equal(await page.locator("#notice p").count(), 0);
  }));
