// What addresses have of a program and of what has been seen of it (packed_text.js, recording.js).
import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, unpack } from "../../src/site/elements/workbench/packed_text.js";
import {
  packRecording,
  packVerdict,
  readRecording,
  unpackRecording,
} from "../../src/site/elements/workbench/recording.js";
import { range } from "./solver.mjs";

test("texts come back from characters that addresses allow", async () => {
  const texts = range(50).map((index) => `${index} 皇后 ${index ** 5}`);
  const packed = await Promise.all(texts.map(pack));
  assert.match(packed.join(""), /^(?=.*-)(?=.*_)[\w-]+$/);
  assert.deepEqual(await Promise.all(packed.map(unpack)), texts);
  assert.equal(await unpack(await pack("// long\n".repeat((1 << 17) + 1))), undefined); // more than a megabyte
});

test("a recording has the line of each call, in every sample", async () => {
  const sample = (step, line) => {
    const outer = { name: "v", call: "", line: 9, path: "program.cpp" };
    const inner = { name: "f", call: "f(1)", line, path: "program.cpp" };
    return { step, calls: [outer, inner, { name: "size", call: "s.size()", line: 3, path: "usr/include/vector" }] };
  };
  const samples = [sample(1, 2), sample(4, 5), sample(6, 2)];
  const known = new Map(samples.map((each) => [each.step, each]));
  const evaluation = { name: "v", path: "program.cpp", line: 9, steps: 8, ends: true };
  const packed = await packRecording({ evaluation, known }, { profile: { samples }, step: 4 });
  const { profile, moment } = readRecording(await unpackRecording(packed));
  const places = ({ calls }) => calls.map(({ path, line }) => `${path}:${line}`);
  const together = [samples[0], samples[2], samples[1]]; // equal ones
  assert.deepEqual(profile.samples.map(places), together.map(places));
  assert.deepEqual(places(moment), places(samples[1]));
});

test("a recording that is none, or that would take for ever to draw, is refused", () => {
  const recording = { steps: 9, frames: [["f", 1]], samples: [[2, 3, 0]], moment: [3, 0] };
  assert.equal(readRecording(recording).profile.count, 2);
  assert.deepEqual(readRecording({ ...recording, result: { value: 4 } }).result, { name: "", value: "4" });
  for (const samples of [[["x"], [4e8]], [[-1, 3, 0]], [[1001, 3, 0]], [[1, 3, ...Array(2000).fill(0)]]]) {
    assert.throws(() => readRecording({ ...recording, samples }), RangeError);
  }
});

test("a picture that claims to be a board is checked before it is drawn", async () => {
  const packed = (verdict) => packVerdict({ text: "Passed.", tone: "good", caption: "", ...verdict });
  for (const board of [
    { size: 4000, columns: [] },
    { size: 4, columns: [0, 1, 2] },
    { size: 4, columns: [0, 1, 2, "x"] },
    { size: 4, columns: [0, 1, 2, 4] },
    { size: 4, columns: [0, 1, 2, 3], pair: [{ row: 0, column: 9 }, {}] },
  ]) {
    assert.equal(await unpackRecording(await packed({ board })), undefined, JSON.stringify(board));
  }
  assert.equal((await unpackRecording(await packed({}))).verdict.text, "Passed.");
});
