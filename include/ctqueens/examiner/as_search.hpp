// SPDX-License-Identifier: BSL-1.0
/// @file
/// A function that reports solutions, as a search.
#ifndef CTQUEENS_EXAMINER_AS_SEARCH_HPP
#define CTQUEENS_EXAMINER_AS_SEARCH_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens {

namespace detail {

// Keeps what a search reports: at most one placement more than there are solutions, since among so many
// one must be wrong.
template <int N>
struct report_book
{
    static constexpr std::size_t capacity = published_counts[N] + 1;

    table<N, capacity> kept{};
    std::size_t count = 0;
    int candidates = 0;
    int conflict_tests = 0;
    int backtracks = 0;
    bool is_refused = false; // a static_assert has failed already

    constexpr void solution(const placement<N>& queens) noexcept
    {
        if (count < capacity) {
            kept.rows[count] = queens;
        }
        ++count;
    }

    [[nodiscard]] constexpr std::size_t size() const noexcept
    {
        return count < capacity ? count : capacity;
    }
};

template <class Type>
inline constexpr bool is_pointer = false;
template <class Type>
inline constexpr bool is_pointer<Type*> = true;

template <class Columns, int N>
concept array_of = !is_pointer<Columns> && requires(const Columns& columns)
{
    requires sizeof(Columns) == N * sizeof(columns[0]);
};

} // namespace detail

/// What as_search passes to your function. Call it with each solution: `report(queens)`. It is cheap to
/// copy. N is 1...12.
template <int N>
class reporter
{
public:
    /// Used by as_search.
    constexpr explicit reporter(detail::report_book<N>& book) noexcept : book_(&book) {}

    /// Reports a solution.
    constexpr void operator()(const placement<N>& queens) const noexcept
    {
        book_->solution(queens);
    }

    /// Reports a solution that is an array of N columns, counted from 0: an array of the language or a
    /// std::array. Anything else does not compile: "report() needs an array of N columns".
    template <class Columns>
    constexpr void operator()(const Columns& columns) const noexcept
    {
        static_assert(detail::array_of<Columns, N>, "ctqueens: report() needs an array of N columns");
        if constexpr (detail::array_of<Columns, N>) {
            placement<N> queens{};
            for (int row = 0; row < N; ++row) {
                const auto column = static_cast<std::uint8_t>(columns[row]);
                const bool is_on_board = column == columns[row] && column < N;
                queens.columns[row] = static_cast<std::uint8_t>(is_on_board ? column : N);
            }
            book_->solution(queens);
        } else {
            book_->is_refused = true;
        }
    }

    /// Counts candidates. `work` shows this number and the two below.
    constexpr void candidates(int number) const noexcept { book_->candidates += number; }
    /// Counts tests for a conflict.
    constexpr void conflict_tests(int number) const noexcept { book_->conflict_tests += number; }
    /// Counts steps back.
    constexpr void backtracks(int number) const noexcept { book_->backtracks += number; }

private:
    detail::report_book<N>* book_;
};

namespace detail {

template <auto function, int N>
concept takes_reporter = requires(reporter<N>& report)
{
    function(report);
};

} // namespace detail

/// A search made of a function, or of a lambda without captures, that reports every solution:
///
///     constexpr auto my_search = [](reporter<4> report) {
///         report(placement<4>{{1, 3, 0, 2}});
///         report(placement<4>{{2, 0, 3, 1}});
///     };
///     static_assert(passes<as_search<my_search>, 4>);
///
/// A function takes a `reporter<8>`, by value or by reference; what it returns is ignored. For another N
/// it does not compile: "this function cannot be called with a reporter<N>". All solutions are found in
/// one constant evaluation, so it has to fit the compilers' default limits as a whole. `passes`, `examine`
/// and `work` take such a search; a table needs one that is cut into shards.
template <auto function>
struct as_search
{
    /// The name of every search made of a function.
    static constexpr const char* name = "function";
    /// The largest N; the compiler's limits may be reached earlier.
    static constexpr int max_size = max_table_size;
    /// Everything is reported in the shard of first column 0.
    static constexpr bool has_one_shard = true;

    /// Calls the function, for first column 0. N is 1...12.
    template <int N, search::observer_of<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        if (first_column != 0) {
            return;
        }
        detail::report_book<N> book;
        static_assert(detail::takes_reporter<function, N>,
                      "ctqueens: this function cannot be called with a reporter<N>");
        if constexpr (detail::takes_reporter<function, N>) {
            reporter<N> report(book);
            static_cast<void>(function(report));
        } else {
            book.is_refused = true;
        }
        if (book.is_refused) { // avoid a second error, about missing solutions
            for (const placement<N>& queens : solutions<N>) {
                observer.solution(queens);
            }
            return;
        }
        for (std::size_t index = 0; index < book.size(); ++index) {
            observer.solution(book.kept.rows[index]);
        }
        if constexpr (search::counts_work<Observer>) {
            observer.candidates(book.candidates);
            observer.conflict_tests(book.conflict_tests);
            observer.backtracks(book.backtracks);
        }
    }
};

} // namespace ctqueens

#endif
