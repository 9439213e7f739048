// SPDX-License-Identifier: BSL-1.0
/// @file
/// Queries: the index of a solution, the solutions with queens on given squares, and the solutions
/// nearest to a placement.
#ifndef CTQUEENS_QUERY_HPP
#define CTQUEENS_QUERY_HPP

#include <ctqueens/query/solution_index.hpp>

namespace ctqueens {

/// @addtogroup queries
/// @{

/// Returns the index of a placement in `solutions<N>`, or `not_found` if it is not a solution.
/// Takes constant time. Adds a hash table to the program: 738 bytes for N = 8, 111 KiB for N = 12.
/// N must be at most #max_table_size; otherwise compilation fails with "queries need N from 1 to
/// 12".
///
///     static_assert(index_of("15863724"_queens) == 0);
///     static_assert(index_of(placement<4>{{0, 1, 2, 3}}) == not_found);
template <int N> [[nodiscard]] constexpr std::size_t index_of(const placement<N>& queens) noexcept {
    if constexpr (detail::check_query_size<N>())
        return detail::index_in(solutions<N>, queens.columns);
    return not_found;
}

/// Returns whether a placement is a solution, like is_solution(), but looks it up with index_of():
/// takes constant time, and adds the hash table to the program.
///
///     static_assert(contains(solutions<8>[17]));
template <int N> [[nodiscard]] constexpr bool contains(const placement<N>& queens) noexcept {
    return index_of(queens) != not_found;
}

/// A subset of `solutions<N>`, with one bit for each solution in the table: 1776 bytes for N = 12.
/// Iteration visits its elements in table order. If N is not between 1 and #max_table_size,
/// compilation fails with "queries need N from 1 to 12".
template <int N> class solution_set {
    static constexpr std::size_t capacity = detail::check_query_size<N>() ? published_counts[N] : 0;
    static constexpr std::size_t word_count = capacity / 64 + 1;

public:
    class iterator;
    using const_iterator = iterator; ///< the same type: iterating does not change the set
    using value_type = placement<N>; ///< the type of a solution

    /// A forward iterator. The set must outlive it.
    class iterator {
    public:
        using value_type = placement<N>;        ///< the type of a solution
        using difference_type = std::ptrdiff_t; ///< the type of the distance between iterators
        using pointer = const placement<N>*;    ///< the type of a pointer to a solution
        using reference = const placement<N>&;  ///< the type of a reference to a solution

        /// Makes a singular iterator.
        constexpr iterator() noexcept = default;
        /// Makes an iterator to the first solution in `set` whose index is at least `index`,
        /// 0 <= index <= solutions<N>.size().
        constexpr iterator(const solution_set& set, std::size_t index) noexcept
            : set_(&set), index_(set.first_from(index)) {}

        /// Returns a reference to the solution in the table.
        [[nodiscard]] constexpr reference operator*() const noexcept {
            return solutions<N>.rows[index_];
        }
        /// Accesses a member of the solution.
        [[nodiscard]] constexpr pointer operator->() const noexcept { return &**this; }
        /// Returns the solution's index in the table.
        [[nodiscard]] constexpr std::size_t index() const noexcept { return index_; }

        /// Advances to the next solution in the set.
        constexpr iterator& operator++() noexcept {
            index_ = set_->first_from(index_ + 1);
            return *this;
        }
        /// Advances to the next solution in the set and returns the previous value of the iterator.
        constexpr iterator operator++(int) noexcept {
            const iterator before = *this;
            ++*this;
            return before;
        }

        /// Compares two iterators over the same set.
        friend constexpr bool operator==(const iterator&, const iterator&) noexcept = default;

    private:
        const solution_set* set_ = nullptr;
        std::size_t index_ = 0;
    };

    /// Makes an empty set.
    constexpr solution_set() noexcept = default;

    /// Returns the set of all solutions.
    [[nodiscard]] static constexpr solution_set all() noexcept {
        solution_set every;
        for (std::size_t index = 0; index != capacity; ++index) every.insert(index);
        return every;
    }

    /// Adds solution `index`, 0 <= index < solutions<N>.size().
    constexpr void insert(std::size_t index) noexcept {
        words_[index / 64] |= std::uint64_t(1) << index % 64;
    }

    /// Returns whether solution `index`, 0 <= index < solutions<N>.size(), is in the set.
    [[nodiscard]] constexpr bool contains(std::size_t index) const noexcept {
        return (words_[index / 64] >> index % 64 & 1) != 0;
    }

    /// Returns whether the set contains a placement. Takes constant time.
    [[nodiscard]] constexpr bool contains(const placement<N>& queens) const noexcept {
        const std::size_t index = index_of(queens);
        return index != not_found && contains(index);
    }

    /// Returns the number of solutions in the set.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        std::size_t count = 0;
        for (std::uint64_t word : words_) {
            for (; word != 0; word &= word - 1) ++count; // clears the lowest set bit
        }
        return count;
    }
    /// Returns whether the set is empty.
    [[nodiscard]] constexpr bool empty() const noexcept {
        for (const std::uint64_t word : words_) {
            if (word != 0) return false;
        }
        return true;
    }

    /// Returns an iterator to the first solution in the set.
    [[nodiscard]] constexpr iterator begin() const noexcept { return {*this, 0}; }
    /// Returns the end iterator.
    [[nodiscard]] constexpr iterator end() const noexcept { return {*this, capacity}; }

    /// Removes the solutions that are not in the other set.
    constexpr solution_set& operator&=(const solution_set& other) noexcept {
        for (std::size_t word = 0; word < word_count; ++word) words_[word] &= other.words_[word];
        return *this;
    }
    /// Returns the intersection of two sets.
    [[nodiscard]] friend constexpr solution_set operator&(solution_set one,
                                                          const solution_set& other) noexcept {
        return one &= other;
    }
    /// Adds all solutions in the other set.
    constexpr solution_set& operator|=(const solution_set& other) noexcept {
        for (std::size_t word = 0; word < word_count; ++word) words_[word] |= other.words_[word];
        return *this;
    }
    /// Returns the union of two sets.
    [[nodiscard]] friend constexpr solution_set operator|(solution_set one,
                                                          const solution_set& other) noexcept {
        return one |= other;
    }
    /// Compares two sets.
    friend constexpr bool operator==(const solution_set& one, const solution_set& other) noexcept {
        return detail::equal_arrays(one.words_, other.words_);
    }

private:
    // Returns the index of the first solution in the set from `index` on, or `capacity`.
    [[nodiscard]] constexpr std::size_t first_from(std::size_t index) const noexcept {
        if constexpr (capacity != 0) { // compilers warn that index < 0 is always false
            while (index < capacity && !contains(index)) ++index;
        }
        return index;
    }

    std::uint64_t words_[word_count]{};
};

/// Returns whether a placement has queens on all `count` squares at `squares`. The squares may be
/// off the board. `Square` is `square` or any other type with members `row` and `column`.
///
///     constexpr square given[] = {{0, 0}, {7, 3}}; // a8 and d1
///     static_assert(has_queens_on(solutions<8>[0], given, 2));
template <class Square>
[[nodiscard]] constexpr bool has_queens_on(placement_view queens, const Square* squares,
                                           std::size_t count) noexcept {
    for (const Square* at = squares; at != squares + count; ++at) {
        if (at->row < 0 || at->row >= queens.rows() || queens[at->row] != at->column) return false;
    }
    return true;
}

/// Returns the solutions that have queens on all `count` squares at `squares`, that is, all ways to
/// complete a partial placement. Returns all solutions if `count` is 0, and no solutions if a
/// square is off the board. Takes time proportional to the number of solutions. N must be between 1
/// and #max_table_size.
///
///     constexpr square given[] = {{0, 0}, {7, 3}}; // a8 and d1
///     static_assert(having<8>(given, 2).size() == 1);
template <int N>
[[nodiscard]] constexpr solution_set<N> having(const square* squares, std::size_t count) noexcept {
    solution_set<N> found;
    if constexpr (has_table(N)) {
        for (std::size_t index = 0; index != table<N>::size(); ++index) {
            if (has_queens_on(solutions<N>.rows[index], squares, count)) found.insert(index);
        }
    }
    return found;
}

/// Returns all solutions.
///
///     static_assert(having<8>().size() == 92);
template <int N> [[nodiscard]] constexpr solution_set<N> having() noexcept {
    return having<N>(nullptr, 0);
}

/// Returns the solutions that have a queen on a square.
///
///     static_assert(having<8>("a8"_square).size() == 4);
template <int N> [[nodiscard]] constexpr solution_set<N> having(square at) noexcept {
    return having<N>(&at, 1);
}

/// Returns the solutions that have queens on all of the given squares.
///
///     static_assert(having<8>("a8"_square, "e7"_square) ==
///                   (having<8>("a8"_square) & having<8>("e7"_square)));
template <int N, class... Square>
[[nodiscard]] constexpr solution_set<N> having(square first, square second,
                                               Square... others) noexcept {
    // A cast to a reference accepts only squares. Without it, or with a cast to `square`, an int
    // would be accepted as the row of a square.
    const square squares[] = {first, second, static_cast<const square&>(others)...};
    return having<N>(squares, sizeof...(others) + 2);
}

/// The result of nearest().
template <int N> struct nearest_solutions {
    solution_set<N> set; ///< the nearest solutions
    int distance; ///< the number of rows that differ (0...N), or N + 1 if there are no solutions
};

/// Returns the solutions that differ from a placement in the fewest rows. Takes time proportional
/// to N times the number of solutions. N must be between 1 and #max_table_size.
///
///     constexpr auto found = nearest(placement<8>{{0, 4, 7, 5, 2, 6, 1, 2}}); // the last is wrong
///     static_assert(found.distance == 1 && *found.set.begin() == solutions<8>[0]);
template <int N>
[[nodiscard]] constexpr nearest_solutions<N> nearest(const placement<N>& queens) noexcept {
    nearest_solutions<N> best{{}, N + 1};
    if constexpr (has_table(N)) {
        for (std::size_t index = 0; index != table<N>::size(); ++index) {
            int distance = 0;
            for (int row = 0; row < N; ++row) {
                distance += solutions<N>.rows[index].columns[row] != queens.columns[row] ? 1 : 0;
            }
            if (distance < best.distance) best = {{}, distance};
            if (distance == best.distance) best.set.insert(index);
        }
    }
    return best;
}

/// @}

} // namespace ctqueens

#endif
