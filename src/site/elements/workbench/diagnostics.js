// SPDX-License-Identifier: BSL-1.0
// Reads what Clang says: a list of { level, line, text, around, notes, board }. `line` is where the message belongs in
// the user's program, or 0. If it is a message of the library, `around` is what Clang says around it. `board` is the
// placement that it draws, if any.
import { range } from "../common/range.js";

const heading = /^(?:(\S+?):(\d+):(?:\d+:)? |(?:clang\+\+|wasm-ld): )?(fatal error|error|warning|note): (.*)$/;
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
