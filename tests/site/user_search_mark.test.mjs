// The mark of a user's search: what src/site/user_program/mark.cpp says of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CompilerDriver } from "../../src/site/elements/workbench/compiler_driver.js";
import { diagnosticsIn } from "../../src/site/elements/workbench/diagnostics.js";
import { clang, mark, pageFiles, run, userFiles } from "./clang.mjs";
import { load } from "./library.mjs";
import { programOf, searchOf } from "./user_programs.mjs";

const library = await load();

test("an N that the search does not do is refused in the words of the library", async () => {
  const program = searchOf("").replace("max_size = 8", "max_size = 5");
  assert.match(
    await mark(program, 6),
    /error: .*: ctqueens: the examiner needs N from 1 to Search::max_size, at most 12 \(11 with 16-bit addresses\)\n/,
  );
  const { output } = await clang(["-fsyntax-only", "step.cpp"], userFiles(program, 6));
  assert.match(output, /error: .*: ctqueens: the debugger needs N from 4 to Search::max_size, at most 8\n/);
});

test("the mark of a search that forgets everything takes few steps: the first wrong solutions are enough", async () => {
  const test = "if (attacks({row, queens[row]}, at)) return";
  const program = await programOf("backtracking", [`${test} true;`, `${test} false;`]);
  const { output } = await clang(["-fsyntax-only", "-fconstexpr-steps=20000", "mark.cpp"], userFiles(program, 6));
  assert.match(output, /error: .*ctqueens: this search reports a placement that is not a solution: 111111\n/);
});

test("a mask that moves the wrong way is found, as chapter 7 of the tutorial says", async () => {
  const program = await programOf("bitmask", ["(falling | queen) << 1", "(falling | queen) >> 1"]);
  assert.match(await mark(program, 6), /ctqueens: this search reports a placement that is not a solution: \d{6}\n/);
});

// The mark: the only error is what the page reads.
async function onlyError(program, size) {
  const output = await mark(program, size);
  const errors = output.match(/^.*error: .*$/gm);
  assert.equal(errors?.length, 1, output);
  return output.replaceAll(/^(?!.*error:).*: note: .*$/gm, "").match(/error: static assertion failed: ([^]*?)\n*$/)[1];
}

test("the mark has the figures of the library's module", async () => {
  for (const [name, size, lexicographic] of [
    ["backtracking", 4, 1],
    ["backtracking", 5, 1],
    ["iterative", 5, 0],
  ]) {
    const search = await library.search(name, size);
    const { candidates, tests, backtracks, solutions } = search.situation(search.length);
    assert.equal(
      await onlyError(await programOf(name), size),
      `ctqueens: passed: size ${size}, solutions ${solutions}, lexicographic ${lexicographic}, ` +
        `candidates ${candidates}, comparisons ${tests}, backtracks ${backtracks}`,
    );
  }
});

test("the mark leaves out work that the compiler cannot count", async () => {
  const times = 430_000; // 2 steps for the examiner, and 3 for whoever counts
  const tests = `if (first_column == 0) for (int time = 0; time < ${times}; ++time) observer.test(1);\n`;
  const body = `${tests}search::bitmask::run<N>(first_column, observer);`;
  assert.equal(await onlyError(searchOf(body), 4), "ctqueens: passed: size 4, solutions 2, lexicographic 1");
});

test("the mark says that the compiler cannot evaluate the search, and why", async () => {
  const output = await mark(searchOf("placement<N>{}.columns[first_column + N] = 0;"), 4);
  assert.match(output, /ctqueens: the compiler cannot evaluate this search for this N/);
  assert.match(output, /program\.cpp:9:.*past the end|program\.cpp:9:/);
});

test("a search that passes does not hide what else is wrong with the program", async () => {
  const compiler = {
    files: { read: async () => ({ files: pageFiles }) },
    run: async ([command], files) => run(command.slice(1), await files),
  };
  const right = searchOf("search::bitmask::run<N>(first_column, observer);");
  const marked = (text) => new CompilerDriver(compiler).mark({ text, size: 4 });
  const { passed, output } = await marked(`${right}static_assert(1 + 1 == 2);\n`);
  assert.deepEqual([passed.solutions, output.includes("passed")], [2, false]);
  const wrong = await marked(`${right}static_assert(1 + 1 == 3);\n`);
  assert.equal(wrong.passed, undefined);
  const errors = diagnosticsIn(wrong.output, "program.cpp").map(({ line, text }) => [line, text]);
  assert.deepEqual(errors, [[12, "static assertion failed due to requirement '1 + 1 == 3'"]]);
});
