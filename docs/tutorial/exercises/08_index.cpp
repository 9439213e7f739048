// SPDX-License-Identifier: BSL-1.0
// The solutions are sorted, so there is no need to look at all of them to find one: look at the one
// in the middle, and go on with the half that may contain it. (Placements have `==` and `<`.)

#include <ctqueens/solutions.hpp>

struct answer
{
    int index;     // of the solution; -1 if there is none
    int looked_at; // how many solutions it was compared with
};

// [exercise]
constexpr answer find(const ctqueens::placement<8>& queens)
{
    int looked_at = 0;
    for (const auto& solution : ctqueens::solutions<8>) { // write your answer here
        if (solution == queens) {
            return {looked_at, looked_at + 1};
        }
        ++looked_at;
    }
    return {-1, looked_at};
}
// [/exercise]

constexpr bool finds_all()
{
    for (int index = 0; index < 92; ++index) {
        const auto found = find(ctqueens::solutions<8>[static_cast<std::size_t>(index)]);
        if (found.index != index || found.looked_at > 7) {
            return false;
        }
    }
    return true;
}

static_assert(find({7, 6, 5, 4, 3, 2, 1, 0}).index == -1, "this is not a solution");
static_assert(find({3, 1, 6, 2, 5, 7, 4, 0}).index >= 0, "this is a solution");
static_assert(finds_all(),
              "each is found with at most 7 comparisons, since 92 < 2 to the power of 7");
