// SPDX-License-Identifier: BSL-1.0
// The page shows the same steps as trace.hpp, for every search and from every starting point.
// Prints the differences.
#include "../../docs/site/module/survey.hpp"

#include <ctqueens/search.hpp>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace ctqueens;

namespace {

template <class Search, int N>
std::vector<step> library_steps()
{
    const int all = write_steps<Search, N>(first_steps{1 << 30}, nullptr, 1 << 30);
    std::vector<step> steps(static_cast<std::size_t>(all));
    write_steps<Search, N>(first_steps{all}, steps.data(), all);
    return steps;
}

bool is_same(const site::situation& shown, const step& expected)
{
    return shown.kind == static_cast<std::uint8_t>(expected.kind) && shown.row == expected.row &&
           shown.column == expected.column && shown.attacker_row == expected.attacker_row &&
           shown.attacker_column == expected.attacker_column;
}

template <class Search, int N>
bool agree()
{
    const std::vector<step> expected = library_steps<Search, N>();
    site::survey whole{};
    while (!site::extend(whole, N, site::search_shard<Search, N, site::profile>)) {
    }
    bool all_same = whole.whole.steps == expected.size() + 1; // the page shows the end too
    constexpr std::uint32_t capacity = 100;
    site::situation situations[capacity];
    for (std::uint32_t first = 0; first < expected.size(); first += 97) {
        const std::uint32_t count = site::write_situations(
            whole, site::search_shard<Search, N, site::window>, situations, first, capacity);
        all_same =
            all_same && count == std::min<std::uint32_t>(capacity, whole.whole.steps - first);
        for (std::uint32_t index = 0; index < count && first + index < expected.size(); ++index) {
            all_same = all_same && is_same(situations[index], expected[first + index]);
        }
    }
    if (!all_same) {
        std::printf("%s, N = %d: the steps differ\n", Search::name, N);
    }
    return all_same;
}

template <class... Search>
struct list
{
    static bool agree_all() { return (... && (agree<Search, 4>() && agree<Search, 6>())); }
};

} // namespace

int main()
{
    const bool all_agree = search::all<list>::agree_all() && agree<search::iterative, 8>() &&
                           agree<search::bitmask, 8>();
    return all_agree ? 0 : 1;
}
