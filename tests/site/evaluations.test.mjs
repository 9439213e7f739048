// Watch and Profile (src/site/elements/constexpr): what they say about programs whose steps are known.
import assert from "node:assert/strict";
import { test } from "node:test";
import { samplesOf } from "../../src/site/elements/constexpr/profile.js";
import chinese from "../../src/site/elements/common/words_zh.js";
import english from "../../src/site/elements/common/words_en.js";
import { userFiles } from "./clang.mjs";
import { range } from "./solver.mjs";
import { textOf } from "./sources.mjs";
import { count, session, watched } from "./watching.mjs";

test("every beginning of the samples is spread evenly, and a loop with any number of rounds is seen whole", () => {
  const samples = samplesOf(10_000, 200);
  assert.deepEqual(
    [...samples].sort((one, other) => one - other).map((step) => Math.floor(step / 50)),
    range(200),
  );
  for (const count of [8, 32, 100]) {
    const inFirstHalf = samples.slice(0, count).filter((step) => step < 5000).length;
    assert(Math.abs(inFirstHalf - count / 2) <= 0.14 * count, `${inFirstHalf} of ${count}`);
  }
  for (const rounds of range(1400, 100)) {
    const share = samplesOf(10 * rounds, 200).filter((step) => step % 10 < 3).length / 200;
    assert(Math.abs(share - 0.3) < 0.15, `${share} of ${rounds} rounds`);
  }
  assert.deepEqual(samplesOf(7, 7).sort(), range(7));
});

async function profiled(watch, options) {
  let last;
  for await (const profile of watch.profile(options)) {
    last = profile;
  }
  return last;
}
const programOf = (name) => textOf(`tests/profile/programs/${name}.cpp`);
const percentOf = ({ functions }, name) => 100 * functions.find(({ key }) => key === name).self;

test("several elements of a list are not taken for one expression", async () => {
  const watch = await watched(
    `struct number { int value; constexpr number(int n) : value(n) {} };
constexpr number numbers[]{1, 2, 3};
constexpr int sum() { int all = 0; for (number each : numbers) all += each.value; return all; }
static_assert(sum() == 6);
`,
    4,
  );
  const { failure, isFalse, steps } = watch.evaluation;
  assert.deepEqual([failure, isFalse, steps], [undefined, false, 13]);
});

test("every step of a tiny program is seen", async () => {
  const watch = await watched(await programOf("tiny"), 11);
  assert.equal(watch.steps, 8);
  const moments = await Promise.all(range(8).map((step) => watch.at(step)));
  assert.equal(moments.map(({ line }) => line).join(), "5,6,7,1,2,3,8,9");
  const calls = moments[5].calls.map(({ name, call, line }) => `line ${line}: ${name}, ${call}`);
  assert.deepEqual(calls, ["line 11: , ", "line 7: answer, answer()", "line 3: twice, twice(40)"]);
  for (const [step, direction, expected] of [
    [2, 1, 3],
    [2, -1, 1],
    [7, 1, undefined],
    [0, -1, undefined],
  ]) {
    assert.equal((await watch.find(step, direction))?.step, expected, `from ${step}`);
  }
});

test("three quarters of the steps are in one function", async () => {
  const watch = await watched(await programOf("three_quarters"));
  const all = await profiled(watch);
  assert.deepEqual([watch.steps, all.count, percentOf(all, "callee"), percentOf(all, "caller")], [80, 80, 75, 25]);
  assert.deepEqual(
    [all.tree.samples, all.tree.children[0].name, all.tree.children[0].children[0].samples],
    [80, "caller", 60],
  );
  assert.equal([...all.heat.values()].reduce((sum, { self }) => sum + self, 0).toFixed(6), "1.000000");
  const before = count.compilations;
  assert.equal((await watch.at(40)).step, 40);
  const some = await profiled(watch, { samples: 40 });
  assert.equal(count.compilations, before); // all was known
  assert(Math.abs(percentOf(some, "callee") - 75) < 5, `${percentOf(some, "callee")}%`);
});

test("evaluations are found and counted wherever they are", async () => {
  const all = session(await programOf("places"));
  const found = await all.list();
  const lines = found.map(({ line }) => line).sort((one, other) => one - other);
  assert.deepEqual(lines, [7, 8, 9, 11, 12, 15, 17, 18, 24, 28, 29, 30, 31, 33, 34, 36]);
  const steps = found.map((each) => each.steps);
  assert.deepEqual(steps, [207, ...Array(15).fill(205)]);
  for (const evaluation of found) {
    const watch = await all.open(evaluation);
    assert.match((await watch.at(100)).calls.at(-1).call, /^work\(/);
  }
});

test("what depends on a longer evaluation is seen", async () => {
  const all = session(await programOf("dependent"));
  const found = await all.list();
  const steps = found.map((each) => `line ${each.line}: ${each.steps}`);
  assert.deepEqual(steps, ["line 14: 1005", "line 15: 105", "line 16: 105"]);
  assert.equal(percentOf(await profiled(await all.open(found[1])), "collect"), 100);
});

test("a search of the user is watched", async () => {
  const text = `${await textOf("src/site/openings/forgotten_diagonal.cpp")}\n#include "run.cpp"\n`;
  const watch = await watched(text, undefined, userFiles("", 4));
  assert.equal(watch.evaluation.name, "my_search");
  assert(watch.steps > 1000);
  const { heat } = await profiled(watch, { samples: 10 });
  assert(heat.size > 3);
});

// ---- What users get wrong: one sentence for each
const loop = `constexpr int sum(int n)
{
    int result = 0;
    for (int i = 0; i <= n; ++i) result += i;
    return result;
}
`;
const refusals = [
  ["an empty program", " \n", "The program is empty.", "程序是空的。"],
  ["no constant evaluation", "int main() {}\n", /^The program has no constant evaluation/, /常量求值/],
  [
    "a program that does not compile",
    `${loop}int x = sum("1");\n`,
    /^It does not compile\. Line 7: no matching function/,
    /^编译不通过。第 7 行/,
  ],
  ["a missing brace", "constexpr int f() { return 1;\n", /^It does not compile\. Line 2: expected '}'\.$/, /第 2 行/],
  ["a missing header", "#include <nothing.hpp>\nint x;\n", /Line 1: 'nothing.hpp' file not found/, /第 1 行/],
];
for (const [name, text, sentence, inChinese] of refusals) {
  test(`one sentence about ${name}`, async () => {
    const error = await session(text)
      .list()
      .then(assert.fail, (each) => each);
    for (const [words, expected] of [
      [english, sentence],
      [chinese, inChinese],
    ]) {
      const said = words.evaluations.failures[error.reason](error);
      assert(expected instanceof RegExp ? expected.test(said) : said === expected, said);
    }
  });
}

test("CR LF and CR line ends", async () => {
  for (const end of ["\r\n", "\r"]) {
    const watch = await watched(`${loop}static_assert(sum(5) == 15);\n`.replaceAll("\n", end));
    assert.deepEqual([watch.steps, (await watch.at(5)).line], [11, 4]);
  }
});

test("an evaluation that never ends is seen up to the limit", async () => {
  const watch = await watched(
    "constexpr int endless(bool on) { while (on) ; return 0; }\nconstexpr int never = endless(true);\n",
  );
  assert.deepEqual([watch.steps, watch.evaluation.ends], [1_048_576, false]);
  assert.match((await watch.at(1000)).calls.at(-1).call, /^endless/);
  assert.match(english.evaluations.endless(watch), /^More than 1,048,576 steps/);
});

test("the failure is the last moment, with the calls that were active then", async () => {
  const watch = await watched(`constexpr int fact(int n)
{
    return n < 2 ? 1 : n * fact(n - 1);
}
constexpr int big = fact(13);
`);
  const calls = async (step) => (await watch.at(step)).calls.map(({ call }) => call);
  assert.deepEqual((await calls(watch.steps - 2)).at(-1), "fact(1)"); // its return is the last step
  assert.deepEqual(await calls(watch.steps - 1), ["", "fact(13)"]);
  const last = await watch.at(watch.steps - 1);
  assert.deepEqual([last.line, last.isFailure, await watch.at(watch.steps)], [3, true, undefined]);
  assert.deepEqual(
    english.evaluations.fails(watch.evaluation.failure),
    "Not a constant expression. " +
      "Line 3: value 6227020800 is outside the range of representable values of type 'int'.",
  );
});

test("an overflow ends an evaluation", async () => {
  const watch = await watched(`constexpr int sum(int n)
{
    int sum = 2'147'483'000;
    for (int i = 0; i < n; ++i) sum += 1;
    return sum;
}
constexpr int big = sum(2000);
`);
  assert.deepEqual([watch.evaluation.steps, watch.evaluation.failure.position.line], [652, 4]);
});

test("a comment in Chinese and one with an #include change nothing", async () => {
  const plain = await watched(`${loop}static_assert(sum(9) > 0);\n`);
  const watch = await watched(`/*\n#include <vector>\n*/\n${loop}/* 皇后♛ */ static_assert(sum(9) > 0);\n`);
  assert.equal(watch.steps, plain.steps);
  assert(watch.showsMany);
});

test("an assertion that does not hold is known, and others hold", async () => {
  const found = await session(
    "constexpr bool is(int n) { return n == 3; }\nstatic_assert(is(3));\nstatic_assert(is(4));\n",
  ).list();
  const said = found.map(({ line, isFalse }) => `line ${line}: ${!isFalse}`);
  assert.deepEqual(said, ["line 2: true", "line 3: false"]);
});

test("an evaluation that needs one which fails is not taken for one that holds", async () => {
  const found = await session(
    "constexpr int f(int n) { return n > 0 ? f(n - 1) : 1 / n; }\nconstexpr int one = f(9);\n" +
      "constexpr int twice(int n) { return 2 * n; }\nconstexpr int two = twice(one);\n",
  ).list();
  const of = (name) => found.find((each) => each.name === name);
  assert(of("one").failure && !of("one").needsFailed);
  assert(!of("two").failure && of("two").needsFailed);
});
