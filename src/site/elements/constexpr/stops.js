// SPDX-License-Identifier: BSL-1.0
// Reads what Clang says when it stops constant evaluations at the limit of their steps, like `read_clang` and
// `function_name` in src/profile/constexpr_profile. Both must agree on the recorded answers in tests/profile.

// A precompiled header makes paths absolute; here, they are relative to the folder of the program.
const heading = /^(?:\.?\/)?(.+?):(\d+):(\d+):(?:\{(.*?)\}.*?:)? +(?=\S)(?:(fatal error|error|warning|note): )?(.*)$/;
const limitMessage = /hit maximum step limit|evaluated array bound \d+ exceeds the limit/;
const inclusion = /^In file included from|^ {2,}from /;

// What Clang says of the lambda that probes.js puts into a template.
const inProbe = "while substituting into a lambda expression here";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the line breaks of Python's splitlines()
const lineBreak = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/;

// The messages in an answer. An argument of a call may contain line breaks.
function messagesIn(answer) {
  const all = [];
  let isOpen = false; // further lines belong to the last message
  for (const text of answer.split(lineBreak)) {
    const [match, path, line, column, range, kind, words] = heading.exec(text) ?? [];
    if (match) {
      all.push({ position: { path, line: Number(line), column: Number(column) }, range, kind, text: words });
      isOpen = true;
    } else if (inclusion.test(text)) {
      isOpen = false;
    } else if (isOpen && text) {
      all.at(-1).text += `\n${text}`;
    }
  }
  return all;
}

// The evaluations that Clang did not finish, and all other errors and warnings: { position, what, range, context,
// frames, reason }. `range` is that of its source, `context` is what made Clang instantiate it, innermost first, as
// { position, text }. `frames` are the calls, outermost first, as { call, position }: where each is now. There are none
// if the evaluation was not stopped at its limit; `reason` is the first note that says why it failed, as { text,
// position, frames }. The notes after an error have the calls innermost first, each with the position of its caller.
export function stopsIn(answer) {
  const stops = [];
  for (const { position, range, kind, text } of messagesIn(answer)) {
    const last = stops.at(-1);
    if (kind && kind !== "note") {
      const isError = kind !== "warning";
      stops.push({ position, what: text, range, isError, context: [], frames: [], reason: undefined });
    } else if (!kind || !last || text === inProbe) {
      continue;
    } else if (text.includes("requested here") || text.startsWith("while ")) {
      last.context.push({ position, text });
    } else if (limitMessage.test(text)) {
      last.frames.push({ call: "", position });
      last.reason = undefined;
    } else if ((last.frames.length > 0 || last.reason) && text.startsWith("in call to '")) {
      const frames = last.reason?.frames ?? last.frames;
      frames[0].call = text.slice("in call to '".length, -1);
      frames.unshift({ call: "", position });
    } else if (last.frames.length === 0 && !/required (here|by)/.test(text)) {
      last.reason ??= { text, position, frames: [{ call: "", position }] };
    }
  }
  return stops;
}

// Clang does not repeat what instantiates an evaluation if it has just said so.
export const isSameContext = (one, other) =>
  one.length === 0 || other.length === 0 || JSON.stringify(one) === JSON.stringify(other);
export const isSame = (one, other) =>
  one.what === other.what &&
  JSON.stringify(one.position) === JSON.stringify(other.position) &&
  isSameContext(one.context, other.context);

// A literal, a bracket or another mark that tells where an expression ends.
export const token = /"(?:\\.|[^"\\])*"|\b\d(?:'?[\w.])*|'(?:\\.|[^'\\])*'|\boperator(?:\(\)|->\*?|\b)|->|[\][(){}.]/gs;

// The function in a call, without object, arguments and template arguments: `push_back` in
// `v.push_back<int>({1, ")"})`.
export function functionName(call) {
  let [depth, start, operator, end] = [0, 0, call.length, undefined];
  for (const { 0: text, index } of call.matchAll(token)) {
    if ("([{".includes(text)) {
      end = depth === 0 && text === "(" ? index : end;
      depth += 1;
    } else if (")]}".includes(text)) {
      depth -= 1;
    } else if (depth === 0 && text.startsWith("operator")) {
      operator = index;
    } else if (depth === 0 && (text === "." || text === "->")) {
      [start, operator, end] = [index + text.length, call.length, undefined];
    }
  }
  end ??= call.length;
  let head = call.slice(start, Math.min(operator, end));
  while (/<[^<>]*>/.test(head)) {
    head = head.replace(/<[^<>]*>/g, "");
  }
  const symbol = call.slice(operator, end).replace(/^(operator(?:\W+?|""\s*\w+))<.*>$/s, "$1");
  return head.replace(/^[&*]+/, "") + symbol || call;
}
