// SPDX-License-Identifier: BSL-1.0
/// @file
/// Generators: objects that produce permutations or solutions, one at a time.
#ifndef CTQUEENS_GENERATOR_HPP
#define CTQUEENS_GENERATOR_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

// A search loses its position when it returns; a generator keeps it, and each next() continues from
// there. What a recursive search keeps on the call stack, a generator keeps in members: the filled
// rows and the next candidate.

/// @addtogroup generators
/// @{

/// The end of a generator's range.
struct generator_end {};

/// An input iterator over the placements of a generator. To continue later, leave the loop with
/// `break`, or call next(). `std::views::take` advances the generator once more than it yields.
template <class Generator> class generator_iterator {
public:
    using value_type = typename Generator::value_type; ///< the placements of the generator
    using difference_type = std::ptrdiff_t;            ///< required of iterators

    /// Makes an end iterator.
    constexpr generator_iterator() noexcept = default;
    /// Advances to the next placement of a generator, which must outlive this iterator.
    constexpr explicit generator_iterator(Generator& from) noexcept
        : from_(&from), has_placement_(from.next()) {}

    /// Returns the generator's current placement.
    [[nodiscard]] constexpr const value_type& operator*() const noexcept { return **from_; }
    /// Returns a pointer to that placement.
    [[nodiscard]] constexpr const value_type* operator->() const noexcept { return &**from_; }
    /// Advances to the next placement.
    constexpr generator_iterator& operator++() noexcept {
        has_placement_ = from_->next();
        return *this;
    }
    /// Advances to the next placement.
    constexpr void operator++(int) noexcept { ++*this; }
    /// Returns whether the iterator is at the end.
    friend constexpr bool operator==(const generator_iterator& at, generator_end) noexcept {
        return !at.has_placement_;
    }

private:
    Generator* from_ = nullptr;
    bool has_placement_ = false; // GCC 11 and 12 do not compare addresses of temporaries with null
};

/// Generates the permutations of 0, 1, ..., N - 1: swaps each number in turn to the front, permutes
/// the rest, and undoes the swap. This is the order of search::permutation. N is 1...255.
///
/// All 5,040 permutations for N = 7 are within the compilers' default limits. For larger N, another
/// evaluation can go on from a copy of the generator.
///
///     constexpr int count_permutations() {
///         int count = 0;
///         for (permutation_generator<4> orders; orders.next();) ++count;
///         return count;
///     }
///     static_assert(count_permutations() == 24);
///
/// Source: the first program of "Eight queens: the permutation algorithm" (2015), without
/// recursion.
template <int N> struct permutation_generator {
    using value_type = placement<N>; ///< what it generates

    /// Makes a generator that is before the first permutation.
    constexpr permutation_generator() noexcept {
        for (int row = 0; row < N; ++row) queens.put({row, row});
    }

    /// Advances to the next permutation. Returns false if there is none.
    constexpr bool next() noexcept {
        if (filled == N) undo();
        while (filled < N) {
            if (candidate < N) {
                swap_with(candidate);
                swapped_with[filled++] = static_cast<std::uint8_t>(candidate);
                candidate = filled;
            } else if (filled > 0) {
                undo();
            } else {
                return false;
            }
        }
        return true;
    }
    /// Returns a reference to the current permutation, which next() changes. Call this only after
    /// next() has returned true.
    [[nodiscard]] constexpr const placement<N>& operator*() const noexcept { return queens; }
    /// Returns a pointer to the current permutation.
    [[nodiscard]] constexpr const placement<N>* operator->() const noexcept { return &queens; }

    /// Advances to the next permutation, and returns an iterator to it.
    [[nodiscard]] constexpr generator_iterator<permutation_generator> begin() noexcept {
        return generator_iterator<permutation_generator>(*this);
    }
    /// Returns the end of the range.
    [[nodiscard]] constexpr generator_end end() const noexcept { return {}; }

    /// Returns whether two generators are at the same place. If so, the same permutations follow.
    /// (The queens determine `swapped_with`.)
    friend constexpr bool operator==(const permutation_generator& one,
                                     const permutation_generator& other) noexcept {
        return one.filled == other.filled && one.candidate == other.candidate &&
               one.queens == other.queens;
    }

    // The state is public, so that a generator can be a template argument.
    placement<N> queens; ///< the permutation, if all rows are filled
    /// The row with which each filled row is swapped.
    std::uint8_t swapped_with[detail::array_size<N>]{};
    int filled = 0;    ///< the number of filled rows
    int candidate = 0; ///< the next row with which to swap row `filled`

private:
    constexpr void undo() noexcept {
        candidate = swapped_with[--filled];
        swap_with(candidate++);
    }
    // Swaps the columns of rows `filled` and `other`.
    constexpr void swap_with(int other) noexcept {
        const int kept = queens[filled];
        queens.put({filled, queens[other]});
        queens.put({other, kept});
    }
};

/// Generates the solutions in lexicographic order, by backtracking with a flag for each column and
/// each diagonal that has a queen. N is 1...255.
///
/// It needs no table. A constant evaluation can find as many solutions as the compiler's limits
/// allow, and another one can go on from a copy of the generator. All 92 solutions for N = 8 take
/// about 155 thousand evaluation steps with Clang. A new generator reaches its first solution
/// within the default limits of GCC and Clang for N = 1, 4...15, 17 and 19.
///
///     constexpr auto third = [] {
///         solution_generator<8> all;
///         for (int solution = 0; solution < 3; ++solution) all.next();
///         return all;
///     }();
///     static_assert(*third == solutions<8>[2]);
///     static_assert(third == solution_generator<8>::after(solutions<8>[2]));
///
/// Source: the second program of "Understanding eight queens thoroughly", without recursion.
template <int N> struct solution_generator {
    using value_type = placement<N>; ///< what it generates

    /// Makes a generator that is before the first solution.
    constexpr solution_generator() noexcept = default;

    /// Makes a generator of the solutions that begin with these queens. There are none if one of
    /// them is off the board or attacked by another.
    ///
    ///     constexpr int count_in_corner() {
    ///         int count = 0;
    ///         auto in_corner = solution_generator<8>::beginning_with(placement<1>{{0}});
    ///         while (in_corner.next()) ++count;
    ///         return count;
    ///     }
    ///     static_assert(count_in_corner() == 4);
    [[nodiscard]] static constexpr solution_generator
    beginning_with(placement_view first) noexcept {
        solution_generator made;
        for (int row = 0; row < first.rows(); ++row) {
            if (row == N || !made.is_free(first[row])) { // no solution begins with these queens
                made.candidate = N;
                break;
            }
            if (row < N - 1)
                made.place(first[row]);
            else
                made.candidate = first[row]; // not placed yet: next() would first remove it
        }
        made.fixed = made.filled;
        return made;
    }

    /// Makes a generator of the solutions that come after a placement in lexicographic order. The
    /// placement need not be a solution.
    [[nodiscard]] static constexpr solution_generator after(const placement<N>& queens) noexcept {
        solution_generator made;
        for (const int column : queens) {
            if (!made.is_free(column)) { // next() tries the columns after it
                made.candidate = column < N ? column : N;
                break;
            }
            made.place(column);
        }
        return made;
    }

    /// Advances to the next solution. Returns false if there is none.
    constexpr bool next() noexcept {
        if (filled == N) undo();
        while (filled < N) {
            if (candidate < N) {
                if (is_free(candidate))
                    place(candidate);
                else
                    ++candidate;
            } else if (filled > fixed) {
                undo();
            } else {
                return false;
            }
        }
        return true;
    }
    /// Returns a reference to the current solution, which next() changes. Call this only after
    /// next() has returned true.
    [[nodiscard]] constexpr const placement<N>& operator*() const noexcept { return queens; }
    /// Returns a pointer to the current solution.
    [[nodiscard]] constexpr const placement<N>* operator->() const noexcept { return &queens; }

    /// Advances to the next solution, and returns an iterator to it.
    [[nodiscard]] constexpr generator_iterator<solution_generator> begin() noexcept {
        return generator_iterator<solution_generator>(*this);
    }
    /// Returns the end of the range.
    [[nodiscard]] constexpr generator_end end() const noexcept { return {}; }

    /// Returns whether two generators are at the same place. If so, the same solutions follow.
    /// (Rows that are not filled do not count.)
    friend constexpr bool operator==(const solution_generator& one,
                                     const solution_generator& other) noexcept {
        if (one.filled != other.filled || one.candidate != other.candidate ||
            one.fixed != other.fixed)
            return false;
        for (int row = 0; row < one.filled; ++row) {
            if (one.queens[row] != other.queens[row]) return false;
        }
        return true;
    }

    // The state is public, so that a generator can be a template argument.
    placement<N> queens{};                     ///< the solution, if all rows are filled
    bool columns[detail::array_size<N>]{};     ///< whether each column has a queen
    bool falling[2 * detail::array_size<N>]{}; ///< diagonals, indexed by row - column + N
    bool rising[2 * detail::array_size<N>]{};  ///< diagonals, indexed by row + column
    int filled = 0;                            ///< the number of rows that have a queen
    int fixed = 0;                             ///< the number of queens that were given
    int candidate = 0;                         ///< the next column to try, in the next row

private:
    constexpr bool is_free(int column) const noexcept {
        return column < N && !columns[column] && !falling[filled - column + N] &&
               !rising[filled + column];
    }
    constexpr void place(int column) noexcept {
        queens.put({filled, column});
        mark(column, true);
        ++filled;
        candidate = 0;
    }
    constexpr void undo() noexcept {
        --filled;
        candidate = queens[filled];
        mark(candidate++, false);
    }
    constexpr void mark(int column, bool is_taken) noexcept {
        columns[column] = falling[filled - column + N] = rising[filled + column] = is_taken;
    }
};

/// @}

} // namespace ctqueens

#endif
