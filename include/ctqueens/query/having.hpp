// SPDX-License-Identifier: BSL-1.0
/// @file
/// Which solutions have queens on these squares? Sets of solutions, one for each square.
#ifndef CTQUEENS_QUERY_HAVING_HPP
#define CTQUEENS_QUERY_HAVING_HPP

#include <ctqueens/solutions.hpp>

namespace ctqueens {

namespace detail {

constexpr int count_ones(std::uint64_t bits) noexcept
{
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return static_cast<int>(bits * 0x0101010101010101 >> 56);
}

} // namespace detail

/// Some of the solutions in `solutions<N>`, as a set of their indices and as a range of them in the
/// order of the table. One bit for each solution; N = 12 takes 1776 bytes. N is 1...12; another N
/// is refused: "queries need N from 1 to 12".
template <int N>
class solution_set
{
    static_assert(N >= 1, "ctqueens: queries need N from 1 to 12");
    static_assert(N <= max_table_size, "ctqueens: queries need N from 1 to 12");

    static constexpr std::size_t solution_count = detail::published_count(N);
    static constexpr std::size_t word_count = solution_count == 0 ? 1 : (solution_count + 63) / 64;

public:
    /// Goes through the solutions of a set in the order of the table; a forward iterator. The set
    /// must outlive it.
    class iterator
    {
    public:
        using value_type = placement<N>;        ///< the type of a solution
        using difference_type = std::ptrdiff_t; ///< what algorithms count with
        using pointer = const placement<N>*;    ///< to a solution in the table
        using reference = const placement<N>&;  ///< to a solution in the table

        /// An iterator of no set.
        constexpr iterator() noexcept = default;
        /// At the first solution of a set whose index is not below `index`.
        constexpr iterator(const solution_set& set, std::size_t index) noexcept
            : set_(&set), index_(set.next(index))
        {}

        /// The solution, which lies in the table.
        [[nodiscard]] constexpr const placement<N>& operator*() const noexcept
        {
            return solutions<N>.rows[index_];
        }
        /// The same, for its members.
        [[nodiscard]] constexpr const placement<N>* operator->() const noexcept { return &**this; }

        /// The solution's index in the table.
        [[nodiscard]] constexpr std::size_t index() const noexcept { return index_; }

        /// Goes to the next solution of the set.
        constexpr iterator& operator++() noexcept
        {
            index_ = set_->next(index_ + 1);
            return *this;
        }

        /// The same; returns where it was.
        constexpr iterator operator++(int) noexcept
        {
            const iterator before = *this;
            ++*this;
            return before;
        }

        /// Whether both are at the same solution.
        friend constexpr bool operator==(const iterator& one, const iterator& other) noexcept
        {
            return one.index_ == other.index_;
        }

    private:
        const solution_set* set_ = nullptr;
        std::size_t index_ = 0;
    };

    /// The empty set.
    constexpr solution_set() noexcept = default;

    /// The set of all solutions.
    [[nodiscard]] static constexpr solution_set all() noexcept
    {
        solution_set every;
        for (std::size_t index = 0; index < solution_count; ++index) {
            every.insert(index);
        }
        return every;
    }

    /// Adds solution `index`, 0 <= index < solutions<N>.size().
    constexpr void insert(std::size_t index) noexcept
    {
        words_[index / 64] |= std::uint64_t(1) << index % 64;
    }

    /// Whether solution `index` is in the set, 0 <= index < solutions<N>.size().
    [[nodiscard]] constexpr bool contains(std::size_t index) const noexcept
    {
        return (words_[index / 64] >> index % 64 & 1) != 0;
    }

    /// How many solutions are in the set. Looks at one word for each 64 solutions of the table.
    [[nodiscard]] constexpr std::size_t size() const noexcept
    {
        int count = 0;
        for (const std::uint64_t word : words_) {
            count += detail::count_ones(word);
        }
        return static_cast<std::size_t>(count);
    }

    /// Whether there is none.
    [[nodiscard]] constexpr bool empty() const noexcept { return size() == 0; }

    /// The solutions of the set as a range.
    [[nodiscard]] constexpr iterator begin() const noexcept { return {*this, 0}; }
    /// The end of that range.
    [[nodiscard]] constexpr iterator end() const noexcept { return {*this, solution_count}; }

    /// Keeps what is in the other set too.
    constexpr solution_set& operator&=(const solution_set& other) noexcept
    {
        for (std::size_t word = 0; word < word_count; ++word) {
            words_[word] &= other.words_[word];
        }
        return *this;
    }
    /// What is in both sets.
    [[nodiscard]] friend constexpr solution_set operator&(solution_set one,
                                                          const solution_set& other) noexcept
    {
        return one &= other;
    }
    /// Whether the sets have the same solutions.
    friend constexpr bool operator==(const solution_set&, const solution_set&) noexcept = default;

private:
    // The least index in the set that is not below `index`, or that of the end.
    [[nodiscard]] constexpr std::size_t next(std::size_t index) const noexcept
    {
        if (index >= solution_count) {
            return solution_count;
        }
        std::size_t word = index / 64;
        std::uint64_t bits = words_[word] >> index % 64 << index % 64;
        while (bits == 0) {
            if (++word == word_count) {
                return solution_count;
            }
            bits = words_[word];
        }
        return 64 * word + static_cast<std::size_t>(detail::count_ones((bits & (0 - bits)) - 1));
    }

    std::uint64_t words_[word_count]{};
};

namespace detail {

// For each square of a row, the solutions that have a queen there.
template <int N>
struct row_sets
{
    solution_set<N> columns[std::size_t(N)];
};

// Each row is a constant evaluation of its own, with the compiler's limits to itself.
template <int N, int row>
constexpr row_sets<N> make_row_sets() noexcept
{
    row_sets<N> sets;
    for (std::size_t index = 0; index < table<N>::size(); ++index) {
        sets.columns[solutions<N>.rows[index].columns[row]].insert(index);
    }
    return sets;
}
template <int N, int row>
inline constexpr row_sets<N> sets_of_row = make_row_sets<N, row>();

template <int N>
struct square_sets
{
    row_sets<N> rows[std::size_t(N)];
};

template <int N, int... row>
constexpr square_sets<N> make_square_sets(row_list<row...>) noexcept
{
    return {{sets_of_row<N, row>...}};
}
template <int N>
inline constexpr square_sets<N> sets_of_squares = make_square_sets<N>(row_indices<N>);

} // namespace detail

/// The solutions that have a queen on a square: none if it is off the board. A program that asks
/// has a set for each square, together N * N times sizeof(solution_set<N>): 1 KiB for N = 8, 250
/// KiB for N = 12. N is 1...12; another N is refused: "queries need N from 1 to 12".
template <int N>
[[nodiscard]] constexpr solution_set<N> having(square at) noexcept
{
    if constexpr (detail::has_table(N)) {
        if (at.row >= 0 && at.row < N && at.column >= 0 && at.column < N) {
            return detail::sets_of_squares<N>.rows[at.row].columns[at.column];
        }
    }
    return {};
}

/// The solutions that have queens on all of `count` squares from `squares` on, so the answer to the
/// completion question: which solutions extend a partial board? All solutions if there are no
/// squares.
template <int N>
[[nodiscard]] constexpr solution_set<N> having(const square* squares, std::size_t count) noexcept
{
    solution_set<N> found = count == 0 ? solution_set<N>::all() : having<N>(squares[0]);
    for (std::size_t index = 1; index < count; ++index) {
        found &= having<N>(squares[index]);
    }
    return found;
}

namespace detail {

// So that nothing but a square is taken for one.
constexpr square a_square(square at) noexcept
{
    return at;
}

} // namespace detail

/// The same for squares that are written one by one: `having<8>("a8"_square, "e7"_square)`.
template <int N, class... Square>
[[nodiscard]] constexpr solution_set<N> having(square first, square second,
                                               Square... others) noexcept
{
    const square squares[] = {first, second, detail::a_square(others)...};
    return having<N>(squares, sizeof...(others) + 2);
}
/// The same for no squares: all solutions.
template <int N>
[[nodiscard]] constexpr solution_set<N> having() noexcept
{
    return solution_set<N>::all();
}

/// How many solutions have queens on all these squares, which are written one by one.
template <int N, class... Square>
[[nodiscard]] constexpr std::size_t count_having(Square... at) noexcept
{
    [[maybe_unused]] const solution_set<N> found = having<N>(at...);
    if constexpr (detail::has_table(N)) {
        return found.size();
    } else {
        return 0;
    }
}

} // namespace ctqueens

#endif
