// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr placement<N> candidate(int number)
{
    placement<N> queens{};
    for (int row = N - 1; row >= 0; --row) { // the digits of the number in base N
        queens.columns[row] = number % N;
        number /= N;
    }
    return queens;
}
