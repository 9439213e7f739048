// SPDX-License-Identifier: BSL-1.0
// The program that the state of the workbench names.
import { draftOf } from "../common/drafts.js";
import { unpack } from "./packed_text.js";
import { programOf } from "./program_of_search.js";

// { name, text, original, question, isOfSearch, isDraft, size }: `size` is that of the board, and `text` that of the
// address, or else the user's draft, or else `original`; undefined if there is none. `words` are those of the page.
export async function openedProgram({ state, programs, library, words }) {
  const packed = state.get("text");
  const sent = packed ? await unpack(packed) : undefined;
  if (packed && sent === undefined) {
    state.complain(words.workbench.unreadable);
  }
  const isOfSearch = Boolean(packed) && !state.has("open") && library.names.includes(state.get("search"));
  const name = isOfSearch ? state.get("search") : nameIn(state, programs.names);
  const program = isOfSearch ? programOf({ name, source: library.sourceOf(name) }) : programs.get(name);
  const draft = draftOf(name).text;
  const text = sent ?? draft ?? program?.text;
  return {
    name,
    text,
    original: program?.text,
    question: isOfSearch ? words.workbench.breakIt : (program?.question?.[words.language] ?? ""),
    isOfSearch,
    isDraft: sent === undefined && draft !== undefined,
    size: Number(state.read("size", library.sizes, text === undefined ? library.sizes[0] : (program?.size ?? 6))),
  };
}

function nameIn(state, names) {
  const name = state.get("open") ?? names[0];
  if (names.length > 0 && !names.includes(name)) {
    state.refuse("open", name, names.filter((each) => !each.includes("/")).join(", "));
    return names[0];
  }
  return name;
}
