// The controls of the debugger (control_bar.js, playback.js): buttons, keys and playing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, buttonOf, drag, inPage, phone, press, ready } from "./browser.mjs";
import { load } from "./library.mjs";

const library = await load();

test("a finger that scrolls the page from the slider does not move in the search", () =>
  inPage("play/#step=99", phone, async (page) => {
    await ready(page);
    const box = await page.locator(".position").boundingBox();
    await drag(page, { ...box, width: 100 }, 3, -200);
    await page.waitForFunction(() => scrollY > 50);
    await becomes(page, ".number", "Step 99 of 243");
  }));

test("it plays to the end, and pauses", () =>
  inPage("play/#search=bitmask&size=5", async (page) => {
    await ready(page);
    const { length } = await library.search("bitmask", 5);
    await page.getByLabel("Speed").selectOption("1000");
    await press(page, "Play");
    await becomes(page, ".number", `Step ${length} of ${length}`);
    await becomes(page, ".caption", "The search is over: 10 solutions.");
    await buttonOf(page, "Play").waitFor();
    await page.getByLabel("Speed").selectOption("1");
    await press(page, "Play");
    await press(page, "Pause");
    await buttonOf(page, "Play").waitFor();
  }));

test("buttons and keys work wherever nothing else gets the keys, and the page does not get them", () =>
  inPage("play/#search=backtracking&size=4", async (page) => {
    await ready(page);
    await page.keyboard.press(" ");
    await page.locator(".control.play[aria-label=Pause]").waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.locator("ctqueens-debugger .board").click();
    await page.keyboard.press(" ");
    await page.locator(".control.play[aria-label=Play]").waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await becomes(page, ".number", "Step 1 of 243");
    await page.evaluate(() => {
      globalThis.heard = [];
      document.addEventListener("keydown", ({ key }) => globalThis.heard.push(key));
    });
    await press(page, "Step back"); // has the focus now
    await becomes(page, ".number", "Step 0 of 243");
    for (const [key, step] of [
      ["ArrowRight", 1],
      ["End", 243],
      ["ArrowRight", 243],
      ["Shift+s", 150],
      ["Home", 0],
      ["c", 6],
      ["r", 28],
      ["Shift+C", 26],
      ["ArrowLeft", 25],
    ]) {
      await page.keyboard.press(key);
      await becomes(page, ".number", `Step ${step} of 243`);
    }
    for (const [name, step] of [
      ["Next conflict", 26],
      ["Step forward", 27],
      ["Next backtrack", 28],
      ["Next solution", 99],
      ["First step", 0],
    ]) {
      await press(page, name);
      await becomes(page, ".number", `Step ${step} of 243`);
    }
    await page.keyboard.press("x"); // means nothing here
    assert.deepEqual(await page.evaluate(() => globalThis.heard.filter((key) => key !== "Shift")), ["x"]);
  }));
