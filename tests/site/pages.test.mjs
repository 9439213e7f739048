// The site as a whole: every page, on every screen, in both languages, with and without JavaScript.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { address, buttonOf, inPage, packages, ready, siteFolder } from "./browser.mjs";

const axe = await readFile(packages.resolve("axe-core/axe.min.js"), "utf8");
const files = (await readdir(siteFolder, { recursive: true })).filter((file) => file.endsWith(".html"));
const pages = files.filter((file) => !file.startsWith("reference/") && !file.includes("404"));

test("the pages are all there", () => {
  const chapters = (folder) => pages.filter((file) => new RegExp(`^${folder}/\\d\\d_`).test(file)).length;
  assert.deepEqual([chapters("tutorial"), chapters("zh/tutorial")], [16, 16]);
  for (const page of ["index", "play/index", "play/compare", "play/searches", "play/solutions", "play/by-hand"]) {
    assert(pages.includes(`${page}.html`) && pages.includes(`zh/${page}.html`), page);
  }
  for (const page of [
    "use",
    "compile-cost",
    "scale",
    "pictures",
    "traces",
    "architecture",
    "articles",
    "contributing",
    "releasing",
  ]) {
    assert(pages.includes(`${page}.html`), page);
  }
  assert(pages.includes("source/include/ctqueens/search/backtracking.hpp.html"));
});

const ids = new Map();
async function idsOf(file) {
  if (!ids.has(file)) {
    const text = await readFile(join(siteFolder, file), "utf8");
    ids.set(file, new Set([...text.matchAll(/ id="([^"]*)"/g)].map((match) => decodeURIComponent(match[1]))));
  }
  return ids.get(file);
}

// Whether a link in a page leads to a file of the site, and to a place in it, or to another server.
async function isAlive(link, page) {
  const url = new URL(link.replaceAll("&amp;", "&"), `http://site${process.env.BASE}${page}`);
  if (url.host !== "site") {
    return true;
  }
  const path = decodeURIComponent(url.pathname).slice(process.env.BASE.length);
  const found = [path, `${path}index.html`, `${path}.html`].find((each) => files.includes(each));
  const anchor = decodeURIComponent(url.hash.slice(1));
  return found
    ? !anchor || anchor.includes("=") || (await idsOf(found)).has(anchor)
    : path !== "" &&
        readFile(join(siteFolder, path)).then(
          () => true,
          () => false,
        );
}

test("every link of the site leads somewhere, inside the site or to another server", async () => {
  const dead = [];
  for (const page of files) {
    const text = (await readFile(join(siteFolder, page), "utf8")).replaceAll(/<script.*?<\/script>/gs, "");
    for (const [, link] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (!(await isAlive(link, page))) {
        dead.push(`${page}: ${link}`);
      }
    }
  }
  assert.deepEqual(dead, []);
});

// Menus that are only made when they are opened.
for (const page of [
  "index",
  "zh/play/index",
  "tutorial/04_backtracking",
  "zh/use",
  "source/include/ctqueens/query.hpp",
  "404",
]) {
  for (const width of [390, 1000, 1440]) {
    test(`every link of the menus leads somewhere, at ${width} pixels: ${page}`, () =>
      inPage(
        `${page}.html`,
        async (tab) => {
          await tab.locator(".VPNav").waitFor();
          for (const button of await tab.locator(".VPNav button[aria-expanded]:visible").all()) {
            await button.click();
          }
          for (const button of await tab.locator(".VPNavScreen button:visible").all()) {
            await button.click();
          }
          const links = await tab
            .locator("a[href]:not([href^='#'])")
            .evaluateAll((all) => all.map((each) => each.getAttribute("href")));
          assert(
            links.some((link) => link.includes(page.startsWith("zh/") ? "/tutorial/" : "/zh/")),
            `${links}`,
          );
          for (const link of links) {
            assert(await isAlive(link, `${page}.html`), link);
          }
        },
        { viewport: { width, height: 844 } },
      ));
  }
}

test("every program of the tutorial that the editor can compile leads to it, in both languages", async () => {
  const programs = Object.keys(JSON.parse(await readFile(join(siteFolder, "compiler/programs.json"), "utf8")));
  const expected = programs.filter((name) => name.includes("/")).sort();
  assert(expected.length > 60, `${expected.length}`);
  for (const language of ["", "zh/"]) {
    const linked = new Set();
    for (const page of files.filter((file) => file.startsWith(`${language}tutorial/`))) {
      const text = await readFile(join(siteFolder, page), "utf8");
      for (const [, name] of text.matchAll(/ href="[^"]*play\/#open=([^"]*)"/g)) {
        linked.add(decodeURIComponent(name));
      }
    }
    assert.deepEqual([...linked].sort(), expected);
  }
});

const telling = [
  ["play/#open=forgotten_diagonal", "debugger"],
  ["zh/play/#open=nine_queens", "debugger"],
  ["", "debugger"],
  ["zh/", "debugger"],
  ["play/#search=iterative&size=8&step=500", "debugger"],
  ["zh/play/#search=backtracking&size=6&step=60", "debugger"],
  ["play/compare#queens=50", "compare"],
  ["zh/play/compare#queens=50", "compare"],
  ["play/searches", "overview"],
  ["play/solutions", "solutions"],
  ["zh/play/solutions", "solutions"],
  ["play/by-hand#queens=a8,e7,e1", "by-hand"],
  ["zh/play/by-hand#queens=a8", "by-hand"],
  ["tutorial/04_backtracking", undefined],
  ["zh/tutorial/04_backtracking", undefined],
  ["compile-cost", undefined],
  ["source/include/ctqueens/search/backtracking.hpp", undefined],
];
const opened = (path) => path.replace(/^([^#]*[^/#])(#|$)/, "$1.html$2");

for (const [path, element] of telling) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing serious: ${path || "home"}, ${colorScheme}`, () =>
      inPage(
        opened(path),
        async (page) => {
          await (element ? ready(page, element) : page.locator("h1").waitFor());
          await page.evaluate(axe);
          const isOwn = { exclude: [".VPNavBarSearch"] }; // which is VitePress's
          const { violations } = await page.evaluate((scope) => window.axe.run(scope), isOwn);
          const serious = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
          assert.deepEqual(
            serious.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`),
            [],
          );
        },
        { colorScheme },
      ));
  }
  for (const width of [390, 1024, 1440]) {
    test(`${width} pixels are wide enough: ${path || "home"}`, () =>
      inPage(
        opened(path),
        async (page) => {
          await (element ? ready(page, element) : page.locator("h1").waitFor());
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        },
        { viewport: { width, height: 844 } },
      ));
  }
}

for (const path of [
  "tutorial/12_observers",
  "zh/tutorial/07_flags_and_masks",
  "use",
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
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    test(`all parts are seen at once on ${viewport.width} × ${viewport.height}: ${state}`, () =>
      inPage(
        `play/#${state}`,
        async (page) => {
          await ready(page);
          const parts = [
            ".choices",
            ".actions",
            ".code",
            ".caption",
            ".board",
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
          const code = await page.locator(".code").evaluate((pane) => [pane.scrollWidth, pane.clientWidth]);
          assert(code[0] <= code[1], `${code}`); // no line is cut off
          const sizes = await page
            .locator("section.debugger")
            .evaluate((section) =>
              [...section.querySelectorAll("*")]
                .filter((node) => node.childNodes.length > 0 && !node.closest("svg"))
                .map((node) => parseFloat(getComputedStyle(node).fontSize)),
            );
          assert(Math.min(...sizes) >= 14, `${Math.min(...sizes)} pixels`);
        },
        { viewport },
      ));
  }
}

test("a chapter begins with its time, its level and what to read before it", () =>
  inPage("tutorial/07_flags_and_masks.html", async (page) => {
    const about = await page.locator("h1 + p").textContent();
    assert.match(about, /^Minutes: \d+ · level: medium · what you need first: chapters 2, 4$/);
  }));

for (const path of ["", "zh/"]) {
  test(`on a phone, the front page offers to change the search in the first screen: ${path || "en"}`, () =>
    inPage(
      path,
      async (page) => {
        await ready(page);
        const [edit, board] = await boxesOf(page, [".do-edit", ".board"]);
        assert(edit.y + edit.height < 844 && board.y + board.height < 844, `${edit.y} ${board.y}`);
      },
      { viewport: { width: 390, height: 844 } },
    ));
}

test("on a phone, the board and the controls stay in sight", () =>
  inPage(
    "play/#size=6&step=100",
    async (page) => {
      await ready(page);
      for (const top of [0, 300, 600]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        const [board, bar, position] = await boxesOf(page, [".board", ".bar", ".position"]);
        assert(
          board.y >= 0 && board.y + board.height < bar.y && position.y + position.height <= 844,
          `${top}: ${board.y} ${bar.y}`,
        );
      }
    },
    { viewport: { width: 390, height: 844 } },
  ));

for (const [path, element] of [
  ["", "debugger"],
  ["zh/", "debugger"],
]) {
  test(`home plays to the first solution and stops: ${path || "en"}`, async () => {
    for (const reducedMotion of ["no-preference", "reduce"]) {
      await inPage(
        path,
        async (page) => {
          await ready(page, element);
          await page.getByLabel(path ? "速度" : "Speed").selectOption("10000");
          await page.locator(".caption[data-hook=solution]").waitFor();
          await buttonOf(page, path ? "播放" : "Play").waitFor();
        },
        { reducedMotion },
      );
    }
  });
}

test("the site leads to the front page from another page, and its figure is there", () =>
  inPage("play/", async (page) => {
    await ready(page);
    await page.locator(".VPNavBarTitle a").click();
    await page.locator(".front ctqueens-debugger .line.now").waitFor();
  }));

for (const path of ["", "zh/"]) {
  test(`the chapter on backtracking shows the first time that the search goes back: ${path || "en"}`, () =>
    inPage(`${path}tutorial/04_backtracking.html`, async (page) => {
      await page.locator("ctqueens-debugger").scrollIntoViewIfNeeded();
      await ready(page);
      await page.locator(".caption[data-hook=leave]").waitFor();
    }));
}

test("without JavaScript, the pages can be read and the figures are pictures", () =>
  inPage(
    "",
    async (page) => {
      assert.match(await page.locator("main").innerText(), /put eight queens on a chessboard/);
      const picture = page.locator("ctqueens-debugger img");
      assert.equal(await picture.evaluate((image) => image.complete && image.naturalWidth > 0), true);
      await page.goto(address("tutorial/04_backtracking.html"));
      assert.match(await page.locator("main").innerText(), /This is backtracking/);
      assert((await page.locator("main pre code").count()) > 3);
    },
    { javaScriptEnabled: false },
  ));

test("a search of the site finds chapters, in both languages", async () => {
  for (const [path, word, chapter] of [
    ["", "stabiliser", /Symmetry/],
    ["zh/", "回溯", /回溯/],
  ]) {
    await inPage(path, async (page) => {
      await page.locator(".VPNavBarSearch button").click();
      await page.locator("#localsearch-input").fill(word);
      await page.locator(".results .result", { hasText: chapter }).first().waitFor();
    });
  }
});

test("a search of the site and of the reference finds a name first", async () => {
  for (const name of ["solutions", "having", "passes"]) {
    await inPage("", async (page) => {
      await page.locator(".VPNavBarSearch button").click();
      await page.locator("#localsearch-input").fill(name);
      const first = page.locator(".results .result").first();
      await first.getByText("Names in the reference").waitFor();
      assert.match(await first.innerText(), new RegExp(`\\b${name}$`));
    });
    await inPage("reference/index.html", async (page) => {
      await page.locator("#MSearchField").fill(name);
      await page.locator("#MSearchField").press("End");
      await page.frameLocator("#MSearchResults").locator(".SRResult:visible .SRSymbol").first().waitFor();
      assert.equal(
        await page.frameLocator("#MSearchResults").locator(".SRResult:visible .SRSymbol").first().innerText(),
        name,
      );
    });
  }
});

test("the reference is as dark or light as the site, and leads back to it", async () => {
  for (const [choice, colorScheme, dark] of [
    ["dark", "light", true],
    ["light", "dark", false],
    ["auto", "dark", true],
    ["auto", "light", false],
  ]) {
    await inPage(
      "",
      async (page) => {
        await page.evaluate((value) => localStorage.setItem("vitepress-theme-appearance", value), choice);
        await page.goto(address("reference/group__queries.html"));
        const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        assert.equal(await color(), dark ? "rgb(27, 27, 31)" : "rgb(255, 255, 255)", `${choice}, ${colorScheme}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
        await page.getByRole("link", { name: "Website" }).click();
        await page.locator(".VPNav").waitFor();
        assert.equal(await color(), dark ? "rgb(27, 27, 31)" : "rgb(255, 255, 255)");
      },
      { colorScheme, viewport: { width: 390, height: 844 } },
    );
  }
});

test("the languages lead to each other", () =>
  inPage(
    "tutorial/04_backtracking.html",
    async (page) => {
      await page.locator(".VPNavBarTranslations button").hover();
      await page.getByRole("link", { name: "简体中文" }).first().click();
      await page.waitForFunction(() => document.querySelector("h1").textContent.includes("回溯"));
      assert.match(page.url(), /zh\/tutorial\/04_backtracking/);
      assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hans");
    },
    { viewport: { width: 1440, height: 900 } },
  ));
