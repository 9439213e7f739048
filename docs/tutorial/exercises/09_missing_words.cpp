// SPDX-License-Identifier: BSL-1.0
// Exercise 1 of chapter 9: the compiler should search, not the program when it starts.
#include <ctqueens/search/bitmask.hpp>

using ctqueens::placement;

struct collection : ctqueens::search::observer
{
    placement<8> rows[92] = {};
    int count = 0;

    constexpr bool solution(const placement<8>& queens) noexcept
    {
        rows[count++] = queens;
        return true;
    }
};

// [exercise]
collection search_all()
{
    collection found;
    for (int first_column = 0; first_column < 8; ++first_column) {
        ctqueens::search::bitmask::run<8>(first_column, found);
    }
    return found;
}

const collection all = search_all();
// [/exercise]

// The number of solutions if it is known at compile time, otherwise -1.
template <int count>
struct number
{};
template <const collection& found>
constexpr int known_count()
{
    if constexpr (requires { typename number<found.count>; }) {
        return found.count;
    } else {
        return -1;
    }
}

static_assert(known_count<all>() == 92, "the collection is filled when the program starts");
