// SPDX-License-Identifier: BSL-1.0
constexpr collection search_all()
{
    collection found;
    for (int first_column = 0; first_column < 8; ++first_column) {
        ctqueens::search::bitmask::run<8>(first_column, found);
    }
    return found;
}

constexpr collection all = search_all();
