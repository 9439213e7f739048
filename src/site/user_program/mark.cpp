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
        put("ctqueens: passed: size ", N);
        put(", solutions ", solutions<N>.size());
        put(", lexicographic ", examine<N, Search>.is_lexicographic ? 1 : 0);
        if (constexpr work_counts counts = work_of<user_search, N>(0); counts.candidates > 0) {
            put(", candidates ", std::size_t(counts.candidates));
            put(", comparisons ", std::size_t(counts.conflict_tests));
            put(", backtracks ", std::size_t(counts.backtracks));
        }
    }

    [[nodiscard]] constexpr const char* data() const noexcept { return text_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return std::size_t(end_ - text_); }

private:
    template <class Number> constexpr void put(const char* name, Number number) noexcept {
        end_ = text::put(end_, name, number);
    }

    char text_[160]{};
    char* end_ = text_;
};

// Passes on the solutions that a search reports, up to the first that is wrong. A search that
// forgets a rule reports thousands of wrong ones, and one is enough to refuse it.
template <class Observer> struct wrong_solution_stop : search::observer {
    Observer& to;
    bool goes_on = true;

    constexpr explicit wrong_solution_stop(Observer& observer) noexcept : to(observer) {}
    constexpr bool place(square) const noexcept { return goes_on; }
    template <int N> constexpr bool solution(const placement<N>& queens) noexcept {
        goes_on = goes_on && to.solution(queens) && is_solution(queens);
        return goes_on;
    }
};
template <class Search> struct stopped : Search {
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        wrong_solution_stop stop(observer);
        Search::template run<N>(first_column, stop);
    }
};

// The search that is marked: the stop takes steps, too, so a search that is too long with it is
// marked without.
template <class Search, int N> struct marked { using type = Search; };
template <search::algorithm Search, int N>
    requires(!requires { requires bool(Search::has_one_shard); } && N <= Search::max_size &&
             N <= max_table_size && examine<N, stopped<Search>>.what != fault::not_evaluated)
struct marked<Search, N> {
    using type = stopped<Search>;
};

template <class Search, int N> void mark() noexcept {
    static_assert(passes<N, Search>);
    if constexpr (search::algorithm<Search>) {
        if constexpr (N <= Search::max_size &&
                      N <= max_table_size) { // otherwise, passes has failed
            if constexpr (examine<N, Search>.is_passed()) {
                static_assert(false, passed<Search, N>());
            }
        }
    }
}
template void mark<marked<user_search, user_size>::type, user_size>() noexcept;

} // namespace

} // namespace ctqueens::site
