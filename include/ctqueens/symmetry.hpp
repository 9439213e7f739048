// SPDX-License-Identifier: BSL-1.0
/// @file
/// The eight symmetries of the square and their effect on placements: images, orbits, stabilisers
/// and fundamental solutions.
#ifndef CTQUEENS_SYMMETRY_HPP
#define CTQUEENS_SYMMETRY_HPP

#include <ctqueens/solutions.hpp>

namespace ctqueens {

/// A symmetry of the square: one of its four rotations or four reflections. Rotations are
/// clockwise.
///
/// The bits of the value stand for steps, applied in this order: 1 reflects in the main diagonal
/// (a8 to h1), 2 flips the rows, and 4 flips the columns.
enum class symmetry : std::uint8_t {
    identity = 0,           ///< leaves every square where it is
    main_diagonal = 1,      ///< reflection in the diagonal from a8 to h1
    flip_rows = 2,          ///< the top row becomes the bottom row
    three_quarter_turn = 3, ///< rotation by 270 degrees
    flip_columns = 4,       ///< the left column becomes the right column
    quarter_turn = 5,       ///< rotation by 90 degrees
    half_turn = 6,          ///< rotation by 180 degrees
    anti_diagonal = 7       ///< reflection in the diagonal from a1 to h8
};

/// All eight symmetries, starting with the identity.
///
///     static_assert(symmetries[0] == symmetry::identity && symmetries[1] ==
///     symmetry::quarter_turn);
inline constexpr symmetry symmetries[] = {symmetry::identity,      symmetry::quarter_turn,
                                          symmetry::half_turn,     symmetry::three_quarter_turn,
                                          symmetry::flip_rows,     symmetry::flip_columns,
                                          symmetry::main_diagonal, symmetry::anti_diagonal};

/// Returns the symmetry that applies `first` and then `second`.
///
///     static_assert(compose(symmetry::quarter_turn, symmetry::quarter_turn) ==
///     symmetry::half_turn);
[[nodiscard]] constexpr symmetry compose(symmetry second, symmetry first) noexcept {
    // To move the reflection of `second` before the flips of `first`, swap the row and column
    // flips.
    const unsigned bits = static_cast<unsigned>(first);
    const bool reflects = (static_cast<unsigned>(second) & 1) != 0;
    const unsigned moved = reflects ? (bits & 1) | (bits & 2) << 1 | (bits & 4) >> 1 : bits;
    return static_cast<symmetry>(moved ^ static_cast<unsigned>(second));
}

/// Returns the symmetry that undoes `which`.
///
///     static_assert(inverse(symmetry::quarter_turn) == symmetry::three_quarter_turn);
[[nodiscard]] constexpr symmetry inverse(symmetry which) noexcept {
    // All symmetries except these two rotations are their own inverses.
    return which == symmetry::quarter_turn         ? symmetry::three_quarter_turn
           : which == symmetry::three_quarter_turn ? symmetry::quarter_turn
                                                   : which;
}

/// Returns the image of a square of a board with `size` rows. Squares off the board stay off the
/// board.
///
///     static_assert(apply(symmetry::quarter_turn, "a8"_square, 8) == "h8"_square);
[[nodiscard]] constexpr square apply(symmetry which, square at, int size) noexcept {
    const unsigned bits = static_cast<unsigned>(which);
    const square reflected = (bits & 1) != 0 ? square{at.column, at.row} : at;
    return {(bits & 2) != 0 ? size - 1 - reflected.row : reflected.row,
            (bits & 4) != 0 ? size - 1 - reflected.column : reflected.column};
}

/// Returns the image of a square of the N by N board.
///
///     static_assert(apply<8>(symmetry::quarter_turn, "a8"_square) == "h8"_square);
template <int N>
[[nodiscard]] constexpr square apply(symmetry which, square at) noexcept {
    return apply(which, at, N);
}

/// Returns the image of a placement. The queens should be on the board and in different columns, as
/// in every solution. If not, queens off the board are dropped. In the image, a row that receives
/// no queen gets one in column 0, and a row that receives several queens keeps the last one.
///
///     static_assert(apply(symmetry::half_turn, "15863724"_queens) == "57263148"_queens);
template <int N>
[[nodiscard]] constexpr placement<N> apply(symmetry which, const placement<N>& queens) noexcept {
    placement<N> image{};
    for (int row = 0; row < N; ++row) {
        const square to = apply<N>(which, square{row, queens[row]});
        if (queens[row] < N) {
            image.columns[to.row] = static_cast<std::uint8_t>(to.column);
        }
    }
    return image;
}

/// Returns the name of a symmetry.
///
///     static_assert(name(symmetry::quarter_turn)[0] == 'q'); // "quarter turn"
[[nodiscard]] constexpr const char* name(symmetry which) noexcept {
    constexpr const char* names[] = {"identity",           "main diagonal", "flip rows",
                                     "three-quarter turn", "flip columns",  "quarter turn",
                                     "half turn",          "anti-diagonal"};
    return names[static_cast<unsigned>(which)];
}

namespace detail {

// Returns whether any flip of `base` is lexicographically smaller than `queens`. `base` is `queens`
// or its reflection. Compares row by row, without computing the whole image.
template <int N>
constexpr bool some_flip_precedes(const placement<N>& base, const placement<N>& queens) noexcept {
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
constexpr bool is_symmetric(placement_view queens, symmetry which) noexcept {
    for (int row = 0; row < queens.size(); ++row) {
        const square to = apply(which, {row, queens[row]}, queens.size());
        if (queens[row] >= queens.size() || queens[to.row] != to.column) return false;
    }
    return true;
}

} // namespace detail

/// Returns whether a placement is the lexicographically smallest in its orbit. The queens must be
/// on the board and in different columns.
///
///     static_assert(is_canonical("15863724"_queens) && !is_canonical("57263148"_queens));
template <int N>
[[nodiscard]] constexpr bool is_canonical(const placement<N>& queens) noexcept {
    return !detail::some_flip_precedes(queens, queens) &&
           !detail::some_flip_precedes(apply(symmetry::main_diagonal, queens), queens);
}

/// Returns the lexicographically smallest image of a placement. All placements in an orbit have the
/// same canonical form. The queens must be on the board and in different columns.
///
///     static_assert(canonical_form("57263148"_queens) == "15863724"_queens);
template <int N>
[[nodiscard]] constexpr placement<N> canonical_form(const placement<N>& queens) noexcept {
    for (const symmetry which : symmetries) {
        const placement<N> image = apply(which, queens);
        if (is_canonical(image)) return image;
    }
    return queens; // unreachable: one image is always canonical
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
        for (const symmetry which : symmetries) {
            count += contains(which) ? 1u : 0u;
        }
        return count;
    }

    /// Returns whether two sets are equal.
    friend constexpr bool operator==(const symmetry_set&, const symmetry_set&) noexcept = default;
};

/// Returns the symmetries that map a placement to itself. They form a group. The queens must be on
/// the board and in different columns.
///
///     static_assert(stabiliser("35281746"_queens).contains(symmetry::half_turn));
///     static_assert(stabiliser("15863724"_queens).size() == 1); // only the identity
[[nodiscard]] constexpr symmetry_set stabiliser(placement_view queens) noexcept {
    unsigned bits = 0;
    for (const symmetry which : symmetries) {
        if (detail::is_symmetric(queens, which)) {
            bits |= 1u << static_cast<unsigned>(which);
        }
    }
    return {static_cast<std::uint8_t>(bits)};
}

/// The distinct images of a placement in the order of `symmetries`, starting with the placement
/// itself.
template <int N>
struct orbit {
    placement<N> images[8]{}; ///< the images; only the first `count` elements are used
    std::size_t count = 0;    ///< the number of images

    /// Returns the number of distinct images: 1, 2, 4 or 8 (at least 2 for solutions with N > 1).
    [[nodiscard]] constexpr std::size_t size() const noexcept { return count; }
    /// Returns image `index`, where 0 <= index < size(). Image 0 is the placement itself.
    [[nodiscard]] constexpr const placement<N>& operator[](std::size_t index) const noexcept {
        return images[index];
    }
    /// Returns an iterator to the first image.
    [[nodiscard]] constexpr const placement<N>* begin() const noexcept { return images; }
    /// Returns an iterator past the last image.
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
template <int N>
[[nodiscard]] constexpr orbit<N> orbit_of(const placement<N>& queens) noexcept {
    orbit<N> found;
    for (const symmetry which : symmetries) {
        const placement<N> image = apply(which, queens);
        if (!found.contains(image)) {
            found.images[found.count++] = image;
        }
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

/// The published number of fundamental solutions for each N from 0 to 12 (OEIS A002562).
///
///     static_assert(published_fundamental_counts[8] == 12);
inline constexpr std::size_t published_fundamental_counts[max_table_size + 1] = {
    1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787};

namespace detail {

// The number of solutions that one constant evaluation examines.
inline constexpr int canonical_chunk_size = 512;

template <int N, int chunk>
constexpr auto find_canonical_solutions() noexcept {
    solution_list<N, std::size_t(canonical_chunk_size)> found;
    constexpr int first = chunk * canonical_chunk_size, size = int(table<N>::size());
    for (int index = first; index < first + canonical_chunk_size && index < size; ++index) {
        if (is_canonical(solutions<N>.rows[index])) {
            found.solution(solutions<N>.rows[index]);
        }
    }
    return found;
}
template <int N, int chunk>
inline constexpr auto canonical_solutions = find_canonical_solutions<N, chunk>();

// In a canonical solution, the first queen is in the left half or the middle of its row. The table
// is in lexicographic order, so its first half contains all canonical solutions.
template <int N>
inline constexpr int canonical_chunks =
    ((int(table<N>::size()) + 1) / 2 + canonical_chunk_size - 1) / canonical_chunk_size;

template <int N, int... chunk>
constexpr auto find_fundamental_solutions(index_list<chunk...>) noexcept {
    solution_list<N, published_fundamental_counts[N]> all;
    (all.append(canonical_solutions<N, chunk>), ...);
    return all;
}
template <int N>
constexpr auto make_fundamental_table() noexcept {
    constexpr auto all = find_fundamental_solutions<N>(indices<canonical_chunks<N>>);
    static_assert(all.count == published_fundamental_counts[N],
                  "ctqueens: the number of fundamental solutions is not the published one");
    return all.kept;
}

} // namespace detail

/// The table of fundamental solutions in lexicographic order. It contains the canonical solution of
/// each orbit. N is 1...12. A static_assert checks the number of solutions against the published
/// number.
///
///     static_assert(fundamental_solutions<8>.size() == 12);
///     static_assert(fundamental_solutions<8>[0] == "15863724"_queens);
template <int N>
inline constexpr auto fundamental_solutions =
    detail::make_fundamental_table<detail::check_size<N, search::bitmask>() ? N : 1>();

} // namespace ctqueens

#endif
