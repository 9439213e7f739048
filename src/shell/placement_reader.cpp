// SPDX-License-Identifier: BSL-1.0
#include "placement_reader.hpp"

#include "likeness.hpp"
#include "messages.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/table.hpp>

#include <algorithm>
#include <charconv>
#include <utility>

namespace ctqueens::shell {

std::optional<numbered_text> placement_reader::next() {
    while (true) {
        if (auto found = lists_.next()) return found;
        if (auto found = next_of_line()) return found;
        if (!lines_.read()) return std::nullopt;
        if (auto found = text_at(shape_of_line(lines_.text()))) return found;
    }
}

void placement_reader::learn(int rows) noexcept {
    ++found_;
    last_rows_ = static_cast<std::size_t>(rows);
}

void placement_reader::pass_over(const numbered_text& found) {
    const bool is_current = found.line == lines_.number(); // so it is known how it was written
    const std::string& text = is_current ? lines_.written() : found.text;
    const numbered_text line{text.substr(0, text.find('\n')), found.line};
    if (passed_over_.count++ == 0 || found.line < passed_over_.first.line)
        passed_over_.first = line;
    const std::size_t signs = signs_of_placement_in(line.text);
    if (passed_over_.likest.line == 0 || signs > most_signs_) {
        passed_over_.likest = line;
        most_signs_ = signs;
    }
    for (const int size : sizes_of_likeness(found.text)) passed_over_.alike.try_emplace(size, line);
}

numbered_text placement_reader::current_line(bool is_attempt, std::size_t label) const {
    if (lines_.goes_on()) {
        refuse("standard input, line ", lines_.number(), ": this line is too long");
    }
    const std::string_view line = lines_.text();
    std::string text(count_characters(line.substr(0, label)), ' '); // errors keep their positions
    text += line.substr(label);
    return {text, lines_.number(), is_attempt};
}

static bool is_row(line_kind kind) {
    return kind == line_kind::row || kind == line_kind::empty_row;
}

// Below the number of a solution may be any placement.
static bool is_no_caption(line_kind kind) { return kind != line_kind::caption; }

// Returns the text that begins with the current line, unless there is none, or it is in brackets.
std::optional<numbered_text> placement_reader::text_at(const line_shape& shape) {
    const std::string_view line = lines_.text(), after_label = line.substr(shape.position);
    const bool was_number = std::exchange(was_number_, false);
    switch (shape.kind) {
    case line_kind::row: return read_board(current_line(), 1, shape.squares);
    case line_kind::empty_row: return read_empty_row(shape.squares);
    case line_kind::lone_queen: return read_lone_queens();
    case line_kind::model: return read_model();
    case line_kind::text: // which has words only beside a solution
        words_ = words_of_digits(line);
        std::ranges::reverse(words_);
        if (!words_.empty()) return next_of_line();
        return current_line(is_like_placement(after_label) || has_word(after_label),
                            shape.position);
    case line_kind::number:
        if (is_count(line.substr(0, shape.position), after_label, was_number)) break;
        was_number_ = true;
        return current_line(true, shape.position);
    case line_kind::brackets: lists_.begin(shape.position); return std::nullopt;
    case line_kind::column_labels: return text_unless_above(is_row, 0);
    case line_kind::caption: {
        const std::size_t number = line.find_last_not_of("0123456789") + 1;
        const std::size_t digits = line.size() - number;
        if (digits > most_digits_of_counts) return text_unless_above(is_row, number);
        if (digits >= least_size_of_solutions) return text_unless_above(is_no_caption, number);
        was_number_ = was_number;
        return std::nullopt;
    }
    case line_kind::blank:
    case line_kind::rule: was_number_ = was_number; return std::nullopt;
    case line_kind::heading: break;
    }
    pass_over({lines_.text(), lines_.number()});
    while (lines_.goes_on() && lines_.read()) { // to its end
    }
    was_number_ = was_number;
    return std::nullopt;
}

// Returns the next of several placements in the current line, if there is one: 2413 3142
std::optional<numbered_text> placement_reader::next_of_line() {
    if (words_.empty()) return std::nullopt;
    const std::string_view word = words_.back();
    const auto column = static_cast<std::size_t>(word.data() - lines_.text().data());
    words_.pop_back();
    return numbered_text{std::string(word), lines_.number(), true, column};
}

// Returns the current line, unless the next one belongs to it.
std::optional<numbered_text> placement_reader::text_unless_above(bool (*belongs)(line_kind),
                                                                 std::size_t label) {
    numbered_text found = current_line(true, label);
    if (!lines_.read()) return found;
    const line_kind next = shape_of_line(lines_.text()).kind;
    lines_.put_back();
    if (belongs(next)) return std::nullopt;
    return found;
}

static bool ends_board(line_kind kind) {
    return kind == line_kind::blank || kind == line_kind::caption || kind == line_kind::heading ||
           kind == line_kind::brackets;
}

// Reads on after some rows until there are as many as a row has squares, with what is drawn between
// them.
numbered_text placement_reader::read_board(numbered_text found, int rows, int size) {
    bool is_spaced = false; // there is a blank line behind each row
    while (rows < size && found.text.size() < longest_text && lines_.read()) {
        const line_shape shape = shape_of_line(lines_.text());
        is_spaced |= shape.kind == line_kind::blank && rows == 1;
        if (is_spaced && shape.kind == line_kind::blank) {
            found.text += '\n';
            continue;
        }
        if (ends_board(shape.kind)) {
            lines_.put_back();
            break;
        }
        rows += shape.squares == size || shape.kind != line_kind::rule;
        found.text += '\n' + current_line().text;
    }
    last_board_ = {size, lines_.number()};
    return found;
}

// A row without a queen is a mistake if it is beside another row, and otherwise a rule.
std::optional<numbered_text> placement_reader::read_empty_row(int squares) {
    if (last_board_.size == squares && last_board_.last_line + 1 == lines_.number()) {
        return current_line();
    }
    numbered_text found = current_line();
    if (!lines_.read()) return std::nullopt;
    const line_shape next = shape_of_line(lines_.text());
    if (is_row(next.kind) && next.squares == squares) {
        found.text += '\n' + current_line().text;
        return read_board(found, 2, squares);
    }
    lines_.put_back();
    return std::nullopt;
}

// Adds the next line if it is of this kind, and returns whether it is.
bool placement_reader::read_another(line_kind kind, numbered_text& found) {
    if (found.text.size() > longest_text || !lines_.read()) return false;
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

// Returns whether a number, perhaps with a label, counts solutions, rather than being a placement.
bool placement_reader::is_count(std::string_view label, std::string_view digits,
                                bool was_number) const {
    if (digits.size() < least_size_of_solutions) return true; // 92
    if (digits.size() == last_rows_) return false;            // 0475 and 1302 one after the other
    std::size_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (found_ > 0 && number == found_) return true; // 14200 after as many placements
    std::uint8_t columns[max_placement_size]{};
    const text_shape read = read_placement(digits.data(), digits.size(), columns);
    const bool is_placement = read.error == parse_error::none;
    const bool is_short = digits.size() <= most_digits_of_counts;
    const bool may_be_count =
        is_short && !(is_placement && is_solution(placement_view{columns, read.rows}));
    if (found_ == 0) { // Solutions: 14200
        return may_be_count && has_word(label) && label.find_first_of("0123456789") == label.npos;
    }
    if (!is_placement) return is_short || last_rows_ > max_table_size; // 2680, or 95815104
    return may_be_count && !was_number; // 1204, unless it follows another number
}

} // namespace ctqueens::shell
