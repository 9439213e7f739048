// SPDX-License-Identifier: BSL-1.0
// A program that can be compiled with changes and with a limit to the evaluation steps. What precedes its first
// declaration is precompiled once.
import { halves, programName, replaced } from "./probes.js";
import { stopsIn } from "./stops.js";

const options = [
  "-fconstexpr-backtrace-limit=0",
  "-ftemplate-backtrace-limit=0",
  "-ferror-limit=0",
  "-fno-caret-diagnostics",
  "-fno-color-diagnostics",
  "-fdiagnostics-print-source-range-info",
  "-Wno-everything",
  "-Wvla-extension",
  "-Wvla-cxx-extension", // a stopped array bound is a warning
];

/** @type {(folder: object, path: string[], text: string) => object} */
const withFile = (folder, [name, ...inside], text) => ({
  ...folder,
  [name]: inside.length > 0 ? withFile(folder[name], inside, text) : text,
});

export class InstrumentedProgram {
  #compile;
  #options;
  #files;
  #halves;
  #header; // a promise of the precompiled header, if it is worth the time

  // compile(arguments, files, made) runs Clang on a tree of files and returns { output, files }: `files` are those in
  // `made` that Clang has written. `own` are options of the program.
  constructor(compile, { text, files = {}, options: own = ["-std=c++26"] }) {
    this.#compile = compile;
    this.#options = own;
    this.#files = files;
    this.text = text.replace(/\r\n?/g, "\n");
    this.#halves = halves(this.text);
  }

  // The text of a file that the page has, or undefined.
  source(path) {
    const text =
      path === programName ? this.text : path.split("/").reduce((folder, name) => folder?.[name], this.#files);
    return typeof text === "string" ? text : undefined;
  }

  // What Clang says about the program with a limit; `changes` are those of the source `path`.
  async stops(limit, changes = [], path = programName) {
    const { header, bodyOf, isWorthIt } = this.#halves;
    const all = { ...this.#files, [programName]: this.text, "header.hpp": header };
    const files = withFile(all, path.split("/"), replaced(this.source(path), path, changes));
    files[programName] = bodyOf(files[programName]);
    if (isWorthIt && !path.startsWith("include/")) {
      this.#header ??= this.#precompile(files).catch((error) => {
        this.#header = undefined; // the compiler was stopped
        throw error;
      });
      Object.assign(files, await this.#header);
    }
    const reuse = files["header.pch"] ? ["-include-pch", "header.pch"] : ["-include", "header.hpp"];
    const stopped = ["-fsyntax-only", `-fconstexpr-steps=${limit}`];
    const command = ["clang++", ...this.#options, ...options, ...stopped, ...reuse, programName];
    const { output } = await this.#compile(command, files, []);
    return stopsIn(output).map(relative);
  }

  async #precompile(files) {
    const made = ["-xc++-header", "-fpch-instantiate-templates", "header.hpp", "-o", "header.pch"];
    const command = ["clang++", ...this.#options, ...options, ...made];
    return (await this.#compile(command, files, ["header.pch"])).files; // none if it does not compile
  }
}

// A precompiled header makes paths absolute. In a template, Clang also mentions the lambda that questions are in.
function relative(stop) {
  const plain = ({ path, ...rest }) => ({ path: path.replace(/^\.?\//, ""), ...rest });
  return {
    ...stop,
    position: plain(stop.position),
    context: stop.context
      .filter(({ text }) => text !== "while substituting into a lambda expression here")
      .map(({ position, text }) => ({ position: plain(position), text })),
    frames: stop.frames.map(({ call, position }) => ({ call, position: plain(position) })),
  };
}
