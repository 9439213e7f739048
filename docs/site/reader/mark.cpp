// SPDX-License-Identifier: BSL-1.0
// Marks the search my_search of the reader's program for one N, in C++26. This never compiles: the
// first error is the examiner's or, if the search passes, the text of `passed`.
#include "program.cpp"

#include "my_search.hpp"
#include "size.hpp" // constexpr int reader_size

#include <ctqueens/examiner.hpp>
#include <ctqueens/text/format.hpp>
#include <ctqueens/work.hpp>

namespace ctqueens::site {

namespace {

template <class Search, int N>
constexpr work_counts count_work(int first_column) noexcept
{
    work_counter counter;
    Search::template run<N>(first_column, counter);
    return counter.counts;
}

// Adds the work of a shard to a sum. If counting exceeds the compiler's limits, although examining
// does not, the second function is chosen.
template <class Search, int N, int first_column,
          work_counts counts = count_work<Search, N>(first_column)>
constexpr bool add_work(work_counts& sum) noexcept
{
    sum.candidates += counts.candidates;
    sum.conflict_tests += counts.conflict_tests;
    sum.backtracks += counts.backtracks;
    return true;
}
template <class Search, int N, int first_column>
constexpr bool add_work(const work_counts&) noexcept
{
    return false;
}
template <class Search, int N, int... column>
constexpr bool add_all_work(work_counts& sum, detail::index_list<column...>) noexcept
{
    return (... && add_work<Search, N, column>(sum));
}

// "ctqueens: passed: size 8, solutions 92, lexicographic 1, candidates 15720, comparisons 46752,
// backtracks 2056", without the work if the compiler cannot count it.
template <class Search, int N>
class passed
{
public:
    constexpr passed() noexcept
    {
        put("ctqueens: passed: size ", N);
        put(", solutions ", solutions<N>.size());
        put(", lexicographic ", examine<N, Search>.is_lexicographic ? 1 : 0);
        if (work_counts counts; add_all_work<Search, N>(counts, detail::indices<N>)) {
            put(", candidates ", std::size_t(counts.candidates));
            put(", comparisons ", std::size_t(counts.conflict_tests));
            put(", backtracks ", std::size_t(counts.backtracks));
        }
    }

    [[nodiscard]] constexpr const char* data() const noexcept { return text_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return std::size_t(end_ - text_); }

private:
    template <class Number>
    constexpr void put(const char* name, Number number) noexcept
    {
        end_ = detail::put(end_, name, number);
    }

    char text_[160]{};
    char* end_ = text_;
};

template <class Search, int N>
void mark() noexcept
{
    static_assert(passes<N, Search>);
    if constexpr (search::algorithm<Search>) {
        if constexpr (N <= Search::max_size && N <= max_table_size) { // otherwise, passes has failed
            if constexpr (examine<N, Search>.is_passed()) {
                static_assert(false, passed<Search, N>());
            }
        }
    }
}
template void mark<reader_search, reader_size>() noexcept;

} // namespace

} // namespace ctqueens::site
