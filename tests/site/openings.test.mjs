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

test("the program on the front page, which includes the single header, compiles", async () => {
  await accepts(await textOf("docs/examples/single_header.cpp"));
});

test("your_own: eight queens take many more steps than six", async () => {
  const program = await opening("your_own");
  await takesSteps(program, 2_000, 4_000);
  await takesSteps(changed(program, ["count(6) == 4", "count(8) == 92"]), 30_000, 70_000);
});

test("forgotten_diagonal: the false solution is drawn, and the other diagonal mends the search", async () => {
  const program = await opening("forgotten_diagonal");
  await accepts(program);
  assert.match(await mark(program, 6), /reports a placement that is not a solution: 123456\nX ░ · ░ · ░\n░ X/);
  const line = "        if (queens[above] + above == queens[row] + row) return true;\n";
  const mended = changed(program, [line, line + line.replaceAll("+", "-")]);
  assert.match(await mark(mended, 6), /ctqueens: passed: size 6, solutions 4, lexicographic 1/);
});

test("queue: fails in push, long after the mistake in pop", async () => {
  const program = await opening("queue");
  await refuses(program, /program\.cpp:16:.*deleted\n.*in call to 'waiting\.push\(5, 150\)'/);
  await accepts(program.replace("first = taken.next;\n", "first = taken.next;\n        if (!first) last = nullptr;\n"));
});
