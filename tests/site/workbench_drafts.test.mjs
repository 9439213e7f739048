// What the user has written is kept (storage.js): in the browser, by program, and in the address. None of these tests
// needs the compiler.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, unpack } from "../../src/site/elements/workbench/packed_text.js";
import { address, becomes, hashOf, inPage, openAnew, ready } from "./browser.mjs";
import { words } from "./workbench.mjs";

const content = (page) => page.locator("ctqueens-debugger:not([plain]) .cm-content");
const firstLine = (page, text) => becomes(page, ".cm-line >> nth=0", text);
// Writes a line above the program.
const insert = async (page, text) => {
  await content(page).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type(`${text}\n`);
};
const inAddress = (page, text) => page.waitForFunction((part) => location.hash.includes(part), text);
const choose = (page, name) => page.locator(".choices select").first().selectOption(name);
const exercise = "exercises/05_refuse.cpp";
const first = '#include "01_placement.hpp"';

test("an edited program comes back after another one, in another language, and without its text in the address", () =>
  inPage(`play/#open=${exercise}`, async (page) => {
    await insert(page, "// mine");
    await choose(page, "queue"); // at once
    await inAddress(page, "open=queue");
    await firstLine(page, "struct job");
    await insert(page, "// mine, too");
    await inAddress(page, "text=");
    assert.equal(await page.locator(".choices select").first().inputValue(), "queue");

    await page.evaluate((name) => (location.hash = `open=${name}`), exercise);
    await firstLine(page, "// mine");
    await inAddress(page, "text="); // so that a link has it
    await page.goto(address("zh/play/#open=queue"));
    await firstLine(page, "// mine, too");
  }));

test("a change of the language keeps the program of the address", () =>
  inPage(`play/#open=${exercise}`, { viewport: { width: 1400, height: 900 } }, async (page) => {
    await insert(page, "// mine");
    await inAddress(page, "text=");
    await page.locator(".VPNavBarTranslations button").hover();
    await page.locator(".VPNavBarTranslations a", { hasText: "简体中文" }).click();
    await page.waitForURL((url) => url.pathname.includes("/zh/play/") && url.hash.includes("text="));
    await firstLine(page, "// mine");
    assert.equal(await page.locator(".choices select").first().inputValue(), exercise);
  }));

test("Reset goes back to the original, and the same button leads back, also after a visit elsewhere", () =>
  inPage(`play/#open=${exercise}`, async (page) => {
    const reset = page.locator(".do-reset");
    await firstLine(page, first);
    assert(await reset.isHidden());
    await insert(page, "// mine");
    await becomes(page, ".do-reset", words.reset);
    await reset.click();
    await firstLine(page, first);
    await page.waitForFunction(() => !location.hash.includes("text="));
    await becomes(page, ".do-reset", words.resume);
    await content(page).press("Control+z");
    await firstLine(page, "// mine");

    await reset.click();
    await page.waitForFunction(() => !location.hash.includes("text="));
    await page.reload();
    await firstLine(page, first);
    await becomes(page, ".do-reset", words.resume);
    await reset.click();
    await firstLine(page, "// mine");
    await inAddress(page, "text=");
    await reset.click();
    await firstLine(page, first);
  }));

test("a search keeps the user's version, also under an address that does not have it", () =>
  inPage("play/#search=backtracking&size=4", { mayFail: true }, async (page) => {
    await ready(page);
    await page.route("**/*.packed", (route) => route.abort());
    await page.locator(".do-run").click();
    await insert(page, "// mine");
    await openAnew(page, address("play/#search=backtracking&size=4"));
    await ready(page);
    await page.locator(".do-edit", { hasText: words.resume }).waitFor();
    await page.locator(".do-run").click();
    await firstLine(page, "// mine");
    await page.locator(".do-reset").click();
    await firstLine(page, "#include <ctqueens/examiner.hpp>");
  }));

test("a program that a link brings is kept with the link, and the version that was there stays", () =>
  inPage("play/#open=queue", async (page) => {
    await insert(page, "// mine");
    await inAddress(page, "text=");
    const link = `open=queue&text=${await pack("int linked;\n")}`;
    const open = (hash) => page.evaluate((to) => (location.hash = to), hash);
    await open(link);
    await firstLine(page, "int linked;");
    await insert(page, "// edited");
    await inAddress(page, "text=");
    await open("open=your_own");
    await page.locator(".cm-line", { hasText: "Paste your own code" }).first().waitFor();
    await open("open=queue");
    await firstLine(page, "// mine");
    await inAddress(page, "text=");
    assert.match(await unpack(new URLSearchParams(hashOf(page).slice(1)).get("text")), /^\/\/ mine\n/);
    await open(link);
    await firstLine(page, "// edited");
  }));

test("an address that comes while an edit is being kept decides, and the edit stays", () =>
  inPage("play/#open=forgotten_diagonal&size=4", async (page) => {
    await insert(page, "// mine");
    await page.locator("ctqueens-debugger").evaluate(({ shadowRoot }) => {
      const size = shadowRoot.querySelectorAll(".choices select")[1];
      size.value = "5";
      size.dispatchEvent(new Event("change", { bubbles: true }));
      location.hash = "search=bitmask&size=4";
    });
    await becomes(page, ".number", "Step 0 of 87");
    assert.equal(await page.locator(".cm-editor").count(), 0);
    assert.equal(hashOf(page), "#search=bitmask&size=4");
    await choose(page, "forgotten_diagonal");
    await firstLine(page, "// mine");
  }));

test("a program that somebody has sent is shown without the question of another one", () =>
  inPage("play/#search=backtracking&size=4&step=9", async (page) => {
    await ready(page);
    await page.locator(".do-run").click();
    await page.locator(".task", { hasText: "Break the search" }).waitFor();
    const broken = (await content(page).innerText()).replace("return true;", "return false;");
    await page.evaluate(() => localStorage.clear());
    await openAnew(page, address(`play/#search=backtracking&size=4&text=${await pack(broken)}`));
    await page.locator(".take").waitFor();
    assert.equal(await page.locator(".task").innerText(), "");
  }));

test("a program that replaces another one has not its question, until that is back", () =>
  inPage("play/#open=queue", async (page) => {
    const task = page.locator(".task", { hasText: "pop" });
    await task.waitFor();
    await content(page).press("Control+a");
    await page.keyboard.insertText("static_assert(true);\n");
    await task.waitFor({ state: "detached" });
    await content(page).press("Control+z");
    await task.waitFor();
  }));

test("without storage, nothing is kept and nothing breaks", () =>
  inPage(
    "play/#open=queue",
    {
      prepare: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(window, "localStorage", {
            get() {
              throw new Error("no storage");
            },
          }),
        ),
      mayFail: true,
    },
    async (page) => {
      await insert(page, "// mine");
      await inAddress(page, "text=");
      await choose(page, "your_own");
      await inAddress(page, "open=your_own");
      await choose(page, "queue");
      await inAddress(page, "open=queue");
      await firstLine(page, "struct job");
    },
  ));

test("Tab indents, and after Escape leaves the program, which everybody is told", () =>
  inPage("play/#open=queue", async (page) => {
    await content(page).click();
    await page.keyboard.press("Control+Home");
    assert.equal(await page.locator(".way-out").count(), 0);
    await page.keyboard.press("Tab");
    await page.locator(".way-out", { hasText: words.tab }).waitFor();
    await firstLine(page, "    struct job");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    assert.equal(await content(page).evaluate((each) => each.getRootNode().activeElement === each), false);
  }));

test("an exercise has its question, hints and headers beside the editor", () =>
  inPage("play/#open=exercises/04_last.cpp", async (page) => {
    const task = page.locator(".task");
    await task.filter({ hasText: "Find the last solution without" }).waitFor();
    await task.locator("summary", { hasText: "Hint 2" }).click();
    await task.locator("details[open]", { hasText: "let its loop go from column N - 1 down to 0" }).waitFor();
    await task.locator("summary", { hasText: "04_backtracking.hpp" }).click();
    assert.match(await task.locator("details[open] pre").innerText(), /constexpr bool fill_first/);
  }));
