// SPDX-License-Identifier: BSL-1.0
// Any text is a placement or an error. Errors are documented ones, at positions in the text.
// Placements are read back from all text formats.
#include "require.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/text.hpp>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <string>

namespace {

using namespace ctqueens;
using enum parse_error;

template <class Value>
void require_error_among(std::initializer_list<parse_error> documented, const parsed<Value>& result,
                         std::size_t length) {
    if (result) return;
    require(std::find(documented.begin(), documented.end(), result.error) != documented.end(),
            "the documentation lists the error");
    require(result.position <= length, "the error is at a position in the text");
}

template <class Format, int N>
void require_read_back(const placement<N>& queens,
                       parsed<placement<N>> (*read)(const char*, std::size_t)) {
    std::string text;
    Format::write(queens, std::back_inserter(text));
    for (const auto& again : {read(text.data(), text.size()), from_text<N>(text.c_str())}) {
        require(again == queens, Format::name);
    }
}

template <int N> void require_read_back(const placement<N>& queens) {
    require(std::all_of(std::begin(queens.columns), std::end(queens.columns),
                        [](int column) { return column < N; }),
            "the queens are on the board");
    require_read_back<text::digits>(queens, from_digits<N>);
    require_read_back<text::squares>(queens, from_squares<N>);
    require_read_back<text::fen>(queens, from_fen<N>);
    require_read_back<text::board>(queens, from_text<N>);
    require_read_back<text::grid>(queens, from_text<N>);
    require_read_back<text::columns>(queens, from_text<N>);
    require_read_back<text::csv>(queens, from_text<N>);
    require_read_back<text::json>(queens, from_text<N>);
}

template <int N> void check_parsers(const char* text, std::size_t length) {
    const auto any = from_text<N>(text, length);
    const auto digits = from_digits<N>(text, length);
    const auto squares = from_squares<N>(text, length);
    const auto fen = from_fen<N>(text, length);
    const std::string terminated(text, length);
    require(terminated.find('\0') != terminated.npos || from_text<N>(terminated.c_str()) == any,
            "a null character ends a text without a length");
    require_error_among({ends_early, too_long, not_a_column, not_a_square, not_fen, row_too_long,
                         row_too_short, queen_missing, second_queen, no_notation},
                        any, length);
    require_error_among({ends_early, not_a_column, too_long}, digits, length);
    require_error_among({ends_early, too_long, not_a_square, second_queen}, squares, length);
    require_error_among({ends_early, too_long, not_fen, row_too_long, row_too_short, queen_missing,
                         second_queen, no_notation},
                        fen, length);
    for (const auto& one : {digits, squares, fen}) {
        require(!one || one == any, "from_text() reads what the other functions read");
    }
    if (any) require_read_back(any.value);

    const parsed<square> at = square_from<N>(text, length);
    require_error_among({not_a_square}, at, length);
    const auto is_on_board = [](int index) { return index >= 0 && index < N; };
    require(!at || (is_on_board(at.value.row) && is_on_board(at.value.column)),
            "the square is on the board");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text =
        std::make_unique<char[]>(size); // no larger, so that the sanitizer detects overruns
    std::copy_n(data, size, text.get());
    const int rows = shape_of(text.get(), size).value;
    require(rows >= 0 && rows <= 256, "the number of rows is between 0 and 256");
    check_parsers<1>(text.get(), size);
    check_parsers<2>(text.get(), size);
    check_parsers<4>(text.get(), size);
    check_parsers<5>(text.get(), size);
    check_parsers<8>(text.get(), size);
    check_parsers<10>(text.get(), size);
    check_parsers<12>(text.get(), size);
    check_parsers<26>(text.get(), size);
    return 0;
}
