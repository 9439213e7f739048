// SPDX-License-Identifier: BSL-1.0
// Reads what Clang says: a list of { level, line, text, around, notes, board, isOfProgram }. `line` is where it is in
// the user's program, or 0. If it is a message of the library, `around` is what Clang says around it. `board` is the
// placement that it draws, if any. `isOfProgram` is true for errors in the program that are no false assertions.
import { range } from "../common/functions.js";
import { element } from "../common/dom.js";

const heading = /^(?:(?:\.\/)?(\S+?):(\d+):(?:\d+:)? |(?:clang\+\+|wasm-ld): )?(fatal error|error|warning|note): (.*)$/;
const noise = /^(In file included from |In module |\d+ (errors?|warnings?) (and \d+ errors? )?generated\.$)/;

export function diagnosticsIn(output, program) {
  const all = [];
  let last; // what further lines belong to
  for (const line of output.split("\n")) {
    const [, file, number, level, text] = heading.exec(line) ?? [];
    if (level) {
      last = { level, line: file === program ? Number(number) : 0, text };
      if (level === "note" && all.length > 0) {
        all.at(-1).notes.push(last);
      } else {
        all.push(Object.assign(last, { notes: [] }));
      }
    } else if (last && !noise.test(line)) {
      last.text += `\n${line}`;
    }
  }
  return all.map(({ level, line, text, notes }) => {
    const [around, own] = text.trimEnd().split(/: ctqueens: (.*)/s);
    const said = own === undefined ? { text: around, around: "" } : { text: own, around };
    return {
      level,
      ...said,
      board: boardIn(said.text),
      isOfProgram: level.endsWith("error") && line > 0 && !text.startsWith("static assertion failed"),
      notes: notes.map((note) => ({ line: note.line, text: note.text.trimEnd() })),
      line: line || (notes.find((note) => note.line > 0)?.line ?? 0),
    };
  });
}

// The placement that a message draws: X marks two queens that attack each other, and a row may be without a queen.
function boardIn(text) {
  const rows = text
    .split("\n")
    .map((line) => line.trim().split(" "))
    .filter((cells) => cells.length > 1 && cells.every((cell) => /^[X♛·░?]$/.test(cell)));
  const columns = rows.map((cells) => cells.findIndex((cell) => cell === "X" || cell === "♛"));
  const attacking = range(rows.length).filter((row) => rows[row].includes("X"));
  const pair = attacking.map((row) => ({ row, column: columns[row] }));
  return rows.length > 0 ? { size: rows.length, columns, pair: pair.length === 2 ? pair : undefined } : undefined;
}

// The first line of an error and why: what the expression of an assertion evaluates to, or why something is not a
// constant expression.
export function causeOf({ text, notes }) {
  const [said, ...reasons] = [{ text }, ...notes].map((each) => each.text.split("\n")[0].replace(/\.$/, ""));
  if (said.startsWith("static assertion failed")) {
    const value = reasons.find((each) => each.startsWith("expression evaluates to "));
    return value ? `static assertion failed: ${value}` : said;
  }
  return reasons.length > 0 && said.endsWith("constant expression") ? `${said}: ${reasons[0]}` : said;
}

// What the compiler says, as the page shows it: the library's own sentence first, the rest folded unless it has the
// value or the reason.
export function messageBox({ level, text, around, notes, board }, words) {
  const rest = [
    around,
    ...notes.map((note) => (note.line > 0 ? `${words.line({ line: note.line })} ${note.text}` : note.text)),
  ];
  const lines = rest.filter(Boolean);
  const [first, ...others] = text.split("\n");
  return element(
    "div",
    { class: `message ${level.replace("fatal ", "")}` },
    element("p", {}, first),
    others.length > 0 && !board ? element("pre", {}, others.join("\n")) : undefined,
    lines.length > 0
      ? element(
          "details",
          { open: /^static assertion|constant expression/.test(text) && notes.length > 0 },
          element("summary", {}, words.notes({ count: lines.length })),
          element("ul", {}, ...lines.map((line) => element("li", {}, line))),
        )
      : undefined,
  );
}
