// SPDX-License-Identifier: BSL-1.0
// Changes a program so that one compilation answers many questions about one of its constant evaluations.

import { token } from "./stops.js";
import { copyOf, questionAbout, valueHelpers } from "./value_probes.js";

export const programName = "program.cpp";
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

// The leading lines without declarations, up to the last #include whose #if, if any, has ended: the number of their
// characters.
function lengthOfPreamble(text) {
  const [leading] = /^(?:[ \t]*(?:#(?:[^\n]*\\\n)*[^\n]*|\/\/[^\n]*)?\n|[ \t]*\/\*[^]*?\*\/)*/.exec(text);
  const withoutComments = leading.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  let [depth, length] = [0, 0];
  for (const { 0: line, index } of withoutComments.matchAll(/^[ \t]*#[ \t]*(?:if|endif|include).*\n/gm)) {
    depth += /#[ \t]*if/.test(line) ? 1 : /#[ \t]*endif/.test(line) ? -1 : 0;
    length = depth === 0 ? index + line.length : length;
  }
  return length;
}

// Splits a program: `header` can be precompiled once; bodyOf() returns the rest of the program or of a changed copy.
export function halves(text) {
  const length = lengthOfPreamble(text);
  const lines = text.slice(0, length).replace(/.+/g, "");
  return {
    header: `${helpers}${valueHelpers}# 1 "${programName}"\n${text.slice(0, length)}`,
    isWorthIt: length > 0, // to precompile it
    bodyOf: (changed) => `${lines}${changed.slice(length)}\n`,
  };
}

// Where a line of a text begins, and how many characters precede a column of it, which Clang counts in bytes of UTF-8.
function offsetsIn(text) {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) {
    starts.push(index + 1);
  }
  return (line, column) => {
    const bytes = new TextEncoder().encode(text.slice(starts[line - 1], starts[line])).subarray(0, column - 1);
    return starts[line - 1] + new TextDecoder().decode(bytes).length;
  };
}

// The lines and columns, in bytes, of ascending offsets in bytes, with the numbers of characters before them.
export function placesOf(text, offsets) {
  const starts = [0];
  for (const each of text.split("\n")) {
    starts.push(starts.at(-1) + bytesIn(each) + 1);
  }
  const index = offsetsIn(text);
  return offsets.map((offset) => {
    const line = starts.findLastIndex((start) => start <= offset) + 1;
    const column = offset - starts[line - 1] + 1;
    return { line, column, index: index(line, column) };
  });
}
export const bytesIn = (text) => new TextEncoder().encode(text).length;

// The range that Clang gives for a source, as offsets; without one, that of a call which begins at the position.
export function rangeOf(text, { position, range }) {
  const offset = offsetsIn(text);
  const [line, column, lastLine, lastColumn] = (range ?? "").split(/[:-]/).map(Number);
  if (range) {
    const [from, to] = [offset(line, column), offset(lastLine, lastColumn)];
    const isList = text[from] === "{"; // its elements are an expression
    return isList ? { from: from + 1, to: to - 1, line, column: column + 1 } : { from, to, line, column };
  }
  const from = offset(position.line, position.column);
  let depth = 0;
  for (const { 0: each, index } of text.slice(from).matchAll(token)) {
    depth += each === "(" ? 1 : each === ")" ? -1 : 0;
    if (depth === 0 && each === ")") {
      return { from, to: from + index + 1, line: position.line, column: position.column };
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
    const lastColumn = (end.length > 1 ? 0 : range.column - 1) + bytesIn(end.at(-1));
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
