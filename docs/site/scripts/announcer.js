// SPDX-License-Identifier: BSL-1.0
// What screen readers are told. The last of many sentences in quick succession is enough.
import { setText } from "./dom.js";

const pause = 400; // milliseconds without another sentence

export class Announcer {
  #timer;
  #region = document.querySelector("#announcements");

  say(text) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => setText(this.#region, text), pause);
  }

  silence() {
    clearTimeout(this.#timer);
  }
}
