// SPDX-License-Identifier: BSL-1.0
import { ByHand } from "./by_hand.js";
import { Compare } from "./compare.js";
import { Debugger } from "./debugger.js";
import { Overview } from "./overview.js";
import { Solutions } from "./solutions.js";

// Defines a custom element, unless another script of the page has done so.
function define(name, element) {
  if (!customElements.get(name)) {
    customElements.define(name, element);
  }
}

define("ctqueens-debugger", Debugger);
define("ctqueens-compare", Compare);
define("ctqueens-overview", Overview);
define("ctqueens-solutions", Solutions);
define("ctqueens-by-hand", ByHand);
