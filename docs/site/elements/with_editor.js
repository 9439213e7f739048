// SPDX-License-Identifier: BSL-1.0
// All elements and the editor, which is as large as the rest together.
import "./elements.js";
import { define } from "./dom.js";
import { Editor } from "./editor.js";

define("ctqueens-editor", Editor);
