// SPDX-License-Identifier: BSL-1.0
import { define } from "./common/dom.js";
import { ByHand } from "./by_hand.js";
import { Compare } from "./compare.js";
import { Debugger } from "./debugger.js";
import { Overview } from "./overview.js";
import { Solutions } from "./solutions.js";

define("ctqueens-debugger", Debugger);
define("ctqueens-compare", Compare);
define("ctqueens-overview", Overview);
define("ctqueens-solutions", Solutions);
define("ctqueens-by-hand", ByHand);
