// SPDX-License-Identifier: BSL-1.0
/// @file
/// The characters that draw boards.
#ifndef CTQUEENS_PARSE_SYMBOLS_HPP
#define CTQUEENS_PARSE_SYMBOLS_HPP

#include <ctqueens/parse/unread_text.hpp>
#include <ctqueens/placement/square_symbols.hpp>

namespace ctqueens::detail {

constexpr bool is_quote(char character) noexcept { return character == '"' || character == '\''; }

constexpr symbol symbol_of(char character) noexcept {
    const auto code = static_cast<unsigned char>(character);
    const symbol square = code < 0x80 ? square_symbol(code) : symbol::unknown;
    if (square != symbol::unknown) return square;
    if (character == '|') return symbol::bar;
    return is_quote(character) || !is_in_word(character) ? symbol::filler : symbol::unknown;
}

inline constexpr const char* drawn_bar = "\xE2\x94\x82"; // of box drawing

// Skips one symbol. In UTF-8, those are queens of both colours, and empty squares of text::board.
constexpr symbol read_symbol(unread_text& in) noexcept {
    const symbol read = symbol_of(in.next());
    if (read == symbol::unknown) {
        if (in.skip("\xE2\x99\x9B") || in.skip("\xE2\x99\x95")) return symbol::queen;
        if (in.skip("\xC2\xB7") || in.skip("\xE2\x96\x91")) return symbol::empty;
        if (in.skip(drawn_bar)) return symbol::bar;
    }
    ++in.position;
    return read;
}

} // namespace ctqueens::detail

#endif
