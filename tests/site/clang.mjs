// Clang 22 as the page has it, in Node. The environment has WORK, the folder with the packages.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { project, textOf } from "./sources.mjs";

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

// A folder as the compiler wants it.
async function filesIn(path) {
  const entries = await readdir(join(project, path), { withFileTypes: true });
  const contents = entries.map(async (entry) => [
    entry.name,
    entry.isDirectory() ? await filesIn(`${path}${entry.name}/`) : await textOf(path + entry.name),
  ]);
  return Object.fromEntries(await Promise.all(contents));
}
export const pageFiles = async () => ({
  include: { ctqueens: await filesIn("include/ctqueens/") },
  ...(await filesIn("src/site/module/")),
  ...(await filesIn("src/site/user_program/")),
});
let files;

// The editor's compiler, with the files that the page gives it.
export async function clang(options, more = {}) {
  files ??= await pageFiles();
  return run(["-std=c++26", "-Iinclude", "-fno-caret-diagnostics", ...options], { ...files, ...more });
}

// The files that a user's program is compiled with, for a board.
export const userFiles = (program, size) => ({
  "program.cpp": program,
  "size.hpp": `namespace ctqueens::site { inline constexpr int user_size = ${size}; }\n`,
});
export const mark = async (program, size) =>
  (await clang(["-fsyntax-only", "mark.cpp"], userFiles(program, size))).output;
