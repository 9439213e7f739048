// SPDX-License-Identifier: BSL-1.0
/// @file
/// The eight symmetries of the square and their effect on placements: images, orbits, stabilisers
/// and fundamental solutions.
#ifndef CTQUEENS_SYMMETRY_HPP
#define CTQUEENS_SYMMETRY_HPP

#include <ctqueens/solutions.hpp>

namespace ctqueens {

/// @addtogroup symmetry
/// @{

/// A symmetry of the square: one of its four rotations or four reflections.
///
/// The bits of the value stand for reflections, applied in this order: 1 reflects in the main
/// diagonal (top left to bottom right), 2 flips the rows, and 4 flips the columns.
enum class symmetry : std::uint8_t {
    identity = 0,           ///< leaves every square where it is
    main_diagonal = 1,      ///< reflection in the diagonal from the top left corner
    flip_rows = 2,          ///< the top row becomes the bottom row
    three_quarter_turn = 3, ///< clockwise rotation by 270 degrees
    flip_columns = 4,       ///< the left column becomes the right column
    quarter_turn = 5,       ///< clockwise rotation by 90 degrees
    half_turn = 6,          ///< rotation by 180 degrees
    anti_diagonal = 7       ///< reflection in the diagonal from the bottom left corner
};

/// All eight symmetries, starting with the identity.
///
///     static_assert(symmetries[1] == symmetry::quarter_turn);
inline constexpr symmetry symmetries[] = {symmetry::identity,      symmetry::quarter_turn,
                                          symmetry::half_turn,     symmetry::three_quarter_turn,
                                          symmetry::flip_rows,     symmetry::flip_columns,
                                          symmetry::main_diagonal, symmetry::anti_diagonal};

/// Returns the symmetry that applies `first` and then `second`.
///
///     static_assert(compose(symmetry::flip_columns, symmetry::main_diagonal) ==
///                   symmetry::quarter_turn);
[[nodiscard]] constexpr symmetry compose(symmetry second, symmetry first) noexcept {
    // The reflection of `second` swaps the row and column flips of `first`.
    const unsigned bits = static_cast<unsigned>(first);
    const bool reflects = (static_cast<unsigned>(second) & 1) != 0;
    const unsigned moved = reflects ? (bits & 1) | (bits & 2) << 1 | (bits & 4) >> 1 : bits;
    return static_cast<symmetry>(moved ^ static_cast<unsigned>(second));
}

/// Returns the symmetry that undoes `which`.
///
///     static_assert(inverse(symmetry::quarter_turn) == symmetry::three_quarter_turn);
[[nodiscard]] constexpr symmetry inverse(symmetry which) noexcept {
    return compose(which, compose(which, which)); // a fourth time would give the identity
}

/// Returns the image of a square of a board with `size` rows. A square off the board stays off it.
///
///     static_assert(apply(symmetry::quarter_turn, "a8"_square, 8) == "h8"_square);
[[nodiscard]] constexpr square apply(symmetry which, square at, int size) noexcept {
    const unsigned bits = static_cast<unsigned>(which);
    const square reflected = (bits & 1) != 0 ? square{at.column, at.row} : at;
    // An int could overflow far off the board. The conversion leaves the square off the board.
    return {(bits & 2) != 0 ? static_cast<int>(std::int64_t(size) - 1 - reflected.row)
                            : reflected.row,
            (bits & 4) != 0 ? static_cast<int>(std::int64_t(size) - 1 - reflected.column)
                            : reflected.column};
}

/// Writes the image of a placement to `image`, another array of queens.size() columns. The queens
/// should be on the board and in different columns, as in every solution. If not, queens off the
/// board are dropped, a row that receives no queen is not written, and a row that receives several
/// queens keeps the last one.
///
///     constexpr placement<4> mirrored(placement_view queens) {
///         placement<4> image{};
///         apply(symmetry::flip_columns, queens, image.columns);
///         return image;
///     }
///     static_assert(mirrored("2413"_queens) == "3142"_queens);
constexpr void apply(symmetry which, placement_view queens, std::uint8_t* image) noexcept {
    const int size = queens.rows();
    for (int row = 0; row < size; ++row) {
        const square from{row, queens[row]};
        const square to = apply(which, from, size);
        if (from.column < size) image[to.row] = static_cast<std::uint8_t>(to.column);
    }
}

/// Returns the image of a placement, in which a row that receives no queen has one in column 0.
///
///     static_assert(apply(symmetry::half_turn, "15863724"_queens) == "57263148"_queens);
template <int N>
[[nodiscard]] constexpr placement<N> apply(symmetry which, const placement<N>& queens) noexcept {
    placement<N> image{};
    apply(which, queens, image.columns);
    return image;
}

/// Returns the name of a symmetry.
///
///     static_assert(name(symmetry::quarter_turn)[0] == 'q'); // "quarter turn"
[[nodiscard]] constexpr const char* name(symmetry which) noexcept {
    // In the order of the values.
    constexpr const char* names[] = {"identity",           "main diagonal", "flip rows",
                                     "three-quarter turn", "flip columns",  "quarter turn",
                                     "half turn",          "anti-diagonal"};
    return names[static_cast<unsigned>(which)];
}

/// Returns whether a placement is the lexicographically smallest in its orbit. The queens must be
/// on the board and in different columns.
///
///     static_assert(is_canonical("15863724"_queens) && !is_canonical("57263148"_queens));
template <int N> [[nodiscard]] constexpr bool is_canonical(const placement<N>& queens) noexcept {
    // Flipped images are not stored, because most comparisons end within the first rows.
    const placement<N> bases[] = {queens, apply(symmetry::main_diagonal, queens)};
    for (int bits = 1; bits < 8; ++bits) { // the bits of each symmetry but the identity
        int difference = 0;
        for (int row = 0; row < N && difference == 0; ++row) {
            const int column = bases[bits & 1].columns[(bits & 2) != 0 ? N - 1 - row : row];
            difference = ((bits & 4) != 0 ? N - 1 - column : column) - queens.columns[row];
        }
        if (difference < 0) return false;
    }
    return true;
}

/// Returns the lexicographically smallest image of a placement. All placements in an orbit have the
/// same canonical form. The queens must be on the board and in different columns.
///
///     static_assert(canonical_form("57263148"_queens) == "15863724"_queens);
template <int N>
[[nodiscard]] constexpr placement<N> canonical_form(const placement<N>& queens) noexcept {
    placement<N> least = queens;
    for (const symmetry which : symmetries) {
        const placement<N> image = apply(which, queens);
        if (image < least) least = image;
    }
    return least;
}

/// A set of symmetries, as returned by stabiliser().
struct symmetry_set {
    std::uint8_t bits = 0; ///< bit k is set if the set contains the symmetry with value k

    /// Returns whether a symmetry is in the set.
    [[nodiscard]] constexpr bool contains(symmetry which) const noexcept {
        return (bits >> static_cast<unsigned>(which) & 1) != 0;
    }

    /// Returns the number of symmetries in the set.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        std::size_t count = 0;
        for (const symmetry which : symmetries) count += contains(which) ? 1u : 0u;
        return count;
    }

    /// Returns whether two sets are equal.
    friend constexpr bool operator==(const symmetry_set&, const symmetry_set&) noexcept = default;
};

/// Returns the symmetries that map a placement to itself. If all queens are on the board, they form
/// a group; otherwise, the set is empty.
///
///     static_assert(stabiliser("35281746"_queens).contains(symmetry::half_turn));
///     static_assert(stabiliser("15863724"_queens).size() == 1); // only the identity
[[nodiscard]] constexpr symmetry_set stabiliser(placement_view queens) noexcept {
    unsigned bits = 0xFF; // all symmetries
    for (int row = 0; row < queens.rows(); ++row) {
        for (const symmetry which : symmetries) {
            const square to = apply(which, {row, queens[row]}, queens.rows());
            if (queens[row] >= queens.rows() || queens[to.row] != to.column) {
                bits &= ~(1u << static_cast<unsigned>(which));
            }
        }
    }
    return {static_cast<std::uint8_t>(bits)};
}

/// The distinct images of a placement in the order of `symmetries`: the placement itself is first.
template <int N> struct orbit {
    using value_type = placement<N>;          ///< the type of an image
    using const_iterator = const value_type*; ///< the type of an iterator
    using iterator = const_iterator;          ///< the same type: iterators do not change images

    placement<N> images[8]{}; ///< the images; only the first `count` elements are used
    std::size_t count = 0;    ///< the number of images

    /// Returns the number of distinct images: 1, 2, 4 or 8 (at least 2 for solutions with N > 1).
    [[nodiscard]] constexpr std::size_t size() const noexcept { return count; }
    /// Returns image `index`, 0 <= index < size(). Image 0 is the placement itself.
    [[nodiscard]] constexpr const placement<N>& operator[](std::size_t index) const noexcept {
        return images[index];
    }
    /// Returns an iterator to the first image.
    [[nodiscard]] constexpr const placement<N>* begin() const noexcept { return images; }
    /// Returns the end iterator.
    [[nodiscard]] constexpr const placement<N>* end() const noexcept { return images + count; }

    /// Returns whether a placement is one of the images.
    [[nodiscard]] constexpr bool contains(const placement<N>& queens) const noexcept {
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
template <int N> [[nodiscard]] constexpr orbit<N> orbit_of(const placement<N>& queens) noexcept {
    orbit<N> found;
    for (const symmetry which : symmetries) {
        const placement<N> image = apply(which, queens);
        if (!found.contains(image)) found.images[found.count++] = image;
    }
    return found;
}

/// The symmetry class of a solution. There are no other classes because, for N > 1, no solution is
/// its own reflection.
enum class symmetry_class {
    none,        ///< not symmetric: eight images
    half_turn,   ///< unchanged by a half turn: four images
    quarter_turn ///< unchanged by a quarter turn: two images (one for N = 1)
};

/// Returns the symmetry class of a solution.
///
///     static_assert(symmetry_class_of("35281746"_queens) == symmetry_class::half_turn);
[[nodiscard]] constexpr symmetry_class symmetry_class_of(placement_view queens) noexcept {
    const symmetry_set symmetric = stabiliser(queens);
    return symmetric.contains(symmetry::quarter_turn) ? symmetry_class::quarter_turn
           : symmetric.contains(symmetry::half_turn)  ? symmetry_class::half_turn
                                                      : symmetry_class::none;
}

/// Returns the name of a symmetry class: "none", "half turn" or "quarter turn".
///
///     static_assert(name(symmetry_class::half_turn)[0] == 'h');
[[nodiscard]] constexpr const char* name(symmetry_class kind) noexcept {
    constexpr const char* names[] = {"none", "half turn", "quarter turn"};
    return names[static_cast<unsigned>(kind)];
}

namespace detail {

// Finds the canonical solutions in one of N parts of the table's first half. The second half has
// none: the mirror image of each of its solutions is in the first half, and is smaller.
template <int N, int part> constexpr auto find_canonical_solutions() noexcept {
    constexpr std::size_t half = (table<N>::size() + 1) / 2;
    constexpr std::size_t begin = half * part / N, end = half * (part + 1) / N;
    solution_collector<N, end - begin> found;
    for (std::size_t index = begin; index != end; ++index) {
        if (is_canonical(solutions<N>.rows[index])) found.solution(solutions<N>.rows[index]);
    }
    return found;
}
template <int N, int part>
inline constexpr auto canonical_solutions = find_canonical_solutions<N, part>();

template <int... part> constexpr auto make_fundamental_table(index_list<part...>) noexcept {
    constexpr int N = sizeof...(part);
    static_assert((canonical_solutions<N, part>.count + ...) == published_fundamental_counts[N],
                  "ctqueens: the number of fundamental solutions is not the published one");
    solution_collector<N, published_fundamental_counts[N]> all;
    (all.append(canonical_solutions<N, part>), ...);
    return all.kept;
}

} // namespace detail

/// The fundamental solutions in lexicographic order, a `table<N, published_fundamental_counts[N]>`:
/// the canonical solution of each orbit. N must be between 1 and #max_table_size; otherwise,
/// compilation fails with "solutions<N> needs N from 1 to 12". The compiler checks that their
/// number is the published one (OEIS A002562).
///
///     static_assert(fundamental_solutions<8>.size() == 12);
///     static_assert(fundamental_solutions<8>[0] == "15863724"_queens);
/// @hideinitializer
template <int N>
inline constexpr auto fundamental_solutions =
    detail::make_fundamental_table(detail::indices<detail::checked_table_size<N, search::bitmask>>);

/// @}

} // namespace ctqueens

#endif
