// SPDX-License-Identifier: BSL-1.0
// What the compiler says, as the page shows it: the library's own sentence first, the rest folded.
import { element } from "../dom.js";
import { range } from "../library/module.js";

// The placement that a message draws: X marks two queens that attack each other, and a row may be without a queen.
export function boardIn(text) {
  const rows = text
    .split("\n")
    .map((line) => line.trim().split(" "))
    .filter((cells) => cells.length > 1 && cells.every((cell) => /^[X♛·░?]$/.test(cell)));
  const columns = rows.map((cells) => cells.findIndex((cell) => cell === "X" || cell === "♛"));
  const attacking = range(rows.length).filter((row) => rows[row].includes("X"));
  const pair = attacking.map((row) => ({ row, column: columns[row] }));
  return rows.length > 0 ? { size: rows.length, columns, pair: pair.length === 2 ? pair : undefined } : undefined;
}

export function messageBox({ level, text, around, notes }, words) {
  const rest = [
    around,
    ...notes.map((note) => (note.line > 0 ? `${words.line({ line: note.line })} ${note.text}` : note.text)),
  ];
  const lines = rest.filter(Boolean);
  const [first, ...others] = text.split("\n");
  const isDrawn = boardIn(text); // on a board of the page
  return element(
    "div",
    { class: `message ${level.replace("fatal ", "")}` },
    element("p", {}, first),
    others.length > 0 && !isDrawn ? element("pre", {}, others.join("\n")) : undefined,
    lines.length > 0
      ? element(
          "details",
          {},
          element("summary", {}, words.notes({ count: lines.length })),
          element("ul", {}, ...lines.map((line) => element("li", {}, line))),
        )
      : undefined,
  );
}
