// What is printed of the lesson of docs/course and of the tutorial.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { inPage } from "./browser.mjs";
import { clang } from "./clang.mjs";
import { lessons, opened, slide } from "./lesson.mjs";
import { project } from "./sources.mjs";

for (const path of lessons) {
  for (const query of ["", "?paper"]) {
    test(`printed, each slide fills a page, with margins, and nothing is cut off or overlaps: ${path}${query}`, () =>
      inPage(path + query, slide, async (page) => {
        await (query ? page.waitForFunction(() => globalThis.Reveal?.isReady()) : opened(page));
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
}

test("the course page has the slides, the handout and the tutorial to download", () =>
  inPage("course/", async (page) => {
    const links = await page.locator("main").getByRole("link", { name: "(PDF)" }).all();
    assert.equal(links.length, 3);
    for (const link of links) {
      const response = await page.request.get(await link.evaluate(({ href }) => href));
      assert.equal((await response.body()).subarray(0, 5).toString(), "%PDF-");
    }
  }));

test("the code of the handout compiles as it is printed", () =>
  inPage("", async (page) => {
    for (const name of ["handout", "handout.zh-CN"]) {
      await page.goto(`file://${process.env.WORK}/print/${name}.html`);
      const code = (await page.locator(".language-cpp pre").allInnerTexts()).join("\n\n");
      const { made, output } = await clang(["-fsyntax-only", "queens.cpp"], { "queens.cpp": code });
      assert(made && code.includes("fill_first"), output);
    }
  }));

test("the tutorial and the handout can be printed: nothing is cut off, and the handout has one page", async () => {
  const folder = await mkdtemp(join(tmpdir(), "printed-"));
  try {
    const script = join(project, "src/site/course/print.sh");
    execFileSync(script, [process.env.CHROMIUM, process.env.WORK, folder]);
    for (const language of ["", ".zh-CN"]) {
      const pagesOf = async (name) =>
        (await readFile(join(folder, `${name}${language}.pdf`), "latin1")).match(/\/Type \/Page\b/g).length;
      if (existsSync(join(folder, `handout${language}.pdf`))) {
        assert.equal(await pagesOf("handout"), 1);
        assert.equal(await pagesOf("lesson"), 18);
        assert.doesNotMatch(await readFile(join(folder, `lesson${language}.pdf`), "latin1"), /URI \(file:/);
        assert((await pagesOf("tutorial")) > 80);
      } else {
        assert.equal(language, ".zh-CN"); // the machine has no Chinese font
      }
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
