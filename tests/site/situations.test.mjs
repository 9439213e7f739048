// What the module says of searches, against expectations of our own and README.md.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { load } from "./library.mjs";
import { attack, backtrack, isSolution, range } from "./solver.mjs";

const library = await load();
const text = (columns) => columns.join(" ");

// Searches that can be gone through step by step in reasonable time.
const cases = library.searches.flatMap((search) =>
  library.sizes
    .filter((size) => size < 7 || !["exhaustive", "permutation"].includes(search))
    .map((size) => [search, size]),
);

test("the searches and the sizes are all there", () => {
  assert.deepEqual(library.searches, [
    "permutation",
    "exhaustive",
    "backtracking",
    "iterative",
    "occupancy",
    "board-scan",
    "bitmask",
  ]);
  assert.deepEqual(library.sizes, [4, 5, 6, 7, 8]);
});

for (const size of library.sizes) {
  test(`backtracking takes exactly these steps, N = ${size}`, async () => {
    const survey = await library.survey("backtracking", size);
    const expected = backtrack(size);
    assert.equal(survey.steps, expected.steps.length + 1);
    expected.steps.forEach(({ kind, row, column, attacker }, index) => {
      const shown = survey.situation(index + 1);
      assert.deepEqual([shown.kind, shown.at], [kind, { row, column }], `step ${index + 1}`);
      if (attacker) {
        assert.deepEqual(shown.other, attacker);
      }
    });
    assert.equal(survey.situation(survey.steps).kind, "end");
  });
}

for (const [search, size] of cases) {
  test(`every situation follows from the one before it: ${search}, N = ${size}`, async () => {
    const survey = await library.survey(search, size);
    const found = [];
    let before = survey.situation(0);
    for (let position = 1; position <= survey.steps; ++position) {
      const now = survey.situation(position);
      followsFrom(before, now, size);
      if (now.kind === "solution") {
        found.push([...now.columns]);
        assert.equal(survey.solutions[found.length - 1], position);
      }
      assert.equal(now.work.solutions, found.length);
      before = now;
    }
    assert(found.every(isSolution));
    assert.deepEqual(found.map(text).sort(), backtrack(size).solutions.map(text).sort());
  });
}

function followsFrom(before, now, size) {
  const kept = before.kind === "conflict" ? before.columns.slice(0, -1) : before.columns;
  const { row, column } = now.at;
  if (now.kind === "place") {
    assert.equal(row, kept.length);
    assert.deepEqual(now.columns, [...kept, column]);
    assert.equal(now.fate(row, column), "onBoard");
    assert.equal(now.found(row, column), 0);
    range(size).forEach(
      (other) => row + 1 < size && assert.equal(now.fate(row + 1, other), "untried"),
    );
  } else if (now.kind === "conflict") {
    assert.deepEqual(now.columns, before.columns);
    assert.equal(now.columns[row], column);
    assert.equal(now.columns[now.other.row], now.other.column);
    assert(attack(now.at, now.other) && now.other.row < row);
    assert.equal(now.fate(now.columns.length - 1, now.columns.at(-1)), "attacked");
  } else if (now.kind === "solution") {
    assert.equal(now.columns.length, size);
    now.columns.forEach((at, of) => assert.equal(now.found(of, at), before.found(of, at) + 1));
  } else if (now.kind === "end") {
    assert.deepEqual(kept, []);
  } else {
    assert.equal(now.kind, before.kind === "solution" ? "retreatAfterSolution" : "retreat");
    assert.deepEqual(now.columns, kept.slice(0, -1));
    assert.deepEqual([row, column], [kept.length - 1, kept.at(-1)]);
    assert.equal(now.fate(row, column), "left");
  }
  for (const kind of Object.keys(now.work)) {
    assert(now.work[kind] >= before.work[kind]);
  }
}

test("the counts of work at the end are those of README.md", async () => {
  const readme = await readFile(process.env.README, "utf8");
  // For N = 8, the compiler counts exhaustive_in_lanes, while the page shows the plain search.
  for (const search of library.searches.filter((one) => one !== "exhaustive")) {
    const line = readme.match(new RegExp(`^${search} +(\\d+) +(\\d+) +(\\d+) +(\\d+)$`, "m"));
    const survey = await library.survey(search, 8);
    assert.deepEqual(
      Object.values(survey.situation(survey.steps).work),
      line.slice(1).map(Number),
      search,
    );
  }
});

test("the counts of work at the end are those of an independent solver", async () => {
  // The queens placed if, below each queen, `choices(row)` columns are tried.
  const placed = (size, choices) => {
    let queens = 1;
    return range(size).reduce((all, row) => all + (queens *= choices(row)), 0);
  };
  for (const size of library.sizes) {
    const { tried, nodes } = backtrack(size);
    const candidates = {
      permutation: placed(size, (row) => size - row),
      exhaustive: placed(size, () => size),
      backtracking: tried,
      occupancy: tried,
      "board-scan": tried,
      bitmask: nodes - 1, // the empty board has no queen
    };
    for (const [search, expected] of Object.entries(candidates)) {
      const survey = await library.survey(search, size);
      assert.equal(
        survey.situation(survey.steps).work.candidates,
        expected,
        `${search}, N = ${size}`,
      );
    }
  }
});

test("a step is the same from wherever it is reached", async () => {
  const describe = (shown) =>
    JSON.stringify([
      shown.kind,
      shown.at,
      shown.other,
      shown.columns,
      shown.work,
      range(8).map((row) =>
        range(8).map((column) => [shown.fate(row, column), shown.found(row, column)]),
      ),
    ]);
  const forwards = await library.survey("iterative", 8);
  const positions = range(60).map((index) => 1 + Math.floor((index * (forwards.steps - 1)) / 59));
  const shown = positions.map((position) => describe(forwards.situation(position)));
  const backwards = await (await load()).survey("iterative", 8);
  assert.deepEqual(
    [...positions]
      .reverse()
      .map((position) => describe(backwards.situation(position)))
      .reverse(),
    shown,
  );
});

test("the millionth assignment of the exhaustive search is the one that has this number", async () => {
  const survey = await library.survey("exhaustive", 8);
  // Before assignment k, k of them were judged, with two steps each; and every queen above the last
  // row was placed once, and taken away once but for those that stand.
  const k = 1_000_000;
  const above = range(7, 1).reduce((sum, rows) => sum + 2 * Math.floor(k / 8 ** rows) + 1, 0);
  const solutions = survey.solutions.filter((position) => position < 2 * k + above).length;
  const position = 2 * k + above + 1;
  const digits = [...k.toString(8).padStart(8, "0")].map(Number);
  assert.deepEqual(survey.situation(position).columns, digits);
  assert.equal(survey.situation(position).kind, "place");
  assert.equal(solutions, survey.situation(position).work.solutions);
  assert.equal(survey.solutions.length, 92);
});

test("the profile is as deep as the steps in it", async () => {
  const survey = await library.survey("occupancy", 7);
  const { stretches, stretchWidth, steps } = survey;
  assert(stretchWidth > 1, "there are more steps than stretches, or this tests little");
  assert.equal(stretches.length, Math.ceil(steps / stretchWidth));
  stretches.forEach(({ least, greatest, solutions }, index) => {
    const inside = range(
      Math.min(stretchWidth, steps - index * stretchWidth),
      index * stretchWidth + 1,
    ).map((position) => survey.situation(position));
    const depths = inside.map(({ columns }) => columns.length);
    assert.deepEqual(
      [least, greatest, solutions],
      [
        Math.min(...depths),
        Math.max(...depths),
        inside.filter(({ kind }) => kind === "solution").length,
      ],
    );
  });
});
