// SPDX-License-Identifier: BSL-1.0
#include "lists.hpp"

#include "characters.hpp"

#include <algorithm>
#include <charconv>

namespace ctqueens::reading {

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
    bool has_letter = false;
    for (const char each : word) {
        const bool is_upper = each >= 'A' && each <= 'Z', is_lower = each >= 'a' && each <= 'z';
        has_letter |= is_upper || is_lower;
        if (!is_digit(code_of(each)) && !is_upper && !is_lower) return {};
        numbers.push_back(each - (is_upper ? 'A' - 10 : is_lower ? 'a' - 10 : '0'));
    }
    // Ten columns need letters if they count from 1, more than ten in any case.
    const bool needs_letter =
        size > 10 || (size == 10 && std::ranges::find(numbers, 0) == numbers.end());
    const bool is_word =
        has_letter && std::ranges::none_of(word, [](char each) { return is_digit(code_of(each)); });
    return needs_letter != has_letter || is_word ? columns() : columns_of(numbers);
}

columns columns_between(std::string_view word, int size, char between) {
    std::vector<int> numbers;
    for (;;) {
        int number = 0;
        const char* const end = word.data() + word.size();
        const auto [rest, error] = std::from_chars(word.data(), end, number);
        if (error != std::errc() || !is_digit(code_of(word.front()))) return {};
        numbers.push_back(number);
        if (rest == end) break;
        if (*rest != between || numbers.size() > max_placement_size) return {};
        word.remove_prefix(static_cast<std::size_t>(rest - word.data()) + 1);
    }
    return numbers.size() == static_cast<std::size_t>(size) ? columns_of(numbers) : columns();
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

bool is_permutation(std::span<const std::uint8_t> all) {
    std::vector<bool> is_used(all.size());
    for (const std::uint8_t column : all) {
        if (is_used[column]) return false;
        is_used[column] = true;
    }
    return true;
}

} // namespace ctqueens::reading
