// SPDX-License-Identifier: BSL-1.0
/// @file
/// Traces the steps of a search.
#ifndef CTQUEENS_TRACE_HPP
#define CTQUEENS_TRACE_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens {

/// @addtogroup searches
/// @{

/// What happens in a step of a search.
enum class step_kind : std::uint8_t {
    place,    ///< a queen is placed on the square
    conflict, ///< the queen on the square is attacked from above; the last queen is removed
    solution, ///< a solution is found; the square is that of the last queen
    retreat,  ///< the search backtracks, removing the queen from the square
    retreat_after_solution ///< the first retreat after a solution
};

/// Returns the name of a step kind, such as "retreat_after_solution".
///
///     static_assert(name(step_kind::place)[0] == 'p');
[[nodiscard]] constexpr const char* name(step_kind kind) noexcept {
    constexpr const char* names[] = {"place", "conflict", "solution", "retreat",
                                     "retreat_after_solution"};
    return names[static_cast<int>(kind)];
}

/// One step of a search. Rows and columns are counted from 0.
struct step {
    step_kind kind;               ///< what happens
    std::uint8_t row;             ///< the row of the square
    std::uint8_t column;          ///< the column of the square
    std::uint8_t attacker_row;    ///< the row of the attacking queen in a conflict, otherwise 0
    std::uint8_t attacker_column; ///< the column of the attacking queen in a conflict, otherwise 0

    /// Returns the square.
    [[nodiscard]] constexpr square at() const noexcept { return {row, column}; }
    /// Returns the square of the attacking queen in a conflict.
    [[nodiscard]] constexpr square attacker() const noexcept {
        return {attacker_row, attacker_column};
    }
    /// Compares two steps.
    friend constexpr bool operator==(const step&, const step&) noexcept = default;
};

/// The steps of one part of a search, in order. The board is N by N.
template <int N, int length> struct step_list {
    /// The steps. An empty list has one unused element.
    step steps[length == 0 ? 1 : std::size_t(length)];

    /// Returns the number of steps.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return length; }
    /// Returns step `index`, 0 <= index < size().
    [[nodiscard]] constexpr const step& operator[](std::size_t index) const noexcept {
        return steps[index];
    }
    /// Returns an iterator to the first step.
    [[nodiscard]] constexpr const step* begin() const noexcept { return steps; }
    /// Returns the end iterator.
    [[nodiscard]] constexpr const step* end() const noexcept { return steps + length; }

    /// Compares two lists.
    friend constexpr bool operator==(const step_list& one, const step_list& other) noexcept {
        return detail::equal_arrays(one.steps, other.steps);
    }
};

/// A part of a search: its first steps.
///
///     static_assert(trace<8, search::backtracking, first_steps{10}>.size() == 10);
struct first_steps {
    int count; ///< at least 1
};

/// A part of a search: all steps up to a given solution.
struct until_solution {
    int number; ///< the number of the solution, counted from 1
};

/// A part of a search: the subtree below the given first queens. `below{0, 4}` begins when the
/// search has placed queens in column 0 of row 0 and column 4 of row 1, and ends when the search
/// removes the second queen. The first steps of this part place the given queens.
///
///     static_assert(trace<4, search::bitmask, below{1, 3}>[0].at() == square{0, 1});
template <int rows> struct below {
    int columns[rows >= 1 ? std::size_t(rows) : 1]; ///< the columns of the first queens
};
/// Deduces the number of rows from the columns.
template <class... Column> below(Column...) -> below<int(sizeof...(Column))>;

/// The maximum number of steps in a trace.
inline constexpr int max_trace_steps = 4096;

namespace detail {

// A tracer has three members: the wanted part of the search, the board, and the output. Their data
// are public, because calling functions to read them takes more evaluation steps.

// Where a part begins, and what ends it besides a number of steps.
template <int N> struct traced_part {
    int rows = 0;              // the number of given queens
    placement<N> queens{};     // the given queens
    int missing_solutions = 0; // the part ends when this becomes 0

    constexpr explicit traced_part(first_steps) noexcept {}
    constexpr explicit traced_part(until_solution part) noexcept : missing_solutions(part.number) {}
    template <int given>
    constexpr explicit traced_part(const below<given>& part) noexcept : rows(given) {
        for (int row = 0; row < rows; ++row) queens.put({row, part.columns[row]});
    }

    // Returns whether the queens of the first `placed_rows` rows are the given ones.
    constexpr bool begins_with(const placement<N>& placed, int placed_rows) const noexcept {
        if (placed_rows != rows) return false;
        for (int row = 0; row < rows; ++row) {
            if (placed[row] != queens[row]) return false;
        }
        return true;
    }
};

// The queens on the board.
template <int N> struct traced_board {
    placement<N> queens{};
    int safe_rows = 0; // the number of rows whose queens are known not to attack each other

    // Returns the first attacking pair in the first `rows` rows, if any. The queen in the last of
    // these rows will be removed.
    constexpr attacking_pair find_attack(int rows) noexcept {
        const attacking_pair pair = ctqueens::find_attack({queens.columns, rows}, safe_rows);
        safe_rows = pair.found ? pair.second.row : rows - 1;
        return pair;
    }
    constexpr void remove_queen_of(int row) noexcept {
        if (row < safe_rows) safe_rows = row;
    }
};

// The steps of a part. Writes them to the array `steps`, or only counts them if it is null.
struct step_writer {
    step* steps;
    int max_count;
    bool has_begun;
    bool has_ended = max_count <= 0;
    int count = 0;

    // After the end, the search may still remove queens until it next asks whether to go on.
    constexpr void write(step_kind kind, square at, square attacker = {}) noexcept {
        if (!has_begun || has_ended) return;
        if (steps != nullptr) {
            steps[count] = {kind, std::uint8_t(at.row), std::uint8_t(at.column),
                            std::uint8_t(attacker.row), std::uint8_t(attacker.column)};
        }
        ++count;
        has_ended = count == max_count;
    }
};

// Writes the steps of a part of a search.
template <int N> class tracer : public search::observer {
public:
    template <class Part>
    constexpr tracer(const Part& part, step* first_step, int max_count) noexcept
        : part_(part), output_{first_step, max_count, part_.rows == 0} {}

    constexpr int first_column() const noexcept { return part_.queens[0]; }
    constexpr bool has_ended() const noexcept { return output_.has_ended; }
    // Returns whether the solution that ends the part has been found, or true if none is needed.
    constexpr bool has_solution() const noexcept { return part_.missing_solutions <= 0; }
    constexpr int count() const noexcept { return output_.count; }

    constexpr bool place(square at) noexcept {
        board_.queens.put(at);
        if (output_.has_begun) {
            output_.write(step_kind::place, at);
        } else if (part_.begins_with(board_.queens, at.row + 1)) {
            output_.has_begun = true;
            for (int row = 0; row <= at.row; ++row) {
                output_.write(step_kind::place, {row, board_.queens[row]});
            }
        }
        return !output_.has_ended;
    }

    constexpr void reject(square at) noexcept {
        attacking_pair pair;
        if (output_.has_begun && output_.steps != nullptr) pair = board_.find_attack(at.row + 1);
        output_.write(step_kind::conflict, pair.found ? pair.second : at, pair.first);
        end_if_given(at.row);
    }

    constexpr bool solution(const placement<N>& queens) noexcept {
        output_.write(step_kind::solution, {N - 1, queens[N - 1]});
        is_solved_ = true;
        if (--part_.missing_solutions == 0) output_.has_ended = true;
        return !output_.has_ended;
    }

    constexpr void retreat(square from) noexcept {
        output_.write(is_solved_ ? step_kind::retreat_after_solution : step_kind::retreat, from);
        is_solved_ = false;
        board_.remove_queen_of(from.row);
        end_if_given(from.row);
    }

private:
    // Called when the queen in a row is removed: the part ends with the last of the given queens.
    constexpr void end_if_given(int row) noexcept {
        if (row < part_.rows && output_.has_begun) output_.has_ended = true;
    }

    traced_part<N> part_;
    traced_board<N> board_;
    step_writer output_;
    bool is_solved_ = false; // whether a solution has been found since the last retreat
};

// The number of steps also ends a part.
constexpr int max_count_of(first_steps part, int limit) noexcept {
    return part.count < limit ? part.count : limit;
}
template <class Part> constexpr int max_count_of(const Part&, int limit) noexcept { return limit; }

template <int N, class Search, class Part>
constexpr tracer<N> run_tracer(Part part, step* steps, int limit) noexcept {
    tracer<N> observer(part, steps, max_count_of(part, limit));
    for (int column = observer.first_column(); column < N && !observer.has_ended(); ++column) {
        Search::template run<N>(column, observer);
    }
    return observer;
}

template <int rows> constexpr bool is_on_board(int size, const below<rows>& part) noexcept {
    for (const int column : part.columns) {
        if (column < 0 || column >= size) return false;
    }
    return rows >= 1 && rows <= size;
}

// Validates a part as far as possible before the search runs.
template <int N, auto part> constexpr bool check_trace_part() noexcept {
    if constexpr (requires { part.count; }) {
        constexpr bool is_valid = part.count >= 1 && part.count <= max_trace_steps;
        static_assert(is_valid, "ctqueens: first_steps{K} needs K from 1 to 4096");
        return is_valid;
    } else if constexpr (requires { part.number; }) {
        static_assert(part.number >= 1,
                      "ctqueens: until_solution{J} needs J from 1 to the number of solutions");
        return part.number >= 1;
    } else if constexpr (requires { part.columns; }) {
        static_assert(is_on_board(N, part),
                      "ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1");
        return is_on_board(N, part);
    } else {
        static_assert(N < 1, "ctqueens: a part of a search is first_steps{K}, until_solution{J} or "
                             "below{columns...}");
        return false;
    }
}

template <int N, class Search, auto part> constexpr bool check_trace() noexcept {
    if constexpr (check_search<Search>()) {
        static_assert(N >= 1 && N <= Search::max_size,
                      "ctqueens: trace<N, Search, part> needs N from 1 to Search::max_size");
        if constexpr (N >= 1 && N <= Search::max_size) return check_trace_part<N, part>();
    }
    return false;
}

template <int N, class Search, auto part>
inline constexpr auto counted = run_tracer<N, Search>(part, nullptr, max_trace_steps + 1);

template <int N, class Search, auto part> constexpr auto make_trace() noexcept {
    if constexpr (!check_trace<N, Search, part>()) {
        return step_list<1, 0>{};
    } else {
        constexpr int count = counted<N, Search, part>.count();
        constexpr bool fits = count <= max_trace_steps;
        static_assert(fits, "ctqueens: this part of the search has more than 4096 steps");
        static_assert(!fits || counted<N, Search, part>.has_solution(),
                      "ctqueens: until_solution{J} needs J from 1 to the number of solutions");
        step_list<N, fits ? count : 0> made{};
        run_tracer<N, Search>(part, made.steps, fits ? count : 0);
        return made;
    }
}

} // namespace detail

/// The steps of one part of a search (`first_steps`, `until_solution` or `below`) as a step_list. N
/// must be between 1 and Search::max_size, and the part must have at most max_trace_steps steps. A
/// constant evaluation counts the steps, and another writes them. Each costs little more than a
/// search up to the end of the part. On large boards, a part that ends late in the search may
/// therefore exceed a compiler's default limit.
///
///     constexpr auto& steps = trace<8, search::backtracking, until_solution{1}>;
///     static_assert(steps.size() == 1745 && steps[1744].kind == step_kind::solution);
/// @hideinitializer
template <int N, class Search, auto part>
inline constexpr auto trace = detail::make_trace<N, Search, part>();

/// Runs a search until a part (`first_steps`, `until_solution` or `below`) ends or has `limit`
/// steps. Writes the steps of the part to the array `steps`, or only counts them if `steps` is
/// null. Returns the number of steps, which is 0 if `limit` is not positive. N must be between 1
/// and Search::max_size.
///
///     static_assert(write_steps<4, search::bitmask>(until_solution{1}, nullptr, 100) == 13);
template <int N, class Search, class Part>
constexpr int write_steps(Part part, step* steps, int limit) noexcept {
    if constexpr (detail::check_search<Search>()) {
        return detail::run_tracer<N, Search>(part, steps, limit).count();
    }
    return 0;
}

/// @}

} // namespace ctqueens

#endif
