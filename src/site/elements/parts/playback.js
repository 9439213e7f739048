// SPDX-License-Identifier: BSL-1.0
// The position in a track, and everything that moves it. A track is a search, or the steps of a constant evaluation. It
// has `length`. `jumps` names the track's own controls; jump(name, position, isBackwards, signal) is the position to
// which one of them leads, or a promise of it; `signal` is aborted when nobody waits for it any more.

// Counts steps at a chosen speed.
export const speeds = [1, 4, 16, 100, 1000, 10_000, 1_000_000]; // steps per second

class Clock {
  #advance;
  #onChange;
  #frame;
  #last;
  #due;
  speed = speeds[1];
  isRunning = false;

  // `advance(steps)` moves and returns whether to go on. `onChange` is called when the clock starts or stops.
  constructor(advance, onChange) {
    this.#advance = advance;
    this.#onChange = onChange;
  }

  start() {
    this.#set(true);
    this.#due = 0;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#set(false);
  }

  #set(isRunning) {
    if (this.isRunning !== isRunning) {
      this.isRunning = isRunning;
      this.#onChange();
    }
  }

  #tick(now) {
    this.#due += (Math.min(now - this.#last, 250) / 1000) * this.speed;
    this.#last = now;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    if (steps > 0 && !this.#advance(steps)) {
      this.stop();
      return;
    }
    this.#frame = requestAnimationFrame((later) => this.#tick(later));
  }
}

const mostJumps = 8; // that are queued

export class Playback {
  track;
  position = 0;
  clock = new Clock(
    (steps) => this.#advance(steps),
    () => this.#host.onPlaying(this.clock.isRunning),
  );
  #host;
  #jumping = new AbortController(); // for the jumps that have not been made yet
  #jumps = []; // these: [name, isBackwards]
  #goal = 0; // where playing ends

  // `host` has show(), which shows the position, onMove(), which is called when the user has moved it, mayMove(),
  // and onPlaying(isPlaying).
  constructor(host) {
    this.#host = host;
  }

  // From now on, moves in another track, if any.
  follow(track) {
    this.pause();
    this.track = track;
    this.position = 0;
  }

  // Also gives up a jump.
  pause() {
    this.clock.stop();
    this.#jumping.abort();
    this.#jumps = [];
  }

  // Stops playing and goes to a position.
  go(position) {
    if (!this.track || !this.#host.mayMove()) {
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

  // Plays to the next solution of a search, or goes there if the user prefers less motion.
  autoplay() {
    const solution = this.track.jump("solution", this.position);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.position = solution;
      this.#host.show();
    } else {
      this.#play(solution);
    }
  }

  #play(goal) {
    this.#goal = goal;
    this.clock.start();
  }

  // What each control does.
  get actions() {
    const actions = {
      first: () => this.go(0),
      back: () => this.go(this.position - 1),
      play: () => this.#toggle(),
      forward: () => this.go(this.position + 1),
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

  #toggle() {
    if (this.clock.isRunning) {
      this.go(this.position);
    } else if (this.#host.mayMove()) {
      this.pause();
      if (this.position === this.track.length) {
        this.move(0);
      }
      this.#play(this.track.length);
    }
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
