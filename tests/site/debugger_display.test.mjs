// What the debugger shows (display.js and its parts: board.js, code_pane.js, search_panes.js, tree_picture.js) for
// every search and kind of step.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import { captionOf } from "../../src/site/elements/parts/search_panes.js";
import { inPage, ready } from "./browser.mjs";
import { lineOf, load } from "./library.mjs";
import { range } from "./solver.mjs";

const library = await load();
const square = (size, { row, column }) => `${"abcdefgh"[column]}${size - row}`;

// In the page: what the debugger shows at each of some positions.
const shownAt = (page, positions) =>
  page.evaluate((all) => {
    const element = document.querySelector("ctqueens-debugger");
    const find = (selector) => [...element.shadowRoot.querySelectorAll(selector)];
    return all.map((position) => {
      element.go(position);
      const now = find(".line.now");
      return {
        caption: find(".caption")[0].textContent,
        lines: now.map((line) => [
          Number(line.querySelector(".line-number").textContent),
          line.querySelector("code").textContent,
        ]),
        calls: find(".line")
          .map((line) => [Number(line.querySelector(".line-number").textContent), line.querySelector(".calls").title])
          .filter(([, title]) => title !== ""),
        frames: find(".frame:not([hidden])").map((frame) => frame.textContent),
        board: find(".board")[0].getAttribute("aria-label"),
        attacked: find(".square.attacked").length,
        attacks: find(".attack").length,
        counts: find("[data-count]").map((count) => Number(count.textContent.replaceAll(",", ""))),
        levels: find(".levels dd").map((level) => Number(level.textContent.replaceAll(",", ""))),
        step: find(".number")[0].textContent,
      };
    });
  }, positions);

for (const name of library.names) {
  test(`what is shown at every step: ${name}`, () =>
    inPage(`play/#search=${name}&size=4`, async (page) => {
      await ready(page);
      const search = await library.search(name, 4);
      const shown = await shownAt(page, range(search.length + 1));
      shown.forEach((seen, position) => {
        const now = search.situation(position);
        const queens = now.columns.map((column, row) => square(4, { row, column }));
        assert.equal(seen.step, english.position({ step: position, steps: search.length }));
        assert.equal(seen.caption, captionOf(now, search, english));
        assert.deepEqual(seen.lines, now.line > 0 ? [[now.line, lineOf(search, now.line)]] : []);
        assert.deepEqual(
          seen.calls,
          [...now.lines].sort(([one], [other]) => one - other).map(([line, calls]) => [line, english.calls({ calls })]),
        );
        assert.equal(seen.board, english.boardLabel({ squares: queens }));
        assert.deepEqual(
          seen.frames,
          name === "iterative"
            ? [`queens = {${now.columns.join(", ")}}`, `row = ${Math.max(now.openRows - 1, 0)}`]
            : range(now.openRows).map((row) =>
                row < now.rows ? `row = ${row}, column = ${now.columns[row]}  (${queens[row]})` : `row = ${row}`,
              ),
        );
        const all = range(16).map((index) => ({ row: Math.floor(index / 4), column: index % 4 }));
        assert.equal(seen.attacked, all.filter((at) => now.isAttacked(at)).length);
        assert.equal(seen.attacks, now.hook === "reject" ? 1 : 0);
        assert.deepEqual(seen.counts, [now.candidates, now.tests, now.backtracks, now.solutions]);
        assert.deepEqual(seen.levels, now.queens);
      });
    }));
}

test("the tree shows what is cut off, and where solutions are", () =>
  inPage("play/#search=backtracking&size=4&step=243", async (page) => {
    await ready(page);
    const colours = await page.evaluate(() => {
      const root = document.querySelector("ctqueens-debugger").shadowRoot;
      const canvas = root.querySelector(".canvas");
      const context = canvas.getContext("2d");
      // The middle of a node's lower part, where no number is.
      const at = (path) => {
        const x = path.reduce((sum, column, row) => sum + column / 4 ** (row + 1), 0) + 0.25 / 4 ** path.length;
        const [red, green, blue] = context.getImageData(
          Math.round(x * canvas.width),
          Math.round(((path.length - 0.12) * canvas.height) / 4),
          1,
          1,
        ).data;
        return `rgb(${red}, ${green}, ${blue})`;
      };
      const sample = (kind) => {
        context.fillStyle = getComputedStyle(root.querySelector(`.sample.${kind}`)).color;
        context.fillRect(0, 0, 1, 1);
        return `rgb(${[...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(", ")})`;
      };
      const kinds = ["seen", "fruitful", "cut"];
      return [[0], [1], [0, 0], [1, 3, 0]].map((path) => kinds.find((kind) => sample(kind) === at(path)));
    });
    assert.deepEqual(colours, ["seen", "fruitful", "cut", "fruitful"]);
  }));

test("the tree follows the colour scheme, also without a step", () =>
  inPage("play/#search=backtracking&size=4&step=10", async (page) => {
    await ready(page);
    const corner = () =>
      page
        .locator(".canvas")
        .evaluate((canvas) => [...canvas.getContext("2d").getImageData(canvas.width - 3, 3, 1, 1).data]);
    const light = await corner();
    await page.evaluate(() => document.documentElement.classList.toggle("dark"));
    await page.waitForFunction((before) => {
      const canvas = document.querySelector("ctqueens-debugger").shadowRoot.querySelector(".canvas");
      return canvas.getContext("2d").getImageData(canvas.width - 3, 3, 1, 1).data[0] !== before;
    }, light[0]);
  }));
