// The slides of the lesson of docs/course, in both languages, and what is printed of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, drag, inPage, phone, violationsOf } from "./browser.mjs";
import { clang } from "./clang.mjs";

const slide = { viewport: { width: 1280, height: 720 } };
const lessons = ["course/lesson.html", "zh/course/lesson.html"];

// Waits until the slides and their figures are there.
async function opened(page) {
  await page.waitForFunction(() => globalThis.Reveal?.isReady());
  await page.waitForFunction(() =>
    [...document.querySelectorAll("ctqueens-debugger")].every(({ shadowRoot }) =>
      shadowRoot?.querySelector(".code, .cm-editor, .lines"),
    ),
  );
}

const shown = (page) => page.locator("section.present");

for (const path of lessons) {
  test(`each slide can be read from the last row: ${path}`, () =>
    inPage(path, slide, async (page) => {
      await opened(page);
      const count = await page.evaluate(() => Reveal.getTotalSlides());
      assert.equal(count, 18);
      for (let index = 0; index < count; index++) {
        await page.evaluate((to) => Reveal.slide(to, 0, 9), index); // with all its fragments
        const found = await shown(page).evaluate((section) => {
          const visible = [...section.querySelectorAll(":not(.notes, .notes *, .header-anchor)")];
          const figures = [...section.querySelectorAll("ctqueens-debugger")];
          const code = [
            ...[...section.querySelectorAll("pre")].filter((each) => each.checkVisibility()),
            ...figures.flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll(".lines, .cm-content, .frame")]),
          ];
          const text = [
            ...visible,
            ...figures.flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll("p, button, .line")]),
          ];
          const inside = (box) =>
            box.width === 0 || (box.left >= 0 && box.top >= 0 && box.right <= 1280 && box.bottom <= 720);
          const size = (element) => parseFloat(getComputedStyle(element).fontSize);
          return {
            outside: visible
              .filter((each) => !inside(each.getBoundingClientRect()))
              .map((each) => each.outerHTML.slice(0, 80)),
            cut: code
              .filter((each) => each.scrollWidth > each.clientWidth + 1)
              .map((each) => each.innerText.slice(0, 80)),
            code: Math.min(99, ...code.map(size)),
            text: Math.min(99, ...text.filter((each) => each.checkVisibility() && each.textContent).map(size)),
          };
        });
        assert.deepEqual([found.outside, found.cut], [[], []], `slide ${index + 1}`);
        assert(found.code >= 20 && found.text >= 18, `slide ${index + 1}: ${found.code} and ${found.text} pixels`);
      }
      assert.deepEqual(await violationsOf(page, ["critical"]), []);
    }));

  test(`slides have the code of the files that the lesson names, in colours: ${path}`, () =>
    inPage(path, slide, async (page) => {
      const blocks = await page.locator(".slides pre").allTextContents();
      assert(blocks.length > 20, `${blocks.length}`);
      assert.doesNotMatch(blocks.join("\n"), /\[\S+\.\w+(: .*)?\]$/m); // the files are in the place of their names
      const plain = await page
        .locator(".slides section > .language-cpp")
        .evaluateAll((all) =>
          all
            .filter(
              (each) =>
                new Set([...each.querySelectorAll("span span")].map((at) => getComputedStyle(at).color)).size < 3,
            )
            .map((each) => each.textContent),
        );
      assert.deepEqual(plain, []);
    }));

  test(`slides show addresses, and the function of the exercise is one click away: ${path}`, () =>
    inPage(`${path}#/14`, slide, async (page) => {
      await opened(page);
      const at = address(path.startsWith("zh/") ? "zh/" : "").replace("http://", "");
      assert.deepEqual(await page.locator(".address").allTextContents(), [
        `${at}course/lesson.html`,
        `${at}play/#open=tutorial/01_placement.cpp`,
        `${at}play/#open=exercises/04_last.cpp`,
        `${at}tutorial/01_placement.html`,
      ]);
      await shown(page).locator(".task summary", { hasText: "04_backtracking.hpp" }).click();
      await shown(page).locator(".task").getByText("fill_first(queens, row + 1)").waitFor();
    }));

  test(`no figure is cut off, and the number of a slide lies on nothing: ${path}`, () =>
    inPage(path, async (page) => {
      for (const [width, height] of [
        [1280, 800],
        [1920, 1080],
      ]) {
        await page.setViewportSize({ width, height });
        await opened(page);
        for (const index of [7, 10, 14]) {
          await page.evaluate((to) => Reveal.slide(to), index);
          const figure = shown(page).locator("ctqueens-debugger");
          const part = await figure.locator("section").first().boundingBox();
          const { y, height } = await figure.boundingBox();
          assert(0 < part.height && part.height <= height, `${width} ${index}: ${part.height} ${height}`);
          for (const line of await shown(page).locator(".address").all()) {
            const above = await line.boundingBox();
            assert(above.y + above.height <= y, `the address lies over the figure: ${width} ${index}`);
          }
        }
        const number = await page.locator(".slide-number").boundingBox();
        const bar = await page.locator(".reveal").evaluate((reveal) => {
          const { top } = reveal.getBoundingClientRect();
          return top + parseFloat(getComputedStyle(reveal, "::before").height);
        });
        assert(bar <= number.y, `${bar} ${number.y}`);
      }
    }));
}

test("on a slide, a profile is shown whole, and nothing is in front of it", () =>
  inPage("course/lesson.html#/7", slide, async (page) => {
    await opened(page);
    page.setDefaultTimeout(120000);
    const figure = shown(page).locator("ctqueens-debugger");
    await figure.getByRole("button", { name: "Get the compiler" }).click();
    await figure.locator(".status", { hasText: "It compiles." }).waitFor();
    const { height } = await figure.locator(".code-place").boundingBox();
    assert(height > 450, `${height}`); // the program is as high as the slide
    await figure.getByRole("button", { name: "Run", exact: true }).click();
    await figure.locator(".status:not([aria-busy])", { hasText: "It compiles." }).waitFor();
    await figure.getByRole("button", { name: "Profile", exact: true }).click();
    await figure.getByText(/Line \d+ takes/).waitFor();
    // Both at the same moment, because more samples change what is said.
    const [above, below] = await figure.locator(".said").evaluate((said) => {
      const calls = said.getRootNode().querySelector(".stack-place");
      return [said.getBoundingClientRect().bottom, calls.getBoundingClientRect().top];
    });
    assert(above <= below + 1, `${above} ${below}`);
  }));

test("nothing comes from another server, and the notes open in a window, at the same slide", () =>
  inPage(
    "course/lesson.html#/7",
    { ...slide, prepare: (page) => page.context().on("request", (request) => requests.push(request.url())) },
    async (page) => {
      await opened(page);
      const window = page.context().waitForEvent("page");
      await page.keyboard.press("s");
      const notes = await window;
      await notes.getByText("Minutes 15–18").waitFor();
      assert.equal(await page.evaluate(() => location.hash), "#/7");
      await notes.waitForFunction(() =>
        [...document.querySelectorAll("iframe")].every(({ contentWindow }) => contentWindow.Reveal?.isReady()),
      );
      for (const preview of notes.frames().filter((frame) => frame.parentFrame())) {
        assert.equal(await preview.evaluate(() => customElements.get("ctqueens-debugger")), undefined);
        assert.equal(await preview.locator("script[src$='ctqueens-debugger.js']").count(), 0);
      }
      assert.deepEqual(
        requests.filter((url) => !url.startsWith(address()) && !/^(data|blob|about):/.test(url)),
        [],
      );
    },
  ));
const requests = [];

test("the editor has the keyboard while one types in it; the keys of a remote control always turn the slides", () =>
  inPage("course/lesson.html#/10", slide, async (page) => {
    await opened(page);
    const number = () => page.evaluate(() => Reveal.getState().indexh + 1);
    await shown(page).locator("ctqueens-debugger .control.play").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await number(), 11);
    await page.keyboard.press("PageDown");
    assert.equal(await number(), 12);
    await page.keyboard.press("PageUp");
    await shown(page).locator("ctqueens-debugger .control.play").focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    assert.equal(await number(), 12);
  }));

test("on a phone, arrows and a horizontal drag turn the slides, but a drag on a slider does not", () =>
  inPage("course/lesson.html#/8", phone, async (page) => {
    await opened(page);
    const below = { x: 100, y: 300, width: 200, height: 0 };
    const state = () => page.evaluate(() => [Reveal.getState().indexh, Reveal.getState().indexf]);
    await drag(page, below, 5, -150);
    assert.deepEqual(await state(), [8, -1]);
    await drag(page, below, -150, 5);
    assert.deepEqual(await state(), [8, 0]);
    await page.evaluate(() => Reveal.slide(9, 0, 9));
    await page.locator(".navigate-right").tap();
    assert.equal((await state())[0], 10);
    await drag(page, await shown(page).locator(".position").boundingBox(), 60, 0);
    assert.equal((await state())[0], 10);
  }));

test("on the slide with four queens, a click puts a queen on a square, and D changes the theme", () =>
  inPage("course/lesson.html#/1", slide, async (page) => {
    await opened(page);
    const square = shown(page).locator("td").nth(1);
    await square.click();
    assert.equal(await square.textContent(), "♛");
    const attacked = shown(page).locator(".attacked");
    await shown(page).locator("td").nth(7).click(); // a knight's move away
    assert.equal(await attacked.count(), 0);
    await shown(page).locator("td").nth(4).click(); // beside the first, on a diagonal
    assert.equal(await attacked.count(), 3); // it is in the row of the second, too
    await shown(page).locator("td").nth(4).click();
    assert.equal(await attacked.count(), 0);
    await square.click();
    assert.equal(await square.textContent(), "");
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await paper();
    await page.keyboard.press("d");
    assert.notEqual(await paper(), before);
  }));

for (const path of lessons) {
  test(`printed, each slide fills a page, with margins, and nothing is cut off or overlaps: ${path}`, () =>
    inPage(path, slide, async (page) => {
      await opened(page);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      assert.equal(pdf.toString("latin1").match(/\/Type \/Page\b/g).length, 18);
      assert.match(pdf.toString("latin1"), /\/MediaBox \[0 0 960 540\]/); // 1280 × 720 px in pt
      await page.emulateMedia({ media: "print" });
      const outside = await page.locator(".slides > section").evaluateAll((all) =>
        all.flatMap((section, index) => {
          const paper = section.getBoundingClientRect();
          const boxes = [...section.querySelectorAll(":not(.notes, .notes *, .header-anchor, ctqueens-debugger)")]
            .filter((each) => each.checkVisibility())
            .map((each) => [each, each.getBoundingClientRect()])
            .filter(([, { left, right }]) => right > left);
          const parts = boxes.filter(([each]) => each.parentElement === section);
          const isOver = (one, other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
          return boxes
            .filter(([, { left, right }]) => left < 20 || right > 1260)
            .concat(boxes.filter(([, { top, bottom }]) => top < paper.top + 8 || bottom > paper.bottom - 8))
            .concat(parts.filter(([, one]) => parts.some(([, other]) => other !== one && isOver(one, other))))
            .concat(paper.top === 720 * index ? [] : [[section]])
            .map(([each]) => `${index + 1}: ${each.outerHTML.slice(0, 80)}`);
        }),
      );
      assert.deepEqual(outside, []);
    }));
}

for (const path of ["course/handout.html", "zh/course/handout.html"]) {
  test(`the handout is one page, and its code compiles as it is printed: ${path}`, () =>
    inPage(path, async (page) => {
      const pdf = await page.pdf({ preferCSSPageSize: true });
      assert.equal(pdf.toString("latin1").match(/\/Type \/Page\b/g).length, 1);
      assert.equal(
        await page.locator(".address").innerText(),
        address(path.replace("course/handout.html", "tutorial/")).replace("http://", ""),
      );
      assert.equal(await page.locator("link[rel=icon]").count(), 1);
      const code = (await page.locator(".language-cpp pre").allInnerTexts()).join("\n\n");
      const { made, output } = await clang(["-fsyntax-only", "queens.cpp"], { "queens.cpp": code });
      assert(made && code.includes("fill_first"), output);
    }));
}
