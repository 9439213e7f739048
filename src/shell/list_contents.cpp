// SPDX-License-Identifier: BSL-1.0
#include "list_contents.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>

namespace ctqueens::shell {

// The items of a list, by what they look like.
struct item_counts {
    std::size_t all = 0;
    std::size_t numbers = 0;
    std::size_t zeros = 0;
    std::size_t ones = 0;
    std::size_t symbols = 0;  // single squares of a board
    std::size_t drawings = 0; // several squares in one item
};

static void count_item(std::string_view item, item_counts& counts) {
    ++counts.all;
    if (!item.empty() && std::ranges::all_of(item, detail::is_digit)) {
        ++counts.numbers;
        counts.zeros += item == "0";
        counts.ones += item == "1";
    }
    detail::unread_text rest = detail::whole_text(item.data(), item.size());
    std::size_t squares = 0;
    while (rest.next() != '\0') {
        if (detail::read_symbol(rest) == detail::symbol::unknown) return;
        ++squares;
    }
    counts.symbols += squares == 1;
    counts.drawings += squares > 1;
}

// Counts what stands between commas, blanks or quotes.
static item_counts items_in(std::string_view list) {
    constexpr std::string_view separators = " \t\r\n,", quotes = "\"'";
    item_counts counts;
    while (true) {
        list.remove_prefix(std::min(list.find_first_not_of(separators), list.size()));
        if (list.empty()) return counts;
        const bool is_quoted = quotes.find(list.front()) != quotes.npos;
        const std::size_t begin = is_quoted ? 1 : 0;
        const std::size_t found =
            is_quoted ? list.find(list.front(), 1) : list.find_first_of(separators);
        const std::size_t end = std::min(found, list.size());
        count_item(list.substr(begin, end - begin), counts);
        list.remove_prefix(std::min(end + begin, list.size()));
    }
}

list_contents contents_of(std::string_view list, bool may_be_beside_rows) {
    using kind = list_contents::kind;
    const std::string_view inside = list.substr(1, list.size() - 2);
    const item_counts items = items_in(inside);
    const bool has_key = inside.find(':') != inside.npos; // of a JSON object
    if (items.all == 0 || has_key) return {kind::nothing, items.all};
    if (items.all == items.numbers) {
        if (items.all == 2) return {kind::square, items.all};
        const bool is_of_grid = items.zeros + items.ones == items.all && items.all > 1;
        const bool is_row = items.ones == 1 || (items.ones == 0 && may_be_beside_rows);
        return is_of_grid && is_row ? list_contents{kind::row, items.all}
                                    : list_contents{kind::placement, items.all};
    }
    if (items.all == items.symbols) return {kind::row, items.all};
    const bool is_drawn = items.all <= 2 * (items.drawings + items.symbols); // with mistakes
    const bool has_number = std::ranges::any_of(inside, detail::is_digit);
    return {is_drawn || has_number ? kind::placement : kind::nothing, items.all, is_drawn};
}

} // namespace ctqueens::shell
