// SPDX-License-Identifier: BSL-1.0
// What the compiler says, as the page shows it: the library's own sentence first, the rest folded unless it has the
// value or the reason.
import { element } from "../common/dom.js";

export function messageBox({ level, text, around, notes, board }, words) {
  const rest = [
    around,
    ...notes.map((note) => (note.line > 0 ? `${words.line({ line: note.line })} ${note.text}` : note.text)),
  ];
  const lines = rest.filter(Boolean);
  const [first, ...others] = text.split("\n");
  return element(
    "div",
    { class: `message ${level.replace("fatal ", "")}` },
    element("p", {}, first),
    others.length > 0 && !board ? element("pre", {}, others.join("\n")) : undefined,
    lines.length > 0
      ? element(
          "details",
          { open: /^static assertion|constant expression/.test(text) && notes.length > 0 },
          element("summary", {}, words.notes({ count: lines.length })),
          element("ul", {}, ...lines.map((line) => element("li", {}, line))),
        )
      : undefined,
  );
}
