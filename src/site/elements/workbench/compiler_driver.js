// SPDX-License-Identifier: BSL-1.0
// The commands that the compiler gets for a user's program { text, size }, and the files that they need. The program is
// program.cpp; the units that mark it, run it and step through it are in src/site/user_program and include it.
import { once } from "../common/functions.js";
import { Evaluations } from "../constexpr/evaluations.js";
import { programName } from "../constexpr/probes.js";

const standard = ["-std=c++26", "-Iinclude", "-fconstexpr-depth=300"]; // the stack of a worker is small
const options = [
  ...standard,
  "-fno-caret-diagnostics",
  "-fno-color-diagnostics",
  "-ferror-limit=10",
  "-ftemplate-depth=256",
  "-ftemplate-backtrace-limit=4",
  "-fconstexpr-backtrace-limit=4",
];
const moduleOptions = ["-mbulk-memory", "-O1", "-ffreestanding", "-fno-exceptions", "-fno-rtti", "-fvisibility=hidden"];
const errorOfPassed = /^.*: ctqueens: passed: (.*)\n(?:(?!.*(?:error|warning): ).*\n)*/m; // with its notes
const seconds = 30; // time limit for a question; a search for 8 queens takes about 10
const secondsToWatch = 60; // a million steps take about 8, and <vector> is precompiled in about 5

// Whether a program defines or names these, outside comments.
const withoutComments = (text) => text.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, "");
export const hasSearch = (text) => /\bmy_search\b/.test(withoutComments(text));
export const hasMain = (text) => /\bmain\s*\(/.test(withoutComments(text));

export class CompilerDriver {
  #compiler;

  constructor(compiler) {
    this.#compiler = compiler;
  }

  check({ text }) {
    return this.#ask([["clang++", "-fsyntax-only", ...options, programName]], { text });
  }

  // If the search passes and nothing else is wrong with the program, `passed` holds the counts of the search. The
  // output is without the error by which mark.cpp says so.
  async mark(program) {
    const answer = await this.#ask([["clang++", "-fsyntax-only", ...options, "mark.cpp"]], program);
    const [error, counts] = errorOfPassed.exec(answer.output) ?? ["", ""];
    const output = answer.output.replace(error, "");
    if (error === "" || output.includes("error: ")) {
      return { ...answer, output };
    }
    const entries = [...counts.matchAll(/(\w+) (\d+)/g)].map(([, name, value]) => [name, Number(value)]);
    return { ...answer, output, passed: Object.fromEntries(entries) };
  }

  // The constant evaluations of a program and, if it has a search, of the search.
  async evaluations(program) {
    const files = await this.#filesFor(program);
    const compile = (command, all, made) => this.#compiler.run([command], all, secondsToWatch, made);
    const text = hasSearch(program.text) ? `${program.text}\n#include "run.cpp"\n` : program.text;
    return new Evaluations(compile, { text, files, options: standard });
  }

  // A module for the debugger, as `compiled`.
  async link(program) {
    const compile = ["clang++", "-c", ...options, ...moduleOptions, "step.cpp", "-o", "step.o"];
    const link = [
      "wasm-ld",
      "--no-entry",
      "--strip-all",
      "--export-dynamic",
      "--max-memory=268435456",
      "step.o",
      "-o",
      "step.wasm",
    ];
    const answer = await this.#ask([compile, link, ["run", "step.wasm", program.size]], program);
    return { ...answer, compiled: answer.files["step.wasm"] };
  }

  #ask(commands, program) {
    return this.#compiler.run(commands, this.#filesFor(program), seconds, ["step.wasm"]);
  }

  async #filesFor({ text, size }) {
    const { files } = await this.#readLibrary();
    const board = size && { "size.hpp": `namespace ctqueens::site { inline constexpr int user_size = ${size}; }\n` };
    return { ...files, [programName]: text, ...board };
  }

  #readLibrary = once(() => this.#compiler.files.read("library.json"));
}
