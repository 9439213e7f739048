// SPDX-License-Identifier: BSL-1.0
// The elements as one script, which has the WebAssembly module in it: elements.js as ctqueens-debugger.js, and with
// ENTRY=workbench, what that loads when the user changes a program, as ctqueens-editor.js.

const entry = process.env.ENTRY ?? "elements";

const script = {
  lib: {
    entry: "elements/elements.js",
    formats: ["iife"], // unlike a module, it can come from any server
    name: "ctqueens",
    fileName: () => "ctqueens-debugger.js",
  },
};
const module = {
  rollupOptions: {
    input: "elements/workbench/workbench.js",
    preserveEntrySignatures: "strict",
    output: { entryFileNames: "ctqueens-editor.js" },
  },
};

export default {
  publicDir: false,
  esbuild: { charset: "ascii" }, // whatever the encoding of the page
  build: { ...(entry === "elements" ? script : module), target: "es2022", outDir: "pages/public", emptyOutDir: false },
};
