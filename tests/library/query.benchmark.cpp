// SPDX-License-Identifier: BSL-1.0
// contains() against what one would write without it, on the same data: a linear scan, a binary
// search and std::unordered_set. Half of what is asked for are solutions, half are solutions with
// one queen moved, all in random order.
#include <benchmark/benchmark.h>

#include <ctqueens/query.hpp>

#include <algorithm>
#include <random>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace {

using ctqueens::placement;
using ctqueens::solutions;

template <int N> std::vector<placement<N>> questions() {
    std::mt19937 random(8);
    std::vector<placement<N>> all;
    while (all.size() < 4096) {
        placement<N> queens = solutions<N>[random() % solutions<N>.size()];
        if (all.size() % 2 == 1) {
            queens.columns[random() % N] = static_cast<std::uint8_t>(random() % N);
        }
        all.push_back(queens);
    }
    std::shuffle(all.begin(), all.end(), random);
    return all;
}

template <int N, class Contains> void ask(benchmark::State& state, const Contains& contains) {
    const std::vector<placement<N>> asked = questions<N>();
    for (auto _ : state) {
        for (const placement<N>& queens : asked) benchmark::DoNotOptimize(contains(queens));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(asked.size()));
}

template <int N> void contains(benchmark::State& state) {
    ask<N>(state, [](const placement<N>& queens) { return ctqueens::contains(queens); });
}

template <int N> void linear_scan(benchmark::State& state) {
    ask<N>(state, [](const placement<N>& queens) {
        return std::find(solutions<N>.begin(), solutions<N>.end(), queens) != solutions<N>.end();
    });
}

template <int N> void binary_search(benchmark::State& state) {
    ask<N>(state, [](const placement<N>& queens) {
        return std::binary_search(solutions<N>.begin(), solutions<N>.end(), queens,
                                  [](const placement<N>& one, const placement<N>& other) {
                                      return std::lexicographical_compare(
                                          one.begin(), one.end(), other.begin(), other.end());
                                  });
    });
}

struct hash_of_bytes {
    template <int N> std::size_t operator()(const placement<N>& queens) const {
        return std::hash<std::string_view>()(
            {reinterpret_cast<const char*>(queens.columns), queens.size()});
    }
};

template <int N> void unordered_set(benchmark::State& state) {
    const std::unordered_set<placement<N>, hash_of_bytes> set(solutions<N>.begin(),
                                                              solutions<N>.end());
    ask<N>(state, [&](const placement<N>& queens) { return set.find(queens) != set.end(); });
}

} // namespace

BENCHMARK_TEMPLATE(contains, 8);
BENCHMARK_TEMPLATE(unordered_set, 8);
BENCHMARK_TEMPLATE(binary_search, 8);
BENCHMARK_TEMPLATE(linear_scan, 8);
BENCHMARK_TEMPLATE(contains, 12);
BENCHMARK_TEMPLATE(unordered_set, 12);
BENCHMARK_TEMPLATE(binary_search, 12);
BENCHMARK_TEMPLATE(linear_scan, 12);
