// The workbench with its compiler: what a reader does with it, and what goes wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, unpack } from "../../src/site/elements/workbench/packed_text.js";
import english from "../../src/site/elements/common/words_en.js";
import { changed, textOf } from "./clang.mjs";
import { address, becomes, buttonOf, hashOf, inPage, press, ready } from "./browser.mjs";

const words = english.workbench;
const minute = 60_000;

const status = (page) => page.locator(".status").textContent();
const answered = async (page) => {
  await page.locator(".status:not([aria-busy])").waitFor({ state: "attached" });
  return status(page);
};
const does = async (page, name) => {
  await page.locator(`.do-${name}`).click();
  return answered(page);
};

// Runs `use(page)` when the compiler is there and has compiled the opening.
const inBench = (state, use, options) =>
  inPage(
    `play/#${state}`,
    async (page) => {
      page.setDefaultTimeout(minute);
      await page.locator(".take").click();
      await page.locator(".status:not([aria-busy]):not(:empty)").waitFor({ state: "attached" });
      assert.match(await status(page), /^It compiles\./);
      await use(page);
    },
    options,
  );
// Replaces the program as a reader would, and waits for the compiler.
const write = async (page, text) => {
  await page.locator(".cm-content").fill(text);
  return answered(page);
};

test("a wrong search is refused on the board, mended, passed, metered and stepped through", () =>
  inBench("open=forgotten_diagonal&size=4", async (page) => {
    assert.equal(await does(page, "run"), words.failed);
    const said = await page.locator(".stack-place .message").innerText();
    assert.match(said, /^this search reports 1234, which is not a solution/);
    assert.equal(
      await page.locator(".board").getAttribute("aria-label"),
      english.boardLabel({ squares: ["a4", "b3", "c2", "d1"] }),
    );
    assert.equal(await page.locator(".queen.attacked").count(), 2);
    assert.equal(await page.locator(".attack").count(), 1);
    await becomes(page, ".caption", words.attackEachOther({ digits: "1234", pair: ["a4", "b3"] }));
    assert.match(await page.locator(".metered").innerText(), /takes [\d,]+ steps/);

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
      ".caption",
      words.passed({ size: 4, solutions: 2, candidates: 60, comparisons: 60, backtracks: 16, lexicographic: 1 }),
    );
    assert.match(await page.locator(".metered").innerText(), /takes [\d,]+ steps[^]*default limit\s+1,048,576/);

    await does(page, "step");
    await becomes(page, ".status", "");
    await page.locator(".control.conflict").click();
    assert.match(await page.locator(".cm-line.now").innerText(), /observer\.reject/);
    await page.waitForFunction(() => /action=step.*step=[1-9]/.test(location.hash));
    const [caption, url] = [await page.locator(".caption").textContent(), page.url()];
    await page.goto("about:blank");
    await page.goto(url);
    await becomes(page, ".caption", caption);
    await write(page, program);
    assert(await page.locator(".stale .board").isVisible()); // the steps are not those of this text
  }));

test("the library's page of a search becomes a program at the same step, which passes until it is changed", () =>
  inPage("play/#search=backtracking&size=4&step=27", async (page) => {
    page.setDefaultTimeout(minute);
    await ready(page);
    const before = await page.locator(".line.now code").textContent();
    await page.locator(".do-edit").click();
    await page.locator(".status", { hasText: "It compiles." }).waitFor();
    assert.equal((await page.locator(".cm-line.now").textContent()).trim(), before.trim());
    await press(page, english.controls.back);
    await becomes(page, ".number", "Step 26 of 243");
    await does(page, "run");
    await becomes(
      page,
      ".caption",
      words.passed({ size: 4, solutions: 2, candidates: 60, comparisons: 84, backtracks: 16, lexicographic: 1 }),
    );
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
    // Another search is the library's page again.
    await page.locator(".choices select").first().selectOption("bitmask");
    await becomes(page, ".number", "Step 0 of 87");
    assert.equal(await page.locator(".cm-editor").count(), 0);
  }));

test("any constant evaluation can be watched, forwards and backwards", () =>
  inBench("open=all_solutions", async (page) => {
    await write(
      page,
      "constexpr int fib(int n)\n{\n    return n < 2 ? n : fib(n - 1) + fib(n - 2);\n}\n" +
        "constexpr int small = fib(3);\nconstexpr int large = fib(10);\n",
    );
    const opened = await does(page, "watch");
    assert.match(opened, /^large: [\d,]+ steps\.$/);
    const calls = () => page.locator(".frame").evaluateAll((frames) => frames.map((frame) => frame.title));
    const say = (text) => page.locator(".caption", { hasText: text }).waitFor();
    await press(page, english.controls.call);
    await say("It calls fib(9).");
    assert.deepEqual(await calls(), ["", "fib(10)", "fib(9)"]);
    await press(page, english.controls.call);
    await say("It calls fib(8).");
    await page.locator(".control.back").press("Shift+C");
    await say(/^Line 3\.$/);
    assert.match(await page.locator(".cm-line.now").innerText(), /return n < 2/);
    assert.deepEqual(await calls(), ["", "fib(10)", "fib(9)"]);
    const number = await page.locator(".number").textContent();
    await page.waitForFunction((step) => location.hash.endsWith(`action=watch&step=${step}`), number.match(/\d+/)[0]);
    const url = page.url();
    await page.goto("about:blank");
    await page.goto(url);
    await say(/^Line 3\.$/);
    assert.equal(await page.locator(".number").textContent(), number);
    // A profile keeps the moment, and leads to others.
    await page.locator(".do-profile").click();
    await page.locator(".status:not([aria-busy])", { hasText: "200 of 200 samples." }).waitFor();
    await say(/^Line 2 takes \d+% of the steps\. The hottest function is fib\.$/);
    assert((await page.locator(".heat span").count()) > 0);
    const deep = page.locator(".flame-graph button:not([hidden])").last();
    await deep.click();
    await page.locator(".frame.now", { hasText: "fib(" }).waitFor();
    await page.waitForFunction((before) => location.hash !== before, new URL(url).hash);
    // The evaluation at the cursor.
    await page.locator(".cm-line", { hasText: "small" }).click();
    assert.match(await does(page, "watch"), /^small: \d+ steps\.$/);
  }));

test("an exercise that is solved is remembered, and the tutorial knows", () =>
  inPage("play/#open=exercises/01_bishop.cpp", async (page) => {
    page.setDefaultTimeout(minute);
    await page.locator(".take").click();
    await page.locator(".status", { hasText: words.refused }).waitFor();
    const exercise = await textOf("docs/tutorial/exercises/01_bishop.cpp");
    const solution = changed(
      exercise,
      ["(square, square)", "(square a, square b)"],
      [
        "return false; // write your answer here",
        "return a.row + a.column == b.row + b.column || a.row - a.column == b.row - b.column;",
      ],
    );
    await write(page, solution.replace(/^static_assert.*rising.*$/m, ""));
    assert.equal(await page.locator(".task").textContent(), words.chapter); // not solved: an assertion is missing
    await write(page, solution);
    await page.locator(".task", { hasText: "Solved: 1 of 37 exercises are done." }).waitFor();
    await page.reload();
    await page.locator(".task", { hasText: "Solved: 1 of 37" }).waitFor(); // the address knows which one it is
    await page.locator(".task a", { hasText: "→" }).click();
    await page.waitForFunction(() => location.hash === "#open=exercises/01_on_the_board.cpp");

    await page.locator(".task a", { hasText: words.chapter }).click();
    await page.waitForFunction(() => location.href.endsWith("tutorial/01_placement.html#exercises"));
    await page.locator(".progress", { hasText: "1 of the 37 exercises" }).waitFor();
    assert.match(await page.locator("a.solved").getAttribute("href"), /01_bishop\.cpp$/);
    assert.match(
      await page.locator(".progress a").getAttribute("href"),
      /play\/(index\.html)?#open=exercises\/01_on_the_board\.cpp$/,
    );
  }));

test("a message stands under its line, and goes when the line is right", () =>
  inBench("open=all_solutions", async (page) => {
    const program = await page.locator(".cm-content").innerText();
    assert.equal(await write(page, program.replace("== 92", "== 93")), words.refused);
    const message = page.locator(".cm-content .message");
    assert.match(await message.innerText(), /92 == 93|static assertion failed/);
    const [line, box] = await Promise.all([
      page.locator(".cm-line", { hasText: "== 93" }).boundingBox(),
      message.boundingBox(),
    ]);
    assert(Math.abs(box.y - (line.y + line.height)) < 12, `${line.y} ${box.y}`);
    assert.match(await write(page, program), /^It compiles\./);
    assert.equal(await message.count(), 0);
    await page.waitForFunction(() => location.hash.includes("text="));
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    await becomes(page, ".cm-line >> nth=0", "#include <ctqueens/solutions.hpp>");
  }));

test("what does not end is stopped with a sentence, and the page goes on", () =>
  inBench("open=all_solutions", async (page) => {
    await write(page, "template <int N> struct more : more<N + 1> {};\nmore<0> endless;\n");
    assert.equal(await status(page), words.refused); // Clang's own limit
    await write(page, "constexpr int f(int n) { return f(n + 1); }\nstatic_assert(f(0) == 0);\n");
    assert.equal(await status(page), words.refused);
    await write(page, "constexpr int f() { for (;;) {} }\nstatic_assert(f() == 0);\n");
    assert.equal(await status(page), words.refused);
    // 2^40 instances, which no limit of Clang's forbids
    await write(
      page,
      "template <int N, class... T> struct f : f<N - 1, T..., int>, f<N - 1, T..., char> {};\n" +
        "template <class... T> struct f<0, T...> {};\nf<40> x;\n",
    );
    assert([words.failures.time, words.failures.memory].includes(await status(page)), await status(page));
    assert.match(await write(page, "static_assert(true);\n"), /^It compiles\./);
  }));

test("a program that needs more than the default limit is metered as such", () =>
  inBench("open=nine_queens", async (page) => {
    const program = await page.locator(".cm-content").innerText();
    assert.equal(await write(page, program.replace("N = 8", "N = 9").replace("== 92", "== 352")), words.refused);
    await does(page, "run");
    assert.match(await page.locator(".chart .own").innerText(), /more than 1,048,576/);
    assert.match(await page.locator(".cm-content .message").first().innerText(), /constant expression/);
  }));

test("ten megabytes of source are refused at once", () =>
  inBench("open=all_solutions", async (page) => {
    const text = await pack("// long\n".repeat(1_300_000));
    await page.locator("ctqueens-debugger").evaluate((editor, packed) => editor.setAttribute("text", packed), text);
    await becomes(page, ".status", words.tooLong({ characters: 200_000 }));
  }));

test("a search that never ends is not stepped through", () =>
  inBench("open=forgotten_diagonal&size=4", async (page) => {
    const program = await page.locator(".cm-content").innerText();
    await write(page, program.replace("observer.enter(row);", "observer.enter(row); for (;;) observer.test(1);"));
    await does(page, "step");
    // While it compiles, or when it runs.
    assert(
      [words.failures.time, words.failures.memory, words.failures.endless].includes(await status(page)),
      await status(page),
    );
    assert(await page.locator(".board-place").isHidden());
  }));

test("the network goes half way, and comes back", () =>
  inPage(
    "play/#open=all_solutions",
    async (page) => {
      page.setDefaultTimeout(minute);
      await page.route("**/llvm.core.wasm.packed", async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({ body: body.subarray(0, body.length / 2), headers: { "content-type": "text/plain" } });
      });
      await page.locator(".take").click();
      await becomes(page, ".status", words.failures.network);
      await page.unroute("**/llvm.core.wasm.packed");
      await page.locator(".take").click();
      assert.match(await answered(page), /^It compiles\./);
    },
    { mayFail: true },
  ));

test("another version of the compiler is forgotten", () =>
  inPage("play/#open=all_solutions", async (page) => {
    page.setDefaultTimeout(minute);
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open("ctqueens-compiler")).keys()).map(({ url }) => new URL(url).pathname),
      );
    const old = new URL(address("compiler/1/llvm.core.wasm.packed")).pathname;
    await page.evaluate(async (path) => {
      const cache = await caches.open("ctqueens-compiler");
      await cache.put(path, new Response("old"));
    }, old);
    await page.locator(".take").click();
    assert.match(await answered(page), /^It compiles\./);
    assert(!(await kept()).includes(old));
  }));

test("a browser without what is needed says so", () =>
  inPage(
    "play/#open=all_solutions",
    async (page) => {
      await page.locator(".take").click();
      await becomes(page, ".status", words.failures.missing);
    },
    { prepare: (page) => page.addInitScript(() => delete window.DecompressionStream), mayFail: true },
  ));

test("the reader can stop the compiler", () =>
  inBench("open=nine_queens", async (page) => {
    await page.locator(".do-run").click();
    await page.locator(".do-stop").click();
    assert.equal(await answered(page), words.failures.stopped);
    assert(await buttonOf(page, words.stop).isHidden());
    await does(page, "run");
    await page.locator(".chart .own").waitFor();
  }));

test("the download can be cancelled", () =>
  inPage("play/#open=all_solutions", async (page) => {
    let goOn;
    await page.route("**/llvm.core.wasm.packed", async (route) => {
      await new Promise((resume) => (goOn = resume));
      await route.continue().catch(() => {});
    });
    await page.locator(".take").click();
    await press(page, words.cancel);
    assert.equal(await answered(page), words.failures.stopped);
    goOn?.();
    await page.unroute("**/llvm.core.wasm.packed");
    await page.locator(".take").click();
    page.setDefaultTimeout(minute);
    assert.match(await answered(page), /^It compiles\./);
  }));

test("what was asked for before the compiler was there is answered first", () =>
  inPage("play/#open=forgotten_diagonal&size=4", async (page) => {
    page.setDefaultTimeout(minute);
    await page.locator(".do-run").click();
    await page.locator(".take").click();
    assert.equal(await answered(page), words.failed);
  }));

test("only the last program is answered for", () =>
  inBench("open=first_solution", async (page) => {
    await page.locator(".do-run").click();
    assert.equal(await write(page, "int x = ;\n"), words.refused);
    assert.equal(await page.locator(".chart").count(), 0);
    // An opening that is chosen at once replaces an edit.
    await page.locator(".cm-content").fill("int y = ;\n");
    await page.locator(".choices select").first().selectOption("all_solutions");
    await page.locator(".cm-line", { hasText: "solutions<8>.size()" }).waitFor();
    assert.match(await answered(page), /^It compiles\./);
    await page.waitForFunction(() => location.hash.startsWith("#open=all_solutions"));
    // A size that is chosen at once does not.
    await page.locator(".cm-content").fill("struct my_search; // mine\n");
    await page.locator(".choices select").nth(1).selectOption("5");
    await answered(page);
    await becomes(page, ".cm-line >> nth=0", "struct my_search; // mine");
    assert.equal(await page.locator(".choices select").first().inputValue(), "");
  }));

test("a program without a search is not stepped through, and a function is marked", () =>
  inBench("open=all_solutions", async (page) => {
    await page.locator(".do-step").click({ force: true });
    await becomes(page, ".status", words.noSearch);
    await write(page, "#include <ctqueens/examiner.hpp>\nconstexpr auto my_search = [](auto) {};\n");
    assert.equal(await does(page, "run"), words.failed);
    assert.match(await page.locator(".stack-place .message").innerText(), /this search misses 246135/);
    assert.equal(
      await page.locator(".board").getAttribute("aria-label"),
      english.boardLabel({ squares: ["b6", "d5", "f4", "a3", "c2", "e1"] }),
    );
  }));

test("a search whose work cannot be counted passes without it", () =>
  inBench("open=three_masks&size=4", async (page) => {
    const program = await page.locator(".cm-content").innerText();
    const busy = "if (first_column == 0) for (int time = 0; time < 430000; ++time) observer.test(1);";
    await write(page, program.replace("placement<N> queens{};", `placement<N> queens{}; ${busy}`));
    await does(page, "run");
    await becomes(page, ".caption", words.passed({ size: 4, solutions: 2, lexicographic: 1 }));
  }));

test("keys of the page are typed into the program", () =>
  inBench("open=all_solutions", async (page) => {
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("// a/b\n");
    await becomes(page, ".cm-line >> nth=0", "// a/b");
    assert.equal(await page.locator(".VPLocalSearchBox").count(), 0);
  }));

test("line numbers stay beside their lines below messages", () =>
  inBench("open=all_solutions", async (page) => {
    await write(page, "int a = b;\nint c = d;\nint e = f;\nint last;\n");
    const [line, number] = await Promise.all([
      page.locator(".cm-line", { hasText: "last" }).boundingBox(),
      page.locator(".cm-lineNumbers .cm-gutterElement", { hasText: "4" }).boundingBox(),
    ]);
    assert(Math.abs(line.y - number.y) < 2, `${line.y} ${number.y}`);
  }));

test("the compiler is gone when the page is left", () =>
  inBench("open=all_solutions", async (page) => {
    assert.equal(page.workers().length, 1);
    await page.locator(".VPNavBarTitle a").click();
    await page.waitForURL((url) => !url.pathname.includes("play"));
    for (; page.workers().length > 0;) {
      await page.waitForEvent("worker.close", { timeout: 100 }).catch(() => {});
    }
  }));

test("an address that cannot be read is refused, and an opening is shown", () =>
  inPage("play/#text=nonsense&size=99", async (page) => {
    const notice = page.locator(".notice");
    await notice.filter({ hasText: words.unreadable }).waitFor();
    assert.match(await notice.textContent(), /size="99" is not valid/);
  }));

test("after the first visit, the page works without the network", () =>
  inBench(
    "open=all_solutions",
    async (page) => {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        for (;;) {
          const kept = await (await caches.open("ctqueens-pages")).keys();
          if (kept.some(({ url }) => url.endsWith("library.json"))) {
            return;
          }
          await new Promise((resume) => setTimeout(resume, 100));
        }
      });
      await page.context().setOffline(true);
      await page.goto("about:blank");
      await page.goBack();
      await page.reload();
      await page.waitForFunction(
        () =>
          document
            .querySelector("ctqueens-debugger")
            ?.shadowRoot?.querySelector(".status")
            .textContent.startsWith("It compiles."),
        undefined,
        { timeout: minute },
      );
    },
    { mayFail: true, serviceWorkers: "allow" },
  ));
