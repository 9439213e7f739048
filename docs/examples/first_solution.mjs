import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile("ctqueens.wasm"));
const { memory, solutions, solution_count } = instance.exports;
const columns = new Uint8Array(memory.buffer, solutions(), 8 * solution_count());
console.log(columns.slice(0, 8).map((column) => column + 1).join(""));
