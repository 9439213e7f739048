// SPDX-License-Identifier: BSL-1.0
// The compiler of the page in Node, for recordings and tests.
import { join, resolve } from "node:path";

// Reads the npm package @yowasp/clang. Returns a function that runs a command on files, and returns what Clang says as
// `output` and, if it succeeds, all files as `made`; `files` are those that are `wanted`.
export async function clangIn(folder) {
  const { runClang, runLLVM, Exit } = await import(join(resolve(folder), "gen/bundle.js"));
  await runLLVM(null, {}, { fetchProgress: () => {} }); // only reads it; without this, it says so
  return async (command, all, wanted = []) => {
    let output = ""; // Clang says all in one piece or two
    const write = (bytes) => (output += bytes ? Buffer.from(bytes).toString() : "");
    try {
      const made = await runClang(command, all, { stdout: write, stderr: write });
      const names = wanted.filter((name) => made[name]);
      return { output, made, files: Object.fromEntries(names.map((name) => [name, made[name]])) };
    } catch (error) {
      if (!(error instanceof Exit)) {
        throw error;
      }
      return { output, files: {} };
    }
  };
}
