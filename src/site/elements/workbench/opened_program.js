// SPDX-License-Identifier: BSL-1.0
// The program that the state of the workbench names.
import { draftOf } from "../common/storage.js";
import { unpack } from "./packed_text.js";

// What programs.mjs describes, and { name, text, original, question, isOfSearch, isSent, place, size }: `size` is that
// of the board, and `text` that of the address, or else the user's draft, or else `original`; undefined if there is
// none. `isSent` tells that it comes from elsewhere, such as a link. `place` is the name under which changes are kept:
// if they would replace the draft of another version, they are kept by the link. `words` are those of the page.
export async function openedProgram({ state, programs, library, words }) {
  const packed = state.get("text");
  const sent = packed ? await unpack(packed) : undefined;
  if (packed && sent === undefined) {
    state.complain(words.workbench.unreadable);
  }
  const isOfSearch = Boolean(packed) && !state.has("open") && library.names.includes(state.get("search"));
  const name = isOfSearch ? state.get("search") : nameIn(state, programs.names);
  const program = isOfSearch ? programOf({ name, source: library.sourceOf(name) }) : await programs.open(name);
  const { text: draft, isAside } = draftOf(name);
  const isSent = sent !== undefined && sent !== draft && sent !== program?.text;
  const place = isSent && draft !== undefined ? `${name}?${packed}` : name;
  const own = isAside ? undefined : draft;
  const text = isSent ? (draftOf(place).text ?? sent) : (sent ?? own ?? program?.text);
  const question = isOfSearch ? words.workbench.breakIt : (program?.question?.[words.language] ?? "");
  const size = text === undefined ? library.sizes[0] : (program?.size ?? 6);
  return {
    ...program,
    name,
    text,
    original: program?.text,
    question,
    isOfSearch,
    isSent,
    place,
    size: Number(state.read("size", library.sizes, size)),
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

// A program for the workbench from the library's page of a search: { text, first }, where the program's first line is
// line `first` of what is stepped through.
export function programOf({ name, source }) {
  const textOf = (part) => (Array.isArray(part) ? part[1] : part);
  const text = source.lines.map((parts) => parts.map(textOf).join("")).join("\n");
  const body = text.replaceAll(/^(?=.)/gm, "    ").replace("    private:", "private:");
  const head = `#include <ctqueens/examiner.hpp>

using namespace ctqueens;
using namespace ctqueens::search;

struct my_search {
    static constexpr const char* name = "${name}";
    static constexpr int max_size = 8;

`;
  return { text: `${head}${body}\n};\n`, first: source.first - head.split("\n").length + 1 };
}
