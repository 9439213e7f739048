// If the page cannot work, it says why instead of staying blank.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inPage } from "./browser.mjs";
import { siteFolder } from "./library.mjs";

const says = async (page, cause, text) => {
  await page.locator(`[data-cause=${cause}]`).waitFor();
  assert.match(await page.locator(`[data-cause=${cause}]`).innerText(), text);
  assert.equal(await page.locator("[data-cause]:visible").count(), 1);
  assert(await page.locator("#page").isHidden());
  assert(await page.locator("#loading").isHidden());
};
const without = (pattern) => (page) => page.route(pattern, (route) => route.abort());

test("opened as a file", () =>
  inPage(
    "",
    async (page) => {
      await says(page, "file", /python3 -m http\.server -d build\/site/);
      assert.match(await page.locator("[data-cause=file]").innerText(), /请在项目目录中运行/);
    },
    { url: `file://${siteFolder}/index.html` },
  ));

test("without JavaScript", () =>
  inPage(
    "",
    async (page) => {
      assert.match(await page.locator("body").innerText(), /JavaScript is switched off/);
      assert.match(await page.locator("body").innerText(), /JavaScript 已被关闭/);
    },
    { javaScriptEnabled: false },
  ));

test("without WebAssembly", () =>
  inPage("", (page) => says(page, "webassembly", /needs WebAssembly/), {
    prepare: (page) =>
      page.addInitScript(() => {
        delete window.WebAssembly;
      }),
  }));

test("without the module", () =>
  inPage("", (page) => says(page, "module", /ctqueens\.wasm, did not load: .*fetch/), {
    mayFail: true,
    prepare: without("**/ctqueens.wasm"),
  }));

test("with a module that is not found", () =>
  inPage("", (page) => says(page, "module", /404/), {
    mayFail: true,
    prepare: (page) =>
      page.route("**/ctqueens.wasm", (route) => route.fulfill({ status: 404, body: "" })),
  }));

test("with a module that is damaged", () =>
  inPage("", (page) => says(page, "module", /WebAssembly/), {
    mayFail: true,
    prepare: (page) =>
      page.route("**/ctqueens.wasm", (route) => route.fulfill({ body: "not a module" })),
  }));

test("where the server forbids WebAssembly", () =>
  inPage("", (page) => says(page, "module", /WebAssembly/), {
    mayFail: true,
    prepare: (page) =>
      page.route(/\/$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: {
            ...response.headers(),
            "content-security-policy": "script-src 'self' 'unsafe-inline'",
          },
        });
      }),
  }));

for (const script of ["main", "player"]) {
  test(`without the script ${script}`, () =>
    inPage("", (page) => says(page, "scripts", /did not load/), {
      mayFail: true,
      prepare: without(`**/${script}.js`),
    }));
}

test("with a script that this browser cannot read", () =>
  inPage("", (page) => says(page, "scripts", /SyntaxError/), {
    mayFail: true,
    prepare: (page) =>
      page.route("**/tree.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "export class {" }),
      ),
  }));
