// SPDX-License-Identifier: BSL-1.0
/// @file
/// Solutions as text: all formats, single solutions and whole lists, into a buffer, an output
/// iterator or a constant.
#ifndef CTQUEENS_TEXT_HPP
#define CTQUEENS_TEXT_HPP

#include <ctqueens/solutions.hpp>
#include <ctqueens/text/board.hpp>
#include <ctqueens/text/captions.hpp>
#include <ctqueens/text/dimacs.hpp>
#include <ctqueens/text/format.hpp>
#include <ctqueens/text/gallery.hpp>
#include <ctqueens/text/html.hpp>
#include <ctqueens/text/latex.hpp>
#include <ctqueens/text/plain_formats.hpp>
#include <ctqueens/text/svg.hpp>

namespace ctqueens::text {

/// The formats of solutions as the arguments of a template of the caller's choice, for example
/// `text::all<hana::tuple>`. (`dimacs` writes the puzzle instead.)
template <template <class...> class List>
using all = List<board, grid, columns, digits, squares, fen, csv, json, svg, html, latex>;

namespace detail {

// The error for an unknown name. A message must be a literal; a test checks that it lists all names.
template <class Name, bool is_known>
constexpr void check_name() noexcept
{
    static_assert(is_known, "ctqueens: no text format has this name (allowed: board, grid, "
                            "columns, digits, squares, fen, csv, json, svg, html, latex)");
}

} // namespace detail

/// Writes a range of solutions for N = `size` to an output iterator of char, in the style of the
/// format; headings count from `number` on. The range has size() and begin(); its elements are
/// placements or views. Returns the iterator behind the text.
template <class Format, class Range, class Out>
constexpr Out write_list(int size, const Range& solutions, std::size_t number, Out out)
{
    if constexpr (Format::style == list_style::document) {
        return write_document<Format>(size, solutions, numbered_captions{number}, out);
    }
    constexpr bool is_array = Format::style == list_style::array;
    constexpr bool is_numbered = Format::style == list_style::numbered;
    bool is_first = true;
    for (const auto& queens : solutions) {
        if (is_numbered) {
            out = detail::put(number++, detail::put("Solution ", out));
        }
        out = detail::put(is_numbered ? "\n" : !is_array ? "" : is_first ? "[\n  " : ",\n  ", out);
        out = Format::write(queens, out);
        out = detail::put(is_numbered ? "\n\n" : is_array ? "" : "\n", out);
        is_first = false;
    }
    return detail::put(!is_array ? "" : is_first ? "[]\n" : "\n]\n", out);
}

/// Writes the number of solutions as a line, `92 solutions`, to an output iterator of char.
template <class Out>
constexpr Out write_count(std::size_t count, Out out)
{
    return detail::put(count == 1 ? " solution\n" : " solutions\n", detail::put(count, out));
}

/// Writes all solutions of a table to an output iterator of char, numbered from 1, and returns the
/// iterator behind the text. Numbered formats end with the count.
template <class Format, int N, class Out>
constexpr Out write_all(const table<N>& solutions, Out out)
{
    out = write_list<Format>(N, solutions, 1, out);
    if constexpr (Format::style == list_style::numbered) {
        out = write_count(solutions.size(), out);
    }
    return out;
}

/// An output iterator, for formats only, that writes into a buffer, drops what does not fit, and counts all
/// characters.
class bounded_output
{
public:
    /// Writes to `buffer`, which has room for `capacity` characters; may be null if `capacity` is 0.
    constexpr bounded_output(char* buffer, std::size_t capacity) noexcept
        : buffer_(buffer), capacity_(capacity)
    {}

    /// Returns the number of characters that were written or dropped.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }

    /// Returns itself.
    constexpr bounded_output& operator*() noexcept { return *this; }
    /// Does nothing: assignment moves on.
    constexpr bounded_output& operator++() noexcept { return *this; }
    /// Writes a character, or drops it if the buffer is full.
    constexpr bounded_output& operator=(char character) noexcept
    {
        if (size_ < capacity_) {
            buffer_[size_] = character;
        }
        ++size_;
        return *this;
    }

private:
    char* buffer_;
    std::size_t capacity_;
    std::size_t size_ = 0;
};

/// Writes one solution, a placement or a view, into a buffer, without a null terminator. Returns the
/// length of the whole text; if that is more than `capacity`, the text is truncated.
template <class Format, class Placement>
constexpr std::size_t render(const Placement& queens, char* buffer, std::size_t capacity) noexcept
{
    return Format::write(queens, bounded_output(buffer, capacity)).size();
}

/// A null-terminated text of fixed length.
template <std::size_t length>
struct static_text
{
    char characters[length + 1]; ///< the text and a null character

    /// The number of characters, without the null character.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return length; }
    /// The characters.
    [[nodiscard]] constexpr const char* data() const noexcept { return characters; }
    /// The characters as a C string.
    [[nodiscard]] constexpr const char* c_str() const noexcept { return characters; }
    /// The characters as a range, without the null character.
    [[nodiscard]] constexpr const char* begin() const noexcept { return characters; }
    /// The end of that range.
    [[nodiscard]] constexpr const char* end() const noexcept { return characters + length; }

    /// Whether the texts are the same.
    friend constexpr bool operator==(const static_text&, const static_text&) noexcept = default;
};

namespace detail {

// The text that a function without captures writes, as a static_text.
template <class Write>
constexpr auto make_text(Write write) noexcept
{
    constexpr std::size_t length = write(bounded_output(nullptr, 0)).size();
    static_text<length> result{};
    write(bounded_output(result.characters, length));
    return result;
}

} // namespace detail

/// One solution as a `static_text` that the compiler renders:
/// `rendered<text::fen, solutions<8>[0]>.c_str()`.
template <class Format, auto queens>
inline constexpr auto rendered =
    detail::make_text([](bounded_output out) { return Format::write(queens, out); });

} // namespace ctqueens::text

#endif
