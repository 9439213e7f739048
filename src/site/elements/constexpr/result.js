// SPDX-License-Identifier: BSL-1.0
// The value that an evaluation of the program has.
import { askingForValue, declarationAbout, programName } from "./probes.js";
import { isSameContext, token } from "./stops.js";
import { readAnswer } from "./value_probes.js";

// The value as Clang prints it, of the variable that is initialised or else of the expression. undefined if it cannot
// be told: it is not asked for in the middle of a declaration, such as that in an `if`.
export async function resultOf(program, evaluation, limit) {
  const { variable, range, path, stop } = evaluation;
  let stops = [];
  if (!variable) {
    stops = await program.stops(limit, [{ range, by: askingForValue }], path);
  } else if (path === programName) {
    const index = endOfDeclaration(program.text, range.to);
    const copy = program.withInsertions([{ index, text: declarationAbout(variable) }], evaluation);
    stops = await copy.program.stops(limit);
  }
  const answers = stops.filter((each) => readAnswer(each) && isSameContext(each.context, stop.context));
  return answers.length === 1 ? readAnswer(answers[0]) : undefined;
}

// Behind the semicolon that ends a declaration.
function endOfDeclaration(text, from) {
  let depth = 0;
  for (const { 0: each, index } of text.slice(from).matchAll(new RegExp(`${token.source}|;`, "gs"))) {
    depth += "([{".includes(each) ? 1 : ")]}".includes(each) ? -1 : 0;
    if (each === ";" && depth <= 0) {
      return from + index + 1;
    }
  }
  return text.length;
}
