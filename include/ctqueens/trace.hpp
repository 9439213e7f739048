// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a search does, step by step.
#ifndef CTQUEENS_TRACE_HPP
#define CTQUEENS_TRACE_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens {

/// What happens in a step of a search.
enum class step_kind : std::uint8_t {
    place,                 ///< a queen is put on the square
    conflict,              ///< the queen on the square is attacked by another one above it; the queen
                           ///< that was placed last is taken away
    solution,              ///< the queens are a solution; the square is that of the last one
    retreat,               ///< the queen on the square, the lowest, is taken away, for no column of the
                           ///< row below is left
    retreat_after_solution ///< the same, for a solution was found and the search goes on
};

/// The name of a kind, as it is written here.
[[nodiscard]] constexpr const char* name(step_kind kind) noexcept
{
    constexpr const char* names[] = {"place", "conflict", "solution", "retreat",
                                     "retreat_after_solution"};
    return names[static_cast<int>(kind)];
}

/// One step of a search. Rows and columns count from 0.
struct step
{
    step_kind kind;               ///< what happens
    std::uint8_t row;             ///< of the square
    std::uint8_t column;          ///< of the square
    std::uint8_t attacker_row;    ///< of the other queen of a conflict, else 0
    std::uint8_t attacker_column; ///< of the other queen of a conflict, else 0

    /// The square.
    [[nodiscard]] constexpr square at() const noexcept { return {row, column}; }

    /// The square of the other queen of a conflict.
    [[nodiscard]] constexpr square attacker() const noexcept
    {
        return {attacker_row, attacker_column};
    }

    /// Whether the steps are the same.
    friend constexpr bool operator==(const step&, const step&) noexcept = default;
};

/// A part of a search: its first steps.
struct first_steps
{
    int count; ///< at least 1
};

/// A part of a search: all up to a solution.
struct until_solution
{
    int number; ///< of the solution, counted from 1
};

/// A part of a search: the subtree below some first queens. `below{0, 4}` is all that the search does
/// from the time when it has put queens on column 0 of row 0 and column 4 of row 1 until it takes the
/// second of them away; the placing of these queens comes first.
template <int rows>
struct below
{
    int columns[rows >= 1 ? std::size_t(rows) : 1]; ///< of the first queens
};
/// The number of rows follows from the columns.
template <class... Column>
below(Column...) -> below<int(sizeof...(Column))>;

namespace detail {

template <int N, int rows>
constexpr bool is_on_board(const below<rows>& part) noexcept
{
    for (const int column : part.columns) {
        if (column < 0 || column >= N) {
            return false;
        }
    }
    return rows >= 1 && rows <= N;
}

constexpr int first_rows_of(const first_steps&) noexcept { return 0; }
constexpr int first_rows_of(const until_solution&) noexcept { return 0; }
template <int rows>
constexpr int first_rows_of(const below<rows>&) noexcept
{
    return rows;
}

// The observer that writes down the steps of a part, or only counts them if it is given nowhere to
// write. It wants no more when it has reached a limit. A search does not say when it takes a queen
// away: that is seen when the next one is placed.
template <int N, class Part>
class step_recorder
{
public:
    // GCC says of a constructor's parameters if they shadow a name of the user's; these do not.
    constexpr step_recorder(Part part_recorded, step* first_step, int step_limit) noexcept
        : part_(part_recorded), steps_(first_step), limit_(step_limit)
    {
        if constexpr (requires { part_.count; }) {
            limit_ = limit_ < part_.count ? limit_ : part_.count;
        }
        is_over_ = limit_ <= 0;
    }

    [[nodiscard]] constexpr int count() const noexcept { return count_; }
    // Whether the solution was found that the part is to end with, if there is one.
    [[nodiscard]] constexpr bool has_solution() const noexcept
    {
        if constexpr (requires { part_.number; }) {
            return solutions_ == part_.number;
        }
        return true;
    }
    [[nodiscard]] constexpr bool is_over() const noexcept { return is_over_; }

    constexpr bool place(square at) noexcept
    {
        retreat_to(at.row);
        if (!is_over_) {
            columns_[at.row] = at.column;
            rows_ = at.row + 1;
            if (is_inside_) {
                record(step_kind::place, at);
            } else if (is_entrance()) {
                enter();
            }
        }
        return !is_over_;
    }

    constexpr void conflict(square at, square attacker) noexcept
    {
        record(step_kind::conflict, at, attacker);
        take_away();
    }

    constexpr void solution(const placement<N>&) noexcept
    {
        record(step_kind::solution, {N - 1, columns_[N - 1]});
        is_solved_ = true;
        ++solutions_;
        if constexpr (requires { part_.number; }) {
            is_over_ = is_over_ || has_solution();
        }
    }

    // Tells that the search has ended.
    constexpr void end() noexcept { retreat_to(0); }

private:
    constexpr void record(step_kind kind, square at, square attacker = {}) noexcept
    {
        if (!is_inside_ || is_over_) {
            return;
        }
        if (steps_ != nullptr) {
            steps_[count_] = {kind, std::uint8_t(at.row), std::uint8_t(at.column),
                              std::uint8_t(attacker.row), std::uint8_t(attacker.column)};
        }
        ++count_;
        is_over_ = count_ == limit_;
    }

    constexpr void retreat_to(int row) noexcept
    {
        while (rows_ > row && !is_over_) {
            record(is_solved_ ? step_kind::retreat_after_solution : step_kind::retreat,
                   {rows_ - 1, columns_[rows_ - 1]});
            is_solved_ = false;
            take_away();
        }
    }

    constexpr void take_away() noexcept
    {
        --rows_;
        if constexpr (requires { part_.columns; }) {
            is_over_ = is_over_ || (is_inside_ && rows_ + 1 == first_rows_of(part_));
        }
    }

    // Whether the queens are now those that the part is below.
    [[nodiscard]] constexpr bool is_entrance() const noexcept
    {
        if constexpr (requires { part_.columns; }) {
            if (rows_ != first_rows_of(part_)) {
                return false;
            }
            for (int row = 0; row < rows_; ++row) {
                if (columns_[row] != part_.columns[row]) {
                    return false;
                }
            }
            return true;
        }
        return false; // it is the whole search
    }

    constexpr void enter() noexcept
    {
        is_inside_ = true;
        for (int row = 0; row < rows_; ++row) {
            record(step_kind::place, {row, columns_[row]});
        }
    }

    Part part_;
    step* steps_;
    int limit_;
    int count_ = 0;
    int solutions_ = 0;
    int columns_[std::size_t(N)]{};
    int rows_ = 0; // that have a queen
    bool is_inside_ = first_rows_of(part_) == 0;
    bool is_solved_ = false; // since the last retreat
    bool is_over_ = false;
};

template <class Search, int N, class Part>
constexpr step_recorder<N, Part> run_recorder(Part part, step* steps, int limit) noexcept
{
    step_recorder<N, Part> recorder(part, steps, limit);
    int first_column = 0;
    if constexpr (requires { part.columns; }) {
        first_column = part.columns[0];
    }
    for (; first_column < N && !recorder.is_over(); ++first_column) {
        Search::template run<N>(first_column, recorder);
    }
    recorder.end();
    return recorder;
}

} // namespace detail

/// Runs a search until a part of it (first_steps, until_solution or below) ends or has `limit` steps.
/// Writes the steps from `steps` on, or nowhere if that is null. Returns how many they are: none if
/// `limit` is not positive. N is 1...Search::max_size.
template <search::algorithm Search, int N, class Part>
constexpr int record(Part part, step* steps, int limit) noexcept
{
    return detail::run_recorder<Search, N>(part, steps, limit).count();
}

/// The greatest number of steps of a trace, which the compiler records.
inline constexpr int max_trace_steps = 4096;

/// The steps of a part of a search on a board of size N, in their order.
template <int N, int length>
struct step_list
{
    /// The steps; of an empty list, one that means nothing.
    step steps[length == 0 ? 1 : std::size_t(length)];

    /// The number of steps.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return length; }
    /// Step `index`, 0 <= index < size().
    [[nodiscard]] constexpr const step& operator[](std::size_t index) const noexcept
    {
        return steps[index];
    }
    /// The steps as a range.
    [[nodiscard]] constexpr const step* begin() const noexcept { return steps; }
    /// The end of that range.
    [[nodiscard]] constexpr const step* end() const noexcept { return steps + length; }

    /// Whether the lists have the same steps.
    friend constexpr bool operator==(const step_list&, const step_list&) noexcept = default;
};

namespace detail {

// Whether a board of size N has such a part; what else there is to say shows when it is recorded.
template <int N, auto part>
constexpr bool is_part() noexcept
{
    if constexpr (requires { part.count; }) {
        constexpr bool is_in_range = part.count >= 1 && part.count <= max_trace_steps;
        static_assert(is_in_range, "ctqueens: first_steps{K} needs K from 1 to 4096");
        return is_in_range;
    } else if constexpr (requires { part.number; }) {
        constexpr bool is_in_range = part.number >= 1;
        static_assert(is_in_range,
                      "ctqueens: until_solution{J} needs J from 1 to the number of solutions");
        return is_in_range;
    } else if constexpr (requires { part.columns; }) {
        constexpr bool is_in_range = is_on_board<N>(part);
        static_assert(is_in_range,
                      "ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1");
        return is_in_range;
    } else {
        constexpr bool is_known = requires { part.columns; };
        static_assert(is_known, "ctqueens: a part of a search is first_steps{K}, until_solution{J} or "
                                "below{columns...}");
        return is_known;
    }
}

// What a recorder has found, with room for as many steps as a trace can have and one more.
template <int N>
struct recording
{
    step steps[max_trace_steps + 1]{};
    int count = 0;
    bool has_solution = false;
};

template <class Search, int N, class Part>
constexpr recording<N> make_recording(Part part) noexcept
{
    recording<N> made;
    const auto recorder = run_recorder<Search, N>(part, made.steps, max_trace_steps + 1);
    made.count = recorder.count();
    made.has_solution = recorder.has_solution();
    return made;
}

template <class Search, int N, auto part>
constexpr auto make_trace() noexcept
{
    static_assert(N >= 1, "ctqueens: trace<Search, N, part> needs N from 1 to Search::max_size");
    static_assert(N <= Search::max_size,
                  "ctqueens: trace<Search, N, part> needs N from 1 to Search::max_size");
    if constexpr (N < 1 || N > Search::max_size) {
        return step_list<1, 0>{};
    } else if constexpr (!is_part<N, part>()) {
        return step_list<N, 0>{};
    } else {
        constexpr recording<N> recorded = make_recording<Search, N>(part);
        constexpr bool is_short = recorded.count <= max_trace_steps;
        static_assert(is_short, "ctqueens: this part of the search has more than 4096 steps");
        static_assert(!is_short || recorded.has_solution,
                      "ctqueens: until_solution{J} needs J from 1 to the number of solutions");
        step_list<N, is_short ? recorded.count : 0> made{};
        for (int index = 0; index < int(made.size()); ++index) {
            made.steps[index] = recorded.steps[index];
        }
        return made;
    }
}

} // namespace detail

/// What a search did in a part of it (first_steps, until_solution or below), recorded by the compiler:
/// `trace<search::backtracking, 8, until_solution{1}>` is a step_list. N is 1...Search::max_size, and
/// the part has at most max_trace_steps steps, which cost a compiler little more than the search itself.
/// A subtree is reached by searching its shard up to it, in the same evaluation: on large boards a late
/// one may be more than a compiler's default limit.
template <search::algorithm Search, int N, auto part>
inline constexpr auto trace = detail::make_trace<Search, N, part>();

} // namespace ctqueens

#endif
