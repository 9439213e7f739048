#include <ctqueens/search.hpp>
#include <ctqueens/trace_text.hpp>
#include <cstdio>

namespace steps = ctqueens::text::steps;
using ctqueens::search::backtracking;

constexpr auto& down = steps::rendered<steps::mermaid, 4, backtracking, ctqueens::first_steps{10}>;
constexpr auto& no_column_left =
    steps::rendered<steps::mermaid, 4, backtracking, ctqueens::below{0, 2}>;
constexpr auto& solution_found =
    steps::rendered<steps::mermaid, 4, backtracking, ctqueens::below{1, 3, 0}>;

int main()
{
    std::printf("%s\n%s\n%s", down.c_str(), no_column_left.c_str(), solution_found.c_str());
}
