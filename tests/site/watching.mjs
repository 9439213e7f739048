// Constant evaluations, with the compiler of the page.
import { evaluationAt, Evaluations } from "../../src/site/elements/constexpr/evaluations.js";
import { pageFiles, run } from "./clang.mjs";

export const count = { compilations: 0 };
export function session(text, files = {}) {
  const compile = async ([, ...options], all, made) => {
    ++count.compilations;
    const answer = await run(options, all);
    return {
      output: answer.output,
      files: Object.fromEntries(made.filter((name) => answer.made?.[name]).map((name) => [name, answer.made[name]])),
    };
  };
  return new Evaluations(compile, { text, files: { ...pageFiles, ...files }, options: ["-std=c++26", "-Iinclude"] });
}
export async function watched(text, line, files) {
  const all = session(text, files);
  const found = await all.list();
  return all.open(evaluationAt(found, line));
}
