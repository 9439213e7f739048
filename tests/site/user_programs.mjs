// Programs as a user of the workbench might write them.
import { changed, textOf } from "./sources.mjs";

// The header of a search as a user's program: its lines keep their numbers.
export async function programOf(name, ...changes) {
  const program = changed(await textOf(`include/ctqueens/search/${name}.hpp`), ...changes);
  return (
    program
      .replaceAll(/^#(ifndef|define|endif).*$/gm, "")
      .replaceAll(
        "namespace ctqueens::search {",
        "namespace ctqueens::mine { using namespace search; namespace detail { using namespace detail; }",
      ) + `using my_search = ctqueens::mine::${name};\n`
  );
}
// A search that is nothing but a body, which begins in line 9.
export const searchOf = (body) => `#include <ctqueens/examiner.hpp>
using namespace ctqueens;
struct my_search
{
    static constexpr const char* name = "mine";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
${body}
    }
};
`;
