// SPDX-License-Identifier: BSL-1.0
// C++ source as the debugger shows it: lines of parts, each a text or [class, text].
import { parser } from "@lezer/cpp";
import { classHighlighter, highlightCode } from "@lezer/highlight";

// The token classes that style.css colours.
const shown = ["comment", "keyword", "bool", "number", "string", "typeName"].map((name) => `tok-${name}`);

function highlightedLines(text) {
  const lines = [[]];
  const add = (part, classes) => {
    const line = lines.at(-1);
    const kind = classes.split(" ").find((each) => shown.includes(each));
    if (kind) {
      line.push([kind, part]);
    } else if (typeof line.at(-1) === "string") {
      line.push(line.pop() + part);
    } else {
      line.push(part);
    }
  };
  highlightCode(text, parser.parse(text), classHighlighter, add, () => lines.push([]));
  return lines;
}

// A source for the debugger. A function that calls itself is there as a definition, a first call and one more.
export const sourceOf = (text, first) => ({
  lines: highlightedLines(text),
  first,
  isRecursive: [...text.matchAll(/static constexpr \w+ (\w+)\(/g)].some(
    ([, name]) => text.split(`${name}(`).length > 3,
  ),
});
