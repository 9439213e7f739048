// SPDX-License-Identifier: BSL-1.0
// Placements, tables, sets and parse results, used with the standard library.
#include <ctqueens/ctqueens.hpp>
#include <ctqueens/std.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <list>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace ctqueens;

template <class Range>
inline constexpr bool has_columns = std::ranges::bidirectional_range<Range>&&
    std::ranges::sized_range<Range>&& std::ranges::common_range<Range>&&
        std::sized_sentinel_for<std::ranges::iterator_t<Range>, std::ranges::iterator_t<Range>>;
static_assert(has_columns<placement<8>> && has_columns<const placement<8>> &&
              has_columns<const placement_view>);
template <class Range>
inline constexpr bool is_array_like = std::ranges::contiguous_range<Range>&&
    std::ranges::sized_range<Range>&& std::ranges::common_range<Range>;
static_assert(is_array_like<const table<8>> && is_array_like<const orbit<8>>);
static_assert(std::ranges::forward_range<const solution_set<8>>);
static_assert(std::ranges::random_access_range<const table_view> &&
              std::ranges::sized_range<const table_view> &&
              std::ranges::common_range<const table_view>);

// The usual names of types, which other libraries look for.
template <class Range>
inline constexpr bool names_its_iterators =
    std::same_as<typename Range::iterator, std::ranges::iterator_t<Range>>&&
        std::same_as<typename Range::const_iterator, std::ranges::iterator_t<const Range>>&&
            std::same_as<typename Range::value_type, std::ranges::range_value_t<Range>>;
static_assert(names_its_iterators<placement<8>> && names_its_iterators<placement_view> &&
              names_its_iterators<const table<8>> && names_its_iterators<table_view> &&
              names_its_iterators<solution_set<8>> && names_its_iterators<const orbit<8>>);

// All ways to a column give a number, since a stream would print a byte as a character.
template <class Placement>
inline constexpr bool reads_numbers = std::same_as<decltype(std::declval<Placement&>()[0]), int>&&
    std::same_as<std::ranges::range_reference_t<Placement>, int>&&
        std::same_as<std::ranges::range_value_t<Placement>, int>;
static_assert(reads_numbers<placement<8>> && reads_numbers<const placement<8>> &&
              reads_numbers<placement_view>);
static_assert(reads_numbers<std::ranges::range_value_t<table_view>> && sizeof solutions<8> == 736);
static_assert(std::same_as<decltype(to_array(solutions<8>[0])[0] + 0), int>);
static_assert(std::same_as<decltype(std::declval<placement<8>&>().front()), int> &&
              std::same_as<decltype(std::declval<placement<8>&>().back()), int>);

// The iterator, down and up.
constexpr bool walks() {
    const placement<4> queens{{1, 3, 0, 2}};
    auto at = queens.begin();
    bool holds = *at++ == 1 && *at == 3 && *++at == 0 && *at-- == 0 && *at == 3;
    return holds && *--at == 1 && at == queens.begin() && queens.end() - at == 4;
}
static_assert(walks());

constexpr int sum_of_named_columns() {
    const auto [first, second, third, fourth] = solutions<4>[0];
    return 1000 * first + 100 * second + 10 * third + fourth;
}
static_assert(sum_of_named_columns() == 1302);
static_assert(std::regular<placement<8>> && std::totally_ordered<placement<8>> &&
              std::regular<solution_set<8>>);

// The order is lexicographic, and a table is in this order.
constexpr placement<4> small{{1, 3, 0, 2}}, large{{1, 3, 2, 0}};
static_assert(small < large && small <= large && large > small && large >= small);
static_assert(small <= small && small >= small && !(small < small) && !(small > small));
static_assert(!(large < small) && !(large <= small) && !(small > large) && !(small >= large));
static_assert(placement<2>{{1, 0}} > placement<2>{{0, 1}} && placement<1>{{0}} < placement<1>{{1}});
static_assert(std::ranges::is_sorted(solutions<8>) &&
              !std::ranges::is_sorted(solutions<5, search::iterative>));

struct scored {
    placement<4> queens;
    int score;
    friend auto operator<=>(const scored&, const scored&) = default;
};
static_assert(scored{small, 2} < scored{large, 1} && scored{small, 2} > scored{small, 1});

// Every column can be read and changed.
static_assert(small.front() == 1 && small.back() == 2 && small.data() == &small.columns[0]);
constexpr placement<4> sorted() {
    placement<4> queens = small;
    queens.put({0, 2});
    queens.data()[3] = 1;
    std::ranges::sort(queens.columns);
    return queens;
}
static_assert(sorted() == placement<4>{{0, 1, 2, 3}});

// Sets.
constexpr auto on_a8 = having<8>("a8"_square);
constexpr auto on_h8 = having<8>("h8"_square);
static_assert((on_a8 | on_h8).size() == 8 && ((on_a8 | on_h8) & on_h8) == on_h8);
static_assert(on_a8.contains(solutions<8>[3]) && !on_a8.contains(solutions<8>[4]));
static_assert(!on_a8.contains(placement<8>{{0, 1, 2, 3, 4, 5, 6, 7}}));

// Results of parsing.
static_assert(from_digits<4>("2413") == small && *from_digits<4>("2413") == small);
static_assert(from_digits<4>("2413") == from_squares<4>("b4 d3 a2 c1"));
static_assert(from_digits<4>("2431") != small && from_digits<4>("241") != from_digits<4>("24x"));
static_assert(from_digits<4>("24x1") == from_digits<4>("31x1") &&
              from_digits<4>("24x1") != from_digits<4>("2x41"));
static_assert(from_digits<4>("0000") != placement<4>{{}}, "a failed result equals no value");

// Texts with an explicit length need no null terminator, and may contain null characters.
constexpr std::array six{'2', '4', '1', '3', 'x', 'x'};
static_assert(from_digits<4>(six.data(), 4) == small &&
              from_digits<4>(six.data(), 5).error == parse_error::too_long);
static_assert(from_text<4>(six.data(), 4) == small && shape_of(six.data(), 4) == 4);
static_assert(from_squares<4>("b4d3a2c1d4", 8) == small &&
              from_squares<4>("b4d3a2c1d4", 6).position == 6);
static_assert(from_fen<4>("1Q2/3Q/Q3/2Q1/", 13) == small &&
              square_from<8>("e44", 2) == square{4, 4});
static_assert(from_digits<4>("", 0).error == parse_error::ends_early && shape_of("", 0).value == 0);
static_assert(from_digits<4>("2413\0", 5).error == parse_error::too_long);
static_assert(from_digits<4>("24\0"
                             "3",
                             4) == parsed<placement<4>>{{}, parse_error::not_a_column, 2});
static_assert(from_text<4>("1 3 0 2\0", 8).error == parse_error::too_long);

// Arrays and strings.
static_assert(to_array(small) == std::array<int, 4>{1, 3, 0, 2} &&
              to_placement(to_array(small)) == small);
static_assert(to_placement(std::array{1, 3, -1, 4}) == placement<4>{{1, 3, 4, 4}});
static_assert(to_placement(std::array<signed char, 200>{5}).front() == 5);
static_assert(to_placement(std::array{1LL << 40, 3LL, 256LL, 2LL}) == placement<4>{{4, 3, 4, 2}});

// What is written to a binding would be lost.
static_assert(std::is_const_v<std::tuple_element_t<3, placement<4>>>);

// Generators as ranges.
static_assert(std::ranges::distance(solution_generator<6>()) == 4);
static_assert(std::ranges::count_if(permutation_generator<4>(),
                                    [](const auto& order) { return is_solution(order); }) == 2);

// report() takes any range of columns, and boards.
constexpr auto in_containers = [](reporter<5> report) {
    const std::array<int, 5> first{0, 2, 4, 1, 3};
    report(first);
    report(std::span(solutions<5>[1].columns));
#ifdef __cpp_lib_constexpr_vector
    report(std::vector<short>{1, 3, 0, 2, 4});
    report(std::vector<std::vector<int>>{
        {0, 1, 0, 0, 0}, {0, 0, 0, 0, 1}, {0, 0, 1, 0, 0}, {1, 0, 0, 0, 0}, {0, 0, 0, 1, 0}});
#else
    report(solutions<5>[2]);
    report(solutions<5>[3]);
#endif
    const std::array<std::string_view, 5> fifth{"..Q..", "Q....", "...Q.", ".Q...", "....Q"};
    report(fifth);
    for (std::size_t index = 5; index < 10; ++index) report(to_array(solutions<5>[index]));
};
static_assert(passes_in_order_of<5, as_search<in_containers>, search::bitmask>);
static_assert(detail::has_integers<std::vector<int>> && detail::has_integers<std::list<int>>);
static_assert(!detail::has_integers<std::array<double, 5>> && !detail::has_integers<int*>);
static_assert(!detail::has_integers<std::string> && detail::is_string<std::string>);
static_assert(detail::has_lines<std::vector<std::string>> && detail::has_lines<char[8][8]> &&
              detail::has_lines<std::vector<std::vector<bool>>> &&
              detail::has_lines<std::set<std::pair<int, int>>> &&
              !detail::has_lines<std::vector<int>>);

// Functions return containers of solutions.
constexpr auto as_arrays = [] {
    std::array<std::array<int, 8>, 92> all{};
    for (std::size_t index = 0; index != 92; ++index) {
        for (std::size_t row = 0; row != 8; ++row) all[index][row] = solutions<8>[index][int(row)];
    }
    return all;
};
static_assert(passes<8, as_search<as_arrays>>);
#if !defined(__clang__) || __clang_major__ > 15 // which does not compile the views of libstdc++
static_assert(grade<8>(solutions<8> | std::views::filter(is_solution)).is_passed());
static_assert(grade<8>(solutions<8> | std::views::take(40)).count == 40);
#endif
#ifdef __cpp_lib_constexpr_vector
constexpr auto as_vectors = [](int size) {
    std::vector<std::vector<int>> all;
    if (size == 4) {
        all.push_back({1, 3, 0, 2});
        all.push_back({2, 0, 3, 1});
    }
    return all;
};
static_assert(passes<4, as_search<as_vectors>> && passes<3, as_search<as_vectors>>);
static_assert(examine<5, as_search<as_vectors>>.what == fault::missing);
#endif
// Clang cannot evaluate the strings of libstdc++ 12.
#if defined(__cpp_lib_constexpr_vector) && __cpp_lib_constexpr_string >= 201907 &&                 \
    (!defined(__clang__) || defined(_LIBCPP_VERSION))
constexpr auto as_strings = []<int N>() {
    std::vector<std::vector<std::string>> all;
    for (const placement<N>& queens : solutions<N>) {
        std::vector<std::string> board(N, std::string(N, '.'));
        for (int row = 0; row < N; ++row) board[std::size_t(row)][std::size_t(queens[row])] = 'Q';
        all.push_back(board);
    }
    return all;
};
static_assert(passes<6, as_search<as_strings>>);
#endif

static_assert(to_string_view(text::rendered<text::digits, small>) == "2413");
static_assert(std::hash<placement<4>>()(small) != std::hash<placement<4>>()(large));

// Formatting compiles without exceptions, as this file is compiled.
#ifdef __cpp_lib_format
inline std::string formatted(const placement<4>& queens) { return std::format("{:fen}", queens); }
#endif
