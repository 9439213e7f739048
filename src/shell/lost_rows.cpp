// SPDX-License-Identifier: BSL-1.0
#include "lost_rows.hpp"

#include "messages.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>
#include <optional>

namespace ctqueens::shell {

static std::size_t lines_in(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
}

static bool are_solution(const std::vector<std::uint8_t>& columns) {
    return is_solution(placement_view{columns.data(), static_cast<int>(columns.size())});
}

bool lost_rows::follows(const numbered_text& board) const {
    return next_line_ > 0 && board.line == next_line_;
}

void lost_rows::add(const numbered_text& board, placement_view queens) {
    const std::vector<std::uint8_t> columns(queens.begin(), queens.end());
    std::vector<std::uint8_t> earlier(columns); // the same board, if it began a row earlier
    const bool is_next = follows(board) && columns_.size() == columns.size();
    if (is_next) {
        earlier.insert(earlier.begin(), columns_.back());
        earlier.pop_back();
    }
    const bool fits = is_next && suspect_ > 0 && are_solution(earlier);
    if (!fits && is_solution(queens)) {
        suspect_ = 0;
    } else if (!fits) {
        suspect_ = board.line;
        suspected_ = columns;
        is_plain_ = lines_in(board.text) == columns.size();
    }
    columns_ = columns;
    last_row_ = board.text.substr(board.text.rfind('\n') + 1); // npos + 1 is 0
    next_line_ = board.line + lines_in(board.text);
}

// Returns before which row of a board there must be another one, if that is the only way to make it
// a solution.
static std::optional<std::size_t> place_of_lost_row(const std::vector<std::uint8_t>& rows) {
    std::optional<std::size_t> found;
    const std::size_t size = rows.size() + 1;
    for (std::size_t place = 0; place != size; ++place) {
        for (std::size_t column = 0; column != size; ++column) {
            std::vector<std::uint8_t> all(rows);
            all.insert(all.begin() + static_cast<std::ptrdiff_t>(place),
                       static_cast<std::uint8_t>(column));
            if (!are_solution(all)) continue;
            if (found) return std::nullopt;
            found = place;
        }
    }
    return found;
}

std::string lost_rows::explain(const numbered_text& last) const {
    if (!follows(last) || suspect_ == 0) return "";
    const std::string earlier = last_row_ + '\n' + last.text;
    std::uint8_t columns[max_placement_size]{};
    const text_shape read = read_placement(earlier.data(), earlier.size(), columns);
    const bool fits = read.error == parse_error::none &&
                      static_cast<std::size_t>(read.rows) == columns_.size() &&
                      is_solution(placement_view{columns, read.rows});
    if (!fits) return "";
    std::vector<std::uint8_t> rows(suspected_);
    rows.pop_back();
    const std::optional<std::size_t> place = place_of_lost_row(rows);
    std::string text = concatenate("; the board that begins in line ", suspect_, " lacks a row");
    if (!place || !is_plain_) return text;
    return text + concatenate(*place < rows.size() ? " before line " : " behind line ",
                              suspect_ + std::min(*place, rows.size() - 1));
}

} // namespace ctqueens::shell
