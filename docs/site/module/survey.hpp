// SPDX-License-Identifier: BSL-1.0
// What is worth knowing of a search as a whole, and any part of it step by step.
#ifndef CTQUEENS_SITE_SURVEY_HPP
#define CTQUEENS_SITE_SURVEY_HPP

#include "follower.hpp"

#include <ctqueens/solutions.hpp>

namespace ctqueens::site {

// How deep a search was in so many successive steps.
struct stretch
{
    std::uint8_t least_rows;
    std::uint8_t greatest_rows;
    std::uint8_t solutions; // 255 for more
};

// A search as a whole: how many steps it has, where its solutions are, and how deep it was over
// time. If it has more steps than there is room for, two stretches are made one, as often as
// needed.
struct profile
{
    static constexpr std::uint32_t capacity = 2048;

    std::uint32_t steps;
    std::uint32_t width; // steps in a stretch
    std::uint32_t count; // stretches, the last of which may not be full
    std::uint32_t solution_steps[published_counts[greatest_size]];
    stretch stretches[capacity];

    [[nodiscard]] constexpr bool wants_more() const noexcept { return true; }

    constexpr void operator()(const situation& now) noexcept
    {
        if (steps == width * capacity) {
            halve();
        }
        if (steps == width * count) {
            stretches[count++] = {now.rows, now.rows, 0};
        }
        stretch& last = stretches[count - 1];
        last.least_rows = now.rows < last.least_rows ? now.rows : last.least_rows;
        last.greatest_rows = now.rows > last.greatest_rows ? now.rows : last.greatest_rows;
        if (now.kind == std::uint8_t(step_kind::solution)) {
            if (last.solutions < 255) {
                ++last.solutions;
            }
            solution_steps[now.solutions - 1] = steps;
        }
        ++steps;
    }

private:
    constexpr void halve() noexcept
    {
        count /= 2;
        for (std::uint32_t index = 0; index < count; ++index) {
            const stretch one = stretches[2 * index], other = stretches[2 * index + 1];
            const int both = one.solutions + other.solutions;
            stretches[index] = {
                one.least_rows < other.least_rows ? one.least_rows : other.least_rows,
                one.greatest_rows > other.greatest_rows ? one.greatest_rows : other.greatest_rows,
                static_cast<std::uint8_t>(both < 255 ? both : 255)};
        }
        width *= 2;
    }
};

// Where a shard starts.
struct shard_start
{
    situation before;
    std::uint32_t steps;
};

struct survey
{
    profile whole;
    shard_start starts[greatest_size + 1];
    int shards; // how many have been searched
};

// The situations after `capacity` steps from step `first` on.
struct window
{
    situation* situations;
    std::uint32_t first;
    std::uint32_t capacity;
    std::uint32_t steps; // of the search so far

    [[nodiscard]] constexpr bool wants_more() const noexcept { return steps < first + capacity; }

    constexpr void operator()(const situation& now) noexcept
    {
        if (steps - first < capacity) { // and not before it, since the difference is unsigned
            situations[steps - first] = now;
        }
        ++steps;
    }
};

// A search in one shard, whichever of the observers follows it.
template <class Take>
using shard_search = void (*)(int first_column, follower<Take>&) noexcept;

template <class Search, int N, class Take>
constexpr void search_shard(int first_column, follower<Take>& observer) noexcept
{
    Search::template run<N>(first_column, observer);
}

// Searches the next shard for the survey. Whether that was the last.
constexpr bool extend(survey& of, int size, shard_search<profile> search) noexcept
{
    if (of.shards == size) {
        return true;
    }
    if (of.shards == 0) {
        of.whole.width = 1;
    }
    follower<profile> observer(of.starts[of.shards].before, of.whole);
    search(of.shards, observer);
    ++of.shards;
    of.starts[of.shards] = {observer.now, of.whole.steps};
    if (of.shards == size) {
        observer.end();
    }
    return of.shards == size;
}

// Writes situations from the shards in which they are; how many.
constexpr std::uint32_t write_situations(const survey& of, shard_search<window> search, situation* to,
                                         std::uint32_t first, std::uint32_t capacity) noexcept
{
    if (first >= of.whole.steps) {
        return 0;
    }
    int shard = 0;
    while (shard < of.shards - 1 && of.starts[shard + 1].steps <= first) {
        ++shard;
    }
    window seen{to, first, capacity, of.starts[shard].steps};
    follower<window> observer(of.starts[shard].before, seen);
    for (; shard < of.shards && seen.wants_more(); ++shard) {
        search(shard, observer);
    }
    if (seen.wants_more()) {
        observer.end();
    }
    return of.whole.steps - first < capacity ? of.whole.steps - first : capacity;
}

} // namespace ctqueens::site

#endif
