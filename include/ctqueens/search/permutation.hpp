// SPDX-License-Identifier: BSL-1.0
/// @file
/// All N! permutations by the swap recursion, each one tested (article 000).
#ifndef CTQUEENS_SEARCH_PERMUTATION_HPP
#define CTQUEENS_SEARCH_PERMUTATION_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens::search {

namespace detail {

// The type of an element. Undefined for what is no reference, such as the bits of vector<bool>.
template <class Reference>
struct element_of;
template <class Element>
struct element_of<Element&>
{
    using type = Element;
};

} // namespace detail

/// The permutations of `sequence[position]` to `sequence[size - 1]` by recursive swaps (article
/// 000): each element in turn is swapped to the front, the rest is permuted, and the swap is taken
/// back. Afterwards the sequence is as it was. Works for anything with an operator[] that gives a
/// reference to an element that can be moved; `Index` is the type of its indices, int or wider.
///
/// What is known of the elements in place travels down as `prefix`: `visitor.place(prefix,
/// position, element)` gives the prefix that is longer by this element. The last element has no
/// choice; `visitor.complete(sequence, prefix)` is called with the prefix that lacks it, once for
/// each permutation.
template <class Sequence, class Index, class Prefix, class Visitor>
constexpr void permute(Sequence& sequence, Index size, Index position, Prefix prefix,
                       Visitor& visitor)
{
    if (position + 1 >= size) {
        visitor.complete(sequence, prefix);
        return;
    }
    using element_type = typename detail::element_of<decltype(sequence[position])>::type;
    // The first element is in front already.
    permute(sequence, size, position + 1, visitor.place(prefix, position, sequence[position]),
            visitor);
    for (Index other = position + 1; other < size; ++other) {
        element_type element = static_cast<element_type&&>(sequence[other]);
        sequence[other] = static_cast<element_type&&>(sequence[position]);
        sequence[position] = static_cast<element_type&&>(element);
        permute(sequence, size, position + 1, visitor.place(prefix, position, sequence[position]),
                visitor);
        element = static_cast<element_type&&>(sequence[position]);
        sequence[position] = static_cast<element_type&&>(sequence[other]);
        sequence[other] = static_cast<element_type&&>(element);
    }
}

namespace detail {

// The visitor that wants the permutations and nothing else.
template <class Visit>
struct every_permutation
{
    struct nothing
    {};

    Visit& visit;

    template <class Index, class Element>
    constexpr nothing place(nothing, Index, const Element&) const noexcept
    {
        return {};
    }

    template <class Sequence>
    constexpr void complete(Sequence& sequence, nothing) const
    {
        visit(sequence);
    }
};

} // namespace detail

/// Calls `visit(sequence)` for each of the size! permutations of the sequence, in the order of the
/// swap recursion (article 000). Equal elements are not told apart, so a sequence that has some
/// comes again. Afterwards the sequence is as it was.
template <class Sequence, class Index, class Visit>
constexpr void for_each_permutation(Sequence& sequence, Index size, Visit visit)
{
    detail::every_permutation<Visit> visitor{visit};
    permute(sequence, size, Index(), typename detail::every_permutation<Visit>::nothing{}, visitor);
}

/// A placement that is a permutation has one queen in each row and each column; the diagonals have
/// to be tested. Nothing is pruned, every permutation is completed before the verdict. But the
/// diagonals of the queens in place are carried along, so that each queen is tested once and not
/// once for every permutation of the rest.
///
/// - candidate: a complete permutation. 40,320 for N=8.
/// - conflict test: the queen that was just put in place, against all diagonals above it; one for
///   each node of the recursion.
/// - backtrack: a queen taken back from its place.
///
/// Evaluation steps for N=8, of which the greatest shard decides: 1,310,293 with GCC 12, 164,550
/// with Clang 14, 16 and 19.
struct permutation
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "permutation";
    /// The greatest N of a table in this search's order.
    static constexpr int max_size = 8;

    /// Searches the shard of one first column, 0...N - 1; N is 1...16.
    template <int N, observer_of<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        static_assert(N <= 16, "ctqueens: search::permutation needs N from 1 to 16");
        placement<N> queens{};
        for (int row = 0; row < N; ++row) {
            queens.columns[row] = static_cast<std::uint8_t>(row);
        }
        queens.columns[0] = static_cast<std::uint8_t>(first_column);
        queens.columns[first_column] = 0;
        tester<N, Observer> visitor{queens, observer};
        if constexpr (N == 1) { // the first queen is the last one
            visitor.complete(queens.columns, 0);
        } else {
            permute(queens.columns, N, 1, visitor.place(0, 0, first_column), visitor);
        }
    }

private:
    // Flags for the diagonals: the rising ones (row + column) from bit 0 on, the falling ones
    // (row - column) around bit 47. The top bit says that two queens share a diagonal.
    using diagonals = std::uint64_t;
    static constexpr diagonals conflict = diagonals(1) << 63;

    static constexpr diagonals diagonals_through(int row, int column) noexcept
    {
        return diagonals(1) << (row + column) | diagonals(1) << (47 + row - column);
    }

    template <int N, class Observer>
    struct tester
    {
        const placement<N>& queens;
        Observer& observer;

        constexpr diagonals place(diagonals taken, int row, int column) const noexcept
        {
            if constexpr (is_told<Observer>) {
                // The permutations go on, whatever the observer says.
                detail::tell_place<detail::effort{.conflict_tests = 1, .backtracks = 1}>(
                    observer, {row, column});
            }
            const diagonals own = diagonals_through(row, column);
            return taken & own ? taken | conflict : taken | own;
        }

        constexpr void complete(const std::uint8_t (&columns)[std::size_t(N)],
                                diagonals taken) const noexcept
        {
            if constexpr (is_told<Observer>) {
                if (!detail::tell_place<detail::effort{
                        .candidates = 1, .conflict_tests = 1, .backtracks = 1}>(
                        observer, {N - 1, columns[N - 1]})) {
                    return;
                }
                detail::tell_attacker(observer, queens);
            }
            if ((taken & (conflict | diagonals_through(N - 1, columns[N - 1]))) == 0) {
                observer.solution(queens);
            }
        }
    };
};

} // namespace ctqueens::search

#endif
