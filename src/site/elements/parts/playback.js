// SPDX-License-Identifier: BSL-1.0
// The position in a track, its breakpoints, and everything that moves the position. A track is a search, or the steps
// of a constant evaluation. It has `length`, and the `lines` that may have breakpoints. nearest(patterns, position,
// isBackwards) is the position after the nearest step that fits a pattern, as Search.next() describes it, or the end.
// `jumps` names the track's own controls; jump(name, position, isBackwards, signal) is the position to which one of
// them leads, or a promise of it; `signal` is aborted when nobody waits for it any more.
import { prefersStillness } from "../common/dom.js";
import { Clock } from "./clock.js";

const mostJumps = 8; // that are queued

export class Playback {
  track;
  position = 0;
  breakpoints = []; // lines
  clock = new Clock(
    (steps) => this.#advance(steps),
    () => this.#host.onPlaying(this.clock.isRunning),
  );
  #host;
  #jumping = new AbortController(); // for the jumps that have not been made yet
  #jumps = []; // these: [name, isBackwards]
  #goal = 0; // where playing ends

  // `host` has show(), which shows the position, onMove(), which is called when the user has moved it or changed the
  // breakpoints, mayMove(), until(), which names where playing ends, and onPlaying(isPlaying).
  constructor(host) {
    this.#host = host;
  }

  // From now on, moves in another track, if any.
  follow(track) {
    this.pause();
    this.track = track;
    this.position = 0;
    this.breakpoints = [];
  }

  // Also gives up a jump.
  pause() {
    this.clock.stop();
    this.#jumping.abort();
    this.#jumps = [];
  }

  // Stops playing and goes to a position.
  go(position) {
    if (!this.#host.mayMove()) {
      this.#host.show(); // the slider goes back
      return;
    }
    this.pause();
    this.move(position);
  }

  move(position) {
    this.position = Math.min(Math.max(position, 0), this.track.length);
    this.#host.show();
    this.#host.onMove();
  }

  // Plays, or goes to where playing would end if the user prefers less motion.
  autoplay() {
    if (prefersStillness()) {
      this.position = this.#end();
      this.#host.show();
    } else {
      this.#play();
    }
  }

  #play() {
    this.#goal = this.#end();
    this.clock.start();
  }

  // What each control does.
  get actions() {
    const actions = {
      first: () => this.go(0),
      back: () => this.go(this.position - 1),
      play: () => this.#toggle(),
      forward: () => this.go(this.position + 1),
      breakpoint: (isBackwards) => this.go(this.#nextBreakpoint(isBackwards)),
      last: () => this.go(this.track.length),
    };
    for (const name of this.track.jumps) {
      actions[name] = (isBackwards) => this.#jump(name, isBackwards);
    }
    return actions;
  }

  // Goes where one of the track's own controls leads, unless the user has moved or opened another track by then. Jumps
  // that are requested while the track looks for one are queued.
  async #jump(name, isBackwards) {
    if (!this.#host.mayMove()) {
      return;
    }
    this.clock.stop();
    const jumps = this.#jumps;
    if (jumps.length === mostJumps || jumps.push([name, isBackwards]) > 1) {
      return;
    }
    this.#jumping = new AbortController();
    const { signal } = this.#jumping;
    while (jumps.length > 0) {
      const [[wanted, isBack]] = jumps;
      const found = await this.track.jump(wanted, this.position, isBack, signal);
      if (signal.aborted) {
        return;
      }
      jumps.shift();
      this.move(found);
    }
  }

  // The position after the nearest step made by a line with a breakpoint; without breakpoints, this one.
  #nextBreakpoint(isBackwards) {
    if (this.breakpoints.length === 0) {
      return this.position;
    }
    return this.track.nearest(
      this.breakpoints.map((line) => ({ line })),
      this.position,
      isBackwards,
    );
  }

  toggleBreakpoint(line) {
    const others = this.breakpoints.filter((each) => each !== line);
    this.breakpoints = others.length < this.breakpoints.length ? others : [...others, line];
    this.#goal = this.#end();
    this.#host.show();
    this.#host.onMove();
  }

  #toggle() {
    if (this.clock.isRunning) {
      this.go(this.position);
    } else if (this.#host.mayMove()) {
      this.pause();
      if (this.position === this.track.length) {
        this.move(0);
      }
      this.#play();
    }
  }

  // Where playing ends.
  #end() {
    const ends = [this.track.length];
    if (this.breakpoints.length > 0) {
      ends.push(this.#nextBreakpoint(false));
    }
    if (this.#host.until() === "solution") {
      ends.push(this.track.nearest([{ among: ["solution"] }], this.position, false));
    }
    return Math.min(...ends);
  }

  // While playing: goes on by some steps. Returns whether to go on.
  #advance(steps) {
    if (this.track.isWaiting) {
      return true;
    }
    this.move(Math.min(this.position + steps, this.#goal));
    return this.position < this.#goal;
  }
}
