// The lesson of docs/course: its slides in both languages, and what is printed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { address, inPage, violationsOf } from "./browser.mjs";

const programs = join(process.env.WORK, "tutorial");
const texts = (await readdir(programs, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const tutorial = (
  await Promise.all(texts.map(({ parentPath, path, name }) => readFile(join(parentPath ?? path, name), "utf8")))
).join("\n\n");

const slide = { viewport: { width: 1280, height: 720 } };
const lessons = ["course/lesson.html", "zh/course/lesson.html"];
const shown = (page) => page.locator("section.present");

async function opened(page) {
  await page.waitForFunction(() => globalThis.Reveal?.isReady());
  await page.waitForFunction(() =>
    [...document.querySelectorAll("ctqueens-debugger")].every(({ shadowRoot }) =>
      shadowRoot?.querySelector(".code, .cm-editor, .lines"),
    ),
  );
}

for (const path of lessons) {
  for (const colorScheme of ["light", "dark"]) {
    test(`each slide can be read from the last row: ${path}, ${colorScheme}`, () =>
      inPage(
        path,
        async (page) => {
          await opened(page);
          const count = await page.evaluate(() => Reveal.getTotalSlides());
          assert.equal(count, 18);
          for (let index = 0; index < count; index++) {
            await page.evaluate((to) => Reveal.slide(to, 0, 9), index); // with all its fragments
            const found = await shown(page).evaluate((section) => {
              const visible = [...section.querySelectorAll(":not(.notes, .notes *, .header-anchor)")];
              const figures = [...section.querySelectorAll("ctqueens-debugger")];
              const code = [
                ...section.querySelectorAll("pre"),
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
        },
        { ...slide, colorScheme },
      ));
  }

  test(`the code on the slides is that of the tutorial: ${path}`, () =>
    inPage(
      path,
      async (page) => {
        const blocks = await page.locator(".slides pre").allTextContents();
        assert(blocks.length > 20, `${blocks.length}`);
        assert.deepEqual(
          blocks.filter((block) => !tutorial.includes(block.trim())),
          [],
        );
      },
      slide,
    ));

  test(`every slide has notes, with its minutes: ${path}`, () =>
    inPage(
      path,
      async (page) => {
        const notes = await page.locator("aside.notes").allTextContents();
        assert.equal(notes.filter((each) => /^\s*\D*\d+–\d+/.test(each)).length, 18);
      },
      slide,
    ));
}

test("nothing comes from another server, and the notes open in a window", () =>
  inPage(
    "course/lesson.html",
    async (page) => {
      await opened(page);
      const window = page.context().waitForEvent("page");
      await page.keyboard.press("s");
      await (await window).getByText("Minutes 0–1").waitFor();
      assert.deepEqual(
        requests.filter((url) => !url.startsWith(address()) && !/^(data|blob|about):/.test(url)),
        [],
      );
    },
    { ...slide, prepare: (page) => page.context().on("request", (request) => requests.push(request.url())) },
  ));
const requests = [];

test("the editor has the keyboard while one types in it; the keys of a remote control always turn the slides", () =>
  inPage(
    "course/lesson.html#/10",
    async (page) => {
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
    },
    slide,
  ));

test("on the slide with four queens, a click puts a queen on a square, and D changes the theme", () =>
  inPage(
    "course/lesson.html#/1",
    async (page) => {
      await opened(page);
      const square = shown(page).locator("td").nth(1);
      await square.click();
      assert.equal(await square.textContent(), "♛");
      await square.click();
      assert.equal(await square.textContent(), "");
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await paper();
      await page.keyboard.press("d");
      assert.notEqual(await paper(), before);
    },
    slide,
  ));

test("from the front page, the lesson is two clicks away, in both languages", async () => {
  for (const [path, course, lesson] of [
    ["", "Teaching", /The slides/],
    ["zh/", "教学", /幻灯片/],
  ]) {
    await inPage(path, async (page) => {
      await page.locator(".VPNavBarMenu").getByRole("link", { name: course }).click();
      await page.locator("main").getByRole("link", { name: lesson }).first().click();
      await page.waitForFunction(() => globalThis.Reveal?.isReady());
    });
  }
});

test("the tutorial and the handout can be printed: nothing is cut off, and the handout has one page", async () => {
  const folder = await mkdtemp(join(tmpdir(), "printed-"));
  try {
    const script = join(dirname(process.env.README), "src/site/course/print.sh");
    execFileSync(script, [process.env.CHROMIUM, process.env.WORK, folder]);
    for (const language of ["", ".zh-CN"]) {
      const pagesOf = async (name) =>
        (await readFile(join(folder, `${name}${language}.pdf`), "latin1")).match(/\/Type \/Page\b/g).length;
      assert.equal(await pagesOf("handout"), 1);
      assert((await pagesOf("tutorial")) > 80);
      const html = await readFile(join(process.env.WORK, `print/tutorial${language}.html`), "utf8");
      assert.equal(html.match(/<section id="\d\d_/g).length, 18);
      assert.doesNotMatch(html, /href="(?!#|https?:)/);
      for (const [, id] of html.matchAll(/href="#([^"]*)"/g)) {
        assert(html.includes(` id="${id}"`), id);
      }
    }
    await inPage("", async (page) => {
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: 665, height: 900 }); // 210 mm without the margins
      for (const name of ["tutorial", "tutorial.zh-CN"]) {
        await page.goto(`file://${process.env.WORK}/print/${name}.html`);
        const cut = await page
          .locator("pre, table, img")
          .evaluateAll((all) =>
            all
              .filter(
                (each) =>
                  each.getBoundingClientRect().right > innerWidth + 1 || each.scrollWidth > each.clientWidth + 1,
              )
              .map((each) => each.outerHTML.slice(0, 100)),
          );
        assert.deepEqual(cut, []);
        assert.deepEqual(
          await page
            .locator("img")
            .evaluateAll((all) => all.filter((each) => each.naturalWidth === 0).map((each) => each.src)),
          [],
        );
      }
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
