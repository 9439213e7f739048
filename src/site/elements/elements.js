// SPDX-License-Identifier: BSL-1.0
import { ByHand } from "./by_hand.js";
import { Debugger } from "./debugger.js";
import { Solutions } from "./solutions.js";

// Defines a custom element, unless another script of the page has done so.
function define(name, element) {
  if (!customElements.get(name)) {
    customElements.define(name, element);
  }
}

define("ctqueens-debugger", Debugger);
define("ctqueens-solutions", Solutions);
define("ctqueens-by-hand", ByHand);
