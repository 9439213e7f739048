// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads the forms in which a search may report a placement: columns, squares, rows and text.
#ifndef CTQUEENS_EXAMINER_FORMS_HPP
#define CTQUEENS_EXAMINER_FORMS_HPP

#include <ctqueens/examiner/examination.hpp>
#include <ctqueens/examiner/ranges.hpp>
#include <ctqueens/grid.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/text/output.hpp>

namespace ctqueens::detail {

// Returns an integer of any type or, if it does not fit, a number that is no column and no count.
template <class Integer> constexpr std::int64_t to_64_bits(const Integer& integer) noexcept {
    const auto number = +integer;
    const auto converted = static_cast<std::int64_t>(number);
    return static_cast<decltype(+integer)>(converted) == number ? converted : -1;
}

// A placement that is being read, and the first fault in its form. It may still not be a solution.
template <int N> struct unread_placement : examination {
    constexpr unread_placement() noexcept {
        size = N;
        for (std::uint8_t& column : columns) column = N; // no queen yet
    }

    constexpr void fail(fault found, std::int64_t at, std::int64_t found_number = 0) noexcept {
        if (!is_passed()) return;
        what = found;
        row = static_cast<int>(at);
        number = found_number;
    }

    constexpr void place(std::int64_t at, std::int64_t column) noexcept {
        if (at < 0 || at >= N) {
            fail(fault::off_the_board, 0, at);
        } else if (column < 0 || column >= N) {
            fail(fault::off_the_board, at, column);
        } else if (columns[at] != N) {
            fail(fault::two_in_a_row, at);
        } else {
            columns[at] = static_cast<std::uint8_t>(column);
        }
    }

    // Call this with the number of columns, squares or rows that were read.
    constexpr const examination& finish(std::int64_t elements) noexcept {
        if (elements != N) {
            what = fault::none;
            fail(fault::wrong_size, 0, elements);
        }
        for (int at = 0; at < N; ++at) {
            if (columns[at] == N) fail(fault::empty_row, at);
        }
        return *this;
    }
};

template <int N, class Range> constexpr examination read_columns(Range& range) {
    unread_placement<N> read;
    std::int64_t row = 0;
    bool has_0 = false, has_other = false; // a column that is 0, or not on a board from 1 to N
    for (auto&& column : range) {
        const std::int64_t number = detail::to_64_bits(column);
        has_0 = has_0 || number == 0;
        has_other = has_other || number < 0 || number > N;
        read.place(row++, number);
    }
    read.finish(row);
    if (read.what == fault::off_the_board && !has_0 && !has_other) {
        read.what = fault::counted_from_1;
        for (std::uint8_t& column : read.columns) --column;
    }
    return read;
}

template <int N, class Range> constexpr examination read_squares(Range& range) {
    unread_placement<N> read;
    std::int64_t squares = 0;
    for (auto&& at : range) {
        if constexpr (has_row_and_column<element_of<Range>>) {
            read.place(detail::to_64_bits(at.row), detail::to_64_bits(at.column));
        } else {
            read.place(detail::to_64_bits(get<0>(at)), detail::to_64_bits(get<1>(at)));
        }
        ++squares;
    }
    return read.finish(squares);
}

// Reads rows of N integers, where any integer but 0 is a queen. Rows of two integers are squares.
template <int N, class Board> constexpr examination read_rows(Board& board) {
    unread_placement<N> read;
    std::int64_t rows = 0;
    for (auto&& row : board) {
        std::int64_t cells = 0, queens = 0, queen = 0, at[2]{};
        for (auto&& cell : row) {
            const std::int64_t number = detail::to_64_bits(cell);
            if (number != 0 && queens++ == 0) queen = cells;
            if (cells < 2) at[cells] = number;
            ++cells;
        }
        if (cells == 2 && N > 2) {
            read.place(at[0], at[1]);
        } else if (cells != N) {
            read.fail(fault::wrong_row_size, rows, cells);
        } else if (queens > 1) {
            read.fail(fault::two_in_a_row, rows);
        } else if (queens == 1) {
            read.place(rows, queen);
        }
        ++rows;
    }
    return read.finish(rows);
}

// Text, with room for a board that has blanks, labels and characters of three bytes.
template <int N> class text_copy {
public:
    constexpr void put(auto character) noexcept { out_ = static_cast<char>(character); }

    // Returns the placement that the text describes in any notation of from_text().
    [[nodiscard]] constexpr examination read() const noexcept {
        examination result;
        result.size = N;
        const bool is_whole = out_.size() <= sizeof text_;
        const unread_text text{text_, 0, is_whole ? out_.size() : sizeof text_};
        const parsed<int> found = detail::read_any(text, N, result.columns);
        if (found && is_whole) return result;
        result.what = fault::not_read;
        result.error = found ? parse_error::too_long : found.error;
        for (std::size_t at = 0; at < found.position && at < sizeof text_; ++at) {
            if (text_[at] == '\n') ++result.row;
        }
        return result;
    }

private:
    char text_[64 + std::size_t(N + 2) * std::size_t(4 * N + 8)]{};
    text::bounded_output out_{text_, sizeof text_};
};

template <int N, class Text> constexpr examination read_text(Text& text) {
    text_copy<N> copy;
    for (auto&& character : text) {
        if (character == 0) break;
        copy.put(character);
    }
    return copy.read();
}

// Reads rows of N characters, where a blank is an empty square.
template <int N, class Board> constexpr examination read_lines(Board& board) {
    text_copy<N> copy;
    for (auto&& line : board) {
        for (auto&& character : line) {
            if (character == 0) break;
            copy.put(character == ' ' ? '.' : character);
        }
        copy.put('\n');
    }
    return copy.read();
}

// Reads a placement in any form.
template <int N, has_columns Range> constexpr examination read(Range& range) {
    return detail::read_columns<N>(range);
}
template <int N, has_squares Range> constexpr examination read(Range& range) {
    return detail::read_squares<N>(range);
}
template <int N, has_rows Board> constexpr examination read(Board& board) {
    return detail::read_rows<N>(board);
}
template <int N> constexpr examination read(const grid<N>& board) noexcept {
    return detail::read_rows<N>(board.cells);
}
template <int N, has_lines Board> constexpr examination read(Board& board) {
    return detail::read_lines<N>(board);
}
template <int N, is_text Text> constexpr examination read(Text& text) {
    return detail::read_text<N>(text);
}

} // namespace ctqueens::detail

#endif
