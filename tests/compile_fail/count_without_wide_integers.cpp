#define CTQUEENS_WIDE_INTEGERS 0
#include <ctqueens/count.hpp>

// case count_of_17: ctqueens: solution_count<17> and <18> need wide integers, which Clang 19 or later has
// N = 17[^0-9]|[(']17 [<>]=
constexpr auto all = ctqueens::solution_count<17>;
