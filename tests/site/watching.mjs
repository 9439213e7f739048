// Constant evaluations, with the compiler of the page.
import { evaluationAt, Evaluations } from "../../src/site/elements/constexpr/evaluations.js";
import { pageFiles, runCommand } from "./clang.mjs";

export const count = { compilations: 0 };
export function session(text, files = {}) {
  const compile = (command, all, made) => {
    ++count.compilations;
    return runCommand(command, all, made);
  };
  return new Evaluations(compile, { text, files: { ...pageFiles, ...files }, options: ["-std=c++26", "-Iinclude"] });
}
export async function watched(text, line, files) {
  const all = session(text, files);
  const found = await all.list();
  return all.open(evaluationAt(found, line) ?? found[0]);
}
