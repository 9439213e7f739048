// SPDX-License-Identifier: BSL-1.0
consteval int row_of_rank(int rank) // rank 8 is row 0, rank 1 is row 7
{
    if (rank < 1 || rank > 8) {
        throw "the rank must be between 1 and 8";
    }
    return 8 - rank;
}
