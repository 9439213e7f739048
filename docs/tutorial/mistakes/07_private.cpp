// SPDX-License-Identifier: BSL-1.0
// error (GCC): not a valid type for a template non-type parameter because it is not structural
// error (Clang): type 'placement' of non-type template parameter is not a structural type
#include <cstdint>

// [private]
class placement
{
    std::uint8_t columns[8]; // private

public:
    constexpr placement() : columns{} {}
    constexpr int operator[](int row) const { return columns[row]; }
};

constexpr placement all_in_column_0; // a constant of a class with private members is fine
static_assert(all_in_column_0[7] == 0);

template <placement queens> // as a template argument it is not
constexpr int first_column = queens[0];
// [/private]
