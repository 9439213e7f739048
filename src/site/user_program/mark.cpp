// SPDX-License-Identifier: BSL-1.0
// Marks the search my_search of the user's program for one N, in C++26. This never compiles: the
// first error is the examiner's or, if the search passes, the text of `passed`.
#include "program.cpp"

#include "my_search.hpp"
#include "size.hpp" // constexpr int user_size

#include <ctqueens/examiner.hpp>
#include <ctqueens/text/parts.hpp>
#include <ctqueens/work.hpp>

namespace ctqueens::site {

namespace {

template <class Search, int N> constexpr work_counts count_work() noexcept {
    work_counter counter;
    for (int column = 0; column < N; ++column) {
        Search::template run<N>(column, counter);
    }
    return counter.counts;
}

// The second function is chosen if counting exceeds the compiler's limits, although examining does
// not.
template <class Search, int N, work_counts counts = count_work<Search, N>()>
constexpr work_counts work_of(int) noexcept {
    return counts;
}
template <class Search, int N> constexpr work_counts work_of(...) noexcept { return {}; }

// "ctqueens: passed: size 8, solutions 92, lexicographic 1, candidates 15720, comparisons 46752,
// backtracks 2056", without the work if the compiler cannot count it.
template <class Search, int N> class passed {
public:
    constexpr passed() noexcept {
        end_ = text::put(text_, "ctqueens: passed: size ", N, ", solutions ", solutions<N>.size(),
                         ", lexicographic ", examine<N, Search>.is_lexicographic ? 1 : 0);
        if (constexpr work_counts counts = work_of<Search, N>(0); counts.candidates > 0) {
            end_ = text::put(end_, ", candidates ", counts.candidates, ", comparisons ",
                             counts.conflict_tests, ", backtracks ", counts.backtracks);
        }
    }

    [[nodiscard]] constexpr const char* data() const noexcept { return text_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return std::size_t(end_ - text_); }

private:
    char text_[160]{};
    char* end_ = text_;
};

template <class Search, int N> void mark() noexcept {
    static_assert(passes<N, Search>);
    if constexpr (search::algorithm<Search>) {
        if constexpr (N <= Search::max_size) { // otherwise, passes has failed
            if constexpr (examine<N, Search>.is_passed()) {
                static_assert(false, passed<Search, N>());
            }
        }
    }
}
template void mark<user_search, user_size>() noexcept;

} // namespace

} // namespace ctqueens::site
