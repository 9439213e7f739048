// SPDX-License-Identifier: BSL-1.0
/// @file
/// Names and examples of the notations, and the formats that can be read, for programs that report
/// what they have read.
#ifndef CTQUEENS_NOTATION_TEXT_HPP
#define CTQUEENS_NOTATION_TEXT_HPP

#include <ctqueens/parse/result.hpp>

namespace ctqueens {

namespace detail {

struct notation_text {
    const char* name;
    const char* example; // a solution for N = 4
};

// In the order of the enumerators.
inline constexpr notation_text notation_texts[] = {
    {"digits", "2413"},
    {"squares", "b4 d3 a2 c1"},
    {"FEN", "1Q2/3Q/Q3/2Q1"},
    {"a grid", "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]"},
    {"columns", "1 3 0 2"},
    {"pairs", "(0,1) (1,3) (2,0) (3,2)"},
    {"a board", "['.Q..','...Q','Q...','..Q.']"},
};
static_assert(sizeof(notation_texts) == notation_count * sizeof(notation_text));

} // namespace detail

/// @addtogroup text
/// @{

/// Returns what a text in a notation is called in a sentence, such as "digits" or "a board".
///
///     static_assert(name(notation::fen)[0] == 'F');
[[nodiscard]] constexpr const char* name(notation written) noexcept {
    return detail::notation_texts[static_cast<unsigned>(written)].name;
}

/// Returns a solution for N = 4 in a notation, in one line, as an example for a sentence.
///
///     static_assert(from_text<4>(example(notation::fen)) == solutions<4>[0]);
[[nodiscard]] constexpr const char* example(notation written) noexcept {
    return detail::notation_texts[static_cast<unsigned>(written)].example;
}

/// The formats from text.hpp that from_text() and read_placement() read, as part of a sentence.
inline constexpr const char* readable_formats =
    "board, grid, columns, digits, squares, fen, csv and json";

/// @}

} // namespace ctqueens

#endif
