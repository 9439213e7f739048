// SPDX-License-Identifier: BSL-1.0
#include "placement_reader.hpp"

#include "messages.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/table.hpp>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace ctqueens::shell {

constexpr std::string_view file_labels = " abcdefghijkl";
static_assert(file_labels.size() == max_table_size + 1);

// Returns whether a line is not part of a placement: if it is blank, the outer bracket of a JSON
// array, the labels below a board, or a caption.
static bool is_between_placements(std::string_view line) {
    if (line.empty() || line == "[" || line == "]" || line == "[]") return true;
    if (line.starts_with("  ") && line.find_first_not_of(file_labels) == line.npos) return true;
    return is_caption(line.data(), line.size());
}

// Returns N if a line can be a row of a board or, with exactly one 1, of a grid, and 0 otherwise.
static std::ptrdiff_t squares_in_row(std::string_view line) {
    if (line.find_first_not_of(" ,01") == line.npos) {
        return std::ranges::count(line, '1') == 1 ? std::ranges::count(line, '0') + 1 : 0;
    }
    return std::ranges::count_if(line, [](char byte) { // the first byte of a symbol
        return static_cast<unsigned char>(byte) >= 0xC0;
    });
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
    if (is_there) ++number_;
    if (number_ == 1 && line_.starts_with("\xEF\xBB\xBF")) line_.erase(0, 3); // byte order mark
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
