// SPDX-License-Identifier: BSL-1.0
// Permutations of letters.
// [letters]
#include "03_for_each_permutation.hpp"

struct words
{
    int orders;
    int palindromes; // which read the same from right to left
};

constexpr words words_of_noon()
{
    words found{};
    char letters[] = {'n', 'o', 'o', 'n'};
    for_each_permutation(letters, 0, 4, [&found](const auto& word) {
        ++found.orders;
        found.palindromes += word[0] == word[3] && word[1] == word[2];
    });
    return found;
}

static_assert(words_of_noon().orders == 24);     // 4 * 3 * 2 * 1
static_assert(words_of_noon().palindromes == 8); // noon and onno, four times each
// [/letters]
