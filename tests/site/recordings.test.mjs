// What addresses have of a program and of what has been seen of it (packed_text.js, recording.js).
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { Profile } from "../../src/site/elements/constexpr/profile.js";
import { pack, unpack } from "../../src/site/elements/workbench/packed_text.js";
import { recordingOf } from "../../src/site/elements/workbench/recording.js";
import { range } from "./solver.mjs";

test("texts come back from characters that addresses allow", async () => {
  const texts = range(50).map((index) => `${index} 皇后 ${index ** 5}`);
  const packed = await Promise.all(texts.map(pack));
  assert.match(packed.join(""), /^(?=.*-)(?=.*_)[\w-]+$/);
  assert.deepEqual(await Promise.all(packed.map(unpack)), texts);
  assert.equal(await unpack(await pack(" ".repeat(50_000_000))), undefined); // 65,000 characters, and a bomb
  assert.equal(await unpack(await pack(randomBytes(300_000).toString("hex"))), undefined); // 400,000 characters
});

test("a recording has what is shown of a profile and of a moment, and nothing else", () => {
  const sample = (step, line) => {
    const outer = { name: "v", call: "", line: 9, column: 1, path: "program.cpp" };
    const inner = { name: "f", call: "f(1)", line, column: 1, path: "program.cpp" };
    return { step, ...inner, calls: [outer, inner] };
  };
  const samples = [sample(1, 2), sample(4, 5), sample(6, 2)];
  const known = new Map(samples.map((each) => [each.step, each]));
  const evaluation = { name: "v", path: "program.cpp", line: 9, steps: 8, ends: true };
  const all = new Profile({ evaluation, known }, [1, 4, 6]);
  const { profile, moment } = JSON.parse(JSON.stringify(recordingOf({ evaluation, known }, { profile: all, step: 4 })));
  assert.deepEqual(profile.tree, {
    name: "v",
    samples: 3,
    children: [{ name: "f", samples: 3, children: [] }],
  });
  assert.deepEqual(profile.heat[0], [2, { self: 0.667, total: 0.667 }]);
  assert.equal(profile.hottest.line, 2);
  const calls = moment.calls.map(({ call, line }) => `${line} ${call}`);
  assert.deepEqual(calls, ["9 ", "5 f(1)"]);
});
