#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case trace_of_no_search: ctqueens: a search needs the members name, max_size and run<N>(first_column, observer)
// check_search<int>|Search = int
constexpr auto steps = trace<8, int, first_steps{1}>;

