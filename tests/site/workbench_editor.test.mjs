// The program in the editor of the workbench, what is remembered of it, and the exercises.
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, inPage, openAnew } from "./browser.mjs";
import { changed, textOf } from "./sources.mjs";
import { does, inWorkbench, patience, refused, words, write } from "./workbench.mjs";

// An exercise as it is shown, without the line of its license.
const shown = async (name) => (await textOf(`docs/tutorial/exercises/${name}`)).replace(/^.*SPDX.*\n/, "");
const solution = changed(
  await shown("01_bishop.cpp"),
  ["(square, square)", "(square a, square b)"],
  [
    "return false; // write your answer here",
    "return a.row + a.column == b.row + b.column || a.row - a.column == b.row - b.column;",
  ],
);

test("an exercise that is solved is remembered, and the tutorial knows", () =>
  inPage("play/#open=exercises/01_bishop.cpp", async (page) => {
    page.setDefaultTimeout(patience);
    await page.locator(".take").click();
    await page.locator(".status", { hasText: words.refused }).waitFor();
    await write(page, solution.replace(/^static_assert.*rising.*$/m, ""));
    await becomes(page, ".verdict", words.notCounted); // an assertion is missing
    await write(page, solution.slice(0, solution.indexOf("return") + 20)); // and much else
    await page.locator(".task a", { hasText: words.exercises }).waitFor();
    assert.equal(await page.locator(".choices select").first().inputValue(), "exercises/01_bishop.cpp");
    await write(page, solution);
    await page.locator(".task", { hasText: "Solved: 1 of 37 exercises are done." }).waitFor();
    await page.reload();
    await page.locator(".task", { hasText: "Solved: 1 of 37" }).waitFor(); // the address knows which one it is
    await page.locator(".task a", { hasText: "→" }).click();
    await page.waitForFunction(() => location.hash === "#open=exercises/01_on_the_board.cpp");

    await page.locator(".task a", { hasText: words.exercises }).click();
    await page.waitForFunction(() => location.href.endsWith("tutorial/01_placement.html#exercises"));
    assert.match(await page.locator("a.solved").getAttribute("href"), /01_bishop\.cpp$/);
    const [chapter, ...others] = await page.locator(".VPSidebar a[data-solved]").all();
    assert.deepEqual(
      [others.length, await chapter.innerText(), await chapter.getAttribute("data-solved")],
      [0, "1. A placement", "1/3"],
    );
  }));

test("a program of a chapter leads back to the chapter", () =>
  inPage("play/#open=tutorial/01_placement.cpp", async (page) => {
    await page.locator(".task a", { hasText: words.chapter }).click();
    await page.waitForURL(/\/tutorial\/01_placement\.html$/);
  }));

test("a message stands under its line, and goes when the line is right", () =>
  inWorkbench("open=your_own", async (page) => {
    const program = await page.locator(".cm-content").innerText();
    assert.match(await write(page, program.replace("== 4", "== 5")), refused);
    const message = page.locator(".cm-content .message");
    await message.locator("details[open]", { hasText: "4 == 5" }).waitFor(); // the value is not folded
    assert.match(await message.innerText(), /4 == 5|static assertion failed/);
    const [line, box] = await Promise.all([
      page.locator(".cm-line", { hasText: "== 5" }).boundingBox(),
      message.boundingBox(),
    ]);
    assert(Math.abs(box.y - (line.y + line.height)) < 12, `${line.y} ${box.y}`);
    assert.match(await write(page, program), /^It compiles\./);
    assert.equal(await message.count(), 0);
    await page.waitForFunction(() => location.hash.includes("text="));
    await openAnew(page);
    await becomes(page, ".cm-line >> nth=0", "// Paste your own code, and call it in a static_assert.");
  }));

test("the status says where the first error is, and Run shows it", () =>
  inPage("play/#open=exercises/05_refuse.cpp", async (page) => {
    page.setDefaultTimeout(patience);
    await page.locator(".take").click();
    const said = page.locator(".status[data-tone=bad]", { hasText: words.refused });
    await said.waitFor();
    const lines = (await shown("05_refuse.cpp")).split("\n");
    const line = lines.findIndex((text) => text.includes("!compiles<0, 0, 3>")) + 1;
    assert.match(await said.textContent(), new RegExp(`^It does not compile\\. Line ${line}: static assertion failed`));
    assert.equal(await page.locator(".cm-scroller").evaluate((pane) => pane.scrollTop), 0); // where the answer goes
    await does(page, "run");
    const [mark, pane] = await Promise.all([
      page.locator(".cm-line.wrong").first().boundingBox(),
      page.locator(".cm-scroller").boundingBox(),
    ]);
    assert(pane.y <= mark.y && mark.y + mark.height <= pane.y + pane.height, `${mark.y} ${pane.y} ${pane.height}`);
    // Watch shows errors as Run does.
    await write(page, "int x = ;\n");
    assert.match(await does(page, "watch"), /^It does not compile\. Line 1: .+\.$/);
    assert.equal(await page.locator(".cm-content .message").count(), 1);
    assert.match(await write(page, "long x{1LL << 40};\n"), /narrowed to type 'long'.*long has 32 bits\.$/);
  }));

test("line numbers stay beside their lines below messages", () =>
  inWorkbench("open=your_own", async (page) => {
    await write(page, "int a = b;\nint c = d;\nint e = f;\nint last;\n");
    const [line, number] = await Promise.all([
      page.locator(".cm-line", { hasText: "last" }).boundingBox(),
      page.locator(".cm-lineNumbers .cm-gutterElement", { hasText: "4" }).boundingBox(),
    ]);
    assert(Math.abs(line.y - number.y) < 2, `${line.y} ${number.y}`);
  }));

test("an address that cannot be read is refused, and an opening is shown", () =>
  inPage("play/#text=nonsense&size=99", async (page) => {
    const notice = page.locator(".notice");
    await notice.filter({ hasText: words.unreadable }).filter({ hasText: 'size="99" is not valid' }).waitFor();
  }));

test("Undo ends at the program that was opened", () =>
  inWorkbench("open=your_own", async (page) => {
    await write(page, "static_assert(true);\n");
    await page.evaluate(() => (location.hash = "open=forgotten_diagonal"));
    await page.locator(".cm-line", { hasText: "my_search" }).first().waitFor();
    const opened = await page.locator(".cm-content").innerText();
    await page.locator(".cm-content").press("Control+z");
    assert.equal(await page.locator(".cm-content").innerText(), opened);
  }));
