// SPDX-License-Identifier: BSL-1.0
/// @file
/// The characters that stand for queens and empty squares.
#ifndef CTQUEENS_PLACEMENT_SQUARE_SYMBOLS_HPP
#define CTQUEENS_PLACEMENT_SQUARE_SYMBOLS_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

// In text, there are also bars, and fillers between squares.
enum class symbol { queen, empty, filler, bar, unknown };

// Returns what a code point stands for on a board that has one symbol for each square.
constexpr symbol square_symbol(std::uint32_t code) noexcept {
    switch (code) { // the most frequent ones first, since each case can take a step
    case '.':
    case '0':
    case '-':
    case '_':
    case '#':
    case '+':
    case 0xB7:   // the middle dot and the light shade are
    case 0x2591: // the empty squares of text::board
        return symbol::empty;
    case 'Q':
    case 'q':
    case '1':
    case '*':
    case 'X':
    case 'x':
    case 'W':
    case 0x2655: // the white queen
    case 0x265B: // the black queen
        return symbol::queen;
    default: return symbol::unknown;
    }
}

} // namespace ctqueens::detail

#endif
