// Programs that take the compiler of the workbench too long, and how it is stopped.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buttonOf } from "./browser.mjs";
import { answered, does, inWorkbench, refused, status, words, write } from "./workbench.mjs";

// 2^40 instances, which no limit of Clang's forbids.
const endless =
  "template <int N, class... T> struct f : f<N - 1, T..., int>, f<N - 1, T..., char> {};\n" +
  "template <class... T> struct f<0, T...> {};\nf<40> x;\n";

test("what does not end is stopped with a sentence, and the page goes on", () =>
  inWorkbench("open=your_own", async (page) => {
    await write(page, "template <int N> struct more : more<N + 1> {};\nmore<0> endless;\n");
    assert.match(await status(page), refused); // Clang's own limit
    await write(page, "constexpr int f(int n) { return f(n + 1); }\nstatic_assert(f(0) == 0);\n");
    assert.match(await status(page), refused);
    await write(page, "constexpr int f() { for (;;) {} }\nstatic_assert(f() == 0);\n");
    assert.match(await status(page), refused);
    await write(page, endless);
    assert([words.failures.time, words.failures.memory].includes(await status(page)), await status(page));
    assert.match(await write(page, "static_assert(true);\n"), /^It compiles\./);
  }));

test("a search that never ends is not stepped through", () =>
  inWorkbench("open=forgotten_diagonal&size=4", async (page) => {
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

test("the user can stop the compiler", () =>
  inWorkbench("open=your_own", async (page) => {
    await page.locator(".cm-content").fill(endless);
    await page.locator(".do-stop").click();
    assert.equal(await answered(page), words.failures.stopped);
    assert(await buttonOf(page, words.stop).isHidden());
    assert.match(await write(page, "static_assert(true);\n"), /^It compiles\./);
  }));

// Waits until there are no more workers than these. One that has been ended goes soon.
async function workersOf(page, most) {
  for (; page.workers().length > most; ) {
    await page.waitForEvent("worker.close", { timeout: 100 }).catch(() => {});
  }
  return page.workers().length;
}

test("the compiler is gone when the page is left", () =>
  inWorkbench("open=your_own", async (page) => {
    assert.equal(await workersOf(page, 1), 1);
    await page.locator(".VPNavBarTitle a").click();
    await page.waitForURL((url) => !url.pathname.includes("play"));
    assert.equal(await workersOf(page, 0), 0);
  }));
