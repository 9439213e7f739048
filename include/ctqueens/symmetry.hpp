// SPDX-License-Identifier: BSL-1.0
/// @file
/// The eight symmetries of the square and what they do to placements: images, orbits, stabilisers
/// and fundamental solutions.
#ifndef CTQUEENS_SYMMETRY_HPP
#define CTQUEENS_SYMMETRY_HPP

#include <ctqueens/solutions.hpp>

namespace ctqueens {

/// A symmetry of the square: a reflection in the main diagonal (a8 to h1) or none, after that a
/// flip of the rows or none, and a flip of the columns or none. The bits of the value say which:
/// 1 reflects, 2 flips the rows, 4 flips the columns. Turns are clockwise.
enum class symmetry : std::uint8_t {
    identity = 0,           ///< leaves every square where it is
    main_diagonal = 1,      ///< reflection in the diagonal from a8 to h1
    flip_rows = 2,          ///< the top row becomes the bottom row
    three_quarter_turn = 3, ///< by 270 degrees
    flip_columns = 4,       ///< the left column becomes the right column
    quarter_turn = 5,       ///< by 90 degrees
    half_turn = 6,          ///< by 180 degrees
    anti_diagonal = 7       ///< reflection in the diagonal from a1 to h8
};

/// All eight, the identity first.
inline constexpr symmetry symmetries[] = {
    symmetry::identity,      symmetry::quarter_turn, symmetry::half_turn,
    symmetry::three_quarter_turn, symmetry::flip_rows,    symmetry::flip_columns,
    symmetry::main_diagonal, symmetry::anti_diagonal};

namespace detail {

constexpr bool reflects(symmetry which) noexcept
{
    return (static_cast<unsigned>(which) & 1) != 0;
}
constexpr bool flips_rows(symmetry which) noexcept
{
    return (static_cast<unsigned>(which) & 2) != 0;
}
constexpr bool flips_columns(symmetry which) noexcept
{
    return (static_cast<unsigned>(which) & 4) != 0;
}
constexpr symmetry make_symmetry(bool reflects, bool flips_rows, bool flips_columns) noexcept
{
    return static_cast<symmetry>((reflects ? 1 : 0) | (flips_rows ? 2 : 0) |
                                 (flips_columns ? 4 : 0));
}

} // namespace detail

/// The symmetry that does `first` and after it `second`.
[[nodiscard]] constexpr symmetry compose(symmetry second, symmetry first) noexcept
{
    // A reflection that follows a flip of the rows does the same as one before a flip of the
    // columns.
    const bool swapped = detail::reflects(second);
    const bool rows = swapped ? detail::flips_columns(first) : detail::flips_rows(first);
    const bool columns = swapped ? detail::flips_rows(first) : detail::flips_columns(first);
    return detail::make_symmetry(detail::reflects(first) != detail::reflects(second),
                                 rows != detail::flips_rows(second),
                                 columns != detail::flips_columns(second));
}

/// The symmetry that undoes `which`.
[[nodiscard]] constexpr symmetry inverse(symmetry which) noexcept
{
    // All but the two quarter turns undo themselves.
    return which == symmetry::quarter_turn         ? symmetry::three_quarter_turn
           : which == symmetry::three_quarter_turn ? symmetry::quarter_turn
                                                   : which;
}

namespace detail {

constexpr square image_of(square at, symmetry which, int size) noexcept
{
    const square reflected = reflects(which) ? square{at.column, at.row} : at;
    return {flips_rows(which) ? size - 1 - reflected.row : reflected.row,
            flips_columns(which) ? size - 1 - reflected.column : reflected.column};
}

} // namespace detail

/// Where a symmetry takes a square of the N by N board; what is off the board stays off.
template <int N>
[[nodiscard]] constexpr square apply(symmetry which, square at) noexcept
{
    return detail::image_of(at, which, N);
}

/// The image of a placement. Its queens should be on the board and in different columns, as those
/// of every solution are. Queens off the board are left out; a row of the image that has no queen
/// gets column 0, and one that has two keeps the last.
template <int N>
[[nodiscard]] constexpr placement<N> apply(symmetry which, const placement<N>& queens) noexcept
{
    placement<N> image{};
    for (int row = 0; row < N; ++row) {
        const square to = apply<N>(which, square{row, queens[row]});
        if (queens[row] < N) {
            image.columns[to.row] = static_cast<std::uint8_t>(to.column);
        }
    }
    return image;
}

namespace detail {

// Whether a flip of `base`, which is `queens` or its reflection, comes before `queens` in
// lexicographic order. An image is compared as far as it is needed and never written down.
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
        if (difference < 0) {
            return true;
        }
    }
    return false;
}

} // namespace detail

/// Whether no image of a placement comes before it in lexicographic order: each orbit has exactly
/// one such placement. Its queens must be on the board and in different columns.
template <int N>
[[nodiscard]] constexpr bool is_canonical(const placement<N>& queens) noexcept
{
    return !detail::some_flip_precedes(queens, queens) &&
           !detail::some_flip_precedes(apply(symmetry::main_diagonal, queens), queens);
}

/// The first of all images of a placement in lexicographic order, the same for its whole orbit.
/// Its queens must be on the board and in different columns.
template <int N>
[[nodiscard]] constexpr placement<N> canonical_form(const placement<N>& queens) noexcept
{
    for (const symmetry which : symmetries) {
        const placement<N> image = apply(which, queens);
        if (is_canonical(image)) {
            return image;
        }
    }
    return queens; // not reached: one image comes first
}

/// A set of symmetries.
struct symmetry_set
{
    std::uint8_t bits = 0; ///< bit k stands for the symmetry of the value k

    /// Whether a symmetry is in the set.
    [[nodiscard]] constexpr bool contains(symmetry which) const noexcept
    {
        return (bits >> static_cast<unsigned>(which) & 1) != 0;
    }

    /// The number of symmetries, 0...8.
    [[nodiscard]] constexpr std::size_t size() const noexcept
    {
        std::size_t count = 0;
        for (const symmetry which : symmetries) {
            count += contains(which) ? 1u : 0u;
        }
        return count;
    }

    /// Whether the sets have the same symmetries.
    friend constexpr bool operator==(const symmetry_set&, const symmetry_set&) noexcept = default;
};

namespace detail {

// Whether a symmetry takes every queen to a square with a queen.
constexpr bool is_symmetric(placement_view queens, symmetry which) noexcept
{
    for (int row = 0; row < queens.size(); ++row) {
        const square to = image_of({row, queens[row]}, which, queens.size());
        if (queens[row] >= queens.size() || queens[to.row] != to.column) {
            return false;
        }
    }
    return true;
}

} // namespace detail

/// The symmetries that take a placement to itself, a group. The placement's queens must be on the
/// board and in different columns.
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

/// The different images of a placement, itself first, in the order of `symmetries`.
template <int N>
struct orbit
{
    placement<N> images[8]{}; ///< the images, of which size() count
    std::size_t count = 0;    ///< how many there are

    /// How many different images there are: 1, 2, 4 or 8; for solutions with N > 1 it is 2, 4 or 8.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return count; }
    /// Image `index`, 0 <= index < size(); image 0 is the placement itself.
    [[nodiscard]] constexpr const placement<N>& operator[](std::size_t index) const noexcept
    {
        return images[index];
    }
    /// The images as a range.
    [[nodiscard]] constexpr const placement<N>* begin() const noexcept { return images; }
    /// The end of that range.
    [[nodiscard]] constexpr const placement<N>* end() const noexcept { return images + count; }

    /// Whether a placement is one of the images.
    [[nodiscard]] constexpr bool contains(const placement<N>& queens) const noexcept
    {
        for (const placement<N>& image : *this) {
            if (image == queens) {
                return true;
            }
        }
        return false;
    }
};

/// The orbit of a placement. Its queens must be on the board and in different columns.
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

/// How symmetric a placement is. No solution but that for N = 1 is its own reflection, so these
/// are all kinds that there are.
enum class symmetry_class {
    none,        ///< eight images
    half_turn,   ///< four images
    quarter_turn ///< two images (one for N = 1)
};

/// The class of a solution, from its stabiliser.
[[nodiscard]] constexpr symmetry_class symmetry_class_of(placement_view queens) noexcept
{
    const symmetry_set symmetric = stabiliser(queens);
    return symmetric.contains(symmetry::quarter_turn) ? symmetry_class::quarter_turn
           : symmetric.contains(symmetry::half_turn)  ? symmetry_class::half_turn
                                                      : symmetry_class::none;
}

/// A class's name: none, half turn, quarter turn.
[[nodiscard]] constexpr const char* name(symmetry_class kind) noexcept
{
    constexpr const char* names[] = {"none", "half turn", "quarter turn"};
    return names[static_cast<unsigned>(kind)];
}

/// A symmetry's name, for example "quarter turn".
[[nodiscard]] constexpr const char* name(symmetry which) noexcept
{
    constexpr const char* names[] = {"identity",  "main diagonal",       "flip rows",
                                     "three-quarter turn", "flip columns", "quarter turn",
                                     "half turn", "anti-diagonal"};
    return names[static_cast<unsigned>(which)];
}

/// The published number of fundamental solutions for N = 0...12, OEIS A002562.
inline constexpr std::size_t published_fundamental_counts[max_table_size + 1] = {
    1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787};

namespace detail {

// How many rows of a table are looked at in one constant evaluation.
inline constexpr int canonical_chunk_rows = 512;

// A canonical solution has its first queen in the left half or the middle: it is in the first half
// of the table, for that is in lexicographic order.
template <int N>
inline constexpr int canonical_chunks =
    (static_cast<int>(table<N>::size() + 1) / 2 + canonical_chunk_rows - 1) / canonical_chunk_rows;

struct canonical_rows
{
    std::uint16_t indices[canonical_chunk_rows]{};
    int count = 0;
};

template <int N, int chunk>
constexpr canonical_rows find_canonical_rows() noexcept
{
    canonical_rows found;
    constexpr int first = chunk * canonical_chunk_rows;
    constexpr int size = static_cast<int>(table<N>::size());
    for (int index = first; index < first + canonical_chunk_rows && index < size; ++index) {
        if (is_canonical(solutions<N>.rows[index])) {
            found.indices[found.count++] = static_cast<std::uint16_t>(index);
        }
    }
    return found;
}
template <int N, int chunk>
inline constexpr canonical_rows canonical_rows_of_chunk = find_canonical_rows<N, chunk>();

template <int N, int... chunk>
constexpr auto find_fundamental_solutions(row_list<chunk...>) noexcept
{
    constexpr std::size_t count =
        (std::size_t(0) + ... + std::size_t(canonical_rows_of_chunk<N, chunk>.count));
    static_assert(count == published_fundamental_counts[N],
                  "ctqueens: the number of fundamental solutions is not the published one");
    table<N, published_fundamental_counts[N]> fundamental{};
    if constexpr (count == published_fundamental_counts[N]) {
        std::size_t filled = 0;
        const auto append = [&](const canonical_rows& found) {
            for (int index = 0; index < found.count; ++index) {
                fundamental.rows[filled++] = solutions<N>.rows[found.indices[index]];
            }
        };
        (append(canonical_rows_of_chunk<N, chunk>), ...);
    }
    return fundamental;
}

template <int N>
constexpr auto make_fundamental_table() noexcept
{
    return find_fundamental_solutions<N>(row_indices<canonical_chunks<N>>);
}

} // namespace detail

/// The fundamental solutions: of each orbit of solutions the canonical one, in lexicographic order.
/// Their number, OEIS A002562, is asserted; `fundamental_solutions<8>` has 12. N is 1...12; another
/// N is refused: "solutions<N> needs N from 1 to 12".
template <int N>
inline constexpr auto fundamental_solutions =
    detail::make_fundamental_table<detail::checked_size<N, search::bitmask>()>();

} // namespace ctqueens

#endif
