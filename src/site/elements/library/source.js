// SPDX-License-Identifier: BSL-1.0
// C++ source as the debugger shows it.
import { parser } from "@lezer/cpp";
import { classHighlighter, highlightCode } from "@lezer/highlight";

// `first` is the number of the first line. `lines` are lists of parts, each a text or [class, text].
export function sourceOf(text, first) {
  const tree = parser.parse(text);
  return { lines: highlightedLines(text, tree), first, isRecursive: hasRecursion(text, tree) };
}

// The token classes that style.css colours.
const coloured = ["comment", "keyword", "bool", "number", "string", "typeName"].map((name) => `tok-${name}`);

function highlightedLines(text, tree) {
  const lines = [[]];
  const add = (part, classes) => {
    const line = lines.at(-1);
    const kind = classes.split(" ").find((each) => coloured.includes(each));
    if (kind) {
      line.push([kind, part]);
    } else if (typeof line.at(-1) === "string") {
      line.push(line.pop() + part);
    } else {
      line.push(part);
    }
  };
  highlightCode(text, tree, classHighlighter, add, () => lines.push([]));
  return lines;
}

// Whether a function calls one of the functions that it is in.
function hasRecursion(text, tree) {
  const open = []; // the definitions that a node is in, with the name of the function once it has been read
  let isFound = false;
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === "FunctionDefinition") {
        open.push({});
      } else if (name === "FunctionDeclarator" && open.length > 0) {
        open.at(-1).name ??= lastName(text, node.firstChild);
      } else if (name === "CallExpression") {
        isFound ||= open.some((definition) => definition.name === lastName(text, node.firstChild));
      }
    },
    leave: ({ name }) => {
      if (name === "FunctionDefinition") {
        open.pop();
      }
    },
  });
  return isFound;
}

// The last name of an expression, without template arguments: `fill` in `this->fill<N>`.
const lastName = (text, { from, to }) => /(\w+)\s*(?:<.*>)?$/s.exec(text.slice(from, to))?.[1];
