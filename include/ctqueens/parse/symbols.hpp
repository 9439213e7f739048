// SPDX-License-Identifier: BSL-1.0
/// @file
/// The characters that draw boards.
#ifndef CTQUEENS_PARSE_SYMBOLS_HPP
#define CTQUEENS_PARSE_SYMBOLS_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

enum class symbol { queen, empty, blank, bar, unknown };

constexpr bool is_quote(char character) noexcept { return character == '"' || character == '\''; }

constexpr symbol symbol_of(char character) noexcept {
    switch (character) {
    case 'Q':
    case 'q':
    case '1':
    case '*':
    case 'X':
    case 'x':
    case 'W': return symbol::queen;
    case '.':
    case '0':
    case '-':
    case '_':
    case '#':
    case '+': return symbol::empty;
    case '|': return symbol::bar;
    default: return is_in_word(character) && !is_quote(character) ? symbol::unknown : symbol::blank;
    }
}

// Skips one symbol. In UTF-8, those are queens of both colours, and empty squares of text::board.
constexpr symbol read_symbol(unread_text& in) noexcept {
    const symbol read = symbol_of(in.next());
    if (read == symbol::unknown) {
        if (in.skip("\xE2\x99\x9B") || in.skip("\xE2\x99\x95")) return symbol::queen;
        if (in.skip("\xC2\xB7") || in.skip("\xE2\x96\x91")) return symbol::empty;
    }
    ++in.position;
    return read;
}

} // namespace ctqueens::detail

#endif
