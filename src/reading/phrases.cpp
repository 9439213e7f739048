// SPDX-License-Identifier: BSL-1.0
#include "phrases.hpp"

#include "characters.hpp"
#include "frames.hpp"

#include <algorithm>

namespace ctqueens::reading {

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
    record_ = text.substr(0, end_of_line(0));
}

std::size_t phrases_of::end_of_line(std::size_t at) const noexcept {
    return std::min(text_.find('\n', at), text_.size());
}

std::string_view phrases_of::line_behind(const phrase& here) const noexcept {
    std::size_t at = end_of_line(std::size_t(here.text.data() + here.text.size() - text_.data()));
    while (at < text_.size()) {
        const std::size_t end = end_of_line(at + 1);
        const std::string_view line = text_.substr(at + 1, end - at - 1);
        if (!trimmed(line).empty() && !is_rule(line)) return line;
        at = end;
    }
    return {};
}

// Returns the length of `[Q]`, or 0 for other brackets.
static std::size_t length_of_cell(std::string_view text) {
    if (text.empty() || !opens(text.front())) return 0;
    constexpr std::size_t longest = 9;
    const std::string_view inside = text.substr(1, longest);
    const std::size_t end = inside.find_first_of("[](){}\n,;:=|");
    if (end == inside.npos || !closes(inside[end])) return 0;
    const std::string_view cell = trimmed(inside.substr(0, end));
    return cell.find(' ') == cell.npos ? end + 2 : 0;
}

// Returns the length of a number in brackets that is an index, as in `x[1]` or `[1] => 3`, or the
// argument of a function, as in `int64(1)`; or 0.
std::size_t phrases_of::length_of_index(std::size_t at) const noexcept {
    const std::size_t length = length_of_cell(text_.substr(at));
    if (length == 0) return 0;
    const std::string_view number = trimmed(text_.substr(at + 1, length - 2));
    if (number.empty() || number.find_first_not_of("0123456789") != number.npos) return 0;
    const bool is_behind_name =
        at > 0 && (is_letter(code_of(text_[at - 1])) || is_digit(code_of(text_[at - 1])));
    const std::size_t behind = text_.find_first_not_of(" \n", at + length);
    const bool is_key = behind != text_.npos && (text_[behind] == ':' || text_[behind] == '=');
    return is_behind_name || is_key ? length : 0;
}

// Returns the length of at least two such cells beside each other: a row, or indices, as in
// `[0][1] [1][3]`.
std::size_t phrases_of::length_of_cells(std::size_t at) const noexcept {
    std::size_t end = at, cells = 0;
    for (std::size_t next = at; const std::size_t length = length_of_cell(text_.substr(next));
         ++cells) {
        end = next + length;
        next = end;
        while (next < text_.size() && is_blank(code_of(text_[next]))) ++next;
    }
    return cells > 1 ? end - at : 0;
}

// Returns whether a character is around numbers, as in <1, 3, 0, 2>.
bool phrases_of::is_angle(std::size_t at) const noexcept {
    const auto is_digit_at = [&](std::size_t beside) {
        return beside < text_.size() && is_digit(code_of(text_[beside]));
    };
    return text_[at] == '<' ? is_digit_at(at + 1)
                            : text_[at] == '>' && at > 0 && is_digit_at(at - 1);
}

// Returns the length of a word with its quotes, or 1 for a quote that is none.
std::size_t phrases_of::length_of_quoted_word(std::size_t at) const noexcept {
    const bool is_apostrophe = at > 0 && is_letter(code_of(text_[at - 1]));
    const std::size_t end = text_.find_first_of(text_[at] == '"' ? "\"\n" : "'\n", at + 1);
    return is_apostrophe || end == text_.npos || text_[end] == '\n' ? 1 : end + 1 - at;
}

// Returns the length of a quoted text of several words, or with blanks around it, or 0.
std::size_t phrases_of::length_of_quotation(std::size_t at) const noexcept {
    const std::size_t length = length_of_quoted_word(at);
    if (length < 6) return 0;
    const std::string_view inside = text_.substr(at + 1, length - 2);
    return inside.find_first_of(" ,;[](){}|") == inside.npos ? 0 : length;
}

void phrases_of::begin_line() noexcept {
    blank_lines_ += is_line_empty_ && depth_ == 0;
    is_line_empty_ = true;
    is_open_ = false;
    ++line_;
    if (depth_ > 0) return;
    record_ = text_.substr(at_, end_of_line(at_) - at_);
    record_line_ = line_;
}

// Makes a phrase of a part of the text that contains more than separators.
bool phrases_of::take(std::size_t begin, std::size_t end, phrase& found) noexcept {
    const std::string_view text = text_.substr(begin, end - begin);
    if (trimmed(text).empty()) return false;
    const auto is_line_end = [&](std::size_t at) {
        return at == text_.size() || text_[at] == '\n';
    };
    found = {};
    found.text = text;
    found.line = line_;
    found.record = record_;
    found.record_line = record_line_;
    found.is_whole_line = depth_ == 0 && text.data() == record_.data() && is_line_end(end);
    found.is_in_brackets = depth_ > 0;
    found.is_open = is_open_;
    found.is_before_bracket = end < text_.size() && opens(text_[end]);
    found.gap = blank_lines_ > 0 ? 100 + std::min(blank_lines_, 2) : last_depth_ - lowest_;
    // Newlines in front of the words are not in the line of the phrase.
    const std::size_t first = text.find_first_not_of(" \t\n,;");
    found.line += static_cast<std::size_t>(
        std::count(text.begin(), text.begin() + std::ptrdiff_t(first), '\n'));
    last_depth_ = lowest_ = depth_;
    blank_lines_ = 0;
    is_line_empty_ = false;
    return true;
}

// Returns whether a phrase may end at a character.
static bool may_delimit(char character) noexcept {
    switch (character) {
    case '\n':
    case '"':
    case '\'':
    case '<':
    case '>': return true;
    default: return opens(character) || closes(character);
    }
}

bool phrases_of::next(phrase& found) {
    std::size_t begin = at_;
    const auto finish = [&](std::size_t length) { // with the phrase in front of a delimiter
        const bool is_taken = take(begin, at_, found);
        if (is_taken)
            line_ +=
                static_cast<std::size_t>(std::count(found.text.begin(), found.text.end(), '\n'));
        else
            line_ += static_cast<std::size_t>(std::count(
                text_.begin() + std::ptrdiff_t(begin), text_.begin() + std::ptrdiff_t(at_), '\n'));
        at_ += length;
        begin = at_;
        return is_taken;
    };
    while (at_ < text_.size()) {
        const char next = text_[at_];
        if (!may_delimit(next)) {
            ++at_;
            continue;
        }
        if (next == '\n' && depth_ == 0) {
            const bool is_taken = finish(1);
            begin_line();
            begin = at_;
            if (is_taken) return true;
        } else if (opens(next)) {
            if (const std::size_t cells = length_of_cells(at_)) {
                if (finish(0)) return true;
                at_ += cells;
                const bool is_taken = take(begin, at_, found);
                if (is_taken) return true;
                continue;
            }
            if (const std::size_t index = length_of_index(at_)) {
                at_ += index;
                continue;
            }
            const bool is_matched = is_matched_[at_];
            const bool is_taken = finish(1);
            is_line_empty_ = false;
            depth_ += is_matched;
            is_open_ = !is_matched;
            if (is_open_ && open_line_ == 0) {
                const std::size_t behind =
                    std::min(text_.find_first_not_of(" ", at_), text_.size());
                const bool is_list =
                    behind == text_.size() || text_[behind] == '\n' || opens(text_[behind]);
                if (is_list) open_line_ = line_;
            }
            if (is_taken) return true;
        } else if (closes(next) && depth_ == 0 && at_ > begin &&
                   is_digit(code_of(text_[at_ - 1]))) {
            ++at_; // 1) 2413
        } else if (closes(next)) {
            const bool is_taken = finish(1);
            is_line_empty_ = false;
            depth_ -= depth_ > 0;
            lowest_ = std::min(lowest_, depth_);
            if (is_taken) return true;
        } else if (is_quote(code_of(next))) {
            const std::size_t length = length_of_quotation(at_);
            if (length == 0) {
                at_ += length_of_quoted_word(at_);
                continue;
            }
            if (finish(0)) return true;
            at_ += length;
            begin = at_;
            ++depth_;
            const bool is_taken = take(at_ - length + 1, at_ - 1, found);
            --depth_;
            lowest_ = std::min(lowest_, depth_);
            if (is_taken) return true;
        } else if (is_angle(at_)) {
            if (finish(1)) return true;
        } else {
            ++at_;
        }
    }
    return finish(0);
}

} // namespace ctqueens::reading
