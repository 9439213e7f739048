// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr tally search_half()
{
    tally found{};
    for (int first_column = 0; first_column < N / 2; ++first_column) {
        tally shard = search_shard<N>(first_column);
        found.candidates += shard.candidates;
        found.solutions += 2 * shard.solutions;
    }
    return found;
}
