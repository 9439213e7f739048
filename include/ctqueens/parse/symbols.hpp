// SPDX-License-Identifier: BSL-1.0
/// @file
/// The characters that stand for queens and empty squares, and how UTF-8 encodes characters.
#ifndef CTQUEENS_PARSE_SYMBOLS_HPP
#define CTQUEENS_PARSE_SYMBOLS_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

enum class symbol { queen, empty, unknown };

// Returns what a code point stands for on a board that has one symbol for each square. (Grids of 0
// and 1 have a reader of their own here, but not where other programs' texts are read.)
constexpr symbol square_symbol(std::uint32_t code) noexcept {
    switch (code) { // the most frequent ones first, since each case can take a step
    case '.':
    case '0':
    case '-':
    case '_':
    case '#':
    case '+':
    case 0xB7:   // the middle dot of text::board
    case 0x2591: // the light shade of text::board
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

// Decodes UTF-8, a byte at a time. Does not reject surrogates or codes above U+10FFFF: no symbol
// has such a code.
struct utf8_decoder {
    enum class character { complete, incomplete, invalid };

    // Takes a byte. Returns what is known about the character to which it should belong. A
    // character is invalid if it begins with a later byte, lacks bytes, or has more than it needs.
    // After that, the decoder must not be used again.
    constexpr character take(unsigned char byte) noexcept {
        const bool is_later_byte = byte >= 0x80 && byte < 0xC0;
        if (missing_bytes == 0) {
            code = byte;
            if (byte < 0x80) return character::complete;
            if (is_later_byte || byte >= 0xF8) return character::invalid;
            missing_bytes = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1;
            least_code = byte >= 0xF0 ? 0x10000 : byte >= 0xE0 ? 0x800 : 0x80;
            code &= 0x3FU >> missing_bytes;
            return character::incomplete;
        }
        if (!is_later_byte) return character::invalid;
        code = code << 6 | (byte & 0x3FU);
        if (--missing_bytes > 0) return character::incomplete;
        return code < least_code ? character::invalid : character::complete;
    }

    std::uint32_t code = 0;       // the code point of a complete character
    std::uint32_t least_code = 0; // the smallest code that needs this many bytes
    int missing_bytes = 0;
};

} // namespace ctqueens::detail

#endif
