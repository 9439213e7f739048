// SPDX-License-Identifier: BSL-1.0
// The CSS transform that shows a symmetry, derived from the images of three corner squares.

const { sign } = Math;

export function motionOf(tables, size, symmetry) {
  const origin = tables.imageOfSquare(size, symmetry, 0, 0);
  const right = tables.imageOfSquare(size, symmetry, 0, size - 1);
  const down = tables.imageOfSquare(size, symmetry, size - 1, 0);
  const [a, b] = [sign(right.column - origin.column), sign(right.row - origin.row)];
  const [c, d] = [sign(down.column - origin.column), sign(down.row - origin.row)];
  const degrees = (180 / Math.PI) * Math.atan2(b, a);
  if (a * d - b * c > 0) {
    // a turn, clockwise
    const turn = (degrees + 360) % 360;
    return { board: `rotate(${turn}deg)`, queen: `rotate(${-turn}deg)`, still: "rotate(0deg)" };
  }
  // A reflection is half a turn in space about its axis. A queen is turned back about the same one.
  const axis = (degrees / 2) * (Math.PI / 180);
  const about = `${Math.cos(axis).toFixed(6)}, ${Math.sin(axis).toFixed(6)}, 0`;
  return {
    board: `rotate3d(${about}, 180deg)`,
    queen: `matrix(${a}, ${b}, ${c}, ${d}, 0, 0)`,
    still: `rotate3d(${about}, 0deg)`,
  };
}
