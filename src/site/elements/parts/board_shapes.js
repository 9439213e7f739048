// SPDX-License-Identifier: BSL-1.0
// What boards are drawn from, and the names of squares. One unit is the side of a square.
import { element, svg } from "../common/dom.js";
import { range } from "../common/functions.js";
import { squaresOf } from "../library/squares.js";

const fileName = (column) => String.fromCharCode(97 + column);
export const squareName = (size, { row, column }) => `${fileName(column)}${size - row}`;
// With room for the coordinates.
export const viewBoxOf = (size) => `-0.6 -0.05 ${size + 1} ${size + 0.6}`;
export const digits = (columns) => columns.map((column) => column + 1).join("");

const crown =
  "M9.5 31.5L6.3 15.2l7.9 8.2 1.6-12.6 6.7 11.6 6.7-11.6 1.6 12.6 7.9-8.2-3.2 16.3z" +
  "M9.8 34h25.4l1.3 4.6H8.5z" +
  ["3.4 12.6", "13.2 8.4", "27 8.4", "36.8 12.6"]
    .map((at) => `M${at}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z`)
    .join("");

// Everything that is drawn on one square.
export const onSquare = ({ row, column }) => `translate(${column} ${row})`;
export const queenOn = (square, className = "queen") =>
  svg("g", { class: className, transform: onSquare(square) }, svg("path", { d: crown, transform: `scale(${1 / 45})` }));

export function darkSquares(size) {
  const path = squaresOf(size)
    .filter(({ row, column }) => (row + column) % 2 === 1)
    .map(({ row, column }) => `M${column} ${row}h1v1h-1z`)
    .join("");
  return svg(
    "g",
    {},
    svg("rect", { class: "light", width: size, height: size }),
    svg("path", { class: "dark", d: path }),
  );
}

// A board, with what the colours of its squares mean.
export const withLegend = (board, words) =>
  element(
    "figure",
    { class: "boarded" },
    board,
    element(
      "figcaption",
      {},
      ...Object.entries(words.kindsOfSquares).map(([kind, text]) =>
        element("span", { class: "legend" }, element("span", { class: `tint ${kind}` }), text),
      ),
    ),
  );

// A picture of a solution. The queens in the `given` rows stand out.
export function smallBoard(columns, attributes, given = []) {
  const size = columns.length;
  return svg(
    "svg",
    { class: "small-board", viewBox: `0 0 ${size} ${size}`, ...attributes },
    darkSquares(size),
    ...columns.map((column, row) => queenOn({ row, column }, given.includes(row) ? "queen given" : "queen")),
  );
}

export function coordinates(size) {
  return svg(
    "g",
    { class: "coordinates" },
    ...range(size).map((row) => svg("text", { x: -0.3, y: row + 0.62 }, String(size - row))),
    ...range(size).map((row) => svg("text", { x: size + 0.22, y: row + 0.62 }, String(row))),
    ...range(size).map((column) => svg("text", { x: column + 0.5, y: size + 0.42 }, fileName(column))),
  );
}

// Joins two queens that attack each other.
export const attackLine = ([one, other]) =>
  svg("line", {
    class: "attack",
    x1: one.column + 0.5,
    y1: one.row + 0.5,
    x2: other.column + 0.5,
    y2: other.row + 0.5,
  });
