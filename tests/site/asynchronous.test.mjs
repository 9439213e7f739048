// What takes time while the user goes on (playback.js, evaluation_track.js, compiler.js): late
// answers change nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { once } from "../../src/site/elements/common/functions.js";
import { Watch } from "../../src/site/elements/constexpr/watch.js";
import { Playback } from "../../src/site/elements/parts/playback.js";
import { Compiler } from "../../src/site/elements/workbench/compiler.js";
import { EvaluationTrack } from "../../src/site/elements/workbench/evaluation_track.js";

// A promise that is settled from outside.
const later = () => {
  let [resolve, reject] = [() => {}, () => {}];
  const promise = new Promise((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
};
const pause = () => new Promise((resolve) => setImmediate(resolve));

// What browsers have.
globalThis.requestAnimationFrame = () => 1;
globalThis.cancelAnimationFrame = () => {};

const playbackOf = (track) => {
  const playback = new Playback({ show: () => {}, onMove: () => {}, mayMove: () => true, onPlaying: () => {} });
  playback.follow(track);
  return playback;
};

test("jumps are made one after the other, and a move gives them up", async () => {
  const asked = [];
  const jump = (_name, position, _isBackwards, signal) => {
    const found = later();
    asked.push({ position, signal, found });
    return found.promise;
  };
  const playback = playbackOf({ length: 9, jumps: ["reject"], jump });
  const jumped = playback.actions.reject();
  playback.actions.reject();
  assert.equal(asked.length, 1);
  asked[0].found.resolve(4);
  await new Promise(setImmediate);
  assert.equal(asked.map(({ position }) => position).join(), "0,4");
  playback.go(3);
  assert(asked[1].signal.aborted);
  asked[1].found.resolve(7);
  await jumped;
  assert.equal(playback.position, 3);
});

test("another track stops the clock", () => {
  const playback = playbackOf({ length: 9, jumps: [] });
  playback.clock.start();
  playback.follow(undefined);
  assert(!playback.clock.isRunning);
});

// An evaluation of which each compilation shows one moment.
const watchOf = (moments) => ({
  evaluation: {},
  steps: 100,
  showsMany: false,
  known: new Map([[0, { step: 0, calls: [] }]]),
  looks: 0,
  async around(step) {
    this.looks += 1;
    this.known.set(step, moments(step));
  },
  nearest: () => ({ step: 0, calls: [] }),
  locals: async () => undefined,
});

test("if each compilation shows one moment, it is looked at once", async () => {
  const watch = watchOf((step) => ({ step, calls: [] }));
  const track = new EvaluationTrack(watch, { onSeen: () => track.situation(5), onFailure: assert.fail });
  track.situation(5);
  for (let turn = 0; turn < 20; ++turn) {
    await pause();
  }
  assert.equal(watch.looks, 1);
});

test("a jump that fails says so, and stays", async () => {
  const failures = [];
  const watch = { ...watchOf(() => undefined), find: () => Promise.reject(new Error("stopped")) };
  const track = new EvaluationTrack(watch, { onSeen: () => {}, onFailure: ({ message }) => failures.push(message) });
  assert.equal(await track.jump("forward", 7, false, new AbortController().signal), 7);
  assert.deepEqual(failures, ["stopped"]);
});

test("a jump that has been given up asks the compiler nothing more", async () => {
  const watch = new Watch({ stops: assert.fail }, { steps: 100, ends: true }, 100);
  watch.steps = 100;
  watch.known.set(0, { step: 0, path: "program.cpp", calls: [{}] });
  await assert.rejects(watch.find(0, 1, AbortSignal.abort()), { name: "AbortError" });
});

test("a question can be cancelled before the compiler has it", async () => {
  globalThis.Worker = class {};
  const described = later();
  const compiler = new Compiler({ describe: () => described.promise, addressOf: (name) => name });
  const answer = compiler.run([], {}, 1);
  await pause();
  compiler.stop();
  described.resolve({ version: "1" });
  await assert.rejects(answer, { reason: "stopped" });
});

test("a question that has been replaced fails at once, and the next one waits for the worker", async () => {
  const asked = [];
  let worker;
  globalThis.Worker = class {
    constructor() {
      worker = this;
    }
    postMessage({ commands }) {
      asked.push(...commands);
    }
  };
  const compiler = new Compiler({ describe: async () => ({ version: "1" }), addressOf: (name) => name });
  const first = compiler.run(["first"], {}, 9);
  await pause();
  compiler.cancel("replaced");
  await assert.rejects(first, { reason: "replaced" });
  const second = compiler.run(["second"], {}, 9);
  await pause();
  assert.deepEqual(asked, ["first"]);
  worker.onmessage({ data: { output: "late" } });
  await pause();
  assert.deepEqual(asked, ["first", "second"]);
  worker.onmessage({ data: { output: "in time" } });
  assert.equal((await second).output, "in time");
});

test("what has failed once is tried again, and what has succeeded is not", async () => {
  const results = [Promise.reject(new Error("network")), Promise.resolve("answer")];
  const make = once(() => results.shift());
  await assert.rejects(make(), /network/);
  assert.deepEqual([await make(), await make()], ["answer", "answer"]);
});
