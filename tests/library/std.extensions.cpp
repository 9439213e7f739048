// SPDX-License-Identifier: BSL-1.0
// Columns in integers of more than 64 bits, which compilers have as an extension.
#include <ctqueens/examiner.hpp>
#include <ctqueens/std.hpp>

using namespace ctqueens;

#ifdef __SIZEOF_INT128__
__extension__ using wide = __int128;
constexpr wide beyond_64_bits = static_cast<wide>(1) << 64;

static_assert(std::integral<wide>, "with extensions");
static_assert(to_placement(std::array<wide, 4>{1, 3, 0, 2}) == placement<4>{{1, 3, 0, 2}});
static_assert(to_placement(std::array<wide, 4>{beyond_64_bits, -beyond_64_bits, -1, 2}) ==
              placement<4>{{4, 4, 4, 2}});

constexpr auto one_queen = [](reporter<1> report) { report(std::array<wide, 1>{0}); };
constexpr auto one_queen_outside = [](reporter<1> report) { report(std::array{beyond_64_bits}); };
static_assert(passes<1, as_search<one_queen>>);
static_assert(examine<1, as_search<one_queen_outside>>.what == fault::off_the_board);
#endif
