// SPDX-License-Identifier: BSL-1.0
// A search that a module has run: its situations, where something happens in it, and its tree. Positions are numbers of
// steps done: 0 is before the first one.
//
// The module runs the search, one shard at a time, and writes a log of the hooks that it calls. The log is read in
// parts of some ten thousand calls each. A search may have more than a thousand parts, so only the situation before
// each part is kept: to look into it again, its shard is run again.
import { Situation } from "./situation.js";

export const callLength = 4; // the numbers of a call in the log: `struct call` in src/site/module/debugger.hpp

// The largest tree that is drawn as a whole: that of the exhaustive search for N = 6 has 55,986 nodes.
const largestTree = { size: 6, nodes: 60_000 };

export class Search {
  #run;
  #parts = []; // of the log: { shard, index, before }: its index in the shard, and the situation before it
  #lastRead = { part: undefined, calls: new Int32Array() };
  #end; // the situation after all parts
  jumps = ["reject", "retreat", "solution"]; // hooks

  // run(shard, read) runs a shard. read(calls) gets each part of its log, and returns whether it wants more.
  constructor({ name, size, source, tests }, run) {
    this.#run = run;
    this.#end = new Situation(size);
    this.name = name;
    this.size = size;
    this.source = source;
    this.tests = tests;
  }

  // Runs the next shard. The functions below need all of them.
  runShard(shard) {
    const now = this.#end;
    now.startShard();
    let index = 0;
    this.#run(shard, (calls) => {
      this.#parts.push({ shard, index, before: now.copy() });
      ++index;
      for (let at = 0; at < calls.length; at += callLength) {
        now.step(calls[at], calls[at + 1], calls[at + 2], calls[at + 3]);
      }
      return true;
    });
  }

  get length() {
    return this.#end.position;
  }

  // Those that call hooks.
  get lines() {
    return [...this.#end.lines.keys()];
  }

  get checksFullBoards() {
    return this.#first((now) => now.callsOf("test") > 0).rows === this.size;
  }

  situation(position) {
    return this.#first((now) => now.position >= position);
  }

  lineBefore(position) {
    return this.situation(position - 1).line;
  }

  // Where a control of the debugger leads: after the next (or previous) step that calls a hook, or to the end (or the
  // start).
  jump(hook, position, isBackwards) {
    const wanted = isBackwards
      ? this.situation(position - 1).callsOf(hook)
      : this.situation(position).callsOf(hook) + 1;
    return this.#first((now) => now.callsOf(hook) >= wanted).position;
  }

  // Whether `tree` is small enough to be drawn.
  get hasTree() {
    return this.size <= largestTree.size && this.#end.candidates <= largestTree.nodes;
  }

  // All nodes of the tree in the order in which the search visits them: each is a queen, which is placed in one step,
  // and finished in another, which rejects it or takes it back.
  get tree() {
    const nodes = [];
    const open = []; // by row
    for (const part of this.#parts) {
      for (const now of this.#replay(part)) {
        const { hook, at, position } = now;
        if (hook === "place") {
          const { row, column } = at;
          const isDoomed = now.doomedRows > 0; // queens above it, or it and one of them, attack each other
          const fate = "onBoard";
          open[row] = { row, column, placed: position, isDoomed, finished: Infinity, cut: 0, solutions: 0, fate };
          nodes.push(open[row]);
        } else if (open[at.row] && (hook === "reject" || hook === "retreat")) {
          // A user's search may also remove queens that it has reported, but not placed.
          const { cut, solutions, fate } = now.node(at.row, at.column);
          Object.assign(open[at.row], { finished: position, cut, solutions, fate });
        }
      }
    }
    return nodes;
  }

  // The first situation for which isReached() is true, or the last one. Once it is true, it stays so.
  #first(isReached) {
    const part = this.#parts.findLast(({ before }) => !isReached(before));
    if (!part) {
      return new Situation(this.size);
    }
    for (const now of this.#replay(part)) {
      if (isReached(now)) {
        return now;
      }
    }
    return this.#end;
  }

  // The situation after each step of a part: always the same object.
  *#replay(part) {
    const now = part.before.copy();
    const calls = this.#read(part);
    for (let at = 0; at < calls.length; at += callLength) {
      if (now.step(calls[at], calls[at + 1], calls[at + 2], calls[at + 3])) {
        yield now;
      }
    }
  }

  #read(part) {
    if (this.#lastRead.part !== part) {
      let index = 0;
      this.#run(part.shard, (calls) => {
        if (index === part.index) {
          this.#lastRead = { part, calls: calls.slice() };
        }
        ++index;
        return index <= part.index;
      });
    }
    return this.#lastRead.calls;
  }
}
