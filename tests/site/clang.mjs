// Clang 22 as the page has it, in Node. The environment says where things are: in SITE the site, in WORK the packages.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clangIn } from "../../src/site/compiler/clang_in_node.mjs";

export const runCommand = await clangIn(`${process.env.WORK}/node_modules/@yowasp/clang`);
export const run = (args, files) => runCommand(["clang++", ...args], files);

// What the page compiles with the user's program.
const library = await readFile(join(process.env.SITE, "compiler/library.json"), "utf8");
export const pageFiles = JSON.parse(library).files;

// The editor's compiler, with the files that the page gives it.
export async function clang(options, more = {}) {
  return run(["-std=c++26", "-Iinclude", "-fno-caret-diagnostics", ...options], { ...pageFiles, ...more });
}

// The files that a user's program is compiled with, for a board.
export const userFiles = (program, size) => ({
  "program.cpp": program,
  "size.hpp": `namespace ctqueens::site { inline constexpr int user_size = ${size}; }\n`,
});
export const mark = async (program, size) =>
  (await clang(["-fsyntax-only", "mark.cpp"], userFiles(program, size))).output;
