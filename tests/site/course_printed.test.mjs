// What is printed of the lesson of docs/course.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, inPage } from "./browser.mjs";
import { clang } from "./clang.mjs";
import { lessons, opened, slide } from "./lesson.mjs";

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
      const code = (await page.locator(".language-cpp pre").allInnerTexts()).join("\n\n");
      const { made, output } = await clang(["-fsyntax-only", "queens.cpp"], { "queens.cpp": code });
      assert(made && code.includes("fill_first"), output);
    }));
}
