#include <ctqueens/search.hpp>
#include <ctqueens/trace/formats.hpp>
#include <ctqueens/trace.hpp>
using namespace ctqueens;

// case steps_of_no_search: ctqueens: a search needs the members name, max_size and run<N>(first_column, observer)
// check_search<int>|Search = int
constexpr int count = write_steps<8, int>(first_steps{1}, nullptr, 1);

