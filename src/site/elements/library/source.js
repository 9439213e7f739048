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

// Whether a function calls itself.
function hasRecursion(text, tree) {
  const open = []; // the names of the functions that a node is in
  let isFound = false;
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === "FunctionDefinition") {
        open.push(definedName(text, node));
      } else if (name === "CallExpression") {
        isFound ||= open.includes(lastName(text, node.firstChild));
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

// The name of the function that a FunctionDefinition defines.
function definedName(text, definition) {
  const cursor = definition.cursor();
  while (cursor.name !== "FunctionDeclarator") {
    if (!cursor.next() || cursor.from >= definition.to) {
      return undefined; // a conversion, for example
    }
  }
  return lastName(text, cursor.node.firstChild);
}

// The last name of an expression, without template arguments: `fill` in `this->fill<N>`.
const lastName = (text, { from, to }) => /(\w+)\s*(?:<.*>)?$/s.exec(text.slice(from, to))?.[1];
