// SPDX-License-Identifier: BSL-1.0
/// @file
/// Models, which SAT solvers print for the formula that text::dimacs writes: the number of each
/// variable, negative if the variable is false, and perhaps a 0 at the end. A model has two
/// functions, as described in notations.hpp.
///
/// Solvers write a model on lines that begin with `v`, or without them, as MiniSat does. Other
/// lines that begin with a letter, such as comments, are passed over. Python writes a list.
#ifndef CTQUEENS_PARSE_MODELS_HPP
#define CTQUEENS_PARSE_MODELS_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

// A word of a model.
struct model_literal {
    std::uint32_t variable; // 0 ends the model
    bool is_true;
    bool is_valid;
};

// At the beginning of a line, skips `v`, or a line of text.
constexpr void begin_line(unread_text& in) noexcept {
    if (!in.skip("v ") && index_of_letter(in.next(), -1) >= 0)
        in.position = in.before('\n').end_position;
}

// Goes to the next literal, or to the end. In a line, letters do not begin a comment.
constexpr void go_to_literal(unread_text& in) noexcept {
    while (in.position < in.end_position && !is_in_word(in.next())) {
        const bool ends_line = in.next() == '\n';
        ++in.position;
        if (ends_line) begin_line(in);
    }
}

// Reads a word, even if it is not a literal, and goes to the next one.
constexpr model_literal read_literal(unread_text& in) noexcept {
    model_literal read{0, !in.skip("-"), is_digit(in.next())};
    for (; in.position < in.end_position && is_in_word(in.next()); ++in.position) {
        if (!is_digit(in.next()) || read.variable >= 100000) read.is_valid = false;
        read.variable = 10 * read.variable + std::uint32_t(in.next() - '0');
    }
    go_to_literal(in);
    return read;
}

// Goes to the first literal, in a line that begins with `v` if there is one, and returns whether
// there is.
constexpr bool go_to_first_literal(unread_text& in) noexcept {
    unread_text rest = in;
    while (rest.position < rest.end_position && !rest.skip("v ")) rest.take_line();
    const bool has_v = rest.position < rest.end_position;
    if (has_v)
        in = rest;
    else
        begin_line(in);
    go_to_literal(in);
    return has_v;
}

// Returns the least N that has all the variables. Without `v`, some variable must be false, and the
// first two words must be literals, so that columns and boards are not taken for models.
constexpr std::size_t size_from_model(unread_text in) noexcept {
    bool is_model = go_to_first_literal(in);
    int rows = 0;
    for (int words = 0; in.position < in.end_position; ++words) {
        const model_literal next = read_literal(in);
        if (!next.is_valid && words < 2) return 0;
        if (!next.is_true) is_model = true;
        while (next.is_valid && std::uint32_t(rows) * std::uint32_t(rows) < next.variable) ++rows;
    }
    return is_model ? std::size_t(rows) : 0;
}

// Reads a model in which the variables are in ascending order. Those that are left out are false.
constexpr parse_error read_model(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const auto rows = std::uint32_t(size); // rows * rows may not fit in an int
    std::uint32_t queens = 0, last = 0;
    go_to_first_literal(in);
    std::size_t row_start = in.position;
    while (in.position < in.end_position) {
        const std::size_t start = in.position;
        const model_literal next = read_literal(in);
        if (!next.is_valid || next.variable > rows * rows)
            return in.fail(start, parse_error::not_a_square);
        if (next.variable == 0) break;
        last = next.variable - 1;
        if (last / rows > queens) break;
        if (last % rows == 0) row_start = start;
        if (!next.is_true) continue;
        if (last / rows < queens) return in.fail(start, parse_error::second_queen);
        columns[queens++] = std::uint8_t(last % rows);
    }
    if (queens == rows) return parse_error::none;
    return last / rows > queens || last + 1 == rows * rows
               ? in.fail(row_start, parse_error::queen_missing)
               : parse_error::ends_early;
}

} // namespace ctqueens::detail

#endif
