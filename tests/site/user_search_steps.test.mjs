// The steps of a user's search, which may be wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./library.mjs";
import { moduleOf, stepsOf, stepThrough } from "./user_module.mjs";
import { programOf, searchOf } from "./user_programs.mjs";

const library = await load();
for (const name of library.names.map((each) => each.replace("-", "_"))) {
  test(`${name} takes the steps that the library's module shows`, async () => {
    const { search, bytes, leftOut } = await moduleOf(await programOf(name), 4);
    assert.equal(leftOut, 0);
    assert(bytes.length < 100_000, `${bytes.length} bytes`);
    assert.deepEqual(stepsOf(search), stepsOf(await library.search(name.replace("_", "-"), 4)));
  });
}

const inShort = ({ columns, doomedRows }) => `${columns.join("")}, ${doomedRows} doomed`;

test("a forgotten diagonal can be seen", async () => {
  const mistake = ["if (attacks({row, queens[row]}, at)) return true;", "if (queens[row] == at.column) return true;"];
  const { all, solutions, leftOut } = await stepThrough(await programOf("backtracking", mistake), 4);
  assert.equal(leftOut, 0);
  assert.equal(solutions.length, 24); // all permutations
  assert.equal(inShort(solutions[0]), "0123, 2 doomed");
  const attack = solutions[0].attack.map(({ row, column }) => [row, column]);
  assert.equal(String(attack), "0,0,1,1");
  const right = solutions.filter(({ doomedRows }) => doomedRows === 0);
  assert.deepEqual(right.map(inShort), ["1302, 0 doomed", "2031, 0 doomed"]);
  assert(all.every(({ boards, cut }) => boards + cut <= 256));
});

test("calls that make no sense are left out and counted", async () => {
  const nonsense = [
    "observer.enter(1);", // no queen in row 0
    "observer.place({1, 0});",
    "observer.place({-1, 0});",
    "observer.place({0, -1});",
    "observer.place({0, N});",
    "observer.place({N, 0});",
    "observer.place({256, 0});",
    "observer.place({0, 256});",
    "observer.retreat({0, 0});",
    "observer.reject({0, 0});",
    "observer.leave(0);",
    "observer.enter(-1);",
    "observer.test(-1);",
    "observer.solution(placement<N>{{0, 1, 2, N}});",
    "observer.solution(placement<N + 1>{});",
    "observer.place({0, first_column});", // makes sense, like what follows
    "observer.test(0); observer.test(100'000);",
    "observer.retreat({0, (first_column + 1) % N});", // another queen
    "observer.retreat({1, 0});",
    "observer.enter(2);",
    "observer.leave(0);",
  ];
  const { all, leftOut } = await stepThrough(searchOf(nonsense.join("\n")), 4);
  assert.equal(leftOut, 4 * 19);
  const [, placed, test, tests] = all;
  assert.deepEqual([placed.hook, placed.line, placed.columns], ["place", 24, [0]]);
  assert.deepEqual([test.hook, test.line, test.tests], ["test", 25, 0]);
  assert.deepEqual([tests.hook, tests.line, tests.tests], ["test", 25, 100_000]);
  assert.equal(all.length, 1 + 3 * 4 + 1);
});

test("a search may test before it places a queen, and report and remove queens that it has not placed", async () => {
  const body = `observer.test(1);
observer.place({0, first_column});
if (first_column == 1) {
    observer.solution(placement<4>{{1, 3, 0, 2}});
    observer.solution(placement<4>{{0, 1, 2, 3}});
    observer.retreat({3, 3});
}`;
  const { all, solutions, leftOut } = await stepThrough(searchOf(body), 4);
  const hooks = all.map(({ hook }) => hook);
  assert.deepEqual([leftOut, hooks.slice(0, 7)], [0, ["start", "test", "place", "test", "place", "solution", "wrong"]]);
  assert.deepEqual(solutions.map(inShort), ["1302, 0 doomed", "0123, 2 doomed"]);
});

test("boards that are looked at twice are not cut off", async () => {
  const body = `for (int row = 0; row < N - 1; ++row) observer.place({row, row});
for (int time = 0; time < 2 * N; ++time) observer.place({N - 1, time % N});
for (int row = N - 1; row-- > 0;) observer.retreat({row, row});`;
  const { all } = await stepThrough(searchOf(body), 4);
  assert(all.every(({ cut }) => cut <= 256));
});

test("a search that does not stop when it should makes no difference", async () => {
  const mistakes = [
    ["if (!observer.place(at)) return false;", "observer.place(at);"],
    ["return observer.solution(queens);", "return observer.solution(queens), true;"],
  ];
  const expected = stepsOf(await library.search("backtracking", 5));
  const { search } = await stepThrough(await programOf("backtracking", ...mistakes), 5);
  assert.deepEqual(stepsOf(search), expected);
});

test("whatever a search calls, what is shown is on the board", async () => {
  const body = `unsigned random = 12345u + unsigned(first_column);
const auto draw = [&random]() {
    random = 1664525u * random + 1013904223u;
    const int value = int(random >> 24) % 16 - 4;
    return value < 10 ? value : int(random);
};
for (int time = 0; time < 2000; ++time) {
    const int which = draw() & 7, row = draw(), column = draw();
    if (which == 0) observer.enter(row);
    else if (which <= 3) observer.place({row, column});
    else if (which == 4) observer.test(row);
    else if (which == 5) observer.reject({row, column});
    else if (which == 6) observer.retreat({row, column});
    else if (row % 3 != 0) observer.leave(row);
    else {
        placement<N> queens{};
        for (int other = 0; other < N; ++other) queens.put({other, draw() & 7});
        observer.solution(queens);
    }
}`;
  for (const size of [4, 8]) {
    const { search, leftOut } = await stepThrough(searchOf(body), size);
    assert(leftOut > 1000 && search.length > 1000, `${leftOut} of ${search.length}`);
  }
});

test("a function has no lines", async () => {
  const program = `#include <ctqueens/examiner.hpp>
constexpr auto two_queens = [](auto report) {
    report.enter(0);
    report.place({0, 1});
    report(ctqueens::placement<4>{{1, 3, 0, 2}});
    report.retreat({0, 1});
    report.place({0, 2});
    report(ctqueens::placement<4>{{2, 0, 3, 1}});
};
using my_search = ctqueens::as_search<two_queens>;
`;
  const { all, search, leftOut } = await stepThrough(program, 4);
  assert.deepEqual([leftOut, search.name], [0, "function"]);
  assert(all.every(({ line }) => line === 0));
  assert.deepEqual(search.lines, []);
  const hooks = all.map(({ hook }) => hook);
  assert.deepEqual(hooks, ["start", "enter", "place", "solution", "retreat", "place", "solution", "end"]);
});
