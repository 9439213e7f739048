// SPDX-License-Identifier: BSL-1.0
#include "words.hpp"

#include "characters.hpp"

#include <algorithm>
#include <charconv>

namespace ctqueens::reading {

// Skips what is between words, and returns its strength. A bracket that closes nothing, as in
// `1) 2413`, is a mark.
separator words_of::skip_separators() {
    std::string_view& text = rest_;
    separator strongest = separator::none;
    int blanks = 0;
    bool has_comma = false;
    while (!text.empty()) {
        const character next = first_character(text);
        separator found = separator::none;
        if (next.code == '\n') {
            found = separator::line;
        } else if (is_blank(next.code)) {
            found = ++blanks > 1 || next.code == '\t' ? separator::wide : separator::blank;
        } else if (next.code == ',' || is_bracket(next.code)) {
            const bool is_mark = !is_in_brackets_ && closes(text.front()) && text.size() > 1 &&
                                 is_blank(code_of(text[1]));
            if (is_mark) break;
            if (next.code != ',') is_in_brackets_ = opens(text.front());
            has_comma = true;
            found = separator::tight_comma;
        } else if (next.code == ';') {
            found = separator::semicolon;
        } else if (is_bar(next.code)) {
            found = separator::bar;
        } else {
            break;
        }
        strongest = std::max(strongest, found);
        text.remove_prefix(next.length);
    }
    const bool is_comma = has_comma && strongest <= separator::wide;
    return !is_comma ? strongest : blanks > 0 ? separator::comma : separator::tight_comma;
}

// Returns the length of a mark at the beginning of a text, or 0. A dash is one between blanks.
static std::size_t length_of_mark(std::string_view text, bool is_behind_blank) {
    const char second = text.size() > 1 ? text[1] : ' ';
    switch (text.front()) {
    case ':':
    case ')':
    case ']':
    case '}': return 1;
    case '=': return second == '>' ? 2 : second == '=' ? 0 : 1;
    case '-':
        return second == '>'                                                     ? 2
               : is_behind_blank && is_blank(code_of(second)) && text.size() > 1 ? 1
                                                                                 : 0;
    case '\xEF': return text.starts_with("\xEF\xBC\x9A") ? 3 : 0; // the colon of Chinese
    case '\xE2': break;
    default: return 0;
    }
    const bool is_dash = text.starts_with("\xE2\x80\x93") || text.starts_with("\xE2\x80\x94");
    const bool is_arrow = text.starts_with("\xE2\x86\x92");
    return is_arrow || (is_dash && is_behind_blank && text.size() > 3 && text[3] == ' ') ? 3 : 0;
}

static bool is_digit_at(std::string_view text, std::size_t at) {
    return at < text.size() && is_digit(code_of(text[at]));
}

// A time, such as 12:00:01, is one word.
static std::size_t length_of_time(std::string_view text) {
    const std::size_t hours = is_digit_at(text, 1) ? 2 : 1;
    const auto is_part = [&](std::size_t at) {
        return at < text.size() && text[at] == ':' && is_digit_at(text, at + 1) &&
               is_digit_at(text, at + 2);
    };
    return is_digit_at(text, 0) && is_part(hours) && is_part(hours + 3) ? hours + 6 : 0;
}

static std::size_t length_of_word(std::string_view text) {
    if (const std::size_t time = length_of_time(text)) return time;
    if (is_quote(code_of(text.front()))) {
        const std::size_t end = text.find(text.front(), 1);
        if (end != text.npos && text.substr(0, end).find('\n') == text.npos) return end + 1;
    }
    std::size_t at = first_character(text).length;
    while (at < text.size()) {
        const character next = first_character(text.substr(at));
        if (is_separator(next.code) || is_bar(next.code) || is_bracket(next.code) ||
            next.code == '"')
            break;
        const bool is_rule = next.code == '=' && text[at - 1] == '=';
        if (!is_rule && length_of_mark(text.substr(at), false) > 0) break;
        at += next.length;
    }
    return at;
}

static std::string_view without_quotes(std::string_view text) {
    if (text.size() > 1 && is_quote(code_of(text.front())) && text.back() == text.front())
        return text.substr(1, text.size() - 2);
    return text;
}

// Reads the digits of a number; large ones are cut.
static int value_of(std::string_view digits) {
    int value = 0;
    std::from_chars(digits.data(), digits.data() + std::min<std::size_t>(digits.size(), 9), value);
    return value;
}

static void classify(word& found) {
    std::string_view text = found.text;
    const auto digits_from = [&](std::size_t at) {
        const std::size_t begin = at;
        while (is_digit_at(text, at)) ++at;
        return text.substr(begin, at - begin);
    };
    found.kind = word_kind::symbols;
    const bool is_negative = text.size() > 1 && (text[0] == '-' || text[0] == '+');
    const std::string_view number = digits_from(is_negative);
    if (!number.empty()) {
        std::string_view rest = text.substr(is_negative + number.size());
        found.has_point = rest.starts_with('.');
        const bool is_whole =
            rest.empty() || (found.has_point && rest.find_first_not_of('0', 1) == rest.npos);
        found.kind = is_whole ? word_kind::number : word_kind::other;
        if (is_whole && rest == ".") found.text.remove_suffix(1);
        found.value = text[0] == '-' ? -value_of(number) : value_of(number);
        return;
    }
    std::size_t letters = 0, at = 0;
    while (at < text.size() && !is_digit_at(text, at)) {
        const character next = first_character(text.substr(at));
        if (is_letter(next.code)) {
            ++letters;
        } else if (next.code != '_' || letters == 0) {
            found.kind = letters > 0 ? word_kind::name : word_kind::symbols;
            break;
        }
        at += next.length;
    }
    const std::string_view behind = digits_from(at);
    const bool is_drawn = text.size() > 3 && letters == 1 &&
                          text.substr(1).find_first_not_of(text.back()) == text.npos;
    if (is_drawn) {
        found.kind = word_kind::symbols; // Q...
    } else if (letters > 0 && !behind.empty() && at + behind.size() == text.size()) {
        found.kind = word_kind::named;
        found.value = value_of(behind);
        found.name = text.substr(0, text.find_first_of("_0123456789"));
    } else if (letters > 0) {
        const bool has_digits = text.find_first_of("0123456789") != text.npos;
        found.kind = has_digits ? word_kind::other : word_kind::name;
    } else if (std::ranges::any_of(text, [](char each) {
                   return is_digit(code_of(each)) || is_letter(code_of(each));
               })) {
        found.kind = word_kind::other;
    }
}

bool words_of::next(word& found) {
    const separator before = skip_separators();
    if (rest_.empty()) return false;
    found = {word_kind::mark, is_first_ ? separator::none : before, {}, {}, 0, false, {}};
    std::size_t length = length_of_mark(rest_, is_first_ || before >= separator::blank);
    const bool is_mark = length > 0;
    if (!is_mark) length = length_of_word(rest_);
    found.written = rest_.substr(0, length);
    found.text = is_mark ? found.written : without_quotes(found.written);
    rest_.remove_prefix(length);
    const bool is_function =
        !is_mark && rest_.starts_with('(') && !is_digit(code_of(found.text.front()));
    if (is_function) return next(found); // int64(3) is 3
    is_first_ = false;
    if (!is_mark) classify(found);
    return true;
}

} // namespace ctqueens::reading
