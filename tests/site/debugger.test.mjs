// The debugger: everything that it shows, for every search and kind of step, and everything that moves it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Tables } from "../../src/site/elements/library/tables.js";
import { captionOf } from "../../src/site/elements/parts/caption.js";
import english from "../../src/site/elements/common/words_en.js";
import chinese from "../../src/site/elements/common/words_zh.js";
import { address, becomes, buttonOf, hashOf, inPage, press, ready } from "./browser.mjs";
import { lineOf, load } from "./library.mjs";
import { backtrack, range } from "./solver.mjs";

const library = await load();
const play = (state) => `play/${state ? `#${state}` : ""}`;
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
          Number(line.querySelector(".stop").textContent),
          line.querySelector("code").textContent,
        ]),
        calls: find(".line")
          .map((line) => [Number(line.querySelector(".stop").textContent), line.querySelector(".calls").title])
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
    inPage(play(`search=${name}&size=4`), async (page) => {
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

test("both languages say the same things", () => {
  const shape = (words) =>
    Object.fromEntries(
      Object.entries(words).map(([name, word]) => [name, typeof word === "object" ? shape(word) : typeof word]),
    );
  const { searches, ideas, units, symmetries, ...words } = chinese; // translate what the library says
  assert.deepEqual(shape(words), shape(english));
  assert.deepEqual(Object.keys(searches).sort(), Object.keys(ideas).sort());
  assert.deepEqual(Object.keys(symmetries).sort(), new Tables(library.exports).symmetries.sort());
  assert.deepEqual(Object.keys(units).sort(), [...new Set(library.tests)].sort());
});

test("the buttons and the keys go where they say", () =>
  inPage(play("search=backtracking&size=6"), async (page) => {
    await ready(page);
    const { steps } = backtrack(6);
    const { length } = await library.search("backtracking", 6);
    const at = (position) =>
      becomes(page, ".number", `Step ${position.toLocaleString("en")} of ${length.toLocaleString("en")}`);
    const after = (position, fits) => steps.findIndex((step, index) => index >= position && fits(step)) + 1;
    const key = (name) => page.locator("ctqueens-debugger .code").press(name);
    await press(page, english.controls.forward);
    await key("ArrowRight");
    await at(2);
    await key("ArrowLeft");
    await at(1);
    const conflict = after(1, ({ hook }) => hook === "reject");
    await press(page, "Next conflict");
    await at(conflict);
    await key("c");
    await at(after(conflict, ({ hook }) => hook === "reject"));
    await key("Shift+C");
    await at(conflict);
    await key("r");
    await at(after(conflict, ({ hook }) => hook === "retreat"));
    const solution = after(conflict, ({ hook }) => hook === "solution");
    await press(page, "Next solution");
    await at(solution);
    await key("u");
    await at(after(solution, ({ hook }) => hook === "leave"));
    await key("s");
    await key("Shift+S");
    await at(solution);
    await page.evaluate(() => document.querySelector("ctqueens-debugger").go(2)); // the first queen
    await press(page, "Skip everything below this queen");
    await at(after(2, ({ hook, row }) => hook === "retreat" && row === 0));
    await key("End");
    await at(length);
    await press(page, "First step");
    await at(0);
  }));

test("a chosen line stops the search", () =>
  inPage(play("search=backtracking&size=5"), async (page) => {
    await ready(page);
    const search = await library.search("backtracking", 5);
    const line = search.lines.find((each) => lineOf(search, each).includes("observer.retreat("));
    await press(page, `Breakpoint at line ${line}`);
    await page.waitForFunction((stop) => location.hash.includes(`stops=${stop}`), line);
    const first = search.next(0, { among: ["retreat"] });
    await press(page, "Next breakpoint");
    await becomes(page, ".number", `Step ${first} of ${search.length.toLocaleString("en")}`);
    await page.getByLabel("Speed").selectOption("10000");
    await press(page, "Play");
    const second = search.next(first, { among: ["retreat"] });
    await becomes(page, ".number", `Step ${second} of ${search.length.toLocaleString("en")}`);
    await buttonOf(page, "Play").waitFor();
  }));

test("it plays to the end, and pauses", () =>
  inPage(play("search=bitmask&size=5"), async (page) => {
    await ready(page);
    const { length } = await library.search("bitmask", 5);
    await page.getByLabel("Speed").selectOption("1000");
    await press(page, "Play");
    await becomes(page, ".number", `Step ${length} of ${length}`);
    await becomes(page, ".caption", "The search is over: 10 solutions.");
    await buttonOf(page, "Play").waitFor();
    await page.getByLabel("Speed").selectOption("1");
    await press(page, "Play");
    await press(page, "Pause");
    await buttonOf(page, "Play").waitFor();
  }));

test("the tree shows what is cut off, and where solutions are", () =>
  inPage(play("search=backtracking&size=4&step=243"), async (page) => {
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

test("keys of the workbench work wherever nothing else gets them", () =>
  inPage(play("search=backtracking&size=4"), async (page) => {
    await ready(page);
    await page.keyboard.press("r");
    await becomes(page, ".number", english.position({ step: 28, steps: 243 }));
    await page.keyboard.press(" ");
    await page.locator(".control.play[aria-label=Pause]").waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.locator("ctqueens-debugger .board").click();
    await page.keyboard.press(" ");
    await page.locator(".control.play[aria-label=Play]").waitFor();
  }));

test("keys work at either end, and the page around the debugger does not get them", () =>
  inPage(play("search=backtracking&size=4&step=1"), async (page) => {
    await ready(page);
    await page.evaluate(() => {
      globalThis.heard = [];
      document.addEventListener("keydown", ({ key }) => globalThis.heard.push(key));
    });
    await press(page, "Step back");
    await becomes(page, ".number", "Step 0 of 243");
    for (const [key, step] of [
      ["ArrowRight", 1],
      ["End", 243],
      ["ArrowRight", 243],
      ["Shift+s", 150],
      ["Home", 0],
      ["c", 6],
    ]) {
      await page.keyboard.press(key);
      await becomes(page, ".number", `Step ${step} of 243`);
    }
    await page.keyboard.press("x"); // means nothing here
    assert.deepEqual(await page.evaluate(() => globalThis.heard.filter((key) => key !== "Shift")), ["x"]);
  }));

test("whatever happens while a search is run for the first time, the address decides", () =>
  inPage(play(), async (page) => {
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

test("the tree follows the colour scheme, also without a step", () =>
  inPage(play("search=backtracking&size=4&step=10"), async (page) => {
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

test("an address leads to a state, and follows it", () =>
  inPage(play("search=exhaustive&size=8&step=12345678"), async (page) => {
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

test("what makes no sense is refused, and something sensible is shown", () =>
  inPage(play("search=guessing&size=9&step=99999"), async (page) => {
    await becomes(page, ".number", "Step 0 of 243");
    const notice = await page.locator(".notice").textContent();
    assert.match(notice, /search="guessing" is not valid. Allowed: permutation, exhaustive, /);
    assert.match(notice, /size="9" is not valid. Allowed: 4, 5, 6, 7, 8\./);
    assert.match(notice, /step="99999" is not valid. Allowed: 0…243\./);
    await page.locator("section select").first().selectOption("bitmask");
    await becomes(page, ".number", "Step 0 of 87");
  }));

test("in anybody's page, by one script tag from another server", async () => {
  const page = (attributes, language) =>
    `<!doctype html><html lang="${language}"><title>A page</title>` +
    `<script src="${address("ctqueens-debugger.js")}"></script>` +
    `<h1>A page</h1><ctqueens-debugger ${attributes}><p>Instead</p></ctqueens-debugger>`;
  await inPage(
    "",
    async (tab) => {
      await becomes(tab, ".number", "Step 10 of 282");
      assert.notEqual(await tab.evaluate(() => location.origin), new URL(address()).origin);
      await tab.locator("ctqueens-debugger").evaluate((element) => element.setAttribute("step", "11"));
      await becomes(tab, ".number", "Step 11 of 282");
    },
    { content: page('search="iterative" size="4" step="10"', "en") },
  );
  await inPage("", (tab) => becomes(tab, ".number", "第 10 步，共 282 步"), {
    content: page('search="iterative" size="4" step="10"', "zh"),
  });
  await inPage(
    "",
    async (tab) => {
      await tab.locator(".notice", { hasText: "This figure could not be loaded" }).waitFor();
      assert(await tab.locator("p", { hasText: "Instead" }).isVisible());
    },
    {
      content: page("", "en"),
      prepare: (tab) => tab.addInitScript(() => delete window.WebAssembly),
    },
  );
});

test("the element has at most 250 kB", async () => {
  await inPage("", async (page) => {
    const size = await page.evaluate(
      async (url) => (await (await fetch(url)).arrayBuffer()).byteLength,
      address("ctqueens-debugger.js"),
    );
    assert(size <= 250_000, `${size}`);
  });
});
