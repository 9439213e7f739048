// What the module says of searches, against expectations of our own, the sources and docs/guide/articles.md.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { lineOf, load } from "./library.mjs";
import { attack, backtrack, isSolution, queensOf, range } from "./solver.mjs";
import { project, textOf } from "./sources.mjs";

const library = await load();
const text = (columns) => columns.join(" ");
const end = (search) => search.situation(search.length);

// All searches on small boards, and the shortest one on the largest board, where each column needs all bits.
const cases = [...library.names.flatMap((name) => [4, 5].map((size) => [name, size])), ["bitmask", 8]];

test("the searches and the sizes are all there", async () => {
  const files = await readdir(join(project, "include/ctqueens/search"));
  const headers = files.filter((file) => file.endsWith(".hpp"));
  const names = headers.map((header) => header.replace(".hpp", "").replaceAll("_", "-"));
  assert.deepEqual([...library.names, "algorithm", "observer"].sort(), names.sort());
  assert.deepEqual(library.sizes, [4, 5, 6, 7, 8]);
});

for (const size of library.sizes) {
  test(`backtracking takes exactly these steps, N = ${size}`, async () => {
    const search = await library.search("backtracking", size);
    const { steps } = backtrack(size);
    assert.equal(search.length, steps.length + 1);
    steps.forEach(({ hook, row, column, attacker }, index) => {
      const shown = search.situation(index + 1);
      assert.deepEqual([shown.hook, shown.at], [hook, { row, column }], `step ${index + 1}`);
      if (attacker) {
        assert.deepEqual(shown.attack, [attacker, { row, column }]);
      }
    });
    assert.equal(end(search).hook, "end");
  });
}

for (const [name, size] of cases) {
  test(`every situation follows from the one before it: ${name}, N = ${size}`, async () => {
    const search = await library.search(name, size);
    const found = [];
    const placed = []; // queens that are neither rejected nor taken back yet
    let before = search.situation(0);
    const calls = new Map();
    for (let position = 1; position <= search.length; ++position) {
      const now = search.situation(position);
      followsFrom(before, now, size);
      if (now.hook === "solution") {
        found.push(now.columns);
      } else if (now.hook === "place") {
        placed.push(now.at);
      } else if (["reject", "retreat"].includes(now.hook)) {
        assert.deepEqual(now.at, placed.pop());
      }
      if (now.hook !== "end") {
        // The line that speaks is the one that calls the hook.
        assert(lineOf(search, now.line).includes(`observer.${now.hook}(`), `line ${now.line}`);
        calls.set(now.line, (calls.get(now.line) ?? 0) + 1);
        assert.equal(now.lines.get(now.line), calls.get(now.line));
      }
      assert.equal(now.solutions, found.length);
      before = now;
    }
    assert.deepEqual([...end(search).lines].sort(), [...calls].sort());
    assert.deepEqual(
      search.lines,
      [...calls.keys()].sort((one, other) => one - other),
    );
    assert.deepEqual(placed, []);
    assert(found.every(isSolution));
    assert.deepEqual(found.map(text).sort(), backtrack(size).solutions.map(text).sort());
  });
}

function followsFrom(before, now, size) {
  const { row, column } = now.at;
  const queens = queensOf(now.columns);
  const changed = (name) => now[name] - before[name];
  assert.equal(changed("candidates"), now.hook === "place" ? 1 : 0);
  assert.equal(changed("backtracks"), now.hook === "retreat" ? 1 : 0);
  assert(now.hook === "test" ? changed("tests") > 0 : changed("tests") === 0);
  if (now.hook === "place") {
    assert.deepEqual(now.columns, [...before.columns.slice(0, row), column]);
    assert.equal(now.node(row, column).fate, "onBoard");
    assert.equal(now.queens[row], before.queens[row] + 1);
    assert.equal(changed("boards"), row === size - 1 ? 1 : 0);
  } else if (now.hook === "reject") {
    assert.deepEqual(now.columns, before.columns);
    const [upper, lower] = now.attack;
    assert(attack(upper, lower) && upper.row < lower.row && lower.row <= row);
    assert([upper, lower].every((queen) => now.columns[queen.row] === queen.column));
    assert.equal(now.node(row, column).fate, "rejected");
    assert.equal(changed("cut"), row === size - 1 ? 0 : size ** (size - 1 - row)); // all boards that begin like this
  } else if (now.hook === "retreat" || now.hook === "leave") {
    assert.deepEqual(now.columns, before.columns.slice(0, row));
    assert.equal(now.openRows, now.hook === "leave" ? row : row + 1);
  } else if (now.hook === "enter") {
    assert.equal(now.openRows, row + 1);
    range(row > 0 ? size : 0).forEach((each) => assert.equal(now.node(row, each).fate, "untried"));
  } else if (now.hook === "solution") {
    assert(isSolution(now.columns) && now.columns.length === size);
  }
  // Attacked squares, and the first rows in which queens attack each other.
  const doomed = queens.findIndex((queen) => queens.slice(0, queen.row).some((above) => attack(above, queen)));
  assert.equal(now.doomedRows, doomed + 1);
  for (const at of range(size * size).map((index) => ({ row: Math.floor(index / size), column: index % size }))) {
    const others = queens.filter((queen) => queen.row !== at.row || queen.column !== at.column);
    assert.equal(
      now.isAttacked(at),
      others.some((queen) => attack(queen, at)),
    );
  }
}

test("every board is looked at or cut off", async () => {
  for (const name of library.names) {
    for (const size of library.sizes) {
      const { boards, cut, doomedBoards, queens } = end(await library.search(name, size));
      assert.equal(boards + cut, size ** size, `${name}, N = ${size}`);
      assert.equal(boards, queens.at(-1));
      if (!["exhaustive", "permutation"].includes(name)) {
        assert.equal(doomedBoards, 0);
      }
    }
  }
  const { boards, doomedBoards, cut } = end(await library.search("exhaustive", 4));
  const isDoomed = (board) => !isSolution([...board.toString(4).padStart(4, "0").slice(0, 3)].map(Number));
  assert.deepEqual([boards, doomedBoards, cut], [256, range(256).filter(isDoomed).length, 0]);
});

test("the counts at the end are those of docs/guide/articles.md", async () => {
  const page = await textOf("docs/guide/articles.md");
  for (const name of library.names) {
    const line = page.match(new RegExp(`^${name} +(\\d+) +(\\d+) +(\\d+) +(\\d+)$`, "m"));
    const { candidates, tests, backtracks, solutions } = end(await library.search(name, 8));
    assert.deepEqual([candidates, tests, backtracks, solutions], line.slice(1).map(Number), name);
  }
});

test("jumps find what a walk finds", async () => {
  const search = await library.search("backtracking", 6);
  const situations = range(search.length + 1).map((position) => search.situation(position));
  for (const hook of search.jumps) {
    const fits = (each) => each.hook === hook;
    for (const position of range(40).map((index) => index * 100)) {
      const after = situations.findIndex((each, index) => index > position && fits(each));
      const before = situations.findLastIndex((each, index) => index > 0 && index < position && fits(each));
      assert.equal(search.jump(hook, position), after < 0 ? search.length : after);
      assert.equal(search.jump(hook, position, true), Math.max(before, 0));
    }
  }
});

// Its log has more than one part for each shard.
test("jumps find all solutions of a long search, forwards and backwards", async () => {
  const search = await library.search("permutation", 8);
  const found = [];
  for (let position = search.jump("solution", 0); position < search.length; ) {
    found.push(position);
    position = search.jump("solution", position);
  }
  const columnsAt = (position) => text(search.situation(position).columns);
  assert.deepEqual(found.map(columnsAt).sort(), backtrack(8).solutions.map(text).sort());
  for (let position = search.length; position > 0; ) {
    position = search.jump("solution", position, true);
    assert.equal(position, found.pop() ?? 0);
  }
});

test("the tree has a node for each queen, as the situations say", async () => {
  for (const name of library.names) {
    const search = await library.search(name, 5);
    const { tree } = search;
    assert.equal(tree.length, end(search).candidates);
    tree.forEach(({ placed, finished, row, column, cut, solutions, fate, isDoomed }, index) => {
      const then = search.situation(placed);
      assert.deepEqual([then.hook, then.at, then.candidates], ["place", { row, column }, index + 1]);
      assert.equal(isDoomed, then.doomedRows > 0);
      const node = search.situation(finished).node(row, column);
      assert.deepEqual([node.cut, node.solutions, node.fate], [cut, solutions, fate]);
    });
  }
});
