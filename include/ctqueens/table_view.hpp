// SPDX-License-Identifier: BSL-1.0
/// @file
/// A view of a table whose N is known only at run time.
#ifndef CTQUEENS_TABLE_VIEW_HPP
#define CTQUEENS_TABLE_VIEW_HPP

#include <ctqueens/table.hpp>

namespace ctqueens {

/// @addtogroup tables
/// @{

namespace detail {

// A pointer to the rows of a table: a union with one type of pointer for each N up to `max_size`.
// The pointer for N is `rows`, after following `smaller` max_size - N times. (A pointer to columns
// is not enough: it cannot leave the array of one placement for the next.)
template <int max_size> union rows_up_to {
    const placement<max_size>* rows;
    rows_up_to<max_size - 1> smaller;

    constexpr rows_up_to(const placement<max_size>* pointer) noexcept : rows(pointer) {}
    template <int N>
    constexpr rows_up_to(const placement<N>* pointer) noexcept : smaller(pointer) {}
};
template <> union rows_up_to<1> {
    const placement<1>* rows;

    constexpr rows_up_to(const placement<1>* pointer) noexcept : rows(pointer) {}
};

template <int max_size>
constexpr placement_view row_in(const rows_up_to<max_size>& all, int board_size,
                                std::size_t index) noexcept {
    if constexpr (max_size > 1) {
        if (board_size < max_size) return row_in(all.smaller, board_size, index);
    }
    return all.rows[index];
}

} // namespace detail

/// A non-owning view of a table whose N is known only at run time: a random access range of
/// `placement_view`s. Every table converts to a view, so a function that takes a view need not be a
/// template:
///
///     constexpr int first_column(table_view all, std::size_t index) { return all[index][0]; }
///     static_assert(first_column(solutions<8>, 91) == 7);
class table_view {
public:
    class iterator;
    using const_iterator = iterator;   ///< the same type: a view does not change solutions
    using value_type = placement_view; ///< the type of a view of a solution

    /// Makes an empty view.
    constexpr table_view() noexcept = default;
    /// Views all solutions of a table.
    template <int N, std::size_t count>
    constexpr table_view(const table<N, count>& viewed) noexcept
        : rows_(viewed.rows), size_(count), board_size_(N) {}

    /// Returns a view of solution `index`, 0 <= index < size().
    [[nodiscard]] constexpr placement_view operator[](std::size_t index) const noexcept {
        return detail::row_in(rows_, board_size_, index);
    }
    /// Returns an iterator to the first solution.
    [[nodiscard]] constexpr iterator begin() const noexcept;
    /// Returns the end iterator.
    [[nodiscard]] constexpr iterator end() const noexcept;

    /// Returns the number of solutions.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    /// Returns whether there are no solutions.
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    /// Returns N, or 0 for a default-constructed view.
    [[nodiscard]] constexpr int board_size() const noexcept { return board_size_; }

private:
    detail::rows_up_to<max_table_size> rows_ = static_cast<const placement<1>*>(nullptr);
    std::size_t size_ = 0;
    int board_size_ = 0;
};

/// A random access iterator in the sense of C++20. Because `*` returns a view by value, algorithms
/// from before C++20 treat it as an input iterator: use `std::ranges::prev`, not `std::prev`. The
/// iterator may outlive the view, but not the table.
class table_view::iterator {
public:
    using value_type = placement_view;      ///< the type of a view of a solution
    using reference = placement_view;       ///< the type that `*iterator` returns
    using difference_type = std::ptrdiff_t; ///< the type of the distance between iterators

    /// Makes a singular iterator.
    constexpr iterator() noexcept = default;
    /// Makes an iterator to solution `index` of a view, 0 <= index <= viewed.size().
    constexpr iterator(table_view viewed, std::size_t index) noexcept
        : viewed_(viewed), index_(static_cast<difference_type>(index)) {}

    /// Returns a view of the solution.
    [[nodiscard]] constexpr placement_view operator*() const noexcept { return (*this)[0]; }
    /// Returns a view of the solution at a distance.
    [[nodiscard]] constexpr placement_view operator[](difference_type distance) const noexcept {
        return viewed_[static_cast<std::size_t>(index_ + distance)];
    }

    /// Moves by a distance, which may be negative.
    constexpr iterator& operator+=(difference_type distance) noexcept {
        index_ += distance;
        return *this;
    }
    /// Moves by a distance in the other direction.
    constexpr iterator& operator-=(difference_type distance) noexcept { return *this += -distance; }
    /// Advances to the next solution.
    constexpr iterator& operator++() noexcept { return *this += 1; }
    /// Returns to the previous solution.
    constexpr iterator& operator--() noexcept { return *this -= 1; }
    /// Advances to the next solution and returns the previous value of the iterator.
    constexpr iterator operator++(int) noexcept { return ++*this - 1; }
    /// Returns to the previous solution and returns the previous value of the iterator.
    constexpr iterator operator--(int) noexcept { return --*this + 1; }

    /// Returns an iterator at a distance.
    [[nodiscard]] friend constexpr iterator operator+(iterator at, difference_type by) noexcept {
        return at += by;
    }
    /// Returns an iterator at a distance.
    [[nodiscard]] friend constexpr iterator operator+(difference_type by, iterator at) noexcept {
        return at += by;
    }
    /// Returns an iterator at a distance in the other direction.
    [[nodiscard]] friend constexpr iterator operator-(iterator at, difference_type by) noexcept {
        return at -= by;
    }
    /// Returns the distance between two iterators over the same table.
    [[nodiscard]] friend constexpr difference_type operator-(iterator one,
                                                             iterator other) noexcept {
        return one.index_ - other.index_;
    }

    /// Compares two iterators over the same table.
    friend constexpr bool operator==(iterator one, iterator other) noexcept {
        return one.index_ == other.index_;
    }
    /// Compares two iterators over the same table.
    friend constexpr bool operator<(iterator one, iterator other) noexcept {
        return one.index_ < other.index_;
    }
    /// Compares two iterators over the same table.
    friend constexpr bool operator>(iterator one, iterator other) noexcept { return other < one; }
    /// Compares two iterators over the same table.
    friend constexpr bool operator<=(iterator one, iterator other) noexcept {
        return !(other < one);
    }
    /// Compares two iterators over the same table.
    friend constexpr bool operator>=(iterator one, iterator other) noexcept {
        return !(one < other);
    }

private:
    table_view viewed_;
    difference_type index_ = 0;
};

constexpr table_view::iterator table_view::begin() const noexcept { return {*this, 0}; }
constexpr table_view::iterator table_view::end() const noexcept { return {*this, size_}; }

/// @}

} // namespace ctqueens

#endif
