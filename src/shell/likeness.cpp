// SPDX-License-Identifier: BSL-1.0
#include "likeness.hpp"

#include "line_shapes.hpp"
#include "line_words.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>
#include <charconv>

namespace ctqueens::shell {

static constexpr int least_size = static_cast<int>(least_size_of_solutions);

// Words of one kind, next to each other.
struct run_of_columns {
    bool are_squares = false;
    int count = 0;
    int most = 0; // the largest number
};

// Reads a column, or a square with its letter. Returns whether it is one; `most` includes it.
static bool read_column(std::string_view word, run_of_columns& run) {
    const bool is_square = is_letter(word.front());
    const std::string_view number = word.substr(is_square ? 1 : 0);
    int value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    const bool is_number = !number.empty() && error == std::errc() && end == number.end();
    if (!is_number || !is_one_of(number.front(), digit_characters)) return false;
    if (run.count > 0 && run.are_squares != is_square) run = {};
    const int letter = is_square ? detail::index_of_letter(word.front(), 0) + 1 : 0;
    run = {is_square, run.count + 1, std::max({run.most, value, letter})};
    return true;
}

static void add_run(const run_of_columns& run, std::set<int>& sizes) {
    const bool is_placement = run.count >= least_size && run.count <= max_placement_size;
    if (is_placement && run.most <= run.count) sizes.insert(run.count);
}

static void add_columns(std::string_view line, std::set<int>& sizes) {
    constexpr std::string_view blanks = " \t,;", brackets = "[](){}";
    run_of_columns run;
    for (std::size_t at = 0; at < line.size();) {
        if (is_one_of(line[at], blanks)) {
            ++at;
            continue;
        }
        const std::size_t length =
            is_one_of(line[at], brackets) ? 1 : line.substr(at).find_first_of(" \t,;[](){}");
        const std::string_view word = line.substr(at, length);
        const run_of_columns before = run;
        if (!read_column(word, run)) run = {};
        if (run.count <= before.count) add_run(before, sizes);
        at += word.size();
    }
    add_run(run, sizes);
}

// The symbols with which a row may be drawn.
struct drawn_signs {
    int queens = 0; // that are not part of a word
    int squares = 0;
    int bars = 0;
};

static drawn_signs signs_in(std::string_view line) {
    drawn_signs found;
    detail::unread_text in = detail::whole_text(line.data(), line.size());
    bool is_behind_letter = false;
    while (in.position < in.end_position) {
        const std::size_t at = in.position;
        const detail::symbol next = detail::read_symbol(in);
        const bool is_before_letter = is_letter(in.next());
        const bool is_plain =
            !is_one_of(line[at], digit_characters) && !is_one_of(line[at], "XxWw*");
        found.queens +=
            next == detail::symbol::queen && is_plain && !is_behind_letter && !is_before_letter;
        found.squares += next == detail::symbol::empty && is_plain;
        found.bars += next == detail::symbol::bar;
        is_behind_letter = is_letter(line[at]);
    }
    return found;
}

std::set<int> sizes_of_likeness(std::string_view line) {
    std::set<int> sizes;
    add_columns(line, sizes);
    const drawn_signs drawn = signs_in(line);
    if (drawn.queens != 1) return sizes;
    // There may be a label, and bars around the row or only between its squares.
    for (const int size :
         {drawn.squares, drawn.squares + 1, drawn.bars - 1, drawn.bars, drawn.bars + 1}) {
        if (size >= least_size) sizes.insert(size);
    }
    return sizes;
}

std::size_t signs_of_placement_in(std::string_view line) {
    const drawn_signs drawn = signs_in(line);
    const auto numbers = std::ranges::count_if(line, detail::is_digit);
    return static_cast<std::size_t>(numbers + drawn.queens + drawn.bars);
}

} // namespace ctqueens::shell
