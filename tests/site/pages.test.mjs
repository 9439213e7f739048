// What can be done on the pages around the elements: the front page, the tutorial, searching, the languages and the
// reference; also without JavaScript.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { address, buttonOf, inPage, ready } from "./browser.mjs";
import { textOf } from "./sources.mjs";

for (const path of ["", "zh/"]) {
  test(`home plays to the first solution and stops: ${path || "en"}`, async () => {
    for (const reducedMotion of ["no-preference", "reduce"]) {
      await inPage(path, { reducedMotion }, async (page) => {
        await ready(page);
        await page.getByLabel(path ? "速度" : "Speed").selectOption("10000");
        await page.locator(".caption[data-hook=solution]").waitFor();
        await buttonOf(page, path ? "播放" : "Play").waitFor();
      });
    }
  });
}

for (const path of ["", "zh/"]) {
  test(`the chapter on backtracking shows the first time that the search goes back: ${path || "en"}`, () =>
    inPage(`${path}tutorial/04_backtracking.html`, async (page) => {
      await page.locator("ctqueens-debugger").scrollIntoViewIfNeeded();
      await ready(page);
      await page.locator(".caption[data-hook=leave]").waitFor();
    }));
}

test("without JavaScript, the pages can be read and the figures are pictures", () =>
  inPage("", { javaScriptEnabled: false }, async (page) => {
    assert.match(await page.locator("main").innerText(), /put eight queens on a chessboard/);
    const picture = page.locator("ctqueens-debugger img");
    assert.equal(await picture.evaluate((image) => image.complete && image.naturalWidth > 0), true);
    await page.goto(address("tutorial/04_backtracking.html"));
    assert.match(await page.locator("main").innerText(), /This is backtracking/);
    assert((await page.locator("main pre code").count()) > 3);
  }));

test("a search of the site finds chapters, in both languages", async () => {
  for (const [path, word, chapter] of [
    ["", "stabiliser", /Symmetry/],
    ["", "embed", /Embed a board or a program/],
    ["zh/", "回溯", /回溯/],
  ]) {
    await inPage(path, async (page) => {
      await page.locator(".VPNavBarSearch button").click();
      await page.locator("#localsearch-input").fill(word);
      await page.locator(".results .result", { hasText: chapter }).first().waitFor();
    });
  }
});

test("a search of the site leads to the entry of a name in the reference", () =>
  inPage("guide/use.html", async (page) => {
    for (const [word, topic] of [
      ["orbit_of", "symmetry"],
      ["solutions", "tables"],
      ["having", "queries"],
      ["passes", "proving"],
      ["text::svg", "text"],
    ]) {
      await page.locator(".VPNavBarSearch button").click();
      await page.locator("#localsearch-input").fill(word);
      await page.locator(".results .result").first().getByText(word, { exact: true }).waitFor();
      await page.keyboard.press("Enter");
      const anchor = word.replace("::", "-");
      await page.waitForURL(`**/reference/${topic}.html#${anchor}`);
      await page.waitForFunction(
        (id) => Math.abs(document.getElementById(id)?.getBoundingClientRect().y) < 200,
        anchor,
      );
    }
  }));

test("the other language has the same chapter; a page that is only in English leads to its first page", async () => {
  for (const [path, expected] of [
    ["tutorial/04_backtracking.html", /\/zh\/tutorial\/04_backtracking(\.html)?$/],
    ["guide/use.html", /\/zh\/(index\.html)?$/],
  ]) {
    await inPage(path, { viewport: { width: 1440, height: 900 } }, async (page) => {
      await page.locator(".VPNavBarTranslations button").hover();
      await page.getByRole("link", { name: "简体中文" }).first().click();
      await page.waitForURL(({ pathname }) => expected.test(pathname));
    });
  }
});

test("links that nobody follows are not loaded, nor programs that nobody opens", () =>
  inPage("play/", { prepare: (page) => page.on("response", (response) => responses.push(response)) }, async (page) => {
    await ready(page);
    await page.waitForTimeout(1000);
    const bytes = await Promise.all(
      responses.map(async (response) => [new URL(response.url()).pathname, (await response.body()).length]),
    );
    const all = Object.fromEntries(bytes);
    const programs = Object.entries(all).filter(([path]) => path.includes("/programs"));
    const [[path, length], ...others] = programs;
    assert.deepEqual([path, others], [new URL(address("compiler/programs.json")).pathname, []]);
    assert(length < 15_000, `${length}`);
    const ofOtherPages = Object.keys(all).filter((each) =>
      /(tutorial|course|reference|documents|zh_).*\.js$/.test(each),
    );
    assert.deepEqual(ofOtherPages, []);
  }));
const responses = [];

test("a page of the reference has the frame of the site, as dark or light, and its links lead on", async () => {
  for (const [choice, colorScheme, dark] of [
    ["dark", "light", true],
    ["auto", "light", false],
  ]) {
    await inPage("", { colorScheme, viewport: { width: 390, height: 844 } }, async (page) => {
      await page.evaluate((value) => localStorage.setItem("vitepress-theme-appearance", value), choice);
      await page.goto(address("reference/queries.html"));
      const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      assert.equal(color, dark ? "rgb(27, 27, 31)" : "rgb(255, 255, 255)", `${choice}, ${colorScheme}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
      await page.locator("#index_of ~ div a", { hasText: "placement" }).first().click();
      await page.waitForURL("**/reference/tables.html#placement");
      await page.getByRole("link", { name: "placement.hpp" }).click();
      await page.waitForURL("**/source/include/ctqueens/placement.hpp.html");
      await page.locator(".VPNavBarTitle a").click();
      await page.locator(".front").waitFor();
    });
  }
});

test("on a phone, the board of a chapter stays below the menu", () =>
  inPage("tutorial/04_backtracking.html", { viewport: { width: 390, height: 844 } }, async (page) => {
    await page.locator("ctqueens-debugger").scrollIntoViewIfNeeded();
    await ready(page);
    await page.locator("ctqueens-debugger").evaluate((figure) => scrollTo(0, figure.offsetTop + 300));
    const boxOf = (selector) => page.locator(selector).boundingBox();
    const [menu, board] = await Promise.all([".VPLocalNav", ".board"].map(boxOf));
    assert(menu.y + menu.height <= board.y && board.y < 60, `${menu.height} ${board.y}`);
  }));

for (const [path, name] of [
  ["", "Download ctqueens.hpp"],
  ["zh/", "下载 ctqueens.hpp"],
]) {
  test(`the front page has a program that the tests compile, and the header for it: ${path || "en"}`, () =>
    inPage(path, async (page) => {
      const program = await textOf("docs/examples/single_header.cpp");
      assert.equal(await page.locator("#use ~ div code").innerText(), program.trimEnd());
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name, exact: true }).click(),
      ]);
      assert.equal(download.suggestedFilename(), "ctqueens.hpp");
      assert.match(await readFile(await download.path(), "utf8"), /^\/\/ ctqueens .*#define CTQUEENS_CTQUEENS_HPP\n/s);
    }));
}

test("a wrong address shows a page of the site", () =>
  inPage("404.html", async (page) => {
    await page.getByText("404 is not a solution either").waitFor();
    // VitePress makes the menus of this page only here.
    assert.equal(await page.locator(".VPNavBarTranslations a").getAttribute("href"), "/below/zh/");
  }));
