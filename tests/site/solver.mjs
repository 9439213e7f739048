// Expected values, computed without the library by a second implementation of the puzzle.

export const range = (count, first = 0) => Array.from({ length: count }, (_, index) => first + index);

export const attack = (one, other) =>
  one.row === other.row ||
  one.column === other.column ||
  Math.abs(one.row - other.row) === Math.abs(one.column - other.column);

export const queensOf = (columns) => columns.map((column, row) => ({ row, column }));

export const isSolution = (columns) =>
  queensOf(columns).every((queen, row) => queensOf(columns.slice(0, row)).every((above) => !attack(above, queen)));

// Every hook that backtracking calls, in order, all shards included.
export function backtrack(size) {
  const steps = [];
  const solutions = [];
  const columns = [];
  const fill = (row, choices) => {
    if (row === size) {
      steps.push({ hook: "solution", row: row - 1, column: columns[row - 1] });
      solutions.push([...columns]);
      return;
    }
    steps.push({ hook: "enter", row, column: 0 });
    for (const column of choices) {
      const queen = { row, column };
      steps.push({ hook: "place", ...queen });
      const attacker = columns.findIndex((above, index) => attack({ row: index, column: above }, queen));
      const tests = attacker < 0 ? row : attacker + 1;
      range(tests).forEach(() => steps.push({ hook: "test", ...queen }));
      if (attacker >= 0) {
        steps.push({ hook: "reject", ...queen, attacker: { row: attacker, column: columns[attacker] } });
        continue;
      }
      columns.push(column);
      fill(row + 1, range(size));
      columns.pop();
      steps.push({ hook: "retreat", ...queen });
    }
    steps.push({ hook: "leave", row, column: 0 });
  };
  range(size).forEach((column) => fill(0, [column]));
  return { steps, solutions };
}
