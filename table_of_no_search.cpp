#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

// case table_of_no_search: ctqueens: a search needs the members name, max_size and run<N>(first_column, observer)
// check_search<unrelated>|Search = unrelated
struct unrelated
{};
const auto& all = ctqueens::solutions<8, unrelated>;

