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
    if (size > 10 && word.find_first_not_of("0123456789") == word.npos) return {}; // a count
    std::vector<int> numbers;
    for (const char each : word) {
        const char lower = char(each | 0x20);
        const bool is_letter = lower >= 'a' && lower <= 'z';
        if (!is_digit(code_of(each)) && !is_letter) return {};
        numbers.push_back(is_letter ? lower - 'a' + 10 : each - '0');
    }
    return columns_of(numbers);
}

bool is_like_digits(std::string_view word, int size) {
    const int difference = std::abs(static_cast<int>(word.size()) - size);
    if (difference > (size > 5 ? 1 : 0)) return false;
    const auto digits = std::ranges::count_if(
        word, [=](char each) { return is_digit(code_of(each)) && each - '0' <= size; });
    return digits + 1 >= size;
}

columns columns_of_fen(std::string_view word, int size) {
    columns all;
    int squares = 0, queen = -1; // in a row
    for (std::size_t at = 0; at <= word.size(); ++at) {
        const char each = at < word.size() ? word[at] : '/';
        if (each == '/') {
            if (squares != size || queen < 0) return {};
            all.push_back(static_cast<std::uint8_t>(queen));
            squares = 0;
            queen = -1;
        } else if (each == 'Q' || each == 'q') {
            if (queen >= 0) return {};
            queen = squares++;
        } else {
            int empty = size + 1; // if there is no number
            const char* const end = word.data() + word.size();
            const char* const rest = std::from_chars(&word[at], end, empty).ptr;
            if (empty > size) return {};
            squares += empty;
            at = static_cast<std::size_t>(rest - word.data()) - 1;
        }
    }
    return all.size() == static_cast<std::size_t>(size) ? all : columns();
}

bool is_like_fen(std::string_view word, int size) {
    const auto rows = std::ranges::count(word, '/') + 1;
    return std::abs(rows - size) < 2 && word.find_first_of("Qq") != word.npos &&
           word.find_first_not_of("0123456789/Qq") == word.npos;
}

columns columns_of_pairs(std::span<const square> pairs) {
    std::vector<int> numbers;
    for (const square& each : pairs) numbers.push_back(each.row);
    const columns rows = columns_of(numbers);
    if (rows.empty() || !is_permutation(rows)) return {};
    for (std::size_t index = 0; index < pairs.size(); ++index)
        numbers[rows[index]] = pairs[index].column;
    return columns_of(numbers);
}

bool model::add(std::string_view text, std::size_t line) {
    model next = *this;
    bool is_model = is_begun(); // a list has no negative numbers
    words_of words(text);
    for (word each; words.next(each);) {
        if (each.text == "v") {
            is_model = true; // negative numbers may be in the next line
            continue;
        }
        if (!each.is_number()) return false;
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
