// SPDX-License-Identifier: BSL-1.0
// What the debugger loads when the reader wants to change a program: CodeMirror, and what talks to the compiler.
export { Bench } from "./bench.js";
