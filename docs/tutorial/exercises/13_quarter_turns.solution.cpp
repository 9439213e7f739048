// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr int fixed_by_quarter_turn()
{
    int still = 0;
    for (const placement<N>& queens : solutions<N>) {
        still += mirror(reflect(queens)) == queens ? 1 : 0;
    }
    return still;
}
