// Clang 22 as the page has it, in Node. The environment says where things are: in SITE the site, in WORK the packages.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const { runClang, runLLVM, Exit } = await import(`${process.env.WORK}/node_modules/@yowasp/clang/gen/bundle.js`);
await runLLVM(null, {}, { fetchProgress: () => {} }); // only reads it; without this, it says so

// Runs a command on files: the exit code, what Clang says and, if it succeeds, the files that it has made.
export async function run(args, files) {
  let output = ""; // Clang says all in one piece or two
  const write = (bytes) => (output += bytes ? Buffer.from(bytes).toString() : "");
  try {
    const made = await runClang(["clang++", ...args], files, { stdout: write, stderr: write });
    return { code: 0, output, made };
  } catch (error) {
    if (!(error instanceof Exit)) {
      throw error;
    }
    return { code: error.code, output };
  }
}

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
