// The files of the project, and programs with changes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const project = fileURLToPath(new URL("../..", import.meta.url));
export const textOf = (path) => readFile(join(project, path), "utf8");

// A program with a change; what is changed must be there once.
export function changed(program, ...changes) {
  for (const [old, replacement] of changes) {
    if (program.split(old).length !== 2) {
      throw new Error(`'${old}' should be in the program once`);
    }
    program = program.replace(old, () => replacement);
  }
  return program;
}
