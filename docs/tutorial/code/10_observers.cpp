// SPDX-License-Identifier: BSL-1.0
// Observers that count and write down what a search does.
#include "10_search.hpp"

#include <cstdio>

// [counters]
struct solution_counter : observer
{
    int count = 0;

    constexpr void solution(const auto&) { ++count; }
};
static_assert(observe<8, solution_counter>().count == 92);

struct last_solution : observer
{
    placement<6> queens = {};

    constexpr void solution(const placement<6>& found) { queens = found; }
};
static_assert(observe<6, last_solution>().queens == placement<6>{4, 2, 0, 5, 3, 1});

struct work_counter : observer
{
    int queens = 0, comparisons = 0, retreats = 0;

    constexpr void place(square) { ++queens; }
    constexpr void test() { ++comparisons; }
    constexpr void retreat(square) { ++retreats; }
};
constexpr work_counter work = observe<8, work_counter>();
static_assert(work.queens == 15720 && work.comparisons == 46752 && work.retreats == 2056);
// [/counters]

// [half_right]
struct half_right : observer
{
    int queens = 0, retreats = 0;

    constexpr void place(square) { ++queens; }
    constexpr void retraet(square) { ++retreats; } // never called
};
static_assert(observe<4, half_right>().queens == 60);
static_assert(observe<4, half_right>().retreats == 0); // 16, if it were spelt right
// [/half_right]

// [tracer]
enum class step_kind { place, conflict, solution, retreat };

struct step
{
    step_kind kind;
    square at;
    square attacker; // if kind is conflict
};

template <int N, int capacity>
struct tracer : observer
{
    step steps[capacity] = {};
    int count = 0;
    placement<N> queens = {};

    constexpr void place(square at)
    {
        queens.put(at);
        write(step_kind::place, at);
    }
    constexpr void reject(square at)
    {
        int row = 0;
        while (!attacks({row, queens[row]}, at)) {
            ++row;
        }
        write(step_kind::conflict, at, {row, queens[row]});
    }
    constexpr void solution(const auto&) { write(step_kind::solution, {N - 1, queens[N - 1]}); }
    constexpr void retreat(square from) { write(step_kind::retreat, from); }

    constexpr void write(step_kind kind, square at, square attacker = {})
    {
        if (count < capacity) {
            steps[count] = {kind, at, attacker};
        }
        ++count;
    }
};
// [/tracer]

// [trace]
template <int N, int capacity>
constexpr tracer<N, capacity> trace_shard(int first_column)
{
    tracer<N, capacity> observer;
    search<N>(first_column, observer);
    return observer;
}

// The first run counts the steps, the second one keeps them.
constexpr int length = trace_shard<4, 1>(1).count;
constexpr tracer trace = trace_shard<4, length>(1);

static_assert(length == 27);
static_assert(trace.steps[0].kind == step_kind::place && trace.steps[0].at == square{0, 1});
static_assert(trace.steps[length - 1].kind == step_kind::retreat);
// [/trace]

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
