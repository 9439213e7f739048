// SPDX-License-Identifier: BSL-1.0
// Which evaluation calls a function. Names are looked up in the text, since asking Clang would take a compilation.
import { programName } from "./probes.js";

// A name, parentheses, and whatever may precede the body, such as noexcept(true).
const definition = /\b(?!(?:requires|noexcept|decltype|explicit|alignas)\b)(\w+)\s*\(PARTS\)PARTS\{/.source.replaceAll(
  "PARTS",
  /(?:[^;{}()]|\((?:[^;{}()]|\([^;{}()]*\))*\))*/.source,
);
const statements = /^(if|for|while|switch|catch|constexpr)$/;
const notCode = /\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'/g;

// The functions that a program defines: { name, from, to, body }.
function functionsIn(text) {
  const code = text.replaceAll(notCode, (each) => each.replaceAll(/[^\n]/g, " "));
  const found = [...code.matchAll(new RegExp(definition, "g"))].filter(([, name]) => !statements.test(name));
  return found.map(({ 0: { length }, 1: name, index: from }) => {
    let [to, depth] = [from + length, 1];
    for (; depth > 0 && to < code.length; ++to) {
      depth += code[to] === "{" ? 1 : code[to] === "}" ? -1 : 0;
    }
    return { name, from, to, body: code.slice(from + length, to) };
  });
}

// The first evaluation whose expression names the function at a line, or a function that calls it, directly or not;
// undefined if there is none.
export function callerOf(found, line, text) {
  const functions = functionsIn(text);
  const [start, end] = [line - 1, line].map((lines) => text.split("\n").slice(0, lines).join("\n").length);
  const around = functions.find(({ from, to }) => from <= end && start < to);
  const names = new Set(around ? [around.name] : []);
  const isCaller = (code) => [...names].some((name) => new RegExp(`\\b${name}\\b`).test(code));
  for (let count = 0; count < names.size; ) {
    count = names.size;
    functions.filter(({ body }) => isCaller(body)).forEach(({ name }) => names.add(name));
  }
  return found.find(({ path, range }) => path === programName && range && isCaller(text.slice(range.from, range.to)));
}
