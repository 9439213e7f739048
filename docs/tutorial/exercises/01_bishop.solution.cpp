// SPDX-License-Identifier: BSL-1.0
constexpr bool bishop_attacks(square a, square b)
{
    return a.row - a.column == b.row - b.column || a.row + a.column == b.row + b.column;
}
