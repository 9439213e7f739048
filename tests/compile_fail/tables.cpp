#include <ctqueens/first_solution.hpp>
#include <ctqueens/query.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/symmetry.hpp>

// case constructed_2: ctqueens: constructed_solution<N> needs N = 1 or N from 4 to 255
// <2>|= 2[^0-9]
const auto& queens = ctqueens::constructed_solution<2>;

// case constructed_256: ctqueens: constructed_solution<N> needs N = 1 or N from 4 to 255
// <256>|= 256[^0-9]
const auto& queens = ctqueens::constructed_solution<256>;

// case first_of_3: ctqueens: first_solution<N> needs N = 1, 4...19, 21 or 23
// <3>|= 3[^0-9]
const auto& queens = ctqueens::first_solution<3>;

// case first_of_20: ctqueens: first_solution<N> needs N = 1, 4...19, 21 or 23
// <20>|= 20[^0-9]
const auto& queens = ctqueens::first_solution<20>;

// case fundamental_of_13: ctqueens: solutions<N> needs N from 1 to 12
// N = 13[^0-9]|[(']13 [<>]=
auto& all = ctqueens::fundamental_solutions<13>;

// case grid_of_0: ctqueens: grid<N> needs N from 1 to 255
// [(']0 >= 1
ctqueens::grid<0> board;

// case having_0: ctqueens: queries need N from 1 to 12
// N = 0[^0-9]|[(']0 [<>]=
const auto found = ctqueens::having<0>();

// case having_13: ctqueens: queries need N from 1 to 12
// N = 13[^0-9]|[(']13 [<>]=
const auto found = ctqueens::having<13>({0, 0});

// case index_of_13: ctqueens: queries need N from 1 to 12
// N = 13[^0-9]|[(']13 [<>]=
const auto found = ctqueens::index_of(ctqueens::placement<13>());

// case nearest_13: ctqueens: queries need N from 1 to 12
// N = 13[^0-9]|[(']13 [<>]=
const auto found = ctqueens::nearest(ctqueens::placement<13>());

// case permutation_of_9: ctqueens: solutions<N, Search> needs N from 1 to Search::max_size
// N = 9[^0-9]|[(']9 [<>]=
const auto& all = ctqueens::solutions<9, ctqueens::search::permutation>;

// case placement_of_0: ctqueens: placement<N> needs N from 1 to 255
// N = 0[^0-9]|[(']0 [<>]=
using none = ctqueens::placement<0>;
none* queens() { return new none; }

// case table_of_0: ctqueens: solutions<N> needs N from 1 to 12
// N = 0[^0-9]|[(']0 [<>]=
const auto& all = ctqueens::solutions<0>;

// case table_of_13: ctqueens: solutions<N> needs N from 1 to 12
// N = 13[^0-9]|[(']13 [<>]=
const auto& all = ctqueens::solutions<13>;

// case table_of_minus_1: ctqueens: solutions<N> needs N from 1 to 12
// N = -1[^0-9]|[(']-1 [<>]=
const auto& all = ctqueens::solutions<-1>;
