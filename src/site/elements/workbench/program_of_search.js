// SPDX-License-Identifier: BSL-1.0
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
