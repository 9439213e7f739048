// The download of the compiler (action_runner.js): it is offered, fails, is stopped, and is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, becomes, inPage, press, ready } from "./browser.mjs";
import { range } from "./solver.mjs";
import { answered, getCompiler, patience, withoutCompiler, words } from "./workbench.mjs";

test("a download is stopped, breaks off, and succeeds; then what was asked for before is answered first", () =>
  inPage("play/#open=forgotten_diagonal&size=4", { mayFail: true }, async (page) => {
    page.setDefaultTimeout(patience);
    const old = new URL(address("compiler/1/llvm.core.wasm.packed")).pathname;
    await page.evaluate(async (path) => {
      const cache = await caches.open("ctqueens-compiler");
      await cache.put(path, new Response("old"));
    }, old);
    await page.locator(".do-run").click();
    const part = "**/llvm.core.wasm.packed";
    let goOn;
    await page.route(part, async (route) => {
      await new Promise((resume) => (goOn = resume));
      await route.continue().catch(() => {});
    });
    await page.locator(".take").click();
    await page.locator(".status", { hasText: /\d+ of \d+ MB/ }).waitFor();
    await press(page, words.stop);
    assert.equal(await answered(page), words.failures.stopped);
    goOn?.();
    await page.unroute(part);
    await page.route(part, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ body: body.subarray(0, body.length / 2), headers: { "content-type": "text/plain" } });
    });
    await page.locator(".take").click();
    await becomes(page, ".status", words.failures.network);
    await page.unroute(part);
    await page.locator(".do-run").click();
    await page.locator(".take").click();
    assert.equal(await answered(page), words.failed);
    // Another version is forgotten. The answer does not wait for the cache.
    await page.waitForFunction(async (path) => {
      const kept = await (await caches.open("ctqueens-compiler")).keys();
      return kept.every(({ url }) => new URL(url).pathname !== path);
    }, old);
    // The size of the download is not shown after it.
    await page.evaluate(() => (location.hash = "search=bitmask&size=4"));
    await page.locator(".do-edit").waitFor();
    await page.locator(".do-edit small").waitFor({ state: "hidden" });
  }));

test("only the button that says how large the compiler is downloads it without asking", () =>
  withoutCompiler("play/#search=bitmask&size=4", async (page) => {
    await ready(page);
    for (const action of ["run", "watch", "profile"]) {
      await page.locator(`.do-${action}`).click();
      await page.locator(".take", { hasText: new RegExp(`^Get the compiler \\(\\d+ MB\\) and ${action}$`) }).waitFor();
    }
    assert.match(await page.locator(".status").innerText(), /^Clang \d+\.[\d.]+ runs in this page/);
  }));

test("the size of the download is shown until all parts of this version are kept", () =>
  inPage("play/#search=bitmask&size=4", async (page) => {
    await ready(page);
    const { version, parts } = await (await fetch(address("compiler/compiler.json"))).json();
    const isShownWith = async (...names) => {
      await page.evaluate(
        async (urls) => {
          const cache = await caches.open("ctqueens-compiler");
          await Promise.all(urls.map((url) => cache.put(url, new Response("part"))));
          await document.querySelector("ctqueens-debugger").reload();
          await cache.keys(); // answers after the element's question
          await new Promise(requestAnimationFrame);
        },
        names.map((name) => address(`compiler/${name}`)),
      );
      return page.locator(".do-edit small").isVisible();
    };
    const partsOf = (first, last) => range(last - first + 1, first).map((part) => `${version}/${part}`);
    assert.equal(await isShownWith(), true);
    assert.equal(await isShownWith("1/llvm.core.wasm.packed"), true); // of another version
    assert.equal(await isShownWith(...partsOf(1, parts - 1)), true);
    assert.equal(await isShownWith(...partsOf(parts, parts)), false);
  }));

test("a browser without what is needed says so", () =>
  inPage(
    "play/#open=your_own",
    { prepare: (page) => page.addInitScript(() => delete window.DecompressionStream), mayFail: true },
    async (page) => {
      await page.locator(".take").click();
      await becomes(page, ".status", words.failures.missing);
    },
  ));

test("a page that was loaded again after the compiler works without the network", () =>
  inPage("play/#open=your_own", { mayFail: true, serviceWorkers: "allow" }, async (page) => {
    await getCompiler(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.locator(".status", { hasText: "It compiles." }).waitFor();
    await page.context().setOffline(true);
    await page.goto("about:blank");
    await page.goBack();
    await page.reload();
    await page.locator(".status", { hasText: "It compiles." }).waitFor();
  }));
