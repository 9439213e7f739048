// SPDX-License-Identifier: BSL-1.0
// The first reflection turns rows into columns, the mirror exchanges left and right, and the second
// reflection turns columns back into rows.
template <int N>
constexpr placement<N> upside_down(const placement<N>& queens)
{
    return reflect(mirror(reflect(queens)));
}
