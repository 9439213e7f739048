// SPDX-License-Identifier: BSL-1.0
// Observers that count the work of a search and record its steps.
#include "10_search.hpp"

#include <cstdio>

// [work]
struct work_counter
{
    int candidates = 0, conflict_tests = 0, solutions = 0;

    constexpr void candidate() { ++candidates; }
    constexpr void conflict_test() { ++conflict_tests; }
    constexpr void solution(const auto&) { ++solutions; }
};
static_assert(counts_work<work_counter> && !follows_steps<work_counter>);

constexpr work_counter count_work(int first_column)
{
    work_counter counter;
    search<8>(first_column, counter);
    return counter;
}

template <int first_column>
constexpr work_counter shard = count_work(first_column); // each is an evaluation of its own

static_assert(shard<0>.candidates == 1785);
static_assert(shard<0>.conflict_tests == 4971);
static_assert(shard<0>.solutions == 4);

// The other four shards are mirror images of these.
static_assert(2 * (shard<0>.candidates + shard<1>.candidates + shard<2>.candidates +
                   shard<3>.candidates) ==
              15720);
// [/work]

// [step]
enum class step_kind { place, conflict, solution, retreat };

struct step
{
    step_kind kind;
    square at;
    square attacker; // of a conflict
};
// [/step]

// [recorder]
template <int capacity>
struct recorder
{
    step steps[capacity] = {};
    int count = 0;

    constexpr void place(square at) { record({step_kind::place, at, {}}); }
    constexpr void conflict(square at, square attacker)
    {
        record({step_kind::conflict, at, attacker});
    }
    constexpr void retreat(square at) { record({step_kind::retreat, at, {}}); }

    template <int N>
    constexpr void solution(const placement<N>& queens)
    {
        record({step_kind::solution, {N - 1, queens[N - 1]}, {}});
    }

    constexpr void record(const step& taken)
    {
        if (count < capacity) {
            steps[count] = taken;
        }
        ++count;
    }
};
static_assert(follows_steps<recorder<1>> && !counts_work<recorder<1>>);
// [/recorder]

// [record]
template <int N, int capacity>
constexpr recorder<capacity> record(int first_column)
{
    recorder<capacity> observer;
    search<N>(first_column, observer);
    return observer;
}

// Once to count the steps, once more to keep them.
constexpr int length = record<4, 1>(1).count;
constexpr recorder<length> trace = record<4, length>(1);

static_assert(length == 27);
static_assert(trace.steps[0].kind == step_kind::place && trace.steps[0].at == square{0, 1});
static_assert(trace.steps[length - 1].kind == step_kind::retreat);
// [/record]

void print(square at)
{
    std::printf(" %c%d", 'a' + at.column, 4 - at.row);
}

int main()
{
    constexpr const char* names[] = {"place", "conflict", "solution", "retreat"};
    for (const step& each : trace.steps) {
        std::printf("%*s%s", 2 * each.at.row, "", names[static_cast<int>(each.kind)]);
        print(each.at);
        if (each.kind == step_kind::conflict) {
            std::printf(" with");
            print(each.attacker);
        }
        std::puts("");
    }
}
