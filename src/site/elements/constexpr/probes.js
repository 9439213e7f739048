// SPDX-License-Identifier: BSL-1.0
// Changes a program so that one compilation answers many questions about one of its constant evaluations.

import { token } from "./stops.js";
import { copyOf, partsOf, questionAbout, valueHelpers } from "./value_probes.js";

export const programName = "program.cpp";
// The innermost line of the program itself at a moment.
export const ownLine = ({ calls }) => calls.findLast(({ path }) => path === programName)?.line ?? 0;
export const limitOfClang = 1 << 20; // steps
const questionFile = "moment"; // a file that does not exist: its line numbers are those of the questions
const helperFile = "steps";

// burn(n) takes n steps and 4 more. rest() never ends: where it is stopped, it tells how many steps were left. Null
// statements are the cheapest steps: Clang takes 28 ms for a million.
const burnOverhead = 4;
const nulls = ";".repeat(999);
const roundOfRest = "for (;; ++n) {";
const helpers = `# 1 "${helperFile}"
namespace ctqueens_steps {
constexpr int burn(long n) { for (; n > 999; n -= 1000) {${nulls}} for (; n > 0; --n) ; return 0; }
template <class T> constexpr T&& rest(T&& value, long n = 0) {
${roundOfRest}${nulls}} }
template <class T> constexpr T unknown();
}
`;
const marker = (line, path) => `\n# ${line} "${path}"\n`;

// What precedes the first declaration or #if: directives in one line, and blanks and comments before them.
const blank = String.raw`(?:\s|//.*|/\*(?:[^*]|\*(?!/))*\*/)*`;
const directive = String.raw`#[ \t]*(?:include|define|pragma)\b(?:[^\\\n/]|/(?![*/]))*(?://.*)?\n`;
const preamble = new RegExp(`^(?:${blank}${directive})*`);

// Splits a program: `header` can be precompiled once; bodyOf() returns the rest of the program or of a changed copy, in
// which it keeps its place.
export function halves(text) {
  const [before] = preamble.exec(text);
  return {
    header: `${helpers}${valueHelpers}# 1 "${programName}"\n${before}`,
    bodyOf: (changed) => `${before.replaceAll(/./g, " ")}${changed.slice(before.length)}\n`,
  };
}

// Clang counts columns and offsets in bytes of UTF-8. In this folder, sources have one character for each byte, so that
// what is there is found by its offset.
export const toBytes = (text) =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
export const fromBytes = (source) => Uint8Array.from(source, (byte) => byte.charCodeAt(0));

// Where a line and column of a source are, and the reverse.
const offsetOf = (source, line, column) =>
  source
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, column - 1);
export const positionOf = (source, offset) => ({
  line: source.slice(0, offset).split("\n").length,
  column: offset - source.lastIndexOf("\n", offset - 1),
});

// The range that Clang gives for a source, as offsets, and whether an expression is there; without one, that of a call
// which begins at the position.
export function rangeOf(text, { position, range }) {
  const [line, column, lastLine, lastColumn] = (range ?? "").split(/[:-]/).map(Number);
  if (range) {
    const [from, to] = [offsetOf(text, line, column), offsetOf(text, lastLine, lastColumn)];
    if (text[from] !== "{") {
      return { from, to, line, column, isExpression: true };
    }
    // The element of a list is one; several with commas between them would be another one.
    const isExpression = partsOf(text.slice(from + 1, to - 1)).length === 1;
    return { from: from + 1, to: to - 1, line, column: column + 1, isExpression };
  }
  const from = offsetOf(text, position.line, position.column);
  let depth = 0;
  for (const { 0: each, index } of text.slice(from).matchAll(token)) {
    depth += each === "(" ? 1 : each === ")" ? -1 : 0;
    if (depth === 0 && each === ")") {
      return { from, to: from + index + 1, line: position.line, column: position.column, isExpression: true };
    }
  }
  return undefined;
}

// `text` with other texts in place of ranges. What follows keeps its lines and columns.
export function replaced(text, path, changes) {
  let [result, done] = ["", 0];
  for (const { range, by } of [...changes].sort((one, other) => one.range.from - other.range.from)) {
    if (range.from < done) {
      continue;
    }
    const inside = text.slice(range.from, range.to);
    const end = inside.split("\n");
    const lastColumn = (end.length > 1 ? 0 : range.column - 1) + end.at(-1).length;
    const source = `${marker(range.line, path)}${" ".repeat(range.column - 1)}${inside}`;
    result +=
      text.slice(done, range.from) +
      by(source, inside) +
      marker(range.line + end.length - 1, path) +
      " ".repeat(lastColumn);
    done = range.to;
  }
  return result + text.slice(done);
}

// Questions about the expression of a range, as a part of it that is not evaluated with it. An enumerator of an enum
// with a type is evaluated once, even if it fails, and an overflow ends the evaluation; without the type, it would go
// on. A static_assert that fails and compares is evaluated three times, and in a constexpr variable, calls to consteval
// functions are evaluated apart.
const ask = (number, source, begin, end) =>
  `${marker(number, questionFile)}{ enum : int { m = (${begin}${source}${marker(number, questionFile)}${end}, 0) }; }`;
const unknown = (inside) => `::ctqueens_steps::unknown<decltype((${inside}))>()`;
const apart = (questions, rest) => `(void([] {${questions.join("")}}), ${rest})`;

// Counts what is left of the limit. Other evaluations may need this one, unless it is counted alone.
export const counting = (number, isAlone) => (source, inside) =>
  apart(
    [ask(number, source, "void(::ctqueens_steps::rest((", ")))")],
    isAlone ? unknown(inside) : `(${source}${marker(number, questionFile)})`,
  );

// Counts, and tells the number of the first allocation after the expression.
export const countingAllocations = (source, inside) =>
  apart([ask(0, source, "void((", ")), void(::ctqueens_steps::rest(*new char))")], unknown(inside));
export const allocationsBefore = ({ frames }) => Number(/\{\*new char#(\d+)\}/.exec(frames.at(-1)?.call)?.[1]);

// The steps taken before rest(). Three steps precede its first null statement; the column of the one where the limit
// was reached tells how many of them were executed.
export function stepsBefore({ frames }, limit) {
  const [, rounds] = /^rest<.*, (\d+)\)$/s.exec(frames.length === 2 ? frames[1].call : "") ?? [];
  return rounds && limit - 1000 * Number(rounds) - 3 - (frames[1].position.column - roundOfRest.length - 1);
}

// Stops after each of these numbers of steps. The expression itself is left out.
export const stopping = (moments, limit) => (source, inside) =>
  apart(
    moments.map((step, number) =>
      ask(number, source, `::ctqueens_steps::burn(${limit - burnOverhead - step}L), void((`, "))"),
    ),
    unknown(inside),
  );

// Asks for the value of the expression.
export const askingForValue = (source, inside) => apart([ask(0, source, `${questionAbout}(`, ")")], unknown(inside));

// Asks for the value of a variable, in a declaration after its own.
export const declarationAbout = (name) => ` enum { ctqueens_value = (${questionAbout}(${copyOf(name)}{${name}}), 0) };`;

// Which question a stop answers.
export const numberOf = ({ position }) => (position.path === questionFile ? position.line : undefined);
