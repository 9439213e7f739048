// SPDX-License-Identifier: BSL-1.0
#include "bracketed_texts.hpp"

#include "line_shapes.hpp"
#include "list_contents.hpp"
#include "messages.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>
#include <utility>

namespace ctqueens::shell {

void bracketed_texts::begin(std::size_t position) noexcept {
    const std::string_view label = std::string_view(lines_->text()).substr(0, position);
    position_ = position;
    column_ = count_characters(label);
    is_open_ = true;
    is_innermost_ = false;
    depth_ = 0;
    quote_ = '\0';
    is_escaped_ = false;
}

std::optional<numbered_text> bracketed_texts::next() {
    std::optional<numbered_text> found;
    while (is_open_ && !found) {
        found = position_ < lines_->text().size() ? read_character(lines_->text()[position_++])
                                                  : end_line();
    }
    return found;
}

std::optional<numbered_text> bracketed_texts::read_character(char next) {
    column_ += begins_character(next);
    if (std::exchange(is_escaped_, false)) {
        // such as \" in a string of JSON
    } else if (quote_ != '\0') {
        is_escaped_ = next == '\\';
        quote_ = next == quote_ ? '\0' : quote_;
    } else if (next == '"' || next == '\'') {
        quote_ = next;
    } else if (detail::closing_bracket(next) != '\0') {
        return open_list(next);
    } else if (depth_ > 0 && detail::is_closing_bracket(next)) {
        --depth_;
        if (!is_innermost_) return take_parts();
        list_.text += next;
        is_innermost_ = false;
        return end_list();
    }
    add(next);
    return std::nullopt;
}

void bracketed_texts::add(char next) {
    if (!is_innermost_ && between_.text.empty()) {
        between_ = {"", lines_->number(), true, column_ - 1};
    }
    std::string& text = is_innermost_ ? list_.text : between_.text;
    text += next;
    if (text.size() > longest_text) {
        refuse("standard input, line ", lines_->number(), ": this list is too long");
    }
}

// Returns what is beside the lists, if it may be a placement or have one in it.
std::optional<numbered_text> bracketed_texts::take_text_between() {
    constexpr std::string_view separators = " \t,;.";
    numbered_text found = std::exchange(between_, {});
    const std::size_t begin = std::min(found.text.find_first_not_of(separators), found.text.size());
    found.column += count_characters(std::string_view(found.text).substr(0, begin));
    found.text.erase(0, begin);
    found.text.erase(found.text.find_last_not_of(separators) + 1);
    found.is_attempt = is_like_placement(found.text);
    return found.is_attempt || has_long_number(found.text) ? std::optional(found) : std::nullopt;
}

// Returns a list whose end is missing, or what is in front of the list, if that may be a placement.
std::optional<numbered_text> bracketed_texts::open_list(char bracket) {
    ++depth_;
    const bool is_first = !std::exchange(is_innermost_, true);
    const numbered_text before =
        std::exchange(list_, {std::string{bracket}, lines_->number(), true, column_ - 1});
    if (is_first) return take_text_between();
    const list_contents found = contents_of(before.text + ' ', false);
    const bool is_unclosed =
        found.what == list_contents::kind::placement && found.size >= least_size_of_solutions;
    return is_unclosed ? std::optional(before) : std::nullopt;
}

// The innermost list is complete.
std::optional<numbered_text> bracketed_texts::end_list() {
    const list_contents found = contents_of(list_.text, depth_ > 0 || parts_.row_length > 0);
    switch (found.what) {
    case list_contents::kind::row: return add_part(found.size);
    case list_contents::kind::square: return add_part(0);
    case list_contents::kind::nothing:
        list_.is_attempt = false;
        return found.size > 0 ? std::optional(std::exchange(list_, {})) : std::nullopt;
    case list_contents::kind::placement: break;
    }
    if (parts_.count > 0) { // it is beside rows, but is none
        add_list_to_parts();
        return take_parts();
    }
    if (depth_ == 0) add_rest_of_line();
    const std::size_t end = list_.text.find_last_of("])}");
    list_.is_attempt =
        found.size >= 3 && (found.is_drawn || is_like_placement(list_.text.substr(1, end - 1)));
    return std::exchange(list_, {});
}

// What follows a list should not be there, unless it is another list or a remark.
void bracketed_texts::add_rest_of_line() {
    const std::string_view rest = std::string_view(lines_->text()).substr(position_);
    std::size_t begin = std::min(rest.find_first_not_of(" \t,;."), rest.size());
    const std::size_t bracket = std::min(rest.find_first_of("[({"), rest.size());
    const bool is_remark = has_word(rest.substr(0, bracket));
    if (is_remark) {
        const std::size_t column = column_ + count_characters(rest.substr(0, begin));
        between_ = {std::string(rest.substr(begin, bracket - begin)), lines_->number(), true,
                    column};
        begin = bracket;
    }
    const bool is_list = begin < rest.size() && begin == bracket;
    if (!is_list) list_.text += rest.substr(begin);
    const std::size_t passed = is_list ? begin : rest.size();
    position_ += passed;
    column_ += count_characters(rest.substr(0, passed));
}

// Adds the list at its place: errors keep their lines and columns.
void bracketed_texts::add_list_to_parts() {
    const std::size_t lines = list_.line - parts_.last_line;
    const std::size_t blanks = lines > 0 ? list_.column : list_.column - parts_.last_column;
    parts_.read.text += std::string(lines, '\n') + std::string(blanks, ' ') + list_.text;
    parts_.last_line = lines_->number();
    parts_.last_column = column_;
}

std::optional<numbered_text> bracketed_texts::add_part(std::size_t row_length) {
    std::optional<numbered_text> before;
    if (parts_.count > 0 && parts_.row_length != row_length) before = take_parts();
    if (parts_.count == 0) {
        parts_ = {{"", list_.line, true, list_.column}, 0, 0, row_length, list_.line, list_.column};
    }
    add_list_to_parts();
    if (parts_.read.text.size() > longest_text) return take_parts();
    ++parts_.count_in_line;
    const bool is_complete = ++parts_.count == row_length;
    return before || !is_complete ? before : take_parts();
}

// Returns a placement of all rows or squares so far, if there are any.
std::optional<numbered_text> bracketed_texts::take_parts() {
    if (parts_.count == 0) return std::nullopt;
    const std::size_t count = std::max(parts_.count, parts_.row_length);
    numbered_text found = std::exchange(parts_, {}).read;
    found.is_attempt = count >= 3;
    return found;
}

// Goes to the next line, unless the lists end with this one.
std::optional<numbered_text> bracketed_texts::end_line() {
    const bool is_end = !lines_->goes_on();
    if (is_end) {
        if (auto found = take_text_between()) return found;
    }
    const bool is_list_of_squares = parts_.row_length == 0 && parts_.count_in_line != 1;
    if (depth_ == 0 && is_end && is_list_of_squares) {
        is_open_ = false;
        return take_parts();
    }
    if (is_end) parts_.count_in_line = 0;
    if (!lines_->read()) return give_up();
    position_ = 0;
    if (!is_end) return std::nullopt;
    column_ = 0;
    if (!is_innermost_) { // an apostrophe beside the lists is no quote
        quote_ = '\0';
        is_escaped_ = false;
    }
    if (quote_ == '\0' && is_innermost_) list_.text += '\n';
    const std::string_view line = lines_->text();
    const std::size_t begin = line.find_first_not_of(" \t");
    const bool is_blank = begin == line.npos;
    const bool is_list = !is_blank && detail::closing_bracket(line[begin]) != '\0';
    const bool may_go_on =
        depth_ == 0 ? is_list : is_blank || detail::index_of_letter(line[begin], -1) < 0;
    if (may_go_on) return std::nullopt;
    lines_->put_back();
    return give_up();
}

// Returns what there is of a text whose end is missing.
std::optional<numbered_text> bracketed_texts::give_up() {
    is_open_ = false;
    if (parts_.count > 0) return take_parts();
    if (depth_ == 0 || !is_innermost_) return std::nullopt;
    return std::exchange(list_, {});
}

} // namespace ctqueens::shell
