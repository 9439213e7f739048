// Addresses from somebody else: whatever they contain is shown as text or refused, and nothing of it is run.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pack } from "../../src/site/elements/workbench/packed_text.js";
import { follow, inWorkbench, withoutCompiler, words } from "./workbench.mjs";

const markup = '<img src="x" onerror="hostile()"><script>hostile()</script>';
const inAddress = encodeURIComponent(markup);
const packed = (data) => pack(JSON.stringify(data));
const moment = { path: markup, line: 1, step: 1, calls: [{ call: markup, name: markup, line: 1, path: markup }] };
const evaluation = { name: markup, line: 1, steps: 9, ends: true };
const verdictOf = (size) => ({ text: markup, tone: markup, caption: markup, board: { size, columns: [0, 1e9] } });
const isInvalid = (name, value) => `${name}="${value}" is not valid.`;

// What an address shows.
const hostile = {
  [`search=${inAddress}`]: isInvalid("search", markup),
  [`open=${inAddress}`]: isInvalid("open", markup),
  "open=__proto__": isInvalid("open", "__proto__"),
  "open=../../course/lesson.html": isInvalid("open", "../../course/lesson.html"),
  "open=your_own&action=constructor": isInvalid("action", "constructor"),
  "search=bitmask&size=javascript:hostile()": isInvalid("size", "javascript:hostile()"),
  "search=bitmask&size=4&step=-1e9": isInvalid("step", "-1e9"),
  [`open=your_own&action=profile&line=${inAddress}`]: words.take({ packed: 27e6, action: "profile" }),
  [`text=${inAddress}`]: words.unreadable,
  [`text=${await pack(markup)}`]: markup,
  [`open=your_own&action=watch&picture=${await packed({ evaluation, moment, locals: [{ name: markup }] })}`]: markup,
  [`open=your_own&action=run&picture=${await packed({ verdict: verdictOf(4) })}`]: markup,
  [`open=your_own&action=run&picture=${await packed({ verdict: verdictOf(1e9) })}`]: "Get the compiler",
};

async function isInert(page, shown) {
  await page.locator("section[aria-label]", { hasText: shown }).waitFor();
  assert.equal(await page.locator("img[onerror], section script").count(), 0);
}

test("whatever an address contains, nothing of it is run", () =>
  withoutCompiler("play/", async (page) => {
    await page.exposeFunction("hostile", assert.fail);
    for (const [hash, shown] of Object.entries(hostile)) {
      await follow(page, hash);
      await isInert(page, shown).catch((error) => assert.fail(`${hash}: ${error}`));
    }
  }));

test("what the compiler says of a program is text", () =>
  inWorkbench("open=your_own", async (page) => {
    await page.exposeFunction("hostile", assert.fail);
    await follow(page, `text=${await pack(`static_assert(false, R"x(${markup})x");\n`)}&action=run`);
    await page.locator(".message").waitFor();
    await isInert(page, markup);
  }));
