// SPDX-License-Identifier: BSL-1.0
/// @file
/// The parts that text is made of: characters, strings, numbers, and functions such as square
/// names.
#ifndef CTQUEENS_TEXT_PARTS_HPP
#define CTQUEENS_TEXT_PARTS_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

constexpr char file_letter(int column) noexcept { return static_cast<char>('a' + column); }

constexpr auto put_part(auto out, char character) {
    *out = character;
    ++out;
    return out;
}
constexpr auto put_part(auto out, const char* string) {
    for (; *string != '\0'; ++string) {
        *out = *string;
        ++out;
    }
    return out;
}
// A number that is not negative, or a function that writes to an output iterator and returns it.
template <class Out, class Part> constexpr Out put_part(Out out, const Part& part) {
    if constexpr (requires { part(out); }) {
        return part(out);
    } else {
        return detail::put_part(part >= 10 ? detail::put_part(out, part / 10) : out,
                                static_cast<char>('0' + part % 10));
    }
}

// An object, so that no function of an iterator's namespace is called instead.
struct put_parts {
    constexpr auto operator()(auto out, const auto&... parts) const {
        ((out = detail::put_part(out, parts)), ...);
        return out;
    }
};

} // namespace ctqueens::detail

namespace ctqueens::text {

/// @addtogroup text
/// @{

/// Writes parts from left to right to an output iterator of char, and returns the iterator past the
/// end of the text. A part is a character, a null-terminated string, a number that is not negative,
/// or a function that writes to an output iterator of char and returns the iterator past the end.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::put(nowhere, "queen on ", text::square_name{8, {0, 3}}).size() == 11);
inline constexpr detail::put_parts put{};

/// A function that writes the name of a square in algebraic notation, such as `d8`.
struct square_name {
    int size;  ///< the N of the board, 1...26
    square at; ///< the square, which must be on the board

    /// Writes the name.
    constexpr auto operator()(auto out) const {
        return put(out, detail::file_letter(at.column), size - at.row);
    }
};

/// @}

} // namespace ctqueens::text

namespace ctqueens::detail {

using text::put, text::square_name;

// Several parts as one.
constexpr auto parts(auto... each) {
    return [=](auto out) { return put(out, each...); };
}

// The squares of the queens, such as `b4 d3 a2 c1`.
struct squares_of {
    placement_view queens;

    constexpr auto operator()(auto out) const {
        const int size = queens.rows();
        for (int row = 0; row < size; ++row) {
            out = put(out, row == 0 ? "" : " ", square_name{size, {row, queens[row]}});
        }
        return out;
    }
};

// The columns of the queens, such as `1,3,0,2`.
struct columns_of {
    placement_view queens;
    const char* separator;

    constexpr auto operator()(auto out) const {
        for (int row = 0; row < queens.rows(); ++row) {
            out = put(out, row == 0 ? "" : separator, queens[row]);
        }
        return out;
    }
};

} // namespace ctqueens::detail

#endif
