// What the workbench says about answers of the compiler, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import chinese from "../../src/site/elements/common/words_zh.js";
import english from "../../src/site/elements/common/words_en.js";
import { countSteps } from "../../src/site/elements/constexpr/evaluation.js";
import { causeOf, diagnosticsIn } from "../../src/site/elements/workbench/diagnostics.js";
import { describe } from "../../src/site/elements/workbench/evaluation_panes.js";

test("a failed assertion says what its expression evaluates to, not its own text", () => {
  const output = `program.cpp:5:15: error: static assertion failed due to requirement 'work == 84': 84 comparisons
program.cpp:5:20: note: expression evaluates to '60 == 84'
1 error generated.
`;
  const [first] = diagnosticsIn(output, "program.cpp");
  assert.equal(causeOf(first), "static assertion failed: expression evaluates to '60 == 84'");
  const [plain] = diagnosticsIn("program.cpp:5:15: error: static assertion failed: is even\n", "program.cpp");
  assert.equal(causeOf(plain), "static assertion failed: is even");
});

test("a question of the compiler stays a question", () => {
  const asked = "program.cpp:5:15: error: unknown name 'comparison'; did you mean 'comparisons'?\n";
  const text = causeOf(diagnosticsIn(asked, "program.cpp")[0]);
  for (const words of [english, chinese]) {
    assert(words.workbench.firstError({ line: 5, text }).endsWith("did you mean 'comparisons'?"));
    assert.match(words.workbench.firstError({ line: 5, text: "no" }), /no[.。]$/);
  }
});

test("an error that comes from the size of long says so", () => {
  const position = { path: "program.cpp", line: 2 };
  const text = "value 4294967296 is outside the range of representable values of type 'long'";
  for (const words of [english, chinese]) {
    assert(describe({ failure: { text, position } }, words).endsWith(words.workbench.longHas32Bits));
    const other = text.replace("'long'", "'int'");
    assert(!describe({ failure: { text: other, position } }, words).includes(words.workbench.longHas32Bits));
    assert(/\blong\b.*32/.test(words.workbench.offer({ version: "22" })));
  }
});

test("an evaluation of the list that is not counted to its end says how many steps it takes at least", async () => {
  const limit = 1 << 17;
  const one = { path: "program.cpp", range: { from: 0 }, stop: { context: [] }, name: "on_8", ends: true, least: 0 };
  const stop = { position: { path: "moment", line: 0 }, context: [], frames: [{ call: "" }, { call: "f()" }] };
  await countSteps({ stops: async () => [stop] }, [one], limit);
  assert.equal(english.evaluations.item(one), "on_8: more than 131,072 steps");
});
