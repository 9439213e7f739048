// SPDX-License-Identifier: BSL-1.0
import { ByHand } from "./by_hand.js";
import { Debugger } from "./debugger.js";
import { Solutions } from "./solutions.js";

customElements.define("ctqueens-debugger", Debugger);
customElements.define("ctqueens-solutions", Solutions);
customElements.define("ctqueens-by-hand", ByHand);
