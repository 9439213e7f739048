// SPDX-License-Identifier: BSL-1.0
// What Clang says, taken apart: a list of { level, line, text, notes }. `line` is where the message belongs in the
// reader's program, or 0.

const heading = /^(?:(\S+?):(\d+):(?:\d+:)? |(?:clang\+\+|wasm-ld): )?(fatal error|error|warning|note): (.*)$/;
const noise = /^(In file included from |In module |\d+ (errors?|warnings?) (and \d+ errors? )?generated\.$)/;

export function diagnosticsIn(output, program) {
  const all = [];
  let last; // what further lines belong to
  for (const line of output.split("\n")) {
    const [, file, number, level, text] = heading.exec(line) ?? [];
    if (level) {
      last = { level, line: file === program ? Number(number) : 0, text };
      if (level === "note" && all.length > 0) {
        all.at(-1).notes.push(last);
      } else {
        all.push(Object.assign(last, { notes: [] }));
      }
    } else if (last && !noise.test(line)) {
      last.text += `\n${line}`;
    }
  }
  return all.map((each) => ({
    ...each,
    ...sentences(each.text.trimEnd()),
    notes: each.notes.map(({ line, text }) => ({ line, text: text.trimEnd() })),
    line: each.line || (each.notes.find(({ line }) => line > 0)?.line ?? 0),
  }));
}

// A message of the library is put first, without what the compiler says around it.
function sentences(text) {
  const [around, own] = text.split(/: ctqueens: (.*)/s);
  return own === undefined ? { text, around: "" } : { text: own, around };
}
