// SPDX-License-Identifier: BSL-1.0
// The sources of the library's searches, as the debugger shows them.
import { parser } from "@lezer/cpp";
import { definedName, sourceOf } from "../elements/library/source.js";

// The search in a header, as { name, source }: from the template head of its function run() to the end of its struct.
// Undefined if the header has none: variants in search/tuned/ have no name.
export function searchIn(text) {
  let found;
  parser.parse(text).iterate({
    enter: ({ name, node }) => {
      const run = name === "FieldDeclarationList" && node.getChildren("TemplateDeclaration").find(isRun);
      const named = run && nameIn(node);
      found ||= named && { name: named, source: sourceFrom(text, run.from, node.to) };
    },
  });
  return found;

  function isRun(template) {
    const definition = template.getChild("FunctionDefinition");
    return definition && definedName(text, definition) === "run";
  }

  // static constexpr const char* name = "backtracking";
  function nameIn(members) {
    const value = members.getChild("FieldDeclaration")?.getChild("String");
    return value && text.slice(value.from + 1, value.to - 1);
  }
}

// Whole lines, without the indentation of members.
function sourceFrom(text, from, to) {
  const start = text.lastIndexOf("\n", from) + 1;
  const members = text.slice(start, text.lastIndexOf("\n", to));
  return sourceOf(members.replaceAll(/^ {4}/gm, ""), text.slice(0, start).split("\n").length);
}
