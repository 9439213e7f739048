// SPDX-License-Identifier: BSL-1.0
// The sources of the library's searches, as the debugger shows them.
import { sourceOf } from "../elements/library/source.js";

// A search has a name; variants in search/tuned/ have none. What is shown begins with the template head of its function
// run() and ends before the end of its struct.
const search =
  /const char\* name = "([\w-]+)";[^]*?\n( {4}template <[^\n]*\n {4}static constexpr void run\([^]*?)\n\};/;

// The search in a header, as { name, source }. Undefined if the header has none.
export function searchIn(text) {
  const [, name, members] = search.exec(text) ?? [];
  if (!name) {
    return undefined;
  }
  const firstLine = text.slice(0, text.indexOf(members)).split("\n").length;
  return { name, source: sourceOf(members.replaceAll(/^ {4}/gm, ""), firstLine) };
}
