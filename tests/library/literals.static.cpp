// SPDX-License-Identifier: BSL-1.0
// Literals have the values that from_text and square_from return.
#include <ctqueens/literals.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/solutions.hpp>

namespace one_directive {
using namespace ctqueens::literals;
static_assert("1"_queens.columns[0] == 0 && "a8"_square.row == 0);
} // namespace one_directive

using namespace ctqueens;

static_assert("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"_queens == solutions<8>[0]);
static_assert("a8 e7 h6 f5 c4 g3 b2 d1"_queens == solutions<8>[0]);
static_assert("15863724"_queens == solutions<8>[0]);
static_assert("1"_queens == solutions<1>[0]);
static_assert("0 4 7 5 2 6 1 3"_queens == solutions<8>[0]);
static_assert(decltype("A13B27D4C85E69"_queens)::size() == 14);
static_assert("A13B27D4C85E69"_queens == from_digits<14>("A13B27D4C85E69").value);
static_assert("b17 d16 f15 h14 j13 l12 n11 p10 a9 c8 e7 g6 i5 k4 m3 o2 q1"_queens ==
              "2468ACEG13579BDFH"_queens);           // file q is not the queen of FEN
static_assert("2468ACEGIKMOQ3179BDFHJLNP5"_queens == // nor is the digit Q
              "b26 d25 f24 h23 j22 l21 n20 p19 r18 t17 v16 x15 z14 "
              "c13 a12 g11 i10 k9 m8 o7 q6 s5 u4 w3 y2 e1"_queens);
static_assert("a8"_square == square{0, 0} && "e4"_square == square{4, 4});
