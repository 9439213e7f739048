// SPDX-License-Identifier: BSL-1.0
// What the site has beside this script: the compiler with its files, and the script with the workbench.
import { CompilerFiles } from "./compiler_files.js";

const script = document.currentScript;
const home = script instanceof HTMLScriptElement ? script.src : location.href;
export const compilerFiles = new CompilerFiles(new URL("compiler/", home));

export const workbenchAddress = (language) => new URL(language === "zh" ? "zh/play/" : "play/", home).href;

// The workbench, which is loaded when it is first needed.
export const loadWorkbench = () => import(/* @vite-ignore */ new URL("ctqueens-editor.js", home).href);
