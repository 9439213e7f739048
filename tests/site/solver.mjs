// Expected values, computed without the library by a second implementation of the puzzle.

export const range = (count, first = 0) =>
  Array.from({ length: count }, (_, index) => first + index);

export const attack = (one, other) =>
  one.row === other.row ||
  one.column === other.column ||
  Math.abs(one.row - other.row) === Math.abs(one.column - other.column);

const queensOf = (columns) => columns.map((column, row) => ({ row, column }));

export const isSolution = (columns) =>
  queensOf(columns).every((queen, row) =>
    queensOf(columns.slice(0, row)).every((above) => !attack(above, queen)),
  );

// What backtracking does, step by step, and how often it tries a square.
export function backtrack(size) {
  const steps = [];
  const solutions = [];
  const columns = [];
  let tried = 0;
  let nodes = 1;
  const leave = (kind) => {
    const row = columns.length - 1;
    steps.push({ kind, row, column: columns[row] });
  };
  const fill = () => {
    const row = columns.length;
    if (row === size) {
      leave("solution");
      solutions.push([...columns]);
      return true;
    }
    for (let column = 0; column < size; ++column) {
      const queen = { row, column };
      ++tried;
      steps.push({ kind: "place", ...queen });
      const attacker = queensOf(columns).find((above) => attack(above, queen));
      if (attacker) {
        steps.push({ kind: "conflict", ...queen, attacker });
        continue;
      }
      ++nodes;
      columns.push(column);
      leave(fill() ? "retreatAfterSolution" : "retreat");
      columns.pop();
    }
    return false;
  };
  fill();
  return { steps, solutions, tried, nodes };
}
