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

// Gets the compiler, which compiles the opening.
export async function getCompiler(page) {
  page.setDefaultTimeout(patience);
  await page.locator(".take").click();
  await compiled(page);
}
const compiled = async (page) => {
  await page.locator(".status:not([aria-busy]):not(:empty)").waitFor({ state: "attached" });
  assert.match(await status(page), /^It compiles\./);
};

// inWorkbench(state, use) runs `use(page)` when the compiler is there and has compiled the opening. Loading the
// compiler is what costs most, so the tests of a file share a tab, in which nothing is kept but the compiler.
export async function inWorkbench(state, use) {
  const isNew = !shared;
  shared ??= await newTab();
  const { page, problems, close } = shared;
  try {
    if (isNew) {
      await page.goto(address(`play/#${state}`));
      await getCompiler(page);
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
}
let shared; // by newTab()

const show = (page, hash) => page.evaluate((to) => (location.hash = to), hash);
// Shows a page of the library, which keeps the compiler.
async function leave(page) {
  await show(page, "search=bitmask&size=4");
  await page.locator(".do-edit").waitFor();
  await ready(page);
}
// Follows an address of the workbench as from another page.
export async function follow(page, hash) {
  await leave(page);
  await show(page, hash);
}
// Opens another program in a tab, without what the test before has written.
async function reopen(page, state) {
  await leave(page);
  await page.evaluate(() => localStorage.clear());
  await show(page, state);
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
