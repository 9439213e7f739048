// The programs that the editor opens with: what their questions ask for, done, has the effect that they promise.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openings } from "../../src/site/openings/openings.js";
import { clang, mark } from "./clang.mjs";
import { changed, project, textOf } from "./sources.mjs";

const opening = (name) => textOf(`src/site/openings/${name}.cpp`);
const compile = (program, ...options) =>
  clang(["-fsyntax-only", ...options, "program.cpp"], { "program.cpp": program });

async function accepts(program, ...options) {
  const { made, output } = await compile(program, ...options);
  assert(made, output);
}
async function refuses(program, message, ...options) {
  const { made, output } = await compile(program, ...options);
  assert(!made, "It compiles.");
  assert.match(output, message);
}
// Clang counts something between the two.
async function takesSteps(program, least, most) {
  await refuses(program, /hit maximum step limit/, `-fconstexpr-steps=${least}`);
  await accepts(program, `-fconstexpr-steps=${most}`);
}

test("each has a file, and each file is one", async () => {
  const files = (await readdir(join(project, "src/site/openings"))).filter((file) => file.endsWith(".cpp"));
  assert.deepEqual(openings.map(({ name }) => `${name}.cpp`).sort(), files.sort());
});

test("your_own: most divisors need not be tried", async () => {
  const program = await opening("your_own");
  await takesSteps(program, 2_000, 3_000);
  await takesSteps(changed(program, ["divisor < number", "divisor * divisor <= number"]), 600, 1_000);
});

test("all_solutions: 92 is computed, and 93 is refused", async () => {
  const program = await opening("all_solutions");
  await takesSteps(program, 7_000, 8_000);
  await refuses(changed(program, ["== 92", "== 93"]), /program\.cpp:6:.*\n.*evaluates to '92 == 93'/);
});

test("forgotten_diagonal: the false solution is drawn, and the other diagonal mends the search", async () => {
  const program = await opening("forgotten_diagonal");
  await accepts(program);
  assert.match(await mark(program, 6), /reports a placement that is not a solution: 123456\nX ░ · ░ · ░\n░ X/);
  const line = "        if (queens[above] + above == queens[row] + row) return true;\n";
  const mended = changed(program, [line, line + line.replaceAll("+", "-")]);
  assert.match(await mark(mended, 6), /ctqueens: passed: size 6, solutions 4, lexicographic 1/);
});

test("board_in_an_error: the board is drawn, and the last queen belongs in column 3", async () => {
  const program = await opening("board_in_an_error");
  await refuses(program, /is_solution\(attempt\)': \n8 ♛ ░ · ░ · ░ · ░\n/);
  await accepts(changed(program, ["1, 2}}", "1, 3}}"]));
});

test("right_to_left: passes, but not in lexicographic order until the loop is turned", async () => {
  const program = await opening("right_to_left");
  const { size } = openings.find(({ name }) => name === "right_to_left");
  assert.match(await mark(program, size), /ctqueens: passed: size 7, solutions 40, lexicographic 0/);
  const required = changed(program, ["// static_assert", "static_assert"]);
  await refuses(required, /this search reports a solution out of order: \d{8}/);
  const loop = "int column = columns.end - 1; column >= columns.first; --column";
  await accepts(changed(required, [loop, "int column = columns.first; column < columns.end; ++column"]));
});

test("first_solution: to stop saves half of the steps", async () => {
  const program = await opening("first_solution");
  await takesSteps(program, 30_000, 40_000);
  await takesSteps(changed(program, ["return false;", "return true;"]), 60_000, 80_000);
});

test("nine_queens: one evaluation is too much, and three are not", async () => {
  const program = await opening("nine_queens");
  await accepts(program);
  const nine = changed(program, ["N = 8", "N = 9"], ["== 92", "== 352"]);
  await refuses(nine, /hit maximum step limit/);
  const parts = `constexpr int left = solutions_from(0, 3), middle = solutions_from(3, 6), right = solutions_from(6, 9);
constexpr int all = left + middle + right;`;
  await accepts(changed(nine, ["constexpr int all = solutions_from(0, N);", parts]));
});

test("three_masks: passes, and without a shift it takes attacks for solutions", async () => {
  const program = await opening("three_masks");
  assert.match(await mark(program, 6), /ctqueens: passed: size 6, solutions 4/);
  assert.match(
    await mark(changed(program, [" << 1,", ","]), 6),
    /this search reports a placement that is not a solution: \d{6}\n/,
  );
});

test("pruned_permutations: the error shows both numbers, and a swap that is not undone repeats solutions", async () => {
  const program = await opening("pruned_permutations");
  await accepts(program);
  await refuses(changed(program, ["pruned < not_pruned", "pruned == not_pruned"]), /evaluates to '356 == 1956'/);
  const swap = "            std::swap(queens.columns[row], queens.columns[other]);\n";
  const last = program.lastIndexOf(swap);
  const without = program.slice(0, last) + program.slice(last + swap.length);
  assert.match(await mark(without, 6), /ctqueens: this search (misses|reports) .*: \d{6}/);
});

test("vector_or_array: it is not the allocation that costs, but the calls of operator[]", async () => {
  const program = await opening("vector_or_array");
  const vector = "std::vector<int> queens(N)";
  await takesSteps(program, 30_000, 40_000);
  await takesSteps(changed(program, [vector, "std::array<int, N> queens{}"]), 30_000, 40_000);
  await takesSteps(changed(program, [vector, "int queens[N]{}"]), 15_000, 25_000);
});

test("own_notation: can name the rows, and the error shows the text", async () => {
  const program = await opening("own_notation");
  await accepts(program);
  const column = "            *out = static_cast<char>('a' + queens[row]);\n            ++out;\n";
  const row = column.replace("'a' + queens[row]", "'8' - row");
  const text = "a8e7h6f5c4g3b2d1";
  await accepts(changed(program, [column, column + row], ['"aehfcgbd"', `"${text}"`]));
  await refuses(changed(program, [column, column + row], ['"aehfcgbd")', '"aehfcgbd", first)']), new RegExp(text));
});

// Where Clang is after a number of steps: the calls, the innermost first.
async function callsAfter(steps, program) {
  const { output } = await compile(program, `-fconstexpr-steps=${steps}`, "-fconstexpr-backtrace-limit=0");
  return [...output.split("static assertion")[0].matchAll(/in call to '(.*)'$/gm)].map(([, call]) => call);
}

test("the evaluations to watch are neither too short nor too long, and two are meant to fail", async () => {
  for (const { name } of openings.slice(10).filter(({ name }) => !["random_numbers", "queue"].includes(name))) {
    await takesSteps(await opening(name), 300, 60_000);
  }
});

test("fibonacci: computes 5 again and again, and remembers everything else", async () => {
  const program = await opening("fibonacci");
  const [computed, remembered] = [
    "constexpr int computed = fibonacci(15);\n",
    "constexpr int remembered = from_memory(15);\n",
  ];
  const check = "static_assert(computed == 610 && remembered == 610);\n";
  await takesSteps(changed(program, [remembered, ""], [check, ""]), 5_000, 7_000);
  await takesSteps(changed(program, [computed, ""], [check, ""]), 100, 500);
});

test("quicksort: what is sorted takes more steps, unless the middle is the pivot", async () => {
  const program = await opening("quicksort");
  await takesSteps(program, 1_400, 1_600);
  await accepts(changed(program, ["twice = sorted(once)", "twice = once"]), "-fconstexpr-steps=1000");
  await accepts(
    changed(program, ["    int middle", "    std::swap(values[first], values[(first + end) / 2]);\n    int middle"]),
    "-fconstexpr-steps=1200",
  );
});

test("sieve: 2 takes longest, and from 37 on there is nothing to cross out", async () => {
  const program = await opening("sieve");
  const isBusy = async (steps, prime, each = program) =>
    (await callsAfter(steps, each))[0] === `cross_out(crossed_out, ${prime})`;
  assert((await isBusy(10, 2)) && (await isBusy(1_000, 2)) && (await isBusy(1_600, 3)));
  await accepts(changed(program, ["= 2 * prime", "= prime * prime"]), "-fconstexpr-steps=6800");
});

test("calculator: the stack has a sum for each open parenthesis", async () => {
  const calls = await callsAfter(200, await opening("calculator"));
  const [, text, position] = calls.at(-1).match(/^calculate\(&"(.*)"\[(\d+)\]\)$/);
  const open = [...text.slice(0, position)].reduce((depth, letter) => depth + (letter === "(") - (letter === ")"), 0);
  assert.equal(calls.filter((call) => call === "sum(text)").length, open + 1);
});

test("string_of_words: most of the steps are for what is thrown away", async () => {
  const program = await opening("string_of_words");
  await takesSteps(program, 12_000, 15_000);
  await accepts(
    changed(program, [`text = text + std::string(word) + " ";`, "text += word; text += ' ';"]),
    "-fconstexpr-steps=4000",
  );
});

test("hash_table: with the hash of the whole word, there are few comparisons", async () => {
  const program = await opening("hash_table");
  await takesSteps(program, 4_000, 4_600);
  await accepts(changed(program, ["word.size() %", "hash(word) %"]), "-fconstexpr-steps=2800");
});

test("state_machine: one comment too many, because of a backslash", async () => {
  const program = await opening("state_machine");
  const mended = changed(
    program,
    ["comment, text };", "comment, text, escape };"],
    [
      `'"' ? state::code : state::text;\n    }`,
      `'"' ? state::code : letter == '\\\\' ? state::escape : state::text;
    case state::escape: return state::text;
    }`,
    ],
  );
  await refuses(mended, /evaluates to '1 == 2'/);
});

test("growing_vector: reserve saves a third", async () => {
  const program = await opening("growing_vector");
  await takesSteps(program, 13_000, 16_000);
  await accepts(
    changed(program, ["    for (int number", "    squares.reserve(count);\n    for (int number"]),
    "-fconstexpr-steps=11000",
  );
});

test("random_numbers: a million steps look for numbers, and a table of bool does not", async () => {
  const program = await opening("random_numbers");
  await refuses(program, /hit maximum step limit/);
  assert.match((await callsAfter(1_000_000, program))[0], /^contains\(seen, \d+, \d+\)$/);
  const search = "while (!contains(seen, count, number)) {\n        seen[count++] = number;";
  await accepts(
    changed(
      program,
      ["int seen[range]{}", "bool seen[range]{}"],
      [search, "while (!seen[number]) {\n        seen[number] = true;\n        ++count;"],
    ),
  );
});

test("queue: fails in push, long after the mistake in pop", async () => {
  const program = await opening("queue");
  await refuses(program, /program\.cpp:16:.*deleted\n.*in call to 'waiting\.push\(5, 150\)'/);
  await accepts(program.replace("first = taken.next;\n", "first = taken.next;\n        if (!first) last = nullptr;\n"));
});
