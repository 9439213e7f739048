// The module that src/site/user_program/step.cpp makes of a user's search for the debugger, with the compiler of the
// workbench.
import assert from "node:assert/strict";
import { loadModule } from "../../src/site/elements/library/module.js";
import { clang, userFiles } from "./clang.mjs";
import { describe } from "./library.mjs";
import { range } from "./solver.mjs";
import { textOf } from "./sources.mjs";

const wasm = ["-mbulk-memory", "-O1", "-ffreestanding", "-fno-exceptions", "-fno-rtti", "-fvisibility=hidden"];

// What all modules have in common. An index that is out of bounds traps.
const units = ["debugger", "survey", "situation"];
const checks = ["-fsanitize=bounds", "-fsanitize-trap=bounds"];
const names = units.map((unit) => `${unit}.cpp`);
const sources = await Promise.all(names.map(async (name) => [name, await textOf(`src/site/module/${name}`)]));
const { made, output } = await clang([...wasm, ...checks, "-c", ...names], Object.fromEntries(sources));
assert(made, output);
const objects = Object.fromEntries(units.map((unit) => [`${unit}.o`, made[`${unit}.o`]]));

async function bytesOf(program, size) {
  const link = ["-nostdlib", "-Wl,--no-entry,--export-dynamic,--stack-first"];
  const command = [...wasm, ...link, "step.cpp", ...Object.keys(objects), "-o", "step.wasm"];
  const { made, output } = await clang(command, { ...userFiles(program, size), ...objects });
  assert(made, output);
  return made["step.wasm"];
}
export async function moduleOf(program, size) {
  const bytes = await bytesOf(program, size);
  const module = await loadModule(bytes, () => undefined);
  assert.deepEqual(module.sizes, [size]);
  const search = await module.search(module.names[0], size);
  return { search, bytes, leftOut: search.situation(search.length).leftOut };
}

const situationsOf = (search) => range(search.length + 1).map((position) => search.situation(position));
export const stepsOf = (search) => situationsOf(search).map(describe);

// Steps through a search, forwards and in leaps, and looks at all else that the module can say.
export async function stepThrough(program, size) {
  const { search, bytes, ...rest } = await moduleOf(program, size);
  const all = situationsOf(search);
  for (const shown of all) {
    assert(shown.rows <= size && shown.openRows <= size && shown.doomedRows <= shown.rows);
    assert(shown.columns.every((column) => column < size));
  }
  assert.equal(all.at(-1).hook, "end");
  assert.equal(search.tree.length, all.at(-1).candidates);
  const again = await (await loadModule(bytes, () => undefined)).search(search.name, size);
  for (const index of range(50)) {
    const position = (index * 7919) % (search.length + 1);
    assert.equal(describe(again.situation(position)), describe(all[position]));
    const after = all.findIndex(({ hook }, other) => other > position && hook === "reject");
    assert.equal(again.next(position, "reject"), after < 0 ? search.length : after);
  }
  const solutions = all.filter(({ hook }) => ["solution", "wrong"].includes(hook));
  return { search, all, solutions, ...rest };
}
