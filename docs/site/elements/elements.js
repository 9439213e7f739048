// SPDX-License-Identifier: BSL-1.0
import { ByHand } from "./by_hand.js";
import { Compare } from "./compare.js";
import { Debugger } from "./debugger.js";
import { Overview } from "./overview.js";
import { Solutions } from "./solutions.js";

customElements.define("ctqueens-debugger", Debugger);
customElements.define("ctqueens-compare", Compare);
customElements.define("ctqueens-overview", Overview);
customElements.define("ctqueens-solutions", Solutions);
customElements.define("ctqueens-by-hand", ByHand);
