// SPDX-License-Identifier: BSL-1.0
/// @file
/// An observer that writes the steps of a part of a search.
#ifndef CTQUEENS_TRACE_TRACER_HPP
#define CTQUEENS_TRACE_TRACER_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/trace/steps.hpp>

namespace ctqueens::detail {

// A tracer consists of traced_part, traced_board and step_writer: the wanted part of the search,
// the board, and the output. Their data are public, because calling functions to read them takes
// more evaluation steps.

// Where a part begins, and what ends it besides a number of steps.
template <int N> struct traced_part {
    int rows = 0;          // the number of given queens
    placement<N> queens{}; // the given queens
    // Counts down; the part ends when it reaches 0. If it starts at 0, it becomes negative and has
    // no effect.
    int missing_solutions = 0;

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
        const attacking_pair pair =
            ctqueens::find_attack(placement_view{queens.columns, rows}, safe_rows);
        safe_rows = pair.found ? pair.second.row : rows - 1;
        return pair;
    }
    constexpr void limit_safe_rows(int row) noexcept {
        if (row < safe_rows) safe_rows = row;
    }
};

// The steps of a part. Writes them to the array `steps`, or only counts them if it is null.
struct step_writer {
    step* steps;
    int max_count;
    bool has_begun;
    bool has_ended;
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
        : part_(part), output_{.steps = first_step,
                               .max_count = max_count,
                               .has_begun = part_.rows == 0,
                               .has_ended = max_count <= 0} {}

    // Returns the first shard that can contain steps of the part, and the end of these shards. (An
    // `if` would be an evaluation step.)
    template <class Search> constexpr int first_column() const noexcept { return part_.queens[0]; }
    template <has_one_shard Search> constexpr int first_column() const noexcept { return 0; }
    template <class Search> constexpr int end_column() const noexcept {
        return part_.rows == 0 ? N : part_.queens[0] + 1;
    }
    template <has_one_shard Search> constexpr int end_column() const noexcept { return 1; }
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
        output_.write(step_kind::conflict, pair.found ? pair.second : at,
                      pair.found ? pair.first : at);
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
        board_.limit_safe_rows(from.row);
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

// Returns after how many steps a part ends at the latest.
constexpr int max_count_of(first_steps part, int limit) noexcept {
    return part.count < limit ? part.count : limit;
}
template <class Part> constexpr int max_count_of(const Part&, int limit) noexcept { return limit; }

template <int N, class Search, class Part>
constexpr tracer<N> run_tracer(Part part, step* steps, int limit) noexcept {
    tracer<N> observer(part, steps, max_count_of(part, limit));
    const int end = observer.template end_column<Search>();
    for (int column = observer.template first_column<Search>();
         column < end && !observer.has_ended(); ++column) {
        Search::template run<N>(column, observer);
    }
    return observer;
}

} // namespace ctqueens::detail

#endif
