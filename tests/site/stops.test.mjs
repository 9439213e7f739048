// How the answers of Clang that tests/profile/record.py has recorded are read (src/site/elements/constexpr/stops.js).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { functionName, stopsIn } from "../../src/site/elements/constexpr/stops.js";

const answers = new URL("../profile/answers/", import.meta.url);
// constexpr-profile gives all stops in an assertion one name, since it knows other words for one that is false.
const named = (what) => (/^static.assert/.test(what) ? "static assertion" : what);
for (const program of ["names", "places", "reasons"]) {
  for (const compiler of ["clang-14", "clang-19"]) {
    test(`${program}: the answer of ${compiler} is read like constexpr-profile reads it`, async () => {
      const read = (suffix) => readFile(new URL(`${program}/${compiler}.${suffix}`, answers), "utf8");
      const at = ({ path, line, column }, text) => {
        assert.equal(path, `programs/${program}.cpp`);
        return `${line}:${column} ${text}`.trim();
      };
      const stops = stopsIn(await read("txt")).map(({ position, what, context, frames, reason }) => ({
        stop: at(position, named(what)),
        ...(context.length > 0 && { context: context.map((each) => at(each.position, each.text)) }),
        ...(frames.length > 0 && { frames: frames.map((each) => at(each.position, each.call)) }),
        ...(reason && { reason: at(reason.position, reason.text) }),
      }));
      assert.deepEqual(stops, JSON.parse(await read("json")));
    });
  }
}

test("an array with more elements than the limit has been stopped, as the profiler reads it", () => {
  const answer = `a.cpp:9:15: error: constexpr variable 'v' must be initialized by a constant expression
a.cpp:3:9: note: cannot allocate array; evaluated array bound 400000 exceeds the limit (131072); use something
a.cpp:9:19: note: in call to 'f()'`;
  const [{ frames, reason }] = stopsIn(answer);
  const calls = frames.map(({ call, position }) => `line ${position.line}: ${call}`);
  assert.deepEqual([reason, ...calls], [undefined, "line 9: ", "line 3: f()"]);
});

test("names of functions", () => {
  for (const [call, name] of [
    ['v.push_back<int>({1, ")"})', "push_back"],
    ['&l->operator()(3, &"q(\\"\\n\'"[0])', "operator()"],
    ["&p->operator->()", "operator->"],
    ["f(&{*new word[32]#5}[0], words.kept)", "f"],
    ["operator<=><word *, std::vector<word>>(a, b)", "operator<=>"],
    ["operator<<word>(a)", "operator<"],
    ["operator<<(a, 1)", "operator<<"],
    ["{*new word[1]#0}[0].~word()", "~word"],
    ['operator""_z("abc", 3)', 'operator""_z'],
    ["each<(lambda at n.cpp:13:10){}, int>(1, 2)", "each"],
    ["(lambda at n.cpp:13:10){}.operator()(1)", "operator()"],
    ["f('(', ')')", "f"],
    ["f<1.5>(2)", "f"],
  ]) {
    assert.equal(functionName(call), name);
  }
});
