// Every kind of page on every screen, in both languages and both colour schemes: what axe finds, and what is in sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inPage, ready, violationsOf } from "./browser.mjs";

const telling = [
  ["play/#open=forgotten_diagonal", "debugger"],
  ["zh/play/#open=queue", "debugger"],
  ["", "debugger"],
  ["zh/", "debugger"],
  ["play/#search=iterative&size=8&step=500", "debugger"],
  ["zh/play/#search=backtracking&size=6&step=60", "debugger"],
  ["play/solutions", "solutions"],
  ["zh/play/solutions", "solutions"],
  ["play/by-hand#queens=a8,e7,e1", "by-hand"],
  ["zh/play/by-hand#queens=a8", "by-hand"],
  ["tutorial/04_backtracking", undefined],
  ["zh/tutorial/04_backtracking", undefined],
  ["library/compile-cost", undefined],
  ["source/include/ctqueens/search/backtracking.hpp", undefined],
  ["reference/queries", undefined],
];
const opened = (path) => path.replace(/^([^#]*[^/#])(#|$)/, "$1.html$2");

for (const [path, element] of telling) {
  test(`axe finds nothing serious, and 390, 844, 1024 and 1440 pixels are wide enough: ${path || "home"}`, () =>
    inPage(opened(path), async (page) => {
      await (element ? ready(page, element) : page.locator("h1").waitFor());
      const ofVitePress = [".VPNavBarSearch"];
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction(
          (isDark) => document.documentElement.classList.contains("dark") === isDark,
          colorScheme === "dark",
        );
        assert.deepEqual(await violationsOf(page, ["serious", "critical"], ofVitePress), [], colorScheme);
      }
      for (const width of [390, 844, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        const fits = (all) => all.every((each) => each.getBoundingClientRect().right <= innerWidth - 16);
        const controls = page.locator(".figure :is(select, button):visible");
        assert(await controls.evaluateAll(fits), `a control is cut off at ${width} pixels`);
      }
    }));
}

for (const path of [
  "tutorial/12_observers",
  "zh/tutorial/07_flags_and_masks",
  "guide/use",
  "source/include/ctqueens/trace.hpp",
]) {
  test(`from 1280 pixels on, lines of up to 100 characters are seen whole: ${path}`, () =>
    inPage(`${path}.html`, async (page) => {
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 720 });
        const cut = await page
          .locator("main pre code")
          .evaluateAll((blocks) =>
            blocks
              .filter(({ parentElement }) => parentElement.scrollWidth > parentElement.clientWidth)
              .map((block) => block.innerText),
          );
        assert.deepEqual(
          cut.filter((text) => text.split("\n").every((line) => line.length <= 100)),
          [],
          `${width}`,
        );
      }
    }));
}

const boxesOf = (page, selectors) => Promise.all(selectors.map((selector) => page.locator(selector).boundingBox()));

for (const state of [
  "search=backtracking&size=4&step=100",
  "search=exhaustive&size=6&step=9000",
  "search=iterative&size=8&step=4000",
]) {
  test(`all parts are seen at once on 1280 × 720 and 1440 × 900: ${state}`, async () => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
    ]) {
      await inPage(`play/#${state}`, { viewport }, (page) => partsAreSeen(page, viewport));
    }
  });
}

async function partsAreSeen(page, viewport) {
  await ready(page);
  const parts = [
    ".choices",
    ".actions",
    ".code",
    ".caption",
    ".board",
    ".boarded figcaption",
    ".stack",
    ".bar",
    ".position",
    ".canvas",
    ".tally",
  ];
  for (const [index, { x, y, width, height }] of (await boxesOf(page, parts)).entries()) {
    assert(
      x >= 0 && y >= 64 && x + width <= viewport.width && y + height <= viewport.height,
      `${parts[index]}: ${y} + ${height}`,
    );
  }
  const [board, legend] = await boxesOf(page, [".board", ".boarded figcaption"]);
  const room = viewport.height - 540; // the other parts need the rest
  assert(Math.min(board.width, board.height) >= room, `${board.width} × ${board.height}`);
  assert(legend.y >= board.y + board.height && legend.height < 50, `${legend.y} ${legend.height}`);
  const code = await page.locator(".code").evaluate((pane) => [pane.scrollWidth, pane.clientWidth]);
  assert(code[0] <= code[1], `${code}`); // no line is cut off
  const tree = await page.locator(".tree-place").evaluate((place) => [place.scrollHeight, place.clientHeight]);
  assert(tree[0] <= tree[1] + 2, `${tree}`); // nor a row
  const sizes = await page
    .locator("section.debugger")
    .evaluate((section) =>
      [...section.querySelectorAll("*")]
        .filter((node) => node.childNodes.length > 0 && !node.closest("svg"))
        .map((node) => parseFloat(getComputedStyle(node).fontSize)),
    );
  assert(Math.min(...sizes) >= 14, `${Math.min(...sizes)} pixels`);
}

for (const path of ["", "zh/"]) {
  test(`on a phone, the first screen has all links and all of the board: ${path || "en"}`, () =>
    inPage(path, { viewport: { width: 390, height: 844 } }, async (page) => {
      await ready(page);
      for (const link of await page.locator(".calls a").all()) {
        const { x, y, width, height } = await link.boundingBox();
        assert(x >= 0 && x + width <= 390 && y + height < 844, `${x} ${y} ${width} ${height}`);
      }
      const [{ y, height }, controls] = await boxesOf(page, [".first .now-place", ".first .controls-place"]);
      assert(y + height <= controls.y, `the board and the controls overlap: ${y} ${height} ${controls.y}`);
      await page.locator(".first .control.play").click({ trial: true }); // nothing lies over it
    }));
}

test("on a phone, the line to be changed is above the controls", () =>
  inPage("play/#search=backtracking&size=4&action=edit", { viewport: { width: 390, height: 844 } }, async (page) => {
    await page.locator(".take").waitFor();
    const [line, controls] = await boxesOf(page, [".cm-line:has-text('bool is_attacked')", ".controls-place"]);
    assert(line.y + line.height <= controls.y, `${line.y} ${line.height} ${controls.y}`);
  }));

test("on a phone, a profile leaves room for the program", () =>
  inPage("play/#open=your_own&action=profile", { viewport: { width: 390, height: 844 } }, async (page) => {
    await page.locator(".flame-graph button").first().waitFor();
    const editor = await page.locator(".cm-scroller").boundingBox();
    assert(editor.height >= 10 * 22, `${editor.height}`);
    const indent = await page.locator(".cm-line .indent").last().boundingBox(); // of four characters
    assert(indent.width < 20, `${indent.width}`);
  }));

test("at 1280 pixels, lines of 80 characters are not wrapped beside a profile", () =>
  inPage("play/#open=your_own&action=profile", { viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.locator(".flame-graph button").first().waitFor();
    await page.locator(".cm-content").fill(`int a; // ${"x".repeat(70)}
int b;
`);
    const heights = await page.locator(".cm-line").evaluateAll((all) => all.map((each) => each.clientHeight));
    assert.equal(heights[0], heights[1]);
  }));

test("End leads to the end of a wrapped line, and another board leaves the program where it is", () =>
  inPage("play/#open=forgotten_diagonal", { viewport: { width: 390, height: 844 } }, async (page) => {
    await page.locator(".take").waitFor();
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+Home");
    const long = "x".repeat(120);
    await page.keyboard.type(`// ${long}`);
    await page.keyboard.press("Home");
    await page.keyboard.press("Home");
    await page.keyboard.press("End");
    await page.keyboard.type("!");
    assert.match(await page.locator(".cm-line").first().innerText(), /^\/\/ x+#include .*!$/);
    const scroller = page.locator(".cm-scroller");
    await scroller.evaluate((each) => (each.scrollTop = 300));
    await page.locator(".choices select").nth(1).selectOption("5");
    await page.waitForFunction(() => location.hash.includes("size=5"));
    assert.equal(await scroller.evaluate(({ scrollTop }) => scrollTop), 300);
  }));

test("on a phone, the line in which one types stays in sight", () =>
  inPage("play/#open=exercises/01_attacking_pairs.cpp", { viewport: { width: 390, height: 844 } }, async (page) => {
    const line = page.locator(".cm-line").nth(7);
    await line.click();
    await page.keyboard.type("x");
    await page.waitForFunction(() => location.hash.includes("text=")); // until the edit has been kept
    const [box, pane] = await boxesOf(page, [".cm-line >> nth=7", ".cm-scroller"]);
    assert(pane.y <= box.y && box.y + box.height <= pane.y + pane.height, `${box.y} ${pane.y}`);
  }));

test("open hints lie over nothing, and leave the controls in sight", () =>
  inPage("play/#open=exercises/05_mirror.cpp", { viewport: { width: 1280, height: 720 } }, async (page) => {
    await page.locator(".take").click();
    await page.locator(".status[data-tone=bad]").waitFor({ timeout: 60000 });
    await page.locator(".do-watch").click();
    await page.locator(".frame").first().waitFor({ timeout: 60000 });
    for (const summary of await page.locator(".task summary").all()) {
      await summary.click();
    }
    const boxOf = (name) => page.locator(name).first().boundingBox();
    const [task, said, calls, controls, list, text] = await Promise.all(
      [".task", ".said", ".stack-place", ".controls-place", ".evaluations", ".vp-doc h2"].map(boxOf),
    );
    const boxes = [task, said, calls, controls, list, text];
    boxes.slice(1).forEach((box, index) => assert(box.y >= boxes[index].y + boxes[index].height, `part ${index}`));
    assert(controls.y + controls.height <= 720, `${controls.y}`);
  }));

test("on a phone, the actions are below the board, which stays in sight with the controls", () =>
  inPage("play/#size=6&step=100", { viewport: { width: 390, height: 844 } }, async (page) => {
    await ready(page);
    const [shown, ...actions] = await boxesOf(page, [".board", ".do-run", ".do-step", ".do-watch", ".do-profile"]);
    for (const { y, height } of actions) {
      assert(shown.y + shown.height <= y && y + height < 844, `${shown.y} ${y} ${height}`);
    }
    for (const top of [0, 300, 600]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const [board, bar, position] = await boxesOf(page, [".board", ".bar", ".position"]);
      assert(
        board.y >= 0 && board.y + board.height < bar.y && position.y + position.height <= 844,
        `${top}: ${board.y} ${bar.y}`,
      );
    }
  }));

test("nothing moves when what is said changes", async () => {
  for (const width of [390, 1000, 1440]) {
    await inPage("play/#size=8", { viewport: { width, height: 900 } }, async (page) => {
      await ready(page);
      const places = () => boxesOf(page, [".board", ".caption", ".code", ".bar"]).then((all) => all.map(({ y }) => y));
      const before = await places();
      for (const step of [300, 301, 302, 303, 2000]) {
        await page.locator("ctqueens-debugger").evaluate((element, position) => element.go(position), step);
        assert.deepEqual(await places(), before, `${width}, ${step}`);
      }
      if (width > 390) {
        await page.locator(".status").evaluate((status) => (status.textContent = "The compiler is working …"));
        assert.deepEqual(await places(), before, `${width}`);
      }
    });
  }
});

test("on paper, a chapter has its text, whole lines of code and its pictures, and nothing to click", () =>
  inPage(
    "tutorial/04_backtracking.html",
    {
      viewport: { width: 700, height: 900 },
      colorScheme: "dark",
      prepare: (page) => page.route("**/ctqueens-debugger.js", (script) => script.fulfill({ body: "" })),
    },
    async (page) => {
      await page.emulateMedia({ media: "print" });
      const shown = await page
        .locator(".VPNav, .VPLocalNav, .VPSidebar, .VPDocFooter, .aside, .copy")
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.className));
      assert.deepEqual(shown, []);
      const cut = await page
        .locator("main pre")
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText));
      assert.deepEqual(cut, []);
      assert.equal(await page.locator("ctqueens-debugger img").isVisible(), true); // it has not been loaded
      const scheme = (event) =>
        page.evaluate((name) => {
          dispatchEvent(new Event(name));
          return document.documentElement.className;
        }, event);
      assert.doesNotMatch(await scheme("beforeprint"), /dark/);
      assert.match(await scheme("afterprint"), /dark/);
    },
  ));
