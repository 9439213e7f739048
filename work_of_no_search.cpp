#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case work_of_no_search: ctqueens: a search needs the members name, max_size and run<N>(first_column, observer)
// check_search<int>|Search = int
constexpr auto counts = ctqueens::work<8, int>;

