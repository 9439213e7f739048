// What the module says of solutions, symmetries and queens placed by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Tables } from "../../src/site/elements/library/tables.js";
import { load } from "./library.mjs";
import { attack, backtrack, range } from "./solver.mjs";

const module = await load();
const tables = new Tables(module.exports);
const text = (columns) => columns.join(" ");

// The image of a placement by a map of squares.
const image = (columns, map) => {
  const made = [];
  columns.forEach((column, row) => {
    const [to, on] = map(row, column, columns.length - 1);
    made[to] = on;
  });
  return made;
};
const maps = {
  identity: (row, column) => [row, column],
  "quarter turn": (row, column, last) => [column, last - row],
  "half turn": (row, column, last) => [last - row, last - column],
  "three-quarter turn": (row, column, last) => [last - column, row],
  "flip rows": (row, column, last) => [last - row, column],
  "flip columns": (row, column, last) => [row, last - column],
  "main diagonal": (row, column) => [column, row],
  "anti-diagonal": (row, column, last) => [last - column, last - row],
};

for (const size of module.sizes) {
  test(`solutions and symmetries, N = ${size}`, () => {
    const { solutions } = backtrack(size);
    assert.deepEqual(tables.solutions(size), solutions);
    assert.deepEqual(tables.symmetries, Object.keys(maps));
    const indexOf = new Map(solutions.map((columns, index) => [text(columns), index]));
    solutions.forEach((columns, index) => {
      const images = tables.symmetries.map((name) => indexOf.get(text(image(columns, maps[name]))));
      assert.deepEqual(
        tables.symmetries.map((_, which) => tables.imageOf(size, which, index)),
        images,
      );
      assert.deepEqual(tables.orbit(size, index), [...new Set(images)]);
      assert.equal(tables.fundamental(size)[tables.fundamentalOf(size, index)], Math.min(...images));
    });
    assert.equal(tables.fundamental(size).length, { 4: 1, 5: 2, 6: 1, 7: 6, 8: 12 }[size]);
  });
}

test("queens by hand: attacks, pairs and the solutions that remain", () => {
  const placements = [
    [],
    ["0 0"],
    ["0 0", "1 4"],
    ["0 0", "0 7", "7 7"],
    ["3 3", "4 4", "2 6"],
    range(8).map((row) => `${row} ${[0, 4, 7, 5, 2, 6, 1, 3][row]}`),
  ];
  const { solutions } = backtrack(8);
  for (const names of placements) {
    const queens = names.map((name) => ({ row: Number(name[0]), column: Number(name[2]) }));
    const found = tables.examine(8, queens);
    const having = (some) =>
      range(92).filter((index) => some.every(({ row, column }) => solutions[index][row] === column));
    assert.deepEqual(found.remaining, having(queens));
    range(64).forEach((index) => {
      const at = { row: Math.floor(index / 8), column: index % 8 };
      const others = queens.filter(({ row, column }) => row !== at.row || column !== at.column);
      assert.equal(found.attackers[index], others.filter((queen) => attack(queen, at)).length);
      assert.equal(found.remainingWith[index], having([...queens, at]).length);
    });
    const pairs = queens.flatMap((one, index) => queens.slice(0, index).filter((other) => attack(one, other)));
    assert.equal(found.pairs.length, pairs.length);
    assert(found.pairs.every(([one, other]) => one !== other && attack(one, other)));
  }
});
