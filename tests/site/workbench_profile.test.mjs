// What the workbench says about a profile (watch_actions.js, evaluation_panes.js, flame_graph.js): how far it is, what
// it has found, and how exact that is.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../src/site/elements/common/words_en.js";
import { inPage } from "./browser.mjs";
import { inWorkbench, write } from "./workbench.mjs";

test("Profile says how far it is, lists what it finds, and names a line only after 20 samples, with the error", () =>
  inWorkbench("open=your_own", async (page) => {
    await write(
      page,
      `constexpr int sum(int n)
{
    int result = 0;
    for (int i = 0; i < n; ++i) {
        result += i;
        result -= 1;
    }
    return result;
}
constexpr int large = sum(8'000);
constexpr int small = sum(40);
`,
    );
    await page.locator("ctqueens-debugger").evaluate(({ shadowRoot }) => {
      globalThis.seen = [];
      const textOf = (selector) => shadowRoot.querySelector(selector).textContent;
      const note = () =>
        globalThis.seen.push({
          status: textOf(".status"),
          caption: textOf(".caption"),
          listed: [...shadowRoot.querySelectorAll(".evaluations button")].map((each) => each.textContent),
        });
      new MutationObserver(note).observe(shadowRoot, { subtree: true, childList: true, characterData: true });
    });
    await page.locator(".do-profile").click();
    await page.locator(".caption", { hasText: /takes \d+% ± \d+%/ }).waitFor();
    const seen = await page.evaluate(() => globalThis.seen);
    const looking = seen.filter(({ status }) => status === english.watch.looking);
    const lists = looking.map(({ listed }) => listed.join()).filter(Boolean);
    assert.equal(lists[0], "large: not counted,small: not counted");
    assert.match(lists.at(-1), /^large: [\d,]+ steps,small: \d+ steps$/);

    const samplesIn = ({ status }) => Number(status.match(/(\d+) of 200 samples/)?.[1] ?? 0);
    assert(seen.some((each) => samplesIn(each) > 0 && samplesIn(each) < 20));
    const named = seen.filter(({ caption }) => caption.includes("takes"));
    const [share, error] = named[0].caption.match(/\d+(?=%)/g).map((percent) => percent / 100);
    assert(named.every((each) => samplesIn(each) >= 20));
    const expected = 1.96 * Math.sqrt((share * (1 - share)) / samplesIn(named[0]));
    assert(Math.abs(error - expected) < 0.02, named[0].caption);
  }));

test("in a flame graph, letters are shown whole or not at all", () =>
  inPage("play/#open=your_own&action=profile", { viewport: { width: 390, height: 844 } }, async (page) => {
    await page.locator(".flame-graph button").first().waitFor();
    const boxes = await page.locator(".flame-graph button").evaluateAll((all) =>
      all.map((button) => {
        const style = getComputedStyle(button);
        const pen = new OffscreenCanvas(1, 1).getContext("2d");
        pen.font = style.font;
        const range = document.createRange();
        range.selectNodeContents(button);
        const [letters, box] = [range, button].map((each) => each.getBoundingClientRect());
        const room = button.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const label = button.textContent;
        return {
          label,
          isEmpty: letters.width === 0,
          isHigh: box.top <= letters.top && letters.bottom <= box.bottom,
          isWide: Math.min(letters.width, pen.measureText(`${label[0]}…`).width) <= room + 1,
        };
      }),
    );
    const shown = boxes.filter(({ isEmpty }) => !isEmpty);
    assert(shown.length > 5 && shown.length < boxes.length, `${shown.length} of ${boxes.length}`);
    assert.deepEqual(
      shown.filter(({ isHigh, isWide }) => !isHigh || !isWide),
      [],
    );
  }));
