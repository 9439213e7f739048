// SPDX-License-Identifier: BSL-1.0
/// @file
/// The requirements for text formats, their base class, and helper functions for output.
#ifndef CTQUEENS_TEXT_FORMAT_HPP
#define CTQUEENS_TEXT_FORMAT_HPP

#include <ctqueens/placement.hpp>
#include <ctqueens/text/string_literal.hpp>

/// Renders solutions as text. A format is a stateless type that is derived from `format` and has a
/// static function `write(placement_view queens, auto out)`. It writes one solution to an output
/// iterator of char, without a trailing newline, and returns the iterator past the end. For
/// example:
///
///     using text::list_style;
///     struct first_column : text::format<"first column", "the first file", list_style::lines> {
///         static constexpr auto write(placement_view queens, auto out) {
///             *out = static_cast<char>('a' + queens[0]);
///             ++out;
///             return out;
///         }
///     };
///
/// If a queen is off the board (column N or greater), board, grid and fen write an empty row. The
/// other formats require all queens to be on the board.
namespace ctqueens::text {

/// @addtogroup text
/// @{

/// How a format writes several solutions.
enum class list_style {
    lines,    ///< one solution per line, and nothing else
    numbered, ///< a caption above each solution and a blank line below it
    array,    ///< one JSON array of all solutions
    document  ///< one document with a heading and captions
};

/// A view of a placement with at most `max_size` queens. Passing a placement<N> with a larger N
/// does not compile. Passing a larger placement_view compiles, but the output is not valid.
template <int max_size> struct view_up_to : placement_view {
    /// Creates a view of a placement.
    template <int N>
    constexpr view_up_to(const placement<N>& viewed) noexcept : placement_view(viewed) {
        static_assert(N <= max_size, "ctqueens: this text format needs N from 1 to its max_size");
    }
    /// Copies a view, whose size must be at most `max_size`.
    constexpr view_up_to(placement_view viewed) noexcept : placement_view(viewed) {}
};

/// The base class of all formats.
template <ctqueens::detail::string_literal format_name, ctqueens::detail::string_literal summary,
          list_style format_style, int largest = 255>
struct format {
    /// The name of the format in the shell and in registries.
    static constexpr const char* name = format_name.text;
    /// What the format contains, for lists of formats.
    static constexpr const char* about = summary.text;
    /// How the format writes several solutions.
    static constexpr list_style style = format_style;
    /// The largest N that the format supports.
    static constexpr int max_size = largest;
    /// The parameter type of `write`: a view of a placement that the format supports.
    using view = view_up_to<max_size>;
};

/// An output iterator for use with text formats only. It writes characters to a buffer, discards
/// those that do not fit, and counts all of them. The examples of text formats use it.
class bounded_output {
public:
    /// Creates an iterator to a buffer of `capacity` characters, which may be null if `capacity` is
    /// 0.
    constexpr bounded_output(char* buffer, std::size_t capacity) noexcept
        : buffer_(buffer), capacity_(capacity) {}

    /// Returns the number of characters assigned so far, including those discarded.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }

    /// Returns `*this`.
    constexpr bounded_output& operator*() noexcept { return *this; }
    /// Does nothing; assigning a character advances the iterator.
    constexpr bounded_output& operator++() noexcept { return *this; }
    /// Writes a character, or discards it if the buffer is full.
    constexpr bounded_output& operator=(char character) noexcept {
        if (size_ < capacity_) buffer_[size_] = character;
        ++size_;
        return *this;
    }

private:
    char* buffer_;
    std::size_t capacity_;
    std::size_t size_ = 0;
};

/// Writes one solution (a placement or a view) to a buffer, without a null terminator. Returns the
/// length of the full text; if it is greater than `capacity`, the text in the buffer is truncated.
///
///     static_assert(text::render<text::fen>(solutions<8>[0], nullptr, 0) == 29);
template <class Format>
constexpr std::size_t render(const auto& queens, char* buffer, std::size_t capacity) noexcept {
    return Format::write(queens, bounded_output(buffer, capacity)).size();
}

/// A null-terminated string of fixed length.
template <std::size_t length> struct static_text {
    char characters[length + 1]; ///< the text and its null terminator

    /// Returns the number of characters, not counting the null terminator.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return length; }
    /// Returns a pointer to the first character.
    [[nodiscard]] constexpr const char* data() const noexcept { return characters; }
    /// Returns the text as a C string.
    [[nodiscard]] constexpr const char* c_str() const noexcept { return characters; }
    /// Returns an iterator to the first character.
    [[nodiscard]] constexpr const char* begin() const noexcept { return characters; }
    /// Returns the end iterator, which points to the null terminator.
    [[nodiscard]] constexpr const char* end() const noexcept { return characters + length; }

    /// Returns whether two texts are equal.
    friend constexpr bool operator==(const static_text& one, const static_text& other) noexcept {
        return detail::equal_arrays(one.characters, other.characters);
    }
};

/// @}

} // namespace ctqueens::text

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
        return put_part(part >= 10 ? put_part(out, part / 10) : out,
                        static_cast<char>('0' + part % 10));
    }
}

// Writes the parts from left to right: characters, strings, numbers and functions.
constexpr auto put(auto out, const auto&... parts) {
    ((out = put_part(out, parts)), ...);
    return out;
}

// Several parts as one.
constexpr auto parts(auto... each) {
    return [=](auto out) { return put(out, each...); };
}

// The types below are parts.

// A square in algebraic notation, such as `c4`.
struct square_name {
    int size; // the size of the board
    square at;

    constexpr auto operator()(auto out) const {
        return put(out, file_letter(at.column), size - at.row);
    }
};

// The squares of the queens, such as `b4 d3 a2 c1`.
struct squares_of {
    placement_view queens;
    const char* separator = " ";

    constexpr auto operator()(auto out) const {
        const int size = queens.rows();
        for (int row = 0; row < size; ++row) {
            out = put(out, row == 0 ? "" : separator, square_name{size, {row, queens[row]}});
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

// Returns what a captureless lambda writes to a text::bounded_output, as a static_text.
constexpr auto make_text(auto write) noexcept {
    constexpr std::size_t length = write(text::bounded_output(nullptr, 0)).size();
    text::static_text<length> result{};
    write(text::bounded_output(result.characters, length));
    return result;
}

} // namespace ctqueens::detail

#endif
