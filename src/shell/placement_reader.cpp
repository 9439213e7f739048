// SPDX-License-Identifier: BSL-1.0
#include "placement_reader.hpp"

#include "messages.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/table.hpp>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace ctqueens::shell {

constexpr std::string_view files = "abcdefghijkl", longest_count = "14200 ";
static_assert(files.size() == max_table_size && published_counts[max_table_size] == 14200);

// Returns whether a line is not part of a placement: if it is blank, the outer bracket of a JSON
// array, the labels below a board, or what the program prints above and below boards: "Solution 5",
// "half turn: solution 5" or "92 solutions".
static bool is_between_placements(std::string_view line) {
    if (line.empty() || line == "[" || line == "]" || line == "[]") return true;
    if (line.starts_with("  ") && line.find_first_not_of(concatenate(' ', files)) == line.npos) {
        return true;
    }
    const std::size_t word = std::min(line.find("solution"), line.find("Solution"));
    if (word == line.npos) return false;
    const std::string_view before = line.substr(0, word), after = line.substr(word + 8);
    return after.find_first_not_of("s 0123456789") == after.npos &&
           ((before.ends_with(": ") && before.find_first_of("0123456789") == before.npos) ||
            (before.size() <= longest_count.size() &&
             before.find_first_not_of(" 0123456789") == before.npos));
}

// Returns N if a line can be a row of a board or, with exactly one 1, of a grid, and 0 otherwise.
static std::ptrdiff_t squares_in_row(std::string_view line) {
    if (line.find_first_not_of(" ,01") == line.npos) {
        return std::ranges::count(line, '1') == 1 ? std::ranges::count(line, '0') + 1 : 0;
    }
    return static_cast<std::ptrdiff_t>(
        detail::rows_in_board(detail::whole_text(line.data(), line.size())));
}

// Reads the next line, if there is one, without blanks and a JSON array's comma at its end.
bool placement_reader::read_line() {
    if (std::exchange(is_unread_, false)) return true;
    line_.clear();
    int character = std::getchar();
    const bool is_there = character != EOF;
    for (; character != EOF && character != '\n'; character = std::getchar()) {
        line_ += static_cast<char>(character);
    }
    if (std::ferror(stdin) != 0) refuse("cannot read standard input");
    line_.erase(line_.find_last_not_of(" \t\r") + 1);
    if (line_.ends_with("],")) line_.pop_back();
    if (is_there && ++number_ == 1 && line_.starts_with("\xEF\xBB\xBF")) { // byte order mark
        line_.erase(0, 3);
    }
    return is_there;
}

std::optional<numbered_text> placement_reader::next() {
    do {
        if (!read_line()) return std::nullopt;
    } while (is_between_placements(line_));
    numbered_text found{line_, number_};
    const std::ptrdiff_t size = squares_in_row(line_);
    if (size == 0) return found;
    for (std::ptrdiff_t rows = 1; rows < size && read_line(); ++rows) {
        is_unread_ = squares_in_row(line_) != size;
        if (is_unread_) break;
        found.text += '\n' + line_;
    }
    std::ranges::replace(found.text, ',', ' '); // of a grid, as in `replay`
    return found;
}

} // namespace ctqueens::shell
