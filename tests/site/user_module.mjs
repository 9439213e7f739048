// The module that src/site/user_program/step.cpp makes of a user's search for the debugger, with the compiler of the
// workbench.
import assert from "node:assert/strict";
import { loadModule } from "../../src/site/elements/library/module.js";
import { clang, userFiles } from "./clang.mjs";
import { describe } from "./library.mjs";
import { range } from "./solver.mjs";

const wasm = ["-mbulk-memory", "-O1", "-ffreestanding", "-fno-exceptions", "-fno-rtti", "-fvisibility=hidden"];

async function bytesOf(program, size) {
  const link = ["-nostdlib", "-Wl,--no-entry,--export-dynamic,--stack-first"];
  const command = [...wasm, ...link, "step.cpp", "-o", "step.wasm"];
  const { made, output } = await clang(command, userFiles(program, size));
  assert(made, output);
  return made["step.wasm"];
}
export async function moduleOf(program, size) {
  const bytes = await bytesOf(program, size);
  const module = await loadModule(bytes, () => undefined);
  const search = await module.search(module.names[0], size);
  return { search, bytes, leftOut: search.situation(search.length).leftOut };
}

const situationsOf = (search) => range(search.length + 1).map((position) => search.situation(position));
export const stepsOf = (search) => situationsOf(search).map(describe);

// Steps through a search, and looks at its tree.
export async function stepThrough(program, size) {
  const { search, ...rest } = await moduleOf(program, size);
  const all = situationsOf(search);
  for (const shown of all) {
    assert(shown.rows <= size && shown.openRows <= size && shown.doomedRows <= shown.rows);
    assert(shown.columns.every((column) => column < size));
  }
  assert.equal(all.at(-1).hook, "end");
  assert.equal(search.tree.length, all.at(-1).candidates);
  const solutions = all.filter(({ hook }) => ["solution", "wrong"].includes(hook));
  return { search, all, solutions, ...rest };
}
