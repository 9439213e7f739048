// SPDX-License-Identifier: BSL-1.0
// The sources of the library's searches, as the debugger shows them.
import { parser } from "@lezer/cpp";
import { definedName, sourceOf } from "../elements/library/source.js";

// The search in a header, as { name, source }: from the template head of its function run() to the end of its struct.
// Undefined if the header has none. Variants in search/tuned/ have no name.
export function searchIn(text) {
  for (const members of structsIn(text)) {
    const run = members.getChildren("TemplateDeclaration").find((template) => {
      const definition = template.getChild("FunctionDefinition");
      return definition && definedName(text, definition) === "run";
    });
    // static constexpr const char* name = "backtracking";
    const name = members.getChild("FieldDeclaration")?.getChild("String");
    if (run && name) {
      return { name: text.slice(name.from + 1, name.to - 1), source: sourceFrom(text, run.from, members.to) };
    }
  }
  return undefined;
}

// The lists of members.
function structsIn(text) {
  const structs = [];
  parser.parse(text).iterate({
    enter: ({ name, node }) => {
      if (name === "FieldDeclarationList") {
        structs.push(node);
      }
    },
  });
  return structs;
}

// Whole lines, without the indentation of members.
function sourceFrom(text, from, to) {
  const start = text.lastIndexOf("\n", from) + 1;
  const members = text.slice(start, text.lastIndexOf("\n", to));
  return sourceOf(members.replaceAll(/^ {4}/gm, ""), text.slice(0, start).split("\n").length);
}
