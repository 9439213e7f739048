// The values that Watch shows (src/site/elements/constexpr): local variables, and the result of an evaluation.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evaluationAt } from "../../src/site/elements/constexpr/evaluations.js";
import { range } from "./solver.mjs";
import { textOf } from "./sources.mjs";
import { session, watched } from "./watching.mjs";

// The variables at each moment in a line at which they can be told, like `i = 0; sum = none`, with the call.
async function valuesIn(watch, line, column) {
  const all = [];
  await watch.around(0, watch.steps); // in one compilation
  for (const step of range(watch.steps)) {
    const moment = await watch.at(step);
    if (moment?.path === "program.cpp" && moment.line === line && moment.column === (column ?? moment.column)) {
      const locals = await watch.locals(moment);
      const said = locals?.map(({ name, text, isReadable }) => `${name} = ${isReadable ? text : "none"}`);
      all.push(`${moment.calls.at(-1).call}: ${said ? said.join("; ") : "-"}`);
    }
  }
  return all;
}

test("local variables in a loop, and in nested calls", async () => {
  const watch = await watched(`constexpr int twice(int n) {
    int copy = n; // 皇后♛
    copy += n;
    return copy;
}
constexpr int sum(int n) {
    int result;
    result = 0;
    for (int i = 0; i < n; ++i)
        result += twice(i);
    return result;
}
constexpr int x = sum(3);
`);
  assert.deepEqual(await valuesIn(watch, 3), ["twice(0): copy = 0", "twice(1): copy = 1", "twice(2): copy = 2"]);
  assert.deepEqual(await valuesIn(watch, 4), ["twice(0): copy = 0", "twice(1): copy = 2", "twice(2): copy = 4"]);
  assert.deepEqual(await valuesIn(watch, 7), ["sum(3): "]);
  assert.deepEqual(await valuesIn(watch, 8), ["sum(3): result = none"]); // not initialised
  assert.deepEqual(
    await valuesIn(watch, 10),
    [0, 0, 2].map((sum, i) => `sum(3): result = ${sum}; i = ${i}`),
  );
  assert.deepEqual(await valuesIn(watch, 11), ["sum(3): result = 6"]);
  assert.equal(await watch.result(), "6");
});

test("structs, arrays, references, bindings and lambdas", async () => {
  const watch = await watched(`struct point { int x, y; };
struct twin { int value; constexpr twin(int v) : value(v) {} constexpr twin(const twin& t) : value(t.value) {} };
constexpr void add(int& total, const point& p) {
    total += p.x;
    total += p.y;
}
constexpr point f() {
    point p{1, 2};
    int board[2][3] = {{1}, {2, 3}};
    int part[2];
    char text[] = "a,}\\"(";
    twin hidden(3);
    auto [x, y] = p;
    int sum = x;
    add(sum, p);
    part[0] = 5;
    auto g = [&](int n) {
        int next = n;
        next += sum;
        return next;
    };
    p.y = g(1);
    { int sum = 7; p.x = sum; }
    if (sum > 3) { board[1][2] = sum; } else return p;
    return p;
}
constexpr point made = f();
`);
  const initial = 'p = {1, 2}; board = {{1, 0, 0}, {2, 3, 0}}; part = none; text = "a,}\\"("; hidden = undefined';
  assert.deepEqual(await valuesIn(watch, 4), ["add(sum, p): total = 1; p = {1, 2}"]);
  assert.deepEqual(await valuesIn(watch, 5), ["add(sum, p): total = 2; p = {1, 2}"]);
  assert.deepEqual(await valuesIn(watch, 15), [`f(): ${initial}; x = 1; y = 2; sum = 1`]);
  assert.match((await valuesIn(watch, 19)).join(), /: next = 1$/);
  const [, , inner] = await valuesIn(watch, 23);
  assert.match(inner, /p = \{1, 5\};.*; sum = 7; g = \{sum\}$/);
  const atEnd = await valuesIn(watch, 25);
  assert.match(atEnd.join(), /^f\(\): p = \{7, 5\}; board = \{\{1, 0, 0\}, \{2, 3, 4\}\}; .*; sum = 4; g = \{sum\}$/);
  assert.equal(await watch.result(), "{7, 5}");
});

test("the right call of a recursive function, and the right instance of a template", async () => {
  const watch = await watched(`template <class T> constexpr T power(T base, int n) {
    T rest = 1;
    if (n == 0) return rest;
    rest = power(base, n - 1);
    return base * rest;
}
constexpr long x = power(2L, 3) + power(short(3), 1);
`);
  assert.deepEqual(await valuesIn(watch, 5), [
    "power<long>(2, 1): rest = 1",
    "power<long>(2, 2): rest = 2",
    "power<long>(2, 3): rest = 4",
    "power<short>(3, 1): rest = 1",
  ]);
  assert.equal(await watch.result(), "11");
});

test("where calls cannot be counted, nothing is said", async () => {
  const watch = await watched(`#define STEP(n) n += 1
constexpr int f(int n) {
    int sum = 0;
    switch (n) {
    case 1: sum = 1; break;
    default: sum = 2; sum += 3;
    }
    STEP(sum);
    for (int i = 0; i < 3; ++i) sum += i;
    return sum;
}
constexpr int x = f(4);
`);
  assert.deepEqual(new Set(await valuesIn(watch, 6)), new Set(["f(4): -"]));
  assert.deepEqual(await valuesIn(watch, 1), []);
  assert.deepEqual(
    await valuesIn(watch, 9, 33),
    [6, 6, 7].map((sum, i) => `f(4): sum = ${sum}; i = ${i}`),
  );
});

test("allocations of the program are not taken for those that count", async () => {
  const watch = await watched(`constexpr int f(int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        int* each = new int(i);
        sum += *each;
        delete each;
    }
    return sum;
}
static_assert(f(4) == 6);
`);
  assert.deepEqual(
    await valuesIn(watch, 6),
    [0, 1, 3, 6].map((sum, i) => `f(4): sum = ${sum}; i = ${i}; each = &{*new int}`),
  );
  assert.equal(await watch.result(), "true");
});

test("an object is *this in its functions; an empty class, whose copies take steps, is not shown", async () => {
  const watch = await watched(`struct counter {
    int value = 1, last = 0;
    constexpr int add(const int& by) { last = value; return value += by + twice(by) + [](int n) { return n; }(1); }
    static constexpr int twice(const int&); bool operator==(const counter&) const = default;
};
constexpr int counter::twice(const int& n) { return 2 * n; }
struct empty { constexpr int operator()() const { return 1; } };
template <class C> struct sorter { C compare; constexpr int run(int) const { return compare(); } };
constexpr int f(int n) {
    empty nothing;
    [[maybe_unused]] int sum = 0;
    [[likely]] for (int i = 0; i < n; ++i)
        sum += i;
    counter all;
    return sum + all.add(n) + nothing() + (all == all) + sorter<empty>{}.run(n);
}
constexpr int x = f(4);
`);
  const values = (await Promise.all([3, 6, 7, 8, 15].map((line) => valuesIn(watch, line)))).flat();
  const said = values.map((all) => all.replace(/^[^]*: -?/, "")).filter(Boolean); // not in the lambda and in `empty`
  assert.deepEqual(said.slice(0, 3), ["*this = {1, 0}; by = 4", "*this = {1, 1}; by = 4", "n = 4"]);
  assert.deepEqual(said.slice(3), ["*this = undefined", "nothing = undefined; sum = 6; all = {1, 0}"]);
});

test("a far moment is found", async () => {
  const watch = await watched(`constexpr int f(int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        if (i % 3 == 0) continue;
        sum = i;
    }
    return sum;
}
constexpr int x = f(3'000);
`);
  const step = watch.steps - 1;
  const moment = await watch.at(step);
  assert.equal(moment.line, 7);
  assert.deepEqual(await watch.locals(moment), [{ name: "sum", text: "2999", isReadable: true }]);
});

test("results", async () => {
  const all = session(`template <class T, int n> struct list { T items[n]; };
struct point { int x, y; };
constexpr int f(int n) { return 2 * n; }
constexpr list<int, 3> filled(int n) { return {{n, f(n), 7}}; }
constexpr auto table = filled(5);
constexpr point made(f(1), 9);
constexpr int numbers[] = {f(2), f(3)};
constexpr int a = f(4), b = f(5);
constexpr double fraction = f(1) / 4.0;
static_assert(f(1) == 2);
enum { number = f(6) };
constexpr int failing = f(1) / 0;
`);
  const found = await all.list();
  for (const [line, expected] of [
    [5, "{{5, 10, 7}}"],
    [6, "{2, 9}"],
    [7, "{4, 6}"],
    [9, "5.000000e-01"],
    [10, "true"],
    [11, "12"],
    [12, undefined],
  ]) {
    assert.equal(await (await all.open(evaluationAt(found, line))).result(), expected, `line ${line}`);
  }
  const inLine = found
    .filter(({ line }) => line === 8)
    .map(async (one) => `${one.name} = ${await (await all.open(one)).result()}`);
  assert.deepEqual((await Promise.all(inLine)).sort(), ["a = 8", "b = 10"]);
});

test("where an evaluation fails, the variables are those before the statement or loop header that fails", async () => {
  const outside = await watched(`constexpr int read(int n)
{
    int a[3]{};
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += a[i];
    return sum;
}
constexpr int x = read(4);
`);
  const said = async (watch, step) => {
    const locals = await watch.locals(await watch.at(step));
    return locals?.map(({ name, text }) => `${name} = ${text}`).join("; ");
  };
  assert.equal(await said(outside, outside.steps - 1), "a = {0, 0, 0}; sum = 0; i = 3");
  assert.equal(await said(outside, outside.steps - 3), "a = {0, 0, 0}; sum = 0; i = 2");
  const overflow = await watched(`constexpr int fact(int n)
{
    int k = n - 1;
    int s = n < 2 ? 1 : fact(k);
    s = s * n;
    return s;
}
constexpr int big = fact(13);
`);
  assert.equal(await said(overflow, overflow.steps - 1), "k = 12; s = 479001600");
  const inHeader = await watched(`constexpr int f(int n)
{
    int k = n;
    int a[2]{1, 2};
    int found = 0;
    for (int i = 0; k <= a[i]; ++i) {
        found += 1;
    }
    return found;
}
constexpr int x = f(0);
`);
  assert.equal(await said(inHeader, inHeader.steps - 1), "k = 0; a = {1, 2}; found = 2; i = 2");
});

test("chapter 5 names the steps of the calls that it follows", async () => {
  const chapter = await textOf("docs/tutorial/05_debugging.md");
  const text = (await textOf("docs/tutorial/01_placement.md")) + chapter;
  const blocks = [...text.matchAll(/<!-- code: (\S+) -->\n```cpp\n([^]*?)```/g)];
  const codeOf = (file) => blocks.map(([, name, code]) => (name === file ? code : "")).join("");
  const [placement, wrong, program] = ["01_placement.hpp", "05_wrong.hpp", "05_watch.cpp"].map(codeOf);
  const watch = await watched(program, 3, { "01_placement.hpp": placement, "05_wrong.hpp": wrong });
  const steps = [...chapter.matchAll(/\bstep (\d+)/g)].map(([, step]) => Number(step));
  const callAt = async (step) => (await watch.at(step))?.calls.at(-1).call.replace(/<.*>\(/, "(");
  const [free, begins, visited, missed] = steps;
  assert.equal(await callAt(free), "is_free(queens, 1, 2)");
  assert.notEqual(await callAt(free + 1), "is_free(queens, 1, 2)");
  assert.equal(await callAt(begins), "is_free(queens, 2, 1)");
  assert.notEqual(await callAt(begins - 1), "is_free(queens, 2, 1)");
  assert.match(await callAt(visited), /^visit\b.*\(queens, 2\)$/);
  assert.equal(await callAt(missed), "is_free(queens, 2, 1)");
  assert.match(wrong.split("\n")[(await watch.at(missed)).line - 1], /row - above/);
});
