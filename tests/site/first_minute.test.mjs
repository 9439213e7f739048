// The first minute: what the site shows before the compiler is downloaded, and the addresses that Share copies.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { address, becomes, press, ready, siteFolder } from "./browser.mjs";
import { does, inWorkbench, withoutCompiler, words, write } from "./workbench.mjs";

for (const [path, flameGraph] of [
  ["", /^Flame graph: all: 389,365 steps\. Line 10 takes \d+%/],
  ["zh/", /^火焰图: all：389,365 步。第 10 行占了 \d+%/],
]) {
  test(`the first screen shows a recorded profile beside a search: ${path || "en"}`, () =>
    withoutCompiler(path, { viewport: { width: 1280, height: 800 } }, async (page) => {
      await ready(page);
      assert.match(await page.locator(".recorded").getAttribute("aria-label"), flameGraph);
      assert.equal(
        await page
          .locator(".recorded .flame")
          .first()
          .innerText()
          .then((all) => /is_attacked/.test(all)),
        true,
      );
      const boxes = [".recorded", ".calls a:first-of-type", ".calls a:last-of-type", ".board"];
      for (const { y, height } of await Promise.all(boxes.map((each) => page.locator(each).boundingBox()))) {
        assert(y + height < 800, `${y} + ${height}`);
      }
      const { packed } = JSON.parse(await readFile(join(siteFolder, "compiler/compiler.json"), "utf8"));
      const said = await page.locator(".front .note").innerText();
      assert(said.includes(` ${Math.round(packed / 1e6)} MB`), said);
    }));
}

test("the button Profile mine leads to a recorded profile, and offers the compiler", () =>
  withoutCompiler("", async (page) => {
    await page.getByRole("link", { name: "Profile mine" }).click();
    await becomes(page, ".status", "The evaluation in line 18: 2,769 steps. This picture was recorded.");
    assert.match(await page.locator(".caption").innerText(), /^Line \d takes \d+%.* of the steps\. .* is_prime\.$/);
    assert.equal(await page.locator(".flame button").first().innerText(), "program.cpp:18 › primes_below");
    assert(await page.locator(".take").isVisible());
  }));

test("the button Break the search leads to the editor, and offers the compiler", () =>
  withoutCompiler("", async (page) => {
    await page.getByRole("link", { name: "Break the search" }).click();
    await page.locator(".cm-content").waitFor();
    assert.equal(await page.locator(".task").innerText(), words.breakIt.replaceAll("`", ""));
    assert(await page.locator(".take").isVisible());
  }));

const permissions = ["clipboard-read", "clipboard-write"];
const shared = async (page) => {
  await press(page, words.share);
  await page.locator(".remark", { hasText: /^The address is copied: \d+ characters\.$/ }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};

test("a program of the site has a short address, from which its recorded profile is drawn", () =>
  withoutCompiler("play/index.html#open=nine_queens&size=6&action=profile", { permissions }, async (page) => {
    await becomes(page, ".status", "all: 389,365 steps. This picture was recorded.");
    assert.equal(await shared(page), `${address("play/")}#open=nine_queens&action=profile`);
  }));

test("a step of a search has an address", () =>
  withoutCompiler("zh/play/index.html#search=bitmask&size=5&step=7", { permissions }, async (page) => {
    await ready(page);
    await press(page, "分享");
    await page.locator(".remark", { hasText: "地址已复制" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, `${address("zh/play/")}#search=bitmask&size=5&step=7`);
  }));

test("if the page may not copy, the address is selected", () =>
  withoutCompiler(
    "play/index.html#open=sieve",
    { prepare: (page) => page.addInitScript(() => delete Navigator.prototype.clipboard) },
    async (page) => {
      await page.locator(".take").waitFor();
      await press(page, words.share);
      await becomes(page, ".remark", words.copy);
      const field = page.getByLabel(words.share, { exact: true }).and(page.locator("input"));
      const selected = await field.evaluate(({ value, selectionStart, selectionEnd }) =>
        value.slice(selectionStart, selectionEnd),
      );
      assert.equal(selected, `${address("play/")}#open=sieve`);
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
  await inWorkbench("open=your_own", { permissions }, async (page) => {
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
      await page.locator(".status", { hasText: "This picture was recorded" }).waitFor();
      assert.match(await page.locator(".caption").innerText(), caption);
      assert.match(await page.locator(".frame").last().innerText(), /^\dsum\(100\)/);
      assert(action !== "watch" || (await page.locator(".variable").count()) > 0);
      assert(action !== "watch" || /step (\d+) of \1\./.test(await page.locator(".status").innerText()));
      assert.equal((await page.locator(".flame").count()) > 0, action === "profile");
    });
    await withoutCompiler(path.replace("#", "index.html#").replace(/picture=.{20}/, "picture="), async (page) => {
      await page.locator(".take").waitFor();
      assert.equal(await page.locator(".cm-line").first().innerText(), "constexpr int sum(int n) {");
    });
  }
});

test("links to the pages have a preview of 1200 × 630 pixels", async () => {
  const page = await readFile(join(siteFolder, "play/index.html"), "utf8");
  assert.match(page, /<meta property="og:image" content="https:\/\/ctqueens\.example\/below\/preview\.png">/);
  assert.match(page, /<meta property="og:title" content="Workbench \| ctqueens">/);
  const png = await readFile(join(siteFolder, "preview.png"));
  assert.deepEqual([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)], ["PNG", 1200, 630]);
});
