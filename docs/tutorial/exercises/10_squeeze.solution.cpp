// SPDX-License-Identifier: BSL-1.0
struct packed_placement
{
    std::uint8_t bytes[3];
};

constexpr packed_placement pack(const placement<8>& queens)
{
    unsigned bits = 0;
    for (int row = 0; row < 8; ++row) {
        bits |= static_cast<unsigned>(queens[row]) << (3 * row);
    }
    return {{static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8),
             static_cast<std::uint8_t>(bits >> 16)}};
}

constexpr int column(const packed_placement& packed, int row)
{
    unsigned bits = 0;
    for (int byte = 0; byte < 3; ++byte) {
        bits |= static_cast<unsigned>(packed.bytes[byte]) << (8 * byte);
    }
    return static_cast<int>(bits >> (3 * row) & 7);
}
