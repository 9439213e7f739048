// SPDX-License-Identifier: BSL-1.0
#include "list_numbers.hpp"

#include "line_shapes.hpp"
#include "line_words.hpp"
#include "messages.hpp"

#include <ctqueens/placement.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace ctqueens::shell {

static bool has_only(std::string_view text, std::string_view characters) {
    return text.find_first_not_of(characters) == text.npos;
}

// Returns the numbers in a line, if there is nothing else.
static std::vector<int> numbers_in(std::string_view line) {
    if (line.empty() || !has_only(line, "0123456789 \t,;")) return {};
    std::vector<int> numbers;
    for (const std::string_view item : items_in(line, separator_characters)) {
        int number = 0;
        const auto [end, error] = std::from_chars(item.data(), item.data() + item.size(), number);
        if (error != std::errc()) return {};
        numbers.push_back(number);
    }
    return numbers;
}

// Returns whether all numbers are columns, counted from 0 or from 1.
static bool are_columns(std::span<const int> numbers) {
    const int rows = static_cast<int>(numbers.size());
    const auto [least, most] = std::ranges::minmax(numbers);
    return most < rows || (least > 0 && most == rows);
}

static bool is_permutation(std::span<const int> numbers) {
    std::vector<int> sorted(numbers.begin(), numbers.end());
    std::ranges::sort(sorted);
    return are_columns(numbers) && std::ranges::adjacent_find(sorted) == sorted.end();
}

// Returns what precedes the number at the end of a name: q for q1.
static std::string_view without_number(std::string_view name) {
    return name.substr(0, name.find_last_not_of(digit_characters) + 1); // npos + 1 is 0
}

// Returns the names of the columns of a table, if the line may be above one.
static std::vector<std::string_view> titles_in(std::string_view line) {
    const std::vector<std::string_view> titles = items_in(line, "\t,;\"");
    const auto is_title = [](std::string_view title) {
        title = title.substr(std::min(title.find_first_not_of(' '), title.size()));
        return !title.empty() && title.find_first_of("[](){}:=|") == title.npos &&
               title.find_first_not_of(digit_characters) == 0 && title.front() != '-';
    };
    const bool are_titles = titles.size() > 1 && std::ranges::all_of(titles, is_title);
    return are_titles ? titles : std::vector<std::string_view>{};
}

// Squares such as b4,d3,a2,c1 differ in their letters, unlike q1,q2,q3,q4.
static bool have_same_letters(std::span<const std::string_view> titles) {
    return std::ranges::all_of(titles, [&titles](std::string_view each) {
        return without_number(each) == without_number(titles.front()) &&
               each != without_number(each);
    });
}

static bool are_solution(std::span<const int> columns) {
    if (columns.size() > max_placement_size || !is_permutation(columns)) return false;
    const std::vector<std::uint8_t> queens(columns.begin(), columns.end());
    return is_solution(placement_view{queens.data(), static_cast<int>(queens.size())});
}

// The first list may have a 0 in front of the columns 1 to N. What is a solution with it is read as
// one, since it must be answered before the next line is there.
static bool may_be_numbered_from_0(std::span<const int> numbers, std::size_t lists_before) {
    return lists_before == 0 && numbers.front() == 0 && !are_solution(numbers);
}

// Returns whether the numbers in front of the first lists count. Without a title, at least one list
// must have its queens in different columns behind its number, and none with it.
bool list_numbers::are_numbered(lines_ahead& lines, bool has_title) const {
    constexpr std::size_t enough = 3;
    std::size_t count = 0;
    bool is_any_placement = false, is_any_solution = false;
    int first = 0;
    for (; count != enough; ++count) {
        const input_line* const line = lines.at(count);
        if (line == nullptr) break;
        const std::vector<int> numbers = numbers_in(line->text);
        if (count > 0 && numbers.empty()) break; // a blank line, or a remark
        if (numbers.size() < least_size_of_solutions + 1) return false;
        const std::span<const int> columns = std::span(numbers).subspan(1);
        if (count == 0) first = numbers.front();
        const bool may_start = first <= 1 || has_title || first == expected_;
        const bool goes_on = numbers.front() == first + static_cast<int>(count);
        if (!may_start || !goes_on || !are_columns(columns)) return false;
        if (is_permutation(numbers) && !may_be_numbered_from_0(numbers, count)) return false;
        is_any_placement |= is_permutation(columns);
        is_any_solution |= are_solution(columns) && !is_permutation(numbers);
    }
    return has_title || (count == 1 ? is_any_solution : is_any_placement);
}

void list_numbers::drop_number(input_line& line, int number) {
    const std::size_t begin = line.text.find_first_of(digit_characters);
    std::size_t end = line.text.find_first_not_of(digit_characters, begin);
    end = line.text.find_first_not_of(separator_characters, end);
    line.text.replace(begin, end - begin, std::string(end - begin, ' '));
    expected_ = number + 1;
    if (!first_) first_ = dropped_number{number, line.number};
}

void list_numbers::translate(lines_ahead& lines) {
    input_line& line = *lines.at(0);
    if (line.text.empty()) return;
    const char begin = line.text[std::min(line.text.find_first_not_of(separator_characters),
                                          line.text.size() - 1)];
    if (digit_characters.find(begin) == digit_characters.npos) {
        if (line.text.find_first_of("\t,;") == line.text.npos) return;
        const std::vector<std::string_view> titles = titles_in(line.text);
        if (titles.size() < least_size_of_solutions) return;
        const bool are_of_columns = have_same_letters(titles);
        has_title_ = !are_of_columns && have_same_letters(std::span(titles).subspan(1));
        if (!are_of_columns && !has_title_) return;
        const input_line* const next = lines.at(1);
        if (next == nullptr || numbers_in(next->text).size() != titles.size()) {
            has_title_ = false;
            return;
        }
        line.text = "titles"; // a heading
        length_ = 0;
        return;
    }
    const std::vector<int> numbers = numbers_in(line.text);
    if (numbers.size() < least_size_of_solutions + 1) return;
    if (numbers.size() != length_) { // otherwise, it has been decided
        length_ = numbers.size();
        is_numbered_ = are_numbered(lines, std::exchange(has_title_, false));
        start_ = expected_ = numbers.front();
        may_be_numbered_ = !is_numbered_ && start_ == 0 && are_solution(numbers);
    } else if (std::exchange(may_be_numbered_, false) && numbers.front() == 1 &&
               !is_permutation(numbers) && is_permutation(std::span(numbers).subspan(1))) {
        refuse("standard input, line ", line.number, ": the lists seem to be numbered from 0, so ",
               "the list above can be read in two ways; number them from 1");
    }
    if (!is_numbered_) return;
    const bool is_expected = numbers.front() == expected_ || numbers.front() == start_;
    const bool is_placement =
        is_permutation(std::span(numbers).subspan(1)) && !is_permutation(numbers);
    if (!is_expected && !is_placement) {
        refuse("standard input, line ", line.number,
               ": the numbers in front of the lists do not continue with ", expected_);
    }
    drop_number(line, numbers.front());
}

} // namespace ctqueens::shell
