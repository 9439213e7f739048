// SPDX-License-Identifier: BSL-1.0
/// @file
/// Support for the standard library: hashing, stream output, std::format, structured bindings,
/// std::array, std::string_view and `<=>`. ctqueens.hpp does not include this header, because it
/// includes large standard headers.
#ifndef CTQUEENS_STD_HPP
#define CTQUEENS_STD_HPP

#include <ctqueens/placement.hpp>
#include <ctqueens/text.hpp>

#include <array>
#include <compare>
#include <concepts>
#include <exception>
#include <ostream>
#include <string_view>
#include <version>
#ifdef __cpp_lib_format
#include <format>
#endif

namespace ctqueens {

namespace detail {

// Returns a column, an integer of any type, as a placement stores it: N if it is off the board.
template <int N, class Integer> constexpr std::uint8_t stored_column(Integer column) noexcept {
    const auto stored = static_cast<std::uint8_t>(column);
    return static_cast<std::uint8_t>(stored == column && stored < N ? stored : N);
}

} // namespace detail

/// @addtogroup tables
/// @{

/// Converts a placement to an array of its columns.
///
///     static_assert(to_array("b4 d3 a2 c1"_queens)[0] == 1);
template <int N>
[[nodiscard]] constexpr std::array<int, std::size_t(N)>
to_array(const placement<N>& queens) noexcept {
    std::array<int, std::size_t(N)> columns{};
    for (int row = 0; row < N; ++row) columns[std::size_t(row)] = queens[row];
    return columns;
}

/// Returns the column of the queen in a row, for structured bindings.
///
///     constexpr int in_second_row() {
///         const auto [first, second, third, fourth] = solutions<4>[0];
///         return second;
///     }
///     static_assert(in_second_row() == 3);
template <std::size_t row, int N>
[[nodiscard]] constexpr int get(const placement<N>& queens) noexcept {
    static_assert(row < std::size_t(N), "ctqueens: get() of a placement needs one of its rows");
    return queens[int(row)];
}

/// Converts an array of columns to a placement. Columns off the board become N, which is also off
/// the board.
///
///     static_assert(to_placement(std::array{1, 3, 0, 2}) == "b4 d3 a2 c1"_queens);
///     static_assert(to_placement(std::array{1, 3, 0, -1}).back() == 4);
template <std::integral Integer, std::size_t N>
[[nodiscard]] constexpr placement<static_cast<int>(N)>
to_placement(const std::array<Integer, N>& columns) noexcept {
    placement<static_cast<int>(N)> queens{};
    for (std::size_t row = 0; row < N; ++row) {
        // A bool or a character becomes a number.
        queens.columns[row] = detail::stored_column<int(N)>(+columns[row]);
    }
    return queens;
}

/// Returns a view of text rendered at compile time.
/// @ingroup text
///
///     static_assert(to_string_view(text::rendered<text::digits, solutions<8>[0]>) == "15863724");
template <std::size_t length>
[[nodiscard]] constexpr std::string_view
to_string_view(const text::static_text<length>& text) noexcept {
    return {text.data(), length};
}

/// Compares two placements lexicographically. With this operator, a class that contains a placement
/// can default its own.
///
///     static_assert("2413"_queens <=> "3142"_queens == std::strong_ordering::less);
template <int N>
[[nodiscard]] constexpr std::strong_ordering operator<=>(const placement<N>& one,
                                                         const placement<N>& other) noexcept {
    return one < other    ? std::strong_ordering::less
           : one == other ? std::strong_ordering::equal
                          : std::strong_ordering::greater;
}

/// Writes a placement in the format text::columns, such as `0 4 7 5 2 6 1 3`. Respects the width of
/// the stream.
template <int N> std::ostream& operator<<(std::ostream& out, const placement<N>& queens) {
    char characters[4 * std::size_t(N)];
    return out << std::string_view(
               characters, text::render<text::columns>(queens, characters, sizeof characters));
}

/// @}

} // namespace ctqueens

/// Specialisations for placements, defined in `ctqueens/std.hpp`.
namespace std {

/// The number of columns, for structured bindings.
template <int N>
struct tuple_size<ctqueens::placement<N>> : integral_constant<size_t, size_t(N)> {};
/// The type of each column. Bindings are const, because what is written to them would be lost.
template <size_t row, int N> struct tuple_element<row, ctqueens::placement<N>> {
    static_assert(row < size_t(N), "ctqueens: a placement has no such row");
    using type = const int; ///< a column
};

/// Hashes a placement.
template <int N> struct hash<ctqueens::placement<N>> {
    /// Returns the hash value. Takes time proportional to N.
    [[nodiscard]] constexpr std::size_t
    operator()(const ctqueens::placement<N>& queens) const noexcept {
        std::uint64_t code = 0xCBF29CE484222325; // FNV-1a
        for (const std::uint8_t column : queens.columns) code = (code ^ column) * 0x100000001B3;
        // Keeps the high bits if std::size_t has 32 bits.
        return (code ^ code >> 32) & static_cast<std::size_t>(-1);
    }
};

#ifdef __cpp_lib_format
/// Formats a placement. The format specification is the name of a text format, such as `fen` in
/// `std::format("{:fen}", queens)`, or empty, which means `columns`. There is no width or fill.
/// Requires a standard library with std::format. For other specifications, `std::vformat` throws a
/// `std::format_error`, or calls `std::terminate` if exceptions are disabled.
template <int N> struct formatter<ctqueens::placement<N>> {
    /// Reads the format specification.
    constexpr auto parse(auto& context) {
        auto end = context.begin();
        while (end != context.end() && *end != '}') ++end;
        if (end != context.begin()) name_ = {context.begin(), end};
        if (!formats::with_format(name_, [](auto) {})) {
#ifdef __cpp_exceptions
            throw std::format_error("ctqueens: unknown text format, or N is too large for it");
#else
            std::terminate();
#endif
        }
        return end;
    }

    /// Writes a placement.
    auto format(const ctqueens::placement<N>& queens, auto& context) const {
        auto out = context.out();
        // A view, because formats reject placements that are too large at compile time.
        const ctqueens::placement_view view = queens;
        formats::with_format(name_, [&](auto chosen) { out = chosen.write(view, out); });
        return out;
    }

private:
    // Calls `action` for the format with this name, if it supports N, and returns whether it does.
    template <class... Format> struct by_name {
        static constexpr bool with_format(std::string_view name, auto action) {
            return ((name == Format::name && N <= Format::max_size && (action(Format()), true)) ||
                    ...);
        }
    };
    using formats = ctqueens::text::all<by_name>;

    std::string_view name_ = ctqueens::text::columns::name;
};
#endif

} // namespace std

#endif
