// webassembly.mjs GOLDEN: ctqueens.wasm takes at most 1 KiB, imports nothing, and has all the solutions
// that the file has. Prints the first one.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const bytes = await readFile("ctqueens.wasm");
assert(bytes.length <= 1024, `the module takes ${bytes.length} bytes`);
const { instance } = await WebAssembly.instantiate(bytes);
const { memory, solutions, solution_count } = instance.exports;
const rows = Array.from({ length: solution_count() }, (_, index) =>
  Array.from(new Uint8Array(memory.buffer, solutions() + 8 * index, 8)));
const digits = (row) => row.map((column) => column + 1).join("");
const expected = await readFile(process.argv[2], "utf8");
assert.equal(rows.map((row) => digits(row) + "\n").join(""), expected);
console.log(digits(rows[0]));
