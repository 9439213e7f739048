// SPDX-License-Identifier: BSL-1.0
#include "lists_beside.hpp"

#include "line_shapes.hpp"
#include "line_words.hpp"
#include "messages.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

// What stands between two labels or bars.
struct listed_text {
    std::string_view text;
    std::size_t begin;
};

static std::string_view trimmed_end(std::string_view text) {
    return text.substr(0, text.find_last_not_of(separator_characters) + 1); // npos + 1 is 0
}

// Returns whether a label ends with the character at this position: `17:`, `17 =`, `17)`, `17. `
static bool ends_label(std::string_view line, std::size_t at) {
    if (line[at] == ':' || line[at] == '=') return true;
    if (at == 0 || !is_one_of(line[at - 1], digit_characters)) return false;
    const bool is_point = line[at] == '.' && at + 1 < line.size() && line[at + 1] == ' ';
    return is_point || line[at] == ')';
}

static bool is_word(std::string_view word) {
    return word.size() > 1 && is_letter(word.front()) &&
           word.find_first_of(digit_characters) == word.npos;
}

// Returns a text without the label at its end, such as `Solution 2`: a word or a number, and the
// words in front of that.
static std::string_view without_label_at_end(std::string_view text) {
    for (bool is_first = true; !text.empty(); is_first = false) {
        const std::size_t begin = text.find_last_of(separator_characters) + 1; // npos + 1 is 0
        if (!is_first && !is_word(text.substr(begin))) break;
        text = trimmed_end(text.substr(0, begin));
    }
    return text;
}

// The placements in a line, and what their labels are without numbers.
struct listed_texts {
    std::vector<listed_text> all{};
    std::set<std::string> labels{};

    void add(std::string_view line, std::size_t begin, std::size_t end, bool has_label_behind) {
        begin = std::min(line.find_first_not_of(separator_characters, begin), end);
        const std::string_view text = trimmed_end(line.substr(begin, end - begin));
        const std::string_view found = has_label_behind ? without_label_at_end(text) : text;
        if (!found.empty()) all.push_back({found, begin});
        if (!has_label_behind) return;
        std::string label(text.substr(found.size()));
        std::erase_if(label,
                      [](char each) { return is_one_of(each, digit_characters) || each == ' '; });
        label.erase(0, label.find_first_not_of(separator_characters));
        labels.insert(label);
    }
};

static listed_texts texts_in(std::string_view line) {
    listed_texts found;
    std::size_t begin = 0;
    for (std::size_t at = 0; at != line.size(); ++at) {
        const bool is_label = ends_label(line, at);
        if (!is_label && !is_one_of(line[at], "|;")) continue;
        found.add(line, begin, at, is_label);
        begin = at + 1;
    }
    found.add(line, begin, line.size(), false);
    return found;
}

// Returns the number of rows if a text is a placement, and otherwise 0.
static int rows_in(std::string_view text, bool& has_own_columns) {
    std::uint8_t columns[max_placement_size]{};
    const text_shape shape = read_placement(text.data(), text.size(), columns);
    if (shape.error != parse_error::none) return 0;
    std::sort(columns, columns + shape.rows);
    has_own_columns = std::adjacent_find(columns, columns + shape.rows) == columns + shape.rows;
    return shape.rows;
}

// Returns whether these are placements, perhaps with mistakes, rather than counts.
static bool are_placements(const listed_texts& texts) {
    if (texts.all.size() < 2) return false;
    bool is_any = false, are_permutations = true, is_any_large = false;
    for (const listed_text& each : texts.all) {
        if (!is_like_placement(each.text)) return false;
        bool has_own_columns = false;
        is_any |= rows_in(each.text, has_own_columns) >= static_cast<int>(least_size_of_solutions);
        are_permutations &= has_own_columns;
        is_any_large |= each.text.find_first_not_of("01 \t,") != each.text.npos; // no row of a grid
    }
    return is_any && is_any_large && (are_permutations || texts.labels.size() < 2);
}

// Returns whether a line may have several placements with labels or bars between them.
static bool may_have_several(std::string_view line) {
    bool has_separator = false;
    for (const char each : line) {
        switch (each) {
        case ':':
        case '=':
        case '.':
        case ')':
        case '|':
        case ';': has_separator = true; break;
        case '[':
        case '(':
        case '{': return false; // lists in brackets are separated when they are read
        default: break;
        }
    }
    return has_separator;
}

std::size_t translate_lists_beside(lines_ahead& lines) {
    const std::string& text = lines.at(0)->text;
    const bool is_of_solver = text.starts_with("c ") || text.starts_with("v ");
    if (is_of_solver || !may_have_several(text)) return 1;
    const input_line whole = *lines.at(0);
    const listed_texts texts = texts_in(whole.text);
    if (!are_placements(texts)) return 1;
    std::vector<input_line> below;
    for (const listed_text& each : texts.all) {
        input_line line = whole;
        const std::string_view before = std::string_view(whole.text).substr(0, each.begin);
        line.text = std::string(count_characters(before), ' ') + std::string(each.text);
        line.bytes = line.text.size();
        below.push_back(line);
    }
    lines.replace(1, below);
    return below.size();
}

} // namespace ctqueens::shell
