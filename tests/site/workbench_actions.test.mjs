// The actions of the workbench (actions.js, watch_actions.js, evaluation_track.js, flame_graph.js): a program is
// changed, compiled, marked, stepped through, watched and profiled.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unpack } from "../../src/site/elements/workbench/packed_text.js";
import english from "../../src/site/elements/common/words_en.js";
import { becomes, hashOf, inPage, openAnew, press } from "./browser.mjs";
import {
  answered,
  colourOf,
  does,
  follow,
  getCompiler,
  inWorkbench,
  patience,
  refused,
  status,
  words,
  write,
} from "./workbench.mjs";

test("a wrong search is refused on the board, mended, passed and stepped through", () =>
  inWorkbench("open=forgotten_diagonal&size=4", async (page) => {
    assert.equal(await does(page, "run"), words.failed);
    const said = await page.locator(".stack-place .message").innerText();
    assert.match(said, /^this search reports a placement that is not a solution: 1234/);
    assert.equal(
      await page.locator(".board").getAttribute("aria-label"),
      english.boardLabel({ squares: ["a4", "b3", "c2", "d1"] }),
    );
    assert.equal(await page.locator(".queen.attacked").count(), 2);
    assert.equal(await page.locator(".attack").count(), 1);
    await becomes(page, ".caption", words.attackEachOther({ digits: "1234", pair: ["a4", "b3"] }));

    await does(page, "step"); // what the search takes for a solution is none
    await page.locator(".control.solution").click();
    await becomes(page, ".caption", english.captions.wrong({ pair: ["a4", "b3"] }));
    assert.equal(await page.locator(".queen.attacked").count(), 2);

    const line = "        if (queens[above] + above == queens[row] + row) return true;";
    const program = await page.locator(".cm-content").innerText();
    const mended = program.replace(line, `${line}\n${line.replaceAll("+", "-")}`);
    assert.match(await write(page, mended), /^It compiles\./);
    await does(page, "run");
    await becomes(
      page,
      ".status[data-tone=good]",
      words.passed({ size: 4, solutions: 2, candidates: 60, comparisons: 60, backtracks: 16, lexicographic: 1 }),
    );

    await does(page, "step");
    await becomes(page, ".status", "");
    await page.locator(".control.reject").click();
    assert.match(await page.locator(".cm-line.now").innerText(), /observer\.reject/);
    await page.waitForFunction(() => /action=step.*step=[1-9]/.test(location.hash));
    const caption = await page.locator(".caption").textContent();
    await openAnew(page);
    await becomes(page, ".caption", caption);
    await write(page, program);
    assert(await page.locator(".stale .board").isVisible()); // the steps are not those of this text
  }));

test("the library's page of a search becomes a program at the same step, which passes until it is changed", () =>
  inWorkbench("open=your_own", async (page) => {
    await page.evaluate(() => (location.hash = "search=backtracking&size=4&step=27"));
    await becomes(page, ".number", "Step 27 of 243");
    const before = await page.locator(".line.now code").textContent();
    await page.locator(".do-edit").click();
    await page.locator(".status", { hasText: "It compiles." }).waitFor();
    assert.equal((await page.locator(".cm-line.now").textContent()).trim(), before.trim());
    await press(page, english.controls.back);
    await becomes(page, ".number", "Step 26 of 243");
    await does(page, "run");
    await becomes(
      page,
      ".status[data-tone=good]",
      words.passed({ size: 4, solutions: 2, candidates: 60, comparisons: 84, backtracks: 16, lexicographic: 1 }),
    );
    await page.waitForFunction(() => location.hash.includes("text=")); // it is written soon after the answer
    const program = await unpack(new URLSearchParams(hashOf(page).slice(1)).get("text"));
    await write(
      page,
      program.replace(
        "return true;\n        }\n        return false;",
        "return false;\n        }\n        return false;",
      ),
    );
    assert.equal(await does(page, "run"), words.failed);
    await page.locator(".queen.attacked").first().waitFor();
    await write(page, `${await page.locator(".cm-content").innerText()}int x = ;\n`);
    assert.match(await does(page, "run"), refused); // which the search has nothing to do with
    assert.equal(await page.locator(".stack-place .message").count(), 0); // nor has N
    // Another search is the library's page again.
    await page.locator(".choices select").first().selectOption("bitmask");
    await becomes(page, ".number", "Step 0 of 87");
    assert.equal(await page.locator(".cm-editor").count(), 0);
    // An address that asks to change one does not ask for the compiler again.
    await follow(page, "search=occupancy&size=4&action=edit");
    await page.locator(".status", { hasText: "It compiles." }).waitFor();
  }));

test("any constant evaluation can be watched, forwards and backwards", () =>
  inWorkbench("open=your_own", async (page) => {
    await write(
      page,
      "constexpr int fib(int n)\n{\n    return n < 2 ? n : fib(n - 1) + fib(n - 2);\n}\n" +
        "constexpr int small = fib(3);\nconstexpr int large = fib(10);\n",
    );
    const opened = await does(page, "watch");
    assert.match(opened, /^large: [\d,]+ steps\. This is one of 2 evaluations, /);
    assert.match(
      (await page.locator(".evaluations button").allTextContents()).join(),
      /^large: [\d,]+ steps,small: \d+ steps$/,
    );
    const calls = () => page.locator(".frame").evaluateAll((frames) => frames.map((frame) => frame.title));
    const say = (text) => page.locator(".caption", { hasText: text }).waitFor();
    const { back, forward } = english.watch.controls;
    await press(page, forward);
    await press(page, forward);
    await say("It calls fib(9).");
    assert.deepEqual(await calls(), ["", "fib(10)", "fib(9)"]);
    await press(page, forward);
    await press(page, forward);
    await say("It calls fib(8).");
    await press(page, back);
    await say(/^Line 3\.$/);
    assert.match(await page.locator(".cm-line.now").innerText(), /return n < 2/);
    assert.deepEqual(await calls(), ["", "fib(10)", "fib(9)"]);
    const number = await page.locator(".number").textContent();
    await page.waitForFunction((step) => location.hash.endsWith(`action=watch&step=${step}`), number.match(/\d+/)[0]);
    const url = page.url();
    await openAnew(page);
    await say(/^Line 3\.$/);
    assert.equal(await page.locator(".number").textContent(), number);
    // A profile keeps the moment, and leads to others.
    await page.locator(".do-profile").click();
    await page.locator(".status:not([aria-busy])", { hasText: "200 of 200 samples." }).waitFor();
    await say(/^Line [23] takes \d+% ± \d+% of the steps\. The hottest function is fib\.$/);
    assert((await page.locator(".heat span").count()) > 0);
    const deep = page.locator(".flame-graph button:not([hidden])").last();
    await deep.click();
    await page.locator(".frame.now", { hasText: "fib(" }).waitFor();
    await page.waitForFunction((before) => location.hash !== before, new URL(url).hash);
    // The evaluation at the cursor.
    await page.locator(".cm-line", { hasText: "small" }).click();
    assert.doesNotMatch(page.url(), /line=/);
    assert.match(await does(page, "watch"), /^small: \d+ steps\. This is one of 2 evaluations, /);
    await page.waitForFunction(() => location.hash.includes("line=5"));
    await follow(page, hashOf(page));
    await page.locator(".status:not([aria-busy])", { hasText: /^small: / }).waitFor();
    // One that is chosen from the list.
    await page.locator(".evaluations button", { hasText: "large" }).click();
    await page.locator(".status:not([aria-busy])", { hasText: /^large: / }).waitFor();
    await page.locator(".evaluations [aria-current]", { hasText: "large" }).waitFor();
  }));

test("Watch steps in the program, not in the library", () =>
  inWorkbench("open=your_own", async (page) => {
    await write(
      page,
      "#include <ctqueens/placement.hpp>\n" +
        "constexpr int least(int n) {\n    int all[] = {n, 1, 2};\n" +
        "    all[0] -= ctqueens::find_attack(ctqueens::placement<8>{{0, 4, 7, 5, 2, 6, 1, 3}}) ? 0 : 2;\n" +
        "    return all[0];\n}\n" +
        "constexpr int small = least(3);\n",
    );
    assert.match(await does(page, "watch"), /^small: /);
    await page.locator(".caption", { hasText: /^Line / }).waitFor();
    const lines = [];
    for (let line = ""; line !== "5"; ) {
      const before = await page.locator(".number").textContent();
      await press(page, english.watch.controls.forward);
      await page.waitForFunction((number) => {
        const { shadowRoot } = document.querySelector("ctqueens-debugger");
        return shadowRoot.querySelector(".number").textContent !== number;
      }, before);
      [line] = (await page.locator(".caption").textContent()).match(/(?<=^Line )\d+|^In .*/);
      lines.push(line);
    }
    assert.deepEqual([...new Set(lines)].sort(), ["3", "4", "5"]);
    await press(page, english.watch.controls.back);
    await page.locator(".caption", { hasText: /^Line 4/ }).waitFor();
  }));

test("Watch shows local variables, which Stop leaves out, and the result at the end", () =>
  inWorkbench("open=your_own", async (page) => {
    await write(
      page,
      "constexpr int f(int n)\n{\n    int last;\n    last = n + 1;\n    return last;\n}\nconstexpr int x = f(3);\n",
    );
    // At once, in the page: the variables may be ready soon.
    const stopped = page.waitForFunction((text) => {
      const { shadowRoot } = document.querySelector("ctqueens-debugger");
      const isReading = shadowRoot.querySelector(".frame.now")?.textContent.includes(text);
      return isReading && (shadowRoot.querySelector(".do-stop").click(), true);
    }, english.watch.reading);
    assert.equal(await does(page, "watch"), "x: 4 steps.");
    await stopped;
    await page.locator(".frame", { hasText: english.watch.reading }).waitFor({ state: "detached" });
    assert.equal(await status(page), "x: 4 steps.");
    assert(await page.locator(".do-stop").isHidden());
    await press(page, english.watch.controls.forward);
    await press(page, english.watch.controls.forward);
    await page.locator(".variable", { hasText: "last = no complete value" }).waitFor();
    const ink = await colourOf(page, ".variable");
    await press(page, english.watch.controls.forward);
    await page.locator(".frame.now .variable.changed", { hasText: "last = 4" }).waitFor();
    assert.notEqual(await colourOf(page, ".variable"), ink);
    await press(page, english.watch.controls.forward);
    assert.equal(await page.locator(".number").textContent(), "Step 4 of 4");
    await page.locator(".caption", { hasText: "The end. x is 4." }).waitFor();
  }));

test("a constant evaluation plays on when moments have been seen", () =>
  inPage("play/#open=your_own", async (page) => {
    await getCompiler(page);
    await does(page, "watch");
    const first = Number(await page.locator("ctqueens-debugger").getAttribute("step"));
    await press(page, english.controls.play);
    const stepIsPast = (step) => Number(location.hash.match(/&step=(\d+)/)?.[1]) > step;
    await page.waitForFunction(stepIsPast, first + 40, { timeout: patience });
    await press(page, english.controls.pause);
  }));

test("only the last program is answered for", () =>
  inWorkbench("open=forgotten_diagonal", async (page) => {
    await page.locator(".do-run").click();
    assert.match(await write(page, "int x = ;\n"), refused);
    // An opening that is chosen at once replaces an edit.
    await page.locator(".cm-content").fill("int y = ;\n");
    await page.locator(".choices select").first().selectOption("your_own");
    await page.locator(".cm-line", { hasText: "int count" }).waitFor();
    assert.match(await answered(page), /^It compiles\./);
    await page.waitForFunction(() => location.hash.startsWith("#open=your_own"));
    // A size that is chosen at once does not.
    await page.locator(".cm-content").fill("struct my_search; // mine\n");
    await page.locator(".choices select").nth(1).selectOption("5");
    await answered(page);
    await becomes(page, ".cm-line >> nth=0", "struct my_search; // mine");
    assert.equal(await page.locator(".choices select").first().inputValue(), "your_own");
  }));

test("a program without a search is not stepped through, and a function is marked", () =>
  inWorkbench("open=your_own", async (page) => {
    await page.locator(".do-step").click({ force: true });
    await becomes(page, ".status", words.noSearch);
    await write(page, "#include <ctqueens/examiner.hpp>\nconstexpr auto my_search = [](auto) {};\n");
    assert.equal(await does(page, "run"), words.failed);
    assert.match(await page.locator(".stack-place .message").innerText(), /this search misses a solution: 246135/);
    assert.equal(
      await page.locator(".board").getAttribute("aria-label"),
      english.boardLabel({ squares: ["b6", "d5", "f4", "a3", "c2", "e1"] }),
    );
  }));

test("where an evaluation fails, Watch shows the failure, its reason and the calls with their values", () =>
  inWorkbench("open=your_own", async (page) => {
    const program =
      "constexpr int fact(int n)\n{\n    return n < 2 ? 1 : n * fact(n - 1);\n}\nconstexpr int big = fact(13);\n";
    assert.match(await write(page, program), /Line 5: .* by a constant expression: value 6227020800/);
    const reason = /^Not a constant expression\. Line 3: value 6227020800 is outside the range/;
    assert.match(await does(page, "watch"), reason);
    await page.locator(".status[data-tone=bad]").waitFor();
    await page.locator(".caption[data-tone=bad]", { hasText: "Line 3. The evaluation fails here." }).waitFor();
    const red = await colourOf(page, ".caption");
    assert.match(await page.locator(".cm-line.now").innerText(), /n \* fact\(n - 1\)/);
    assert.equal(await page.locator(".frame.now").getAttribute("title"), "fact(13)");
    const [status, caption] = await Promise.all(
      [".status", ".caption"].map((name) => page.locator(name).boundingBox()),
    );
    assert(status.height > 30 && status.y + status.height <= caption.y, `${status.height}, ${status.y}, ${caption.y}`);
    await press(page, english.watch.controls.back);
    await page.locator(".caption:not([data-tone=bad])", { hasText: "Line 3." }).waitFor();
    assert.match(await does(page, "profile"), reason);
    await page.locator(".status[data-tone=bad]").waitFor();
    // A profile is of an evaluation that does not fail, if there is one.
    await write(page, `${await page.locator(".cm-content").innerText()}\nconstexpr int small = fact(3);\n`);
    assert.match(await does(page, "profile"), /^small: \d+ steps\. This is one of 2 evaluations, /);
    assert.equal(await colourOf(page, ".evaluations button:has-text('big')"), red);
    assert.notEqual(await colourOf(page, ".evaluations button:has-text('small')"), red);
  }));
