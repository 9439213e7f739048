// What the tests of the workbench do in it, as a user would.
import assert from "node:assert/strict";
import english from "../../src/site/elements/common/words_en.js";
import { address, inPage, newTab, ready } from "./browser.mjs";

export const words = english.workbench;
export const patience = 240_000; // on a busy machine, a profile can take two minutes

export const refused = /^It does not compile\./;
export const status = (page) => page.locator(".status").textContent();
export const answered = async (page) => {
  await page.locator(".status:not([aria-busy])").waitFor({ state: "attached" });
  return status(page);
};
export const colourOf = (page, selector) => page.locator(selector).evaluate((shown) => getComputedStyle(shown).color);
export const does = async (page, name) => {
  await page.locator(`.do-${name}`).click();
  return answered(page);
};

// inWorkbench(state, [options,] use) runs `use(page)` when the compiler is there and has compiled the opening. Loading
// the compiler is what costs most, so tests without options share a tab, in which nothing is kept but the compiler.
export const inWorkbench = async (state, ...optionsAndUse) => {
  const use = optionsAndUse.pop();
  const begin = async (page) => {
    page.setDefaultTimeout(patience);
    await page.locator(".take").click();
    await compiled(page);
  };
  if (optionsAndUse.length > 0) {
    await inPage(`play/#${state}`, ...optionsAndUse, async (page) => {
      await begin(page);
      await use(page);
    });
    return;
  }
  const isNew = !shared;
  shared ??= await newTab();
  const { page, problems, close } = shared;
  try {
    if (isNew) {
      await page.goto(address(`play/#${state}`));
      await begin(page);
    } else {
      await reopen(page, state);
    }
    await use(page);
    assert.deepEqual(problems, []);
  } catch (error) {
    shared = undefined;
    await close();
    throw error;
  }
};
let shared; // by newTab()

const compiled = async (page) => {
  await page.locator(".status:not([aria-busy]):not(:empty)").waitFor({ state: "attached" });
  assert.match(await status(page), /^It compiles\./);
};

// Opens another program in a tab, without what the test before has written. A page of the library is between the two.
async function reopen(page, state) {
  const follow = (hash) =>
    page.evaluate((to) => {
      localStorage.clear();
      location.hash = to;
    }, hash);
  await follow("search=bitmask&size=4");
  await page.locator(".do-edit").waitFor();
  await ready(page);
  await follow(state);
  await page.locator(".cm-content").waitFor();
  await compiled(page);
}

// Like inPage(), but no part of the compiler may be fetched.
export const withoutCompiler = (path, ...optionsAndUse) => {
  const use = optionsAndUse.pop();
  return inPage(path, ...optionsAndUse, async (page) => {
    const fetched = [];
    page.on("request", (request) => fetched.push(request.url()));
    await use(page);
    assert.deepEqual(
      fetched.filter((url) => url.endsWith(".packed")),
      [],
    );
  });
};
// Replaces the program, and waits for the compiler.
export const write = async (page, text) => {
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+a"); // fill() would leave what is behind a message
  await page.keyboard.insertText(text);
  return answered(page);
};
