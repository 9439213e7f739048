// SPDX-License-Identifier: BSL-1.0
template <> // Orderable: the topmost row in which two placements differ decides
struct less_impl<placement_tag, placement_tag>
{
    template <int N>
    static constexpr bool apply(const placement<N>& a, const placement<N>& b)
    {
        for (int row = 0; row < N; ++row) {
            if (a[row] != b[row]) {
                return a[row] < b[row];
            }
        }
        return false;
    }
};
