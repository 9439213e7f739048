// The page with a keyboard, with a screen reader, in dark mode, on a phone and in Chinese.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { becomes, hashOf, inPage, packages, queensOn, ready, shownIn } from "./browser.mjs";
import { importScript } from "./library.mjs";

const axe = await readFile(packages.resolve("axe-core/axe.min.js"), "utf8");
const views = {
  search: "#view=search&search=backtracking&n=8&step=480",
  conflict: "#view=search&search=iterative&n=6&step=84",
  compare: "#view=compare&search=iterative&with=bitmask&n=6&step=100",
  solutions: "#view=solutions&n=8&solution=5",
  hand: "#view=hand&n=8&queens=a8,e7,e1",
};
const phone = { viewport: { width: 360, height: 740 } };

for (const [name, hash] of Object.entries(views)) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing to complain of: ${name}, ${colorScheme}`, () =>
      inPage(
        `${hash}&lang=en`,
        async (page) => {
          await ready(page);
          await page.evaluate(axe);
          const { violations } = await page.evaluate(() =>
            window.axe.run({
              runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
            }),
          );
          assert.deepEqual(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`),
            [],
          );
        },
        { colorScheme },
      ));
  }

  for (const lang of ["en", "zh"]) {
    test(`360 pixels are wide enough: ${name}, ${lang}`, () =>
      inPage(
        `${hash}&lang=${lang}`,
        async (page) => {
          await ready(page);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.equal(width, 360);
          const cut = await page
            .locator("#page button, #page select, #page input, #page a, #page svg")
            .evaluateAll((list) =>
              list
                .filter(
                  (item) =>
                    item.checkVisibility() &&
                    (item.getBoundingClientRect().right > 360.5 ||
                      item.getBoundingClientRect().left < -0.5),
                )
                .map((item) => item.outerHTML.slice(0, 80)),
            );
          assert.deepEqual(cut, []);
        },
        phone,
      ));
  }
}

test("the page is dark where dark is preferred", async () => {
  const paper = {};
  for (const colorScheme of ["light", "dark"]) {
    await inPage(
      "",
      async (page) => {
        await ready(page);
        const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        paper[colorScheme] = colour
          .match(/\d+/g)
          .slice(0, 3)
          .reduce((sum, part) => sum + Number(part), 0);
      },
      { colorScheme },
    );
  }
  assert(paper.light > 650 && paper.dark < 150, JSON.stringify(paper));
});

test("a search is stepped through with keys alone", () =>
  inPage("#view=search&search=backtracking&n=6&lang=en", async (page) => {
    await ready(page);
    const step = (number) => becomes(page, ".step-number", `Step ${number} of 1,793`);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await step(2);
    await page.keyboard.press("ArrowLeft");
    await step(1);
    await page.keyboard.press("Shift+ArrowRight");
    await becomes(page, ".sentence", "Solution 1: 246135.");
    await page.keyboard.press("Shift+ArrowRight");
    await becomes(page, ".sentence", "Solution 2: 362514.");
    await page.keyboard.press("Shift+ArrowLeft");
    await becomes(page, ".sentence", "Solution 1: 246135.");
    await page.keyboard.press("End");
    await step("1,793");
    await page.keyboard.press("Home");
    await step(0);
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await page.waitForFunction(
      () => !document.querySelector(".step-number").textContent.startsWith("Step 0"),
    );
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  }));

test("everything can be reached with Tab, and shows that it has the focus", () =>
  inPage("#view=search&search=backtracking&n=6&lang=en", async (page) => {
    await ready(page);
    const expected = await page
      .locator("a, button, select, input")
      .evaluateAll((list) => list.filter((item) => item.checkVisibility()).length);
    const reached = new Set();
    for (let presses = 0; presses < 40; ++presses) {
      await page.keyboard.press("Tab");
      const [html, outline] = await page.evaluate(() => {
        const item = document.activeElement;
        return [item === document.body ? "" : item.outerHTML, getComputedStyle(item).outlineStyle];
      });
      if (html === "" || reached.has(html)) {
        break;
      }
      assert.notEqual(outline, "none", html);
      reached.add(html);
    }
    assert.equal(reached.size, expected);
  }));

test("queens are placed with keys alone, on a board that is one tab stop", () =>
  inPage("#view=hand&n=8&lang=en", async (page) => {
    await ready(page);
    assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
    await page.getByLabel("Board").first().focus();
    await page.keyboard.press("Tab");
    const focused = () => page.evaluate(() => document.activeElement.dataset.square);
    assert.equal(await focused(), "a8");
    await page.keyboard.press("Space");
    await becomes(page, ".remaining-count", "4 solutions remain of 92.");
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
    }
    assert.equal(await focused(), "e7");
    await page.keyboard.press("Enter");
    await becomes(page, ".hand-status", "2 queens.");
    await page.keyboard.press("End");
    assert.equal(await focused(), "h7");
    await page.keyboard.press("Control+End");
    assert.equal(await focused(), "h1");
    await page.keyboard.press("ArrowDown");
    assert.equal(await focused(), "h1");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), undefined);
    await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(), "h1");
  }));

test("solutions are chosen with keys alone, in a gallery that is one tab stop", () =>
  inPage("#view=solutions&n=6&lang=en", async (page) => {
    await ready(page);
    assert.equal(await page.locator(".shelf .item[tabindex='0']").count(), 1);
    await page.locator(".shelf .item[tabindex='0']").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await becomes(page, ".solution-title", "Solution 2: 362514");
    await page.locator("[data-symmetry='flip rows']").focus();
    await page.keyboard.press("Enter");
    await becomes(page, ".solution-title", "Solution 3: 415263");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.symmetry), "flip rows");
  }));

test("screen readers are told what happened, and once only after many steps", () =>
  inPage("#view=search&search=backtracking&n=8&lang=en", async (page) => {
    await ready(page);
    await page.evaluate(() => {
      window.said = [];
      new MutationObserver(() =>
        window.said.push(document.querySelector("#announcements").textContent),
      ).observe(document.querySelector("#announcements"), {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    for (let step = 0; step < 5; ++step) {
      await page.evaluate(() =>
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
        ),
      );
    }
    await page.waitForFunction(() => window.said.length > 0);
    assert.equal(
      await page.evaluate(() => window.said.at(-1)),
      "Step 5 of 31,533 The queen on b7 is attacked by the queen on a8.",
    );
    assert.equal(await page.evaluate(() => window.said.length), 1);
    await page.getByLabel("Speed").fill("12");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForFunction(() =>
      /Step \d,\d/.test(document.querySelector(".step-number").textContent),
    );
    assert.equal(await page.evaluate(() => window.said.length), 1);
  }));

test("boards and trees have labels that say what is on them", () =>
  inPage("#view=search&search=bitmask&n=8&step=3&lang=en", async (page) => {
    await ready(page);
    assert.deepEqual(await queensOn(page), ["a8", "c7", "e6"]);
    const tree = page.getByRole("img", {
      name: "Search tree: 3 queens deep; 0 squares of rank 5 tried",
    });
    assert.equal(await tree.count(), 1);
    await page.goto(page.url().replace(/#.*/, "#view=hand&n=8&queens=a8&lang=en"));
    await page.locator("[role=gridcell]").first().waitFor();
    assert.equal(await page.getByRole("gridcell", { name: "a8, queen", exact: true }).count(), 1);
    assert.equal(
      await page.getByRole("gridcell", { name: "b6, free, 4 solutions with a queen here" }).count(),
      0,
    );
    assert.equal(await page.getByRole("row").count(), 8);
  }));

test("Chinese by choice, and by the browser's language", async () => {
  await inPage("#view=search&search=backtracking&n=6&step=9&lang=en", async (page) => {
    await ready(page);
    const before = await shownIn(page);
    await page.getByRole("link", { name: "中文" }).click();
    await becomes(page, "h1[data-text=title]", "八皇后，一步一步来");
    await becomes(page, ".step-number", "第 9 步，共 1,793 步");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hans");
    assert.match(hashOf(page), /step=9&lang=zh$/);
    await page.getByRole("link", { name: "English" }).click();
    await becomes(page, ".step-number", "Step 9 of 1,793");
    assert.deepEqual(await shownIn(page), before);
  });
  await inPage(
    "",
    async (page) => {
      await ready(page);
      await becomes(page, "h1[data-text=title]", "八皇后，一步一步来");
    },
    { locale: "zh-CN" },
  );
});

test("both languages say the same things, and Chinese has no English left in it", async () => {
  const [english, chinese] = [
    (await importScript("texts_en.js")).default,
    (await importScript("texts_zh.js")).default,
  ];
  const shape = (texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        typeof text === "object" ? shape(text) : typeof text,
      ]),
    );
  assert.deepEqual(shape(chinese), shape(english));
  for (const hash of Object.values(views)) {
    await inPage(`${hash}&lang=zh`, async (page) => {
      await ready(page);
      const text = await page.locator("#page").innerText();
      const words = text
        .match(/[A-Za-z]{3,}/g)
        .filter(
          (word) => !["English", "WebAssembly", "ctqueens", "Shift", "Home", "End"].includes(word),
        );
      assert.deepEqual(words, []);
    });
  }
});
