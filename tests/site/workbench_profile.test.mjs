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

test("in a flame graph, a box without room for a letter and an ellipsis shows nothing", () =>
  inPage("play/#open=your_own&action=profile", { viewport: { width: 390, height: 844 } }, async (page) => {
    const boxes = page.locator(".flame-graph .flame");
    await boxes.first().waitFor();
    const [shown, empty] = await boxes.evaluateAll((all) => {
      const hasLetters = (box) => getComputedStyle(box.firstChild).fontSize !== "0px";
      const widths = (some) => some.map((box) => box.getBoundingClientRect().width);
      return [widths(all.filter(hasLetters)), widths(all.filter((box) => !hasLetters(box)))];
    });
    assert(shown.length > 5 && empty.length > 0, `${shown.length} and ${empty.length}`);
    assert(Math.max(...empty) < Math.min(...shown) && Math.min(...shown) > 30, `${shown}, not ${empty}`);
  }));
