// SPDX-License-Identifier: BSL-1.0
#include "placement_reader.hpp"

#include "messages.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/table.hpp>

#include <charconv>

namespace ctqueens::shell {

std::optional<numbered_text> placement_reader::next() {
    while (true) {
        std::optional<numbered_text> found = lists_.next();
        if (!found) {
            if (!lines_.read()) return std::nullopt;
            found = text_at(shape_of_line(lines_.text()));
        }
        if (found) {
            ++found_;
            return found;
        }
    }
}

numbered_text placement_reader::current_line() const {
    if (lines_.goes_on()) {
        refuse("standard input, line ", lines_.number(), ": this line is too long");
    }
    return {lines_.text(), lines_.number()};
}

// Returns the text that begins with the current line, unless there is none, or it is in brackets.
std::optional<numbered_text> placement_reader::text_at(const line_shape& shape) {
    const bool may_be_count = shape.kind == line_kind::number || shape.kind == line_kind::total;
    if (shape.kind == line_kind::heading || (may_be_count && is_count(shape))) {
        if (passed_over_.count++ == 0) passed_over_.first = {lines_.text(), lines_.number()};
        return std::nullopt;
    }
    switch (shape.kind) {
    case line_kind::blank:
    case line_kind::caption:
    case line_kind::rule: return std::nullopt;
    case line_kind::brackets: lists_.begin(shape.position); break;
    default: break;
    }
    was_number_ = may_be_count;
    switch (shape.kind) {
    case line_kind::brackets: return std::nullopt;
    case line_kind::row: return read_board(shape.squares);
    case line_kind::lone_queen: return read_lone_queens();
    case line_kind::model: return read_model();
    default: return current_line();
    }
}

// Reads as many rows as the first one has squares, and what is drawn between them.
numbered_text placement_reader::read_board(int size) {
    numbered_text found = current_line();
    for (int rows = 1; rows < size && lines_.read();) {
        const line_shape shape = shape_of_line(lines_.text());
        const bool is_end = shape.kind == line_kind::blank || shape.kind == line_kind::caption ||
                            shape.kind == line_kind::heading || shape.kind == line_kind::brackets;
        if (is_end) {
            lines_.put_back();
            break;
        }
        rows += shape.squares == size || shape.kind != line_kind::rule;
        found.text += '\n' + current_line().text;
    }
    return found;
}

// Adds the next line if it is of this kind, and returns whether it is.
bool placement_reader::read_another(line_kind kind, numbered_text& found) {
    if (!lines_.read()) return false;
    if (shape_of_line(lines_.text()).kind != kind) {
        lines_.put_back();
        return false;
    }
    found.text += '\n' + current_line().text;
    return true;
}

numbered_text placement_reader::read_lone_queens() {
    numbered_text found = current_line();
    while (read_another(line_kind::lone_queen, found)) {
    }
    return found;
}

// Reads the lines of a model, the last of which ends with 0.
numbered_text placement_reader::read_model() {
    numbered_text found = current_line();
    while (!found.text.ends_with(" 0") && read_another(line_kind::model, found)) {
    }
    return found;
}

// Returns whether a number counts solutions, rather than being a placement in digits.
bool placement_reader::is_count(const line_shape& shape) const {
    constexpr std::size_t most_digits = 5; // of the counts up to N = 12
    const std::string_view digits = std::string_view(lines_.text()).substr(shape.position);
    const bool is_short = digits.size() <= most_digits;
    std::size_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    std::uint8_t columns[max_placement_size]{};
    const text_shape read = read_placement(digits.data(), digits.size(), columns);
    const bool is_placement = read.error == parse_error::none;
    if (found_ == 0) return shape.kind == line_kind::total || (digits.size() < 4 && !is_placement);
    if (digits.size() == static_cast<std::size_t>(last_rows_)) return false;
    if (number == found_) return true;
    if (!is_placement) return is_short || last_rows_ > max_table_size;
    return !was_number_ && is_short && !is_solution(placement_view{columns, read.rows});
}

} // namespace ctqueens::shell
