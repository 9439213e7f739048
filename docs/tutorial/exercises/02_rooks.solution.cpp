// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr int count_rooks()
{
    int count = 0;
    placement<N> rooks{};
    do {
        bool is_peaceful = true;
        for (int row = 0; row < N; ++row) {
            for (int above = 0; above < row; ++above) {
                is_peaceful = is_peaceful && rooks.columns[above] != rooks.columns[row];
            }
        }
        count += is_peaceful;
    } while (advance(rooks));
    return count;
}
