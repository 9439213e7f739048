// SPDX-License-Identifier: BSL-1.0
// Exercise 2 of chapter 10: a smaller table.
#include <ctqueens/solutions.hpp>

using ctqueens::placement;
using ctqueens::solutions;

// A column from 0 to 7 needs three bits, so a placement fits into three bytes.
// [exercise]
struct packed_placement
{
    std::uint8_t bytes[8];
};

constexpr packed_placement pack(const placement<8>& queens)
{
    packed_placement packed{};
    for (int row = 0; row < 8; ++row) {
        packed.bytes[row] = static_cast<std::uint8_t>(queens[row]);
    }
    return packed;
}

constexpr int column(const packed_placement& packed, int row)
{
    return packed.bytes[row];
}
// [/exercise]

struct packed_table
{
    packed_placement rows[92];
};

constexpr packed_table pack_all()
{
    packed_table packed{};
    for (int index = 0; index < 92; ++index) {
        packed.rows[index] = pack(solutions<8>.rows[index]);
    }
    return packed;
}

inline constexpr packed_table packed_solutions = pack_all();

constexpr bool nothing_is_lost()
{
    for (int index = 0; index < 92; ++index) {
        for (int row = 0; row < 8; ++row) {
            if (column(packed_solutions.rows[index], row) != solutions<8>.rows[index][row]) {
                return false;
            }
        }
    }
    return true;
}

static_assert(nothing_is_lost(), "packing changed a column");
static_assert(sizeof packed_solutions == 276, "the table should have 92 times 3 bytes");
