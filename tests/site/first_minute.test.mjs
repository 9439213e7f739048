// The first minute: what the site shows before the compiler is downloaded, and the addresses that Share copies.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import { address, becomes, inPage, openAnew, press, ready, siteFolder } from "./browser.mjs";
import { does, inWorkbench, patience, withoutCompiler, words, write } from "./workbench.mjs";

for (const path of ["", "zh/"]) {
  test(`in the first two screens, there is a board that plays, and a search with its profile: ${path || "en"}`, () =>
    withoutCompiler(path, { viewport: { width: 1280, height: 800 } }, async (page) => {
      const [board, editor] = await page.locator("ctqueens-debugger").all();
      await board.locator(".board").waitFor();
      await editor.locator(".flame-graph button").first().waitFor();
      const bottomOf = (each) => each.evaluate((one) => one.getBoundingClientRect().bottom);
      assert((await bottomOf(board.locator(".board"))) < 800);
      for (const each of [".cm-content", ".flame-graph", ".heat span", ".do-profile", ".caption"]) {
        assert((await bottomOf(editor.locator(each).first())) < 1600, each);
      }
      const [code, graph] = await Promise.all(
        [".cm-content", ".flame-graph"].map((each) => editor.locator(each).boundingBox()),
      );
      assert(code.x + code.width <= graph.x && graph.y < code.y + code.height, "the profile is beside the program");
      assert.equal(await editor.locator("button:visible:not(.flame-graph button)").count(), 1);
      const { packed } = JSON.parse(await readFile(join(siteFolder, "compiler/compiler.json"), "utf8"));
      const size = new RegExp(`\\b${Math.round(packed / 1e6)} MB`);
      assert.match(await page.locator(".front .note").innerText(), size);
      assert.match(await editor.locator(".do-profile").innerText(), size);
    }));
}

test("whoever replaces the program of the front page and presses the button sees his own profile", () =>
  inPage("", async (page) => {
    page.setDefaultTimeout(patience);
    const editor = page.locator("ctqueens-debugger[plain]");
    await editor.scrollIntoViewIfNeeded();
    const program =
      "constexpr int sum(int n)\n{\n    int all = 0;\n    for (int i = 0; i < n; ++i) all += i;\n" +
      "    return all;\n}\nstatic_assert(sum(1000) > 0);\n";
    await editor.locator(".cm-content").fill(program);
    await editor.locator(".do-profile").click();
    await editor.locator(".caption", { hasText: /^Line 4 takes \d+%/ }).waitFor();
    assert.match(await editor.locator(".cm-line.now").innerText(), /all \+= i/); // the line that is named
    assert.equal(await editor.locator(".do-profile").innerText(), "Profile it"); // nothing is downloaded any more
    await editor.locator(".flame-graph button", { hasText: "sum" }).waitFor();
    assert.doesNotMatch(await editor.locator(".status").innerText(), /recorded/);
  }));

test("with a compiler, too, a recording is shown until there is something else", () =>
  inWorkbench("open=your_own", async (page) => {
    await openAnew(page, address("play/#open=your_own&action=profile"));
    await page.locator(".flame-graph button").first().waitFor();
    await page.locator(".status[aria-busy]").waitFor(); // the compiler is still working
    await page.locator(".status:not([aria-busy])", { hasText: "200 of 200 samples. The value is true." }).waitFor();
    await page.evaluate(() => (location.hash = "open=queue&action=watch"));
    await page.locator(".number", { hasText: "Step 62 of 62" }).waitFor();
    assert.match(await page.locator(".frame.now").innerText(), /\*this = /); // the variables are those of the recording
  }));

test("the link to a failing evaluation leads to the failure, with the variables there", () =>
  withoutCompiler("", async (page) => {
    await page.getByRole("link", { name: "Why is this not a constant expression?" }).click();
    await page.locator(".status[data-tone=bad]", { hasText: "Not a constant expression. Line 16:" }).waitFor();
    await becomes(page, ".caption", "Line 16. The evaluation fails here.");
    assert.match(await page.locator(".frame.now").innerText(), /push\(5, 150\)[^]*\*this = \{nullptr, &[^]*added = /);
    await page.locator(".take").waitFor();
  }));

test("the demo, followed literally: a broken search ends at its first wrong board, which can be shared", async () => {
  let link;
  await inPage("", async (page) => {
    page.setDefaultTimeout(patience);
    await page.getByRole("link", { name: /^Break the search/ }).click();
    await page.locator(".addressed .cm-content").waitFor();
    await page.locator(".task", { hasText: words.breakIt.replaceAll("`", "") }).waitFor();
    assert.equal(await page.locator(".choices select").nth(1).inputValue(), "4");
    await page.locator(".take").click();
    await page.locator(".status", { hasText: "It compiles." }).waitFor();
    const program = await page.locator(".cm-content").innerText();
    await page.locator(".cm-content").fill(program.replace("at)) return true;", "at)) return false;"));
    await page.locator(".do-run").click();
    await becomes(page, ".status[data-tone=bad]:not([aria-busy])", words.failed);
    await page.locator(".queen.attacked").first().waitFor();
    await page.waitForTimeout(1500); // nothing follows that could replace the verdict
    assert.equal(await page.locator(".do-stop").isVisible(), false);
    await becomes(page, ".status", words.failed);
    link = await shared(page);
  });
  await withoutCompiler(link.split(process.env.BASE)[1].replace("#", "index.html#"), async (page) => {
    await page.locator(".queen.attacked").first().waitFor();
    const sent = english.watch.sent({});
    await becomes(page, ".status", `${words.failed} ${sent}`);
    assert.match(await page.locator(".caption").innerText(), /attack each other\.$/);
  });
});

const shared = async (page) => {
  await press(page, words.share);
  await page.locator(".remark", { hasText: /^The address is copied: [\d,]+ characters\.$/ }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};

test("a program of the site has a short address, from which its recorded profile is drawn", () =>
  withoutCompiler("play/index.html#open=your_own&size=6&action=profile", async (page) => {
    await page
      .locator(".status", { hasText: /^The evaluation in line 16: [\d,]+ steps\. This picture was recorded\.$/ })
      .waitFor();
    assert.equal(await shared(page), `${address("play/")}#open=your_own&action=profile`);
  }));

test("a step of a search has an address", () =>
  withoutCompiler("zh/play/index.html#search=bitmask&size=5&step=7", async (page) => {
    await ready(page);
    await press(page, "分享");
    await page.locator(".remark", { hasText: "地址已复制" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, `${address("zh/play/")}#search=bitmask&size=5&step=7`);
  }));

test("if the page may not copy, the address is selected", () =>
  withoutCompiler(
    "play/index.html#open=queue",
    { prepare: (page) => page.addInitScript(() => delete Navigator.prototype.clipboard) },
    async (page) => {
      await page.locator(".take").waitFor();
      await press(page, words.share);
      await becomes(page, ".remark", words.copy);
      const field = page.getByLabel(words.share, { exact: true }).and(page.locator("input"));
      const selected = await field.evaluate(({ value, selectionStart, selectionEnd }) =>
        value.slice(selectionStart, selectionEnd),
      );
      assert.equal(selected, `${address("play/")}#open=queue`);
    },
  ));

test("the address of a reader's program has the picture that was drawn, and a damaged one is ignored", async () => {
  const program = `constexpr int sum(int n) {
    int all = 0;
    for (int i = 0; i < n; ++i) all += i;
    return all;
}
static_assert(sum(100) == 4950);
`;
  const addresses = {};
  await inWorkbench("open=your_own", async (page) => {
    await write(page, program);
    for (const action of ["profile", "watch"]) {
      await does(page, action);
      await page.locator(".frame", { hasText: "sum(100)" }).waitFor();
      if (action === "watch") {
        await page.locator(".control.back").press("End");
        await page.locator(".variable:not(.quiet)").first().waitFor();
        await page.locator(".caption", { hasText: "The end. The value is true." }).waitFor();
      }
      addresses[action] = await shared(page);
    }
  });
  for (const [action, caption] of [
    ["profile", /^Line 3 takes \d+%.* sum\.$/],
    ["watch", /^The end\. The value is true\.$/],
  ]) {
    const [, path] = addresses[action].split(process.env.BASE);
    assert(path.length < 1500, path);
    await withoutCompiler(path.replace("#", "index.html#"), async (page) => {
      await page.locator(".status", { hasText: "came with the address: nothing in it was measured here." }).waitFor();
      assert.match(await page.locator(".caption").innerText(), caption);
      assert.match(await page.locator(".frame").last().innerText(), /^\dsum\(100\)/);
      assert(action !== "watch" || (await page.locator(".variable").count()) > 0);
      assert(action !== "watch" || /step (\d+) of \1,/.test(await page.locator(".status").innerText()));
      assert.equal((await page.locator(".flame").count()) > 0, action === "profile");
    });
    await withoutCompiler(path.replace("#", "index.html#").replace(/picture=.{20}/, "picture="), async (page) => {
      await page.locator(".take").waitFor();
      assert.equal(await page.locator(".cm-line").first().innerText(), "constexpr int sum(int n) {");
    });
  }
});

test("links to the pages have a preview with a picture of the site", async () => {
  const page = await readFile(join(siteFolder, "play/index.html"), "utf8");
  const picture = "pictures/debugger.png";
  assert(page.includes(`<meta property="og:image" content="https://ctqueens.example/below/${picture}">`));
  assert.match(page, /<meta property="og:title" content="Workbench \| ctqueens">/);
  await readFile(join(siteFolder, picture));
});
