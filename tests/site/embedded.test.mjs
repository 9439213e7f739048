// The debugger in a page that somebody else has written, and the size of its script.
import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { address, becomes, inPage, siteFolder } from "./browser.mjs";

// Another server. What its pages contain is in their addresses.
const elsewhere = createServer((request, response) => {
  const [, content = ""] = request.url.split("?");
  response.writeHead(200, { "content-type": "text/html" }).end(decodeURIComponent(content));
});
before(() => new Promise((listening) => elsewhere.listen(0, "127.0.0.1", listening)));
after(() => {
  elsewhere.close();
  elsewhere.closeAllConnections?.();
});

test("in anybody's page, by one script tag from another server", async () => {
  const open = (tab, attributes, language) => {
    const content =
      `<!doctype html><html lang="${language}"><title>A page</title>` +
      `<script src="${address("ctqueens-debugger.js")}"></script>` +
      `<h1>A page</h1><ctqueens-debugger ${attributes}><p>Instead</p></ctqueens-debugger>`;
    return tab.goto(`http://127.0.0.1:${elsewhere.address().port}/?${encodeURIComponent(content)}`);
  };
  await inPage("", async (tab) => {
    await open(tab, 'search="iterative" size="4" step="10"', "en");
    await becomes(tab, ".number", "Step 10 of 282");
    assert.notEqual(await tab.evaluate(() => location.origin), new URL(address()).origin);
    await tab.locator("ctqueens-debugger").evaluate((element) => element.setAttribute("step", "11"));
    await becomes(tab, ".number", "Step 11 of 282");
    await open(tab, 'search="iterative" size="4" step="10"', "zh");
    await becomes(tab, ".number", "第 10 步，共 282 步");
    await tab.addInitScript(() => delete window.WebAssembly);
    await open(tab, "", "en");
    await tab.locator(".notice", { hasText: "This figure could not be loaded" }).waitFor();
    assert(await tab.locator("p", { hasText: "Instead" }).isVisible());
  });
});

test("the element has at most 250 kB", async () => {
  const { size } = await stat(join(siteFolder, "ctqueens-debugger.js"));
  assert(size <= 250_000, `${size}`);
});
