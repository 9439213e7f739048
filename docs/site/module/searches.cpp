// SPDX-License-Identifier: BSL-1.0
// The searches, for the page: the library's own, run with an observer.
#include "survey.hpp"

#include <ctqueens/search.hpp>

namespace ctqueens::site {

namespace {

constexpr int size_count = greatest_size - least_size + 1;

template <class... Search>
struct list
{
    static constexpr int count = sizeof...(Search);
    static constexpr const char* names[] = {Search::name...};

    template <class Take>
    static constexpr shard_search<Take> by_size[count][size_count] = {
        {search_shard<Search, 4, Take>, search_shard<Search, 5, Take>,
         search_shard<Search, 6, Take>, search_shard<Search, 7, Take>,
         search_shard<Search, 8, Take>}...};
};
using searches = search::all<list>;

survey surveys[searches::count][size_count];

constexpr std::uint32_t window_capacity = 1024;
situation situations[window_capacity];

survey& survey_of(int search, int size) noexcept
{
    return surveys[search][size - least_size];
}

} // namespace

#pragma GCC visibility push(default) // exported
extern "C" {

int search_count() noexcept
{
    return searches::count;
}
const char* search_name(int search) noexcept
{
    return searches::names[search];
}

// Call this until it says that the survey is complete: a shard at a time.
bool extend_survey(int search, int size) noexcept
{
    return extend(survey_of(search, size), size,
                  searches::by_size<profile>[search][size - least_size]);
}
std::uint32_t step_count(int search, int size) noexcept
{
    return survey_of(search, size).whole.steps;
}
const std::uint32_t* solution_steps(int search, int size) noexcept
{
    return survey_of(search, size).whole.solution_steps;
}
const stretch* stretches(int search, int size) noexcept
{
    return survey_of(search, size).whole.stretches;
}
std::uint32_t stretch_count(int search, int size) noexcept
{
    return survey_of(search, size).whole.count;
}
std::uint32_t stretch_width(int search, int size) noexcept
{
    return survey_of(search, size).whole.width;
}

// The situations after some steps of a search whose survey is complete; how many there are now.
std::uint32_t trace_steps(int search, int size, std::uint32_t first) noexcept
{
    return write_situations(survey_of(search, size),
                            searches::by_size<window>[search][size - least_size], situations, first,
                            window_capacity);
}
const situation* traced_steps() noexcept
{
    return situations;
}
std::uint32_t situation_size() noexcept
{
    return sizeof(situation);
}

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
