// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/hana.hpp>
using namespace ctqueens::name_literals;

// case column_300: ctqueens: to_placement() needs columns from 0 to 255
// [(']300 <= 255|300 >= 0 && 300 <= 255
constexpr auto queens = ctqueens::to_placement(boost::hana::tuple_c<int, 0, 300, 1>);

// case drop_of_minus_1: ctqueens: hana::drop_front() needs a count that is not negative
// integral_constant<int, -1>
constexpr auto rows = boost::hana::drop_front(ctqueens::solutions<4>[0], boost::hana::int_c<-1>);

// case format: ctqueens: no text format has this name (see text::all)
// 'F', 'E', 'N'
constexpr auto format = boost::hana::at_key(ctqueens::registry::formats, "FEN"_s);

// case key_of_characters: ctqueens: a registry key must be a constant, such as
// char ?\[12\]
constexpr auto search = ctqueens::registry::searches["permutation"];

// case key_of_int: ctqueens: a registry key must be a constant, such as
// Key = int;|has_key<int>
constexpr auto table = ctqueens::registry::tables[8];

// case list_monad_of_9: ctqueens: list_monad::solutions<N> needs N from 1 to 8
// list_monad::solutions<9>
constexpr auto all = ctqueens::list_monad::solutions<9>;

// case row_8: ctqueens: hana::at() needs the index of a row or of a solution
// integral_constant<[a-z ]+, 8>
constexpr int column = boost::hana::at_c<8>(ctqueens::solutions<8>[0]);

// case search: ctqueens: no search has this name (see search::all)
// 'r', 'a', 'n', 'd', 'o', 'm'
constexpr auto search = ctqueens::registry::searches["random"_s];

// case solution_92: ctqueens: hana::at() needs the index of a row or of a solution
// integral_constant<[a-z ]+, 92>
constexpr auto queens = boost::hana::at_c<92>(ctqueens::solutions<8>);

// case solutions_of_0: ctqueens: hana_solutions<N> needs N from 1 to 8
// N = 0\]|check_hana_size<0>
constexpr auto all = ctqueens::hana_solutions<0>;

// case solutions_of_9: ctqueens: hana_solutions<N> needs N from 1 to 8
// N = 9\]|check_hana_size<9>
constexpr auto all = ctqueens::hana_solutions<9>;

// case step_format: ctqueens: no step format has this name (see text::steps::all)
// 'f', 'e', 'n'
constexpr auto format = ctqueens::registry::step_formats["fen"_s];

// case table: ctqueens: there is no table of this size (allowed: hana::size_c<1> to
//     hana::size_c<12>)
// integral_constant<[a-z ]+, 13>|size_t<13>
constexpr auto table = ctqueens::registry::tables[boost::hana::size_c<13>];

// case textbook_of_7: ctqueens: list_monad::textbook_solutions<N> needs N from 1 to 6
// textbook_solutions<7>
constexpr auto all = ctqueens::list_monad::textbook_solutions<7>;
