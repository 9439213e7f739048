// SPDX-License-Identifier: BSL-1.0
#include "columns.hpp"

#include "characters.hpp"
#include "words.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

namespace ctqueens::reading {

bool is_permutation(std::span<const std::uint8_t> all) {
    std::vector<bool> is_used(all.size());
    for (const std::uint8_t column : all) {
        if (is_used[column]) return false;
        is_used[column] = true;
    }
    return true;
}

columns columns_of(std::span<const int> numbers) {
    const int size = static_cast<int>(numbers.size());
    const int first = std::ranges::find(numbers, size) == numbers.end() ? 0 : 1;
    columns all;
    for (const int number : numbers) {
        if (number < first || number >= size + first) return {};
        all.push_back(static_cast<std::uint8_t>(number - first));
    }
    return all;
}

columns columns_of_digits(std::string_view word, int size) {
    if (word.size() != static_cast<std::size_t>(size) || size > 35) return {};
    if (word.find_first_not_of("01") == word.npos) return {}; // a row of a board
    std::vector<int> numbers;
    for (const char each : word) {
        const char lower = char(each | 0x20);
        const bool is_letter = lower >= 'a' && lower <= 'z';
        if (!is_digit(code_of(each)) && !is_letter) return {};
        numbers.push_back(is_letter ? lower - 'a' + 10 : each - '0');
    }
    // Ten columns need letters if they count from 1, more than ten in any case.
    const bool needs_letter =
        size > 10 || (size == 10 && std::ranges::find(numbers, 0) == numbers.end());
    const auto [least, most] = std::ranges::minmax(numbers);
    const bool has_both = least < 10 && most > 9;
    return (needs_letter ? has_both : most < 10) ? columns_of(numbers) : columns();
}

columns columns_of_fen(std::string_view word, int size) {
    columns all;
    while (all.size() < static_cast<std::size_t>(size)) {
        const std::string_view row = word.substr(0, word.find('/'));
        int squares = 0, queen = -1;
        for (std::size_t at = 0; at < row.size(); ++at) {
            if (row[at] == 'Q' || row[at] == 'q') {
                if (queen >= 0) return {};
                queen = squares++;
            } else {
                int empty = 0;
                const auto [rest, error] =
                    std::from_chars(&row[at], row.data() + row.size(), empty);
                if (error != std::errc() || empty < 1 || empty > size) return {};
                squares += empty;
                at = static_cast<std::size_t>(rest - row.data()) - 1;
            }
        }
        if (squares != size || queen < 0) return {};
        all.push_back(static_cast<std::uint8_t>(queen));
        word.remove_prefix(std::min(row.size() + 1, word.size()));
    }
    return word.empty() ? all : columns();
}

columns columns_of_pairs(std::span<const square> pairs, bool are_bare) {
    const int size = static_cast<int>(pairs.size());
    const auto first_of = [&](int square::*part) { // 0 or 1, or -1 if numbers are off the board
        const auto [least, most] = std::ranges::minmax(pairs, {}, part);
        const int first = most.*part == size ? 1 : 0;
        return least.*part < first || most.*part >= size + first ? -1 : first;
    };
    for (const auto row : {&square::row, &square::column}) {
        const auto column = row == &square::row ? &square::column : &square::row;
        const int first_row = first_of(row), first_column = first_of(column);
        if (first_row < 0 || first_column < 0) return {};
        columns all(pairs.size(), max_placement_size);
        const int first = are_bare ? first_row : first_column;
        for (const square& each : pairs) {
            if (each.*column < first || each.*column >= size + first) return {};
            all[static_cast<std::size_t>(each.*row - first_row)] =
                static_cast<std::uint8_t>(each.*column - first);
        }
        if (std::ranges::find(all, std::uint8_t(max_placement_size)) == all.end()) return all;
    }
    return {};
}

bool model::add(std::string_view text, std::size_t line) {
    model next = *this;
    bool is_model = is_begun(); // a list has no negative numbers
    words_of words(text);
    for (word each; words.next(each);) {
        if (each.text == "v" && next.last_ == last_) {
            is_model = true; // negative numbers may be in the next line
            continue;
        }
        if (!each.is_number() || each.has_point) return false;
        if (each.value == 0 && next.is_begun()) continue; // the end
        if (std::abs(each.value) != next.last_ + 1 || next.is_complete()) return false;
        is_model |= each.value < 0;
        if (each.value > 0) {
            next.is_wrong_ |= next.last_ / size_ != static_cast<int>(next.columns_.size());
            next.columns_.push_back(static_cast<std::uint8_t>(next.last_ % size_));
        }
        ++next.last_;
    }
    if (!is_model) return false;
    if (!is_begun()) next.line_ = line;
    *this = std::move(next);
    return true;
}

columns model::take() {
    const model all = std::exchange(*this, model(size_));
    const bool is_placement = !all.is_wrong_ && all.columns_.size() == std::size_t(size_);
    return is_placement ? all.columns_ : columns();
}

} // namespace ctqueens::reading
