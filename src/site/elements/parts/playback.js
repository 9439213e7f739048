// SPDX-License-Identifier: BSL-1.0
// Where the reader is in a track, and everything that moves there. A track is a search, or the steps of a constant
// evaluation: it has `length`, the `lines` that may have breakpoints, nearest(patterns, position, isBackwards), and
// `jumps`, the controls for which jump(name, position, isBackwards) has a position or a promise of one.
import { prefersStillness } from "../dom.js";
import { Player } from "./player.js";

export class Playback {
  track;
  position = 0;
  stops = []; // lines with a breakpoint
  #page;
  player = new Player(
    (steps) => this.#advance(steps),
    () => this.#page.onPlaying(this.player.isPlaying),
  );

  // `page` has show(), changed(), which tells what it shows, mayMove(), until(), which names where playing ends, and
  // onPlaying(isPlaying).
  constructor(page) {
    this.#page = page;
  }

  // From now on, moves in another track, if any.
  follow(track, position = 0) {
    this.track = track;
    this.position = position;
    this.stops = [];
  }

  pause() {
    this.player.pause();
  }

  // Stops playing and goes to a position.
  go(position) {
    if (!this.#page.mayMove()) {
      this.#page.show(); // the slider goes back
      return;
    }
    this.pause();
    this.move(position);
  }

  move(position) {
    this.position = Math.min(Math.max(position, 0), this.track.length);
    this.#page.show();
    this.#page.changed();
  }

  // Plays, or goes to where playing would end if the reader prefers less motion.
  start() {
    if (prefersStillness()) {
      this.position = this.#end();
      this.#page.show();
    } else {
      this.player.play();
    }
  }

  // What each control does.
  get actions() {
    const actions = {
      first: () => this.go(0),
      back: () => this.go(this.position - 1),
      play: () => this.#toggle(),
      forward: () => this.go(this.position + 1),
      stop: (isBackwards) => this.go(this.#nextStop(isBackwards)),
      last: () => this.go(this.track.length),
    };
    for (const name of this.track.jumps) {
      actions[name] = async (isBackwards) => this.go(await this.track.jump(name, this.position, isBackwards));
    }
    return actions;
  }

  // The position after the nearest step made by a line with a breakpoint.
  #nextStop(isBackwards) {
    return this.track.nearest(
      this.stops.map((line) => ({ line })),
      this.position,
      isBackwards,
    );
  }

  toggleStop(line) {
    const others = this.stops.filter((each) => each !== line);
    this.stops = others.length < this.stops.length ? others : [...others, line];
    this.#page.show();
    this.#page.changed();
  }

  #toggle() {
    if (this.player.isPlaying) {
      this.go(this.position);
    } else if (this.#page.mayMove()) {
      if (this.position === this.track.length) {
        this.move(0);
      }
      this.player.play();
    }
  }

  // Where playing ends.
  #end() {
    const ends = [this.track.length];
    if (this.stops.length > 0) {
      ends.push(this.#nextStop(false));
    }
    if (this.#page.until() === "solution") {
      ends.push(this.track.jump("solution", this.position));
    }
    return Math.min(...ends);
  }

  // While playing: goes on by some steps. Returns whether to go on.
  #advance(steps) {
    if (this.track.isWaiting) {
      return true;
    }
    const end = this.#end();
    this.move(Math.min(this.position + steps, end));
    return this.position < end;
  }
}
