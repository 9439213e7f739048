// SPDX-License-Identifier: BSL-1.0
/// @file
/// The images of placements under the eight symmetries, and the symmetry classes of solutions.
#ifndef CTQUEENS_DETAIL_ORBIT_HPP
#define CTQUEENS_DETAIL_ORBIT_HPP

#include <ctqueens/detail/symmetries.hpp>

namespace ctqueens {

namespace detail {

// Returns whether any flip of `base` is lexicographically smaller than `queens`. `base` is `queens` or
// its reflection. Compares row by row, without computing the whole image.
template <int N>
constexpr bool some_flip_precedes(const placement<N>& base, const placement<N>& queens) noexcept
{
    for (int flips = 0; flips < 4; ++flips) {
        const bool rows = (flips & 1) != 0;
        const bool columns = (flips & 2) != 0;
        int difference = 0;
        for (int row = 0; row < N && difference == 0; ++row) {
            const int column = base[rows ? N - 1 - row : row];
            difference = (columns ? N - 1 - column : column) - queens[row];
        }
        if (difference < 0) return true;
    }
    return false;
}

// Returns whether a symmetry maps every queen to a square with a queen.
constexpr bool is_symmetric(placement_view queens, symmetry which) noexcept
{
    for (int row = 0; row < queens.size(); ++row) {
        const square to = image_of({row, queens[row]}, which, queens.size());
        if (queens[row] >= queens.size() || queens[to.row] != to.column) return false;
    }
    return true;
}

} // namespace detail

/// Returns whether a placement is the lexicographically smallest in its orbit. The queens must be on the
/// board and in different columns.
///
///     static_assert(is_canonical("15863724"_queens) && !is_canonical("57263148"_queens));
template <int N>
[[nodiscard]] constexpr bool is_canonical(const placement<N>& queens) noexcept
{
    return !detail::some_flip_precedes(queens, queens) &&
           !detail::some_flip_precedes(apply(symmetry::main_diagonal, queens), queens);
}

/// Returns the lexicographically smallest image of a placement. All placements in an orbit have the same
/// canonical form. The queens must be on the board and in different columns.
///
///     static_assert(canonical_form("57263148"_queens) == "15863724"_queens);
template <int N>
[[nodiscard]] constexpr placement<N> canonical_form(const placement<N>& queens) noexcept
{
    for (const symmetry which : symmetries) {
        const placement<N> image = apply(which, queens);
        if (is_canonical(image)) return image;
    }
    return queens; // unreachable: one image is always canonical
}

/// A set of symmetries, as returned by stabiliser().
struct symmetry_set
{
    std::uint8_t bits = 0; ///< bit k is set if the set contains the symmetry with value k

    /// Returns whether a symmetry is in the set.
    [[nodiscard]] constexpr bool contains(symmetry which) const noexcept
    {
        return (bits >> static_cast<unsigned>(which) & 1) != 0;
    }

    /// Returns the number of symmetries in the set.
    [[nodiscard]] constexpr std::size_t size() const noexcept
    {
        std::size_t count = 0;
        for (const symmetry which : symmetries) {
            count += contains(which) ? 1u : 0u;
        }
        return count;
    }

    /// Returns whether two sets are equal.
    friend constexpr bool operator==(const symmetry_set&, const symmetry_set&) noexcept = default;
};

/// Returns the symmetries that map a placement to itself. They form a group. The queens must be on the
/// board and in different columns.
///
///     static_assert(stabiliser("35281746"_queens).contains(symmetry::half_turn));
///     static_assert(stabiliser("15863724"_queens).size() == 1); // only the identity
[[nodiscard]] constexpr symmetry_set stabiliser(placement_view queens) noexcept
{
    unsigned bits = 0;
    for (const symmetry which : symmetries) {
        if (detail::is_symmetric(queens, which)) {
            bits |= 1u << static_cast<unsigned>(which);
        }
    }
    return {static_cast<std::uint8_t>(bits)};
}

/// The distinct images of a placement in the order of `symmetries`, starting with the placement itself.
template <int N>
struct orbit
{
    placement<N> images[8]{}; ///< the images; only the first `count` elements are used
    std::size_t count = 0;    ///< the number of images

    /// Returns the number of distinct images: 1, 2, 4 or 8 (at least 2 for solutions with N > 1).
    [[nodiscard]] constexpr std::size_t size() const noexcept { return count; }
    /// Returns image `index`, where 0 <= index < size(). Image 0 is the placement itself.
    [[nodiscard]] constexpr const placement<N>& operator[](std::size_t index) const noexcept
    {
        return images[index];
    }
    /// Returns an iterator to the first image.
    [[nodiscard]] constexpr const placement<N>* begin() const noexcept { return images; }
    /// Returns an iterator past the last image.
    [[nodiscard]] constexpr const placement<N>* end() const noexcept { return images + count; }

    /// Returns whether a placement is one of the images.
    [[nodiscard]] constexpr bool contains(const placement<N>& queens) const noexcept
    {
        for (const placement<N>& image : *this) {
            if (image == queens) return true;
        }
        return false;
    }
};

/// Returns the orbit of a placement. The queens must be on the board and in different columns.
///
///     static_assert(orbit_of("15863724"_queens).size() == 8);
///     static_assert(orbit_of("15863724"_queens).contains("57263148"_queens));
template <int N>
[[nodiscard]] constexpr orbit<N> orbit_of(const placement<N>& queens) noexcept
{
    orbit<N> found;
    for (const symmetry which : symmetries) {
        const placement<N> image = apply(which, queens);
        if (!found.contains(image)) {
            found.images[found.count++] = image;
        }
    }
    return found;
}

/// The symmetry class of a solution. There are no other classes because, for N > 1, no solution is its
/// own reflection.
enum class symmetry_class {
    none,        ///< not symmetric: eight images
    half_turn,   ///< unchanged by a half turn: four images
    quarter_turn ///< unchanged by a quarter turn: two images (one for N = 1)
};

/// Returns the symmetry class of a solution.
///
///     static_assert(symmetry_class_of("35281746"_queens) == symmetry_class::half_turn);
[[nodiscard]] constexpr symmetry_class symmetry_class_of(placement_view queens) noexcept
{
    const symmetry_set symmetric = stabiliser(queens);
    return symmetric.contains(symmetry::quarter_turn) ? symmetry_class::quarter_turn
           : symmetric.contains(symmetry::half_turn)  ? symmetry_class::half_turn
                                                      : symmetry_class::none;
}

/// Returns the name of a symmetry class: "none", "half turn" or "quarter turn".
///
///     static_assert(name(symmetry_class::half_turn)[0] == 'h');
[[nodiscard]] constexpr const char* name(symmetry_class kind) noexcept
{
    constexpr const char* names[] = {"none", "half turn", "quarter turn"};
    return names[static_cast<unsigned>(kind)];
}

} // namespace ctqueens

#endif
