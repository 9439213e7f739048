// SPDX-License-Identifier: BSL-1.0
#include "phrases.hpp"

#include "characters.hpp"

#include <algorithm>
#include <utility>

namespace ctqueens::reading {

// What ends a phrase, or is a part of it as a whole.
struct phrases_of::delimiter {
    enum { none, part, whole, line_end, opening, closing, angle } what = none;
    std::size_t length = 1; // of a part, or of a phrase that is whole
};

// Brackets are matched from the end, so that one that is never closed does not hide what follows.
phrases_of::phrases_of(std::string_view text) : text_(text), is_matched_(text.size()) {
    std::size_t closing = 0;
    for (std::size_t at = text.size(); at-- > 0;) {
        if (closes(text[at])) {
            ++closing;
        } else if (opens(text[at]) && closing > 0) {
            --closing;
            is_matched_[at] = true;
        }
    }
    record_ = line_at(0);
}

// Returns the rest of a line.
std::string_view phrases_of::line_at(std::size_t at) const noexcept {
    return text_.substr(at, std::min(text_.find('\n', at), text_.size()) - at);
}

std::string_view phrases_of::line_behind(const phrase& here) const noexcept {
    std::size_t at = std::size_t(here.text.data() + here.text.size() - text_.data());
    for (at += line_at(at).size(); at < text_.size();) {
        const std::string_view line = line_at(++at);
        if (!trimmed(line).empty() && !is_rule(line)) return line;
        at += line.size();
    }
    return {};
}

// ---------------------------------------------------------------- delimiters

// Returns the length of `[Q]`, or 0 for other brackets.
static std::size_t length_of_cell(std::string_view text) {
    if (text.empty() || !opens(text.front())) return 0;
    constexpr std::size_t longest = 9;
    const std::string_view inside = text.substr(1, longest);
    const std::size_t end = inside.find_first_of("[](){}\n,;:=|");
    if (end == inside.npos || !closes(inside[end])) return 0;
    return trimmed(inside.substr(0, end)).find(' ') == inside.npos ? end + 2 : 0;
}

// Returns the length of at least two such cells beside each other: a row, or indices, as in
// `[0][1] [1][3]`; or 0.
static std::size_t length_of_cells(std::string_view text) {
    std::size_t end = 0, cells = 0;
    std::size_t length = length_of_cell(text);
    for (std::size_t at = 0; length > 0; length = length_of_cell(text.substr(at)), ++cells) {
        end = at + length;
        at = std::min(text.find_first_not_of(" \t", end), text.size());
    }
    return cells > 1 ? end : 0;
}

// Returns the length of a number in brackets that is an index, as in `x[1]` or `[1] => 3`, or the
// argument of a function, as in `int64(1)`; or 0.
static std::size_t length_of_index(std::string_view text, char32_t before) {
    const std::size_t length = length_of_cell(text);
    if (length == 0) return 0;
    const std::string_view number = trimmed(text.substr(1, length - 2));
    if (number.empty() || number.find_first_not_of("0123456789") != number.npos) return 0;
    const std::size_t behind = text.find_first_not_of(" \n", length);
    const bool is_key = behind != text.npos && (text[behind] == ':' || text[behind] == '=');
    return is_letter(before) || is_digit(before) || is_key ? length : 0;
}

// Returns the length of a word with its quotes, or 1 for a quote that is none.
static std::size_t length_of_quoted(std::string_view text, char32_t before) {
    const std::size_t end = text.find_first_of(text[0] == '"' ? "\"\n" : "'\n", 1);
    return is_letter(before) || end == text.npos || text[end] == '\n' ? 1 : end + 1;
}

phrases_of::delimiter phrases_of::delimiter_at(std::size_t at) const noexcept {
    const char here = text_[at];
    if (here == ' ' || here == '.' || is_digit(code_of(here)))
        return {}; // most, so this saves time
    const char32_t before = at > 0 ? code_of(text_[at - 1]) : 0;
    const std::string_view rest = text_.substr(at);
    if (here == '\n') return {depth_ == 0 ? delimiter::line_end : delimiter::none};
    if (opens(here)) {
        if (const std::size_t cells = length_of_cells(rest)) return {delimiter::whole, cells};
        if (const std::size_t index = length_of_index(rest, before))
            return {delimiter::part, index};
        return {delimiter::opening};
    }
    if (closes(here)) {
        const bool is_mark = depth_ == 0 && at > begin_ && is_digit(before); // 1) 2413
        return {is_mark ? delimiter::none : delimiter::closing};
    }
    if (here == '"' || here == '\'') { // several words, or one with blanks around it
        const std::size_t length = length_of_quoted(rest, before);
        const bool has_words =
            length > 5 && rest.substr(1, length - 2).find_first_of(" ,;[](){}|") != rest.npos;
        return {has_words ? delimiter::whole : delimiter::part, length};
    }
    // Around numbers, as in <1, 3, 0, 2>.
    const bool is_angle = here == '<' ? is_digit_at(rest, 1) : here == '>' && is_digit(before);
    return {is_angle ? delimiter::angle : delimiter::none};
}

// ---------------------------------------------------------------- phrases

// Makes a phrase of the text up to an offset if it contains more than separators.
bool phrases_of::take(std::size_t end, phrase& found) noexcept {
    const std::size_t begin = std::exchange(begin_, end), line = line_;
    const std::string_view text = text_.substr(begin, end - begin);
    const auto lines_in = [](std::string_view part) {
        return static_cast<std::size_t>(std::ranges::count(part, '\n'));
    };
    line_ += lines_in(text);
    if (trimmed(text).empty()) return false;
    found = {};
    found.text = text;
    // Newlines before the words are not in the line of the phrase.
    found.line = line + lines_in(text.substr(0, text.find_first_not_of(" \t\n,;")));
    found.record = record_;
    found.record_line = record_line_;
    found.is_whole_line = depth_ == 0 && text.data() == record_.data() && line_at(end).empty();
    found.is_in_brackets = depth_ > 0;
    found.is_open = is_open_;
    found.is_before_bracket = end < text_.size() && opens(text_[end]);
    found.gap = blank_lines_ > 0 ? 100 + std::min(blank_lines_, 2) : last_depth_ - lowest_;
    last_depth_ = lowest_ = depth_;
    blank_lines_ = 0;
    is_line_empty_ = false;
    return true;
}

void phrases_of::begin_line() noexcept {
    blank_lines_ += is_line_empty_;
    is_line_empty_ = true;
    is_open_ = false;
    ++line_;
    record_ = line_at(begin_);
    record_line_ = line_;
}

void phrases_of::open(std::size_t at) noexcept {
    depth_ += is_matched_[at];
    is_open_ = !is_matched_[at];
    if (!is_open_ || open_line_ > 0) return;
    const std::size_t behind = text_.find_first_not_of(' ', at + 1);
    const bool is_list = behind >= text_.size() || text_[behind] == '\n' || opens(text_[behind]);
    if (is_list) open_line_ = line_;
}

// Takes cells, or what is between quotes.
bool phrases_of::take_whole(std::size_t length, phrase& found) noexcept {
    const std::size_t end = begin_ + length;
    const bool is_quoted = is_quote(code_of(text_[begin_]));
    begin_ += is_quoted;
    depth_ += is_quoted;
    const bool is_taken = take(end - is_quoted, found);
    depth_ -= is_quoted;
    lowest_ = std::min(lowest_, depth_);
    begin_ = end;
    return is_taken;
}

// Goes after what ended a phrase.
void phrases_of::pass(const delimiter& here) noexcept {
    const std::size_t at = begin_++;
    if (here.what == delimiter::line_end) return begin_line();
    is_line_empty_ = false;
    if (here.what == delimiter::opening) open(at);
    if (here.what == delimiter::closing) depth_ -= depth_ > 0;
    lowest_ = std::min(lowest_, depth_);
}

bool phrases_of::next(phrase& found) {
    std::size_t at = begin_;
    while (at < text_.size()) {
        const delimiter here = delimiter_at(at);
        if (here.what == delimiter::none || here.what == delimiter::part) {
            at += here.length;
            continue;
        }
        if (here.what == delimiter::whole) {
            if (take(at, found) || take_whole(here.length, found)) return true;
        } else {
            const bool is_taken = take(at, found);
            pass(here);
            if (is_taken) return true;
        }
        at = begin_;
    }
    return take(at, found);
}

} // namespace ctqueens::reading
