// SPDX-License-Identifier: BSL-1.0
/// @file
/// Turns a function that reports solutions into a search.
#ifndef CTQUEENS_DETAIL_AS_SEARCH_HPP
#define CTQUEENS_DETAIL_AS_SEARCH_HPP

#include <ctqueens/search/observer.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens::detail {

// Forwards reports to an observer and hides the observer's type, so `function` does not depend on it.
template <int N>
struct report_target
{
    bool is_refused = false; // true if a static_assert has already failed

    constexpr virtual bool solution(const placement<N>& queens) noexcept = 0;
    constexpr virtual void enter(int row) noexcept = 0;
    constexpr virtual bool place(square at) noexcept = 0;
    constexpr virtual void test(int comparisons) noexcept = 0;
    constexpr virtual void reject(square at) noexcept = 0;
    constexpr virtual void retreat(square from) noexcept = 0;
    constexpr virtual void leave(int row) noexcept = 0;

protected:
    constexpr ~report_target() = default;
};

template <int N, class Observer>
struct report_to final : report_target<N>
{
    Observer& observer;

    constexpr explicit report_to(Observer& target) noexcept : observer(target) {}

    constexpr bool solution(const placement<N>& queens) noexcept override { return observer.solution(queens); }
    constexpr void enter(int row) noexcept override { observer.enter(row); }
    constexpr bool place(square at) noexcept override { return observer.place(at); }
    constexpr void test(int comparisons) noexcept override { observer.test(comparisons); }
    constexpr void reject(square at) noexcept override { observer.reject(at); }
    constexpr void retreat(square from) noexcept override { observer.retreat(from); }
    constexpr void leave(int row) noexcept override { observer.leave(row); }
};

template <class Type>
concept is_pointer = requires(Type& value) { value = nullptr; };

template <class Columns, int N>
concept array_of = !is_pointer<Columns> && requires(const Columns& columns)
{
    requires sizeof(Columns) == N * sizeof(columns[0]);
};

} // namespace ctqueens::detail

namespace ctqueens {

/// The object that as_search passes to your function. To report a solution, call `report(queens)`. It also
/// has the hooks of search::observer; if your function calls them, `work` counts the steps and a trace
/// shows them. Rows and squares must be on the board. A reporter is cheap to copy. N is 1...12.
template <int N>
class reporter
{
public:
    /// Used only by as_search.
    constexpr explicit reporter(detail::report_target<N>& target) noexcept : target_(&target) {}
    /// Reports a solution.
    constexpr void operator()(const placement<N>& queens) const noexcept { target_->solution(queens); }
    /// Reports a solution given as a built-in array or std::array of N columns, counted from 0. For any
    /// other argument, compilation fails with "report() needs an array of N columns".
    template <class Columns>
    constexpr void operator()(const Columns& columns) const noexcept
    {
        static_assert(detail::array_of<Columns, N>, "ctqueens: report() needs an array of N columns");
        if constexpr (detail::array_of<Columns, N>) {
            placement<N> queens{};
            for (int row = 0; row < N; ++row) {
                const auto column = static_cast<std::uint8_t>(columns[row]);
                const bool is_on_board = column == columns[row] && column < N;
                queens.put({row, is_on_board ? column : N});
            }
            target_->solution(queens);
        } else {
            target_->is_refused = true;
        }
    }

    /// Reports that the search is about to try the columns of a row.
    constexpr void enter(int row) const noexcept { target_->enter(row); }
    /// Reports that the search places a queen on a square. Returns whether the search should continue.
    constexpr bool place(square at) const noexcept { return target_->place(at); }
    /// Reports that the search makes `comparisons` comparisons.
    constexpr void test(int comparisons) const noexcept { target_->test(comparisons); }
    /// Reports that queens attack each other, so the search rejects the last queen.
    constexpr void reject(square at) const noexcept { target_->reject(at); }
    /// Reports that the search backtracks, removing a queen.
    constexpr void retreat(square from) const noexcept { target_->retreat(from); }
    /// Reports that the search has tried all columns of a row.
    constexpr void leave(int row) const noexcept { target_->leave(row); }

private:
    detail::report_target<N>* target_;
};

namespace detail {

template <auto function, int N>
concept takes_reporter = requires(reporter<N>& report)
{
    function(report);
};

} // namespace detail

/// A search made from a function or a captureless lambda that reports every solution:
///
///     constexpr auto two_queens = [](auto report) {
///         report(placement<4>{{1, 3, 0, 2}});
///         report(placement<4>{{2, 0, 3, 1}});
///     };
///     static_assert(passes<4, as_search<two_queens>>);
///
/// The function takes a `reporter<N>` by value or by reference; its return value is ignored. For any
/// other function, the error is "this function cannot be called with a reporter<N>". All solutions are
/// found in one constant evaluation, which must stay within the compilers' default limits. `passes`,
/// `examine`, `work` and `trace` accept such a search; a table needs a search with shards.
template <auto function>
struct as_search
{
    static constexpr const char* name = "function";  ///< the name of every search made from a function
    static constexpr int max_size = max_table_size;  ///< the largest allowed N
    static constexpr bool has_one_shard = true; ///< true: the shard for column 0 reports all solutions

    /// Calls the function if `first_column` is 0, and otherwise does nothing. N is 1...12.
    template <int N, search::any_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        if (first_column != 0) return;
        static_assert(detail::takes_reporter<function, N>,
                      "ctqueens: this function cannot be called with a reporter<N>");
        detail::report_to<N, Observer> target(observer);
        if constexpr (detail::takes_reporter<function, N>) {
            reporter<N> report(target);
            static_cast<void>(function(report));
        } else {
            target.is_refused = true;
        }
        if (target.is_refused) { // avoid a second error, about missing solutions
            for (const placement<N>& queens : solutions<N>) {
                observer.solution(queens);
            }
        }
    }
};

} // namespace ctqueens

#endif
