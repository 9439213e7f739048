// SPDX-License-Identifier: BSL-1.0
#include "words.hpp"

#include "characters.hpp"

#include <ctqueens/placement.hpp>

#include <algorithm>
#include <charconv>

namespace ctqueens::reading {

// Skips what is between words, and returns its strength. A bracket that closes nothing, as in
// `1) 2413`, is a mark.
separator words_of::skip_separators() noexcept {
    using enum separator;
    const bool is_behind_digit = rest_.data() > begin_ && is_digit(code_of(rest_.data()[-1]));
    if (is_behind_digit && is_digit_at(rest_, 1) && (rest_[0] == '-' || rest_[0] == '/')) {
        rest_.remove_prefix(1);
        return dash;
    }
    separator strongest = none;
    int blanks = 0;
    bool has_comma = false;
    while (!rest_.empty()) {
        const character next = first_character(rest_);
        if (is_blank(next.code)) {
            ++blanks;
            strongest = std::max(strongest, blanks > 1 || next.code == '\t' ? wide : blank);
        } else if (next.code == ',') {
            has_comma = true;
        } else if (is_bracket(next.code)) {
            const bool is_mark = !is_in_brackets_ && closes(rest_.front()) && rest_.size() > 1 &&
                                 is_blank(code_of(rest_[1]));
            if (is_mark) break;
            is_in_brackets_ = opens(rest_.front());
            has_comma = true;
        } else if (next.code == '\n') {
            strongest = line;
        } else if (next.code == ';' || is_bar(next.code)) {
            strongest = std::max(strongest, next.code == ';' ? semicolon : bar);
        } else {
            break;
        }
        rest_.remove_prefix(next.length);
    }
    if (!has_comma || strongest > wide) return strongest;
    return blanks > 0 ? comma : tight_comma;
}

// Returns the length of a mark at the beginning of a text, or 0: also an arrow, and the colon of
// Chinese.
static std::size_t length_of_mark(std::string_view text) {
    constexpr std::string_view first_bytes = ":=)]}-\xE2\xEF";
    if (first_bytes.find(text.front()) == text.npos) return 0;
    for (const std::string_view mark :
         {"=>", "->", ":", "=", ")", "]", "}", "\xE2\x86\x92", "\xEF\xBC\x9A"}) {
        if (text.starts_with(mark)) return mark.size();
    }
    return 0;
}

// Returns whether a text begins with a time, such as 12:00:01, or a date, such as 2026-01-31.
static bool begins_with_time(std::string_view text) {
    const auto begins_like = [text](std::string_view pattern) {
        return text.size() >= pattern.size() &&
               std::ranges::equal(pattern, text.substr(0, pattern.size()),
                                  [](char one, char other) {
                                      return one == '0' ? is_digit(code_of(other)) : one == other;
                                  });
    };
    return begins_like("0:00:00") || begins_like("00:00:00") || begins_like("0000-00-00") ||
           begins_like("0000/00/00");
}

static std::size_t length_of_word(std::string_view text) {
    if (is_quote(code_of(text.front()))) {
        const std::size_t end = text.find(text.front(), 1);
        if (end != text.npos && text.substr(0, end).find('\n') == text.npos) return end + 1;
    }
    const bool is_time = begins_with_time(text);
    std::size_t at = first_character(text).length;
    while (at < text.size()) {
        const character next = first_character(text.substr(at));
        if (is_separator(next.code) || is_bar(next.code) || is_bracket(next.code) ||
            next.code == '"')
            break;
        if (!is_time && length_of_mark(text.substr(at)) > 0) break;
        at += next.length;
    }
    const std::string_view word = text.substr(0, at);
    const bool is_compound = is_digit_at(word, 0) && is_digit_at(word, at - 1) &&
                             word.find_first_not_of("0123456789-/") == word.npos;
    return is_compound && !is_time ? std::min(word.find_first_of("-/"), at) : at;
}

// Reads the digits at the beginning of a text; large numbers are cut.
static int value_of(std::string_view digits) {
    int value = 0;
    std::from_chars(digits.data(), digits.data() + std::min<std::size_t>(digits.size(), 9), value);
    return value;
}

static void classify(word& found) {
    using enum word_kind;
    std::string_view& text = found.text;
    const std::size_t first_digit = std::min(text.find_first_of(all_digits), text.size());
    const std::size_t behind =
        std::min(text.find_first_not_of(all_digits, first_digit), text.size());
    const bool has_sign = text.size() > 1 && (text[0] == '-' || text[0] == '+');
    if (first_digit == has_sign && behind > first_digit) {
        const std::string_view rest = text.substr(behind);
        found.has_point = rest.starts_with('.');
        const bool is_whole = rest.find_first_not_of('0', found.has_point) == rest.npos &&
                              (rest.empty() || found.has_point);
        found.kind = is_whole ? number : begins_with_time(text) ? time : other;
        found.value = (text[0] == '-' ? -1 : 1) * value_of(text.substr(first_digit));
        if (is_whole && rest == ".") text.remove_suffix(1);
        return;
    }
    const bool is_marked = text.size() > 1 && text.front() == '#'; // #nodes
    const bool has_name = !text.empty() && is_letter(first_character(text.substr(is_marked)).code);
    const std::size_t letters = count_if(text, is_letter);
    const bool is_drawn = has_name && text.size() > 3 && letters == 1 && // Q...
                          text.find_first_not_of(text.back(), 1) == text.npos;
    const auto is_in_name = [](char32_t code) { return is_letter(code) || code == '_'; };
    const std::string_view before = text.substr(0, first_digit);
    const bool is_named = has_name && behind == text.size() && first_digit < behind &&
                          count_if(before, is_in_name) == count_characters(before);
    found.kind = is_drawn                    ? symbols
                 : is_named                  ? named
                 : first_digit < text.size() ? other
                 : has_name                  ? name
                 : letters > 0               ? other
                                             : symbols;
    if (!is_named) return;
    found.value = value_of(text.substr(first_digit));
    found.name = text.substr(0, text.find_first_of("_0123456789"));
}

bool words_of::next(word& found) {
    for (;;) {
        const separator before = skip_separators();
        if (rest_.empty()) return false;
        found = {word_kind::mark, is_first_ ? separator::none : before, {}, {}, 0, false, {}};
        std::size_t length = length_of_mark(rest_);
        const bool is_mark = length > 0;
        if (!is_mark) length = length_of_word(rest_);
        found.written = rest_.substr(0, length);
        found.text = is_mark ? found.written : without_quotes(found.written);
        rest_.remove_prefix(length);
        const bool is_function = !is_mark && rest_.starts_with('(') && !is_digit_at(found.text, 0);
        if (is_function) continue; // int64(3) is 3
        is_first_ = false;
        if (!is_mark) classify(found);
        return true;
    }
}

int columns_in(const word& each, int size) {
    if (each.is_number()) return each.value >= 0 && each.value <= size;
    if (each.kind == word_kind::time) return 0;
    int numbers = 0, small = 0;
    std::size_t length = 0;
    for (std::size_t at = 0; (at = each.text.find_first_of(all_digits, at)) != each.text.npos;) {
        length = std::min(each.text.find_first_not_of(all_digits, at), each.text.size()) - at;
        ++numbers;
        small += value_of(each.text.substr(at, length)) <= size;
        at += length;
    }
    if (count_if(each.text, is_letter) > 0) return numbers == 2 && small == 2 ? 1 : 0;
    if (numbers == 1 && length == static_cast<std::size_t>(size)) return size;
    return small == numbers && (numbers == 1 || numbers == size) ? numbers : 0;
}

int numbers_in(std::string_view text) {
    int count = 0;
    words_of words(text);
    for (word each; words.next(each); ++count) {
        if (!each.is_number() || count > max_placement_size) return 0;
    }
    return count;
}

} // namespace ctqueens::reading
