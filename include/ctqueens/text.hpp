// SPDX-License-Identifier: BSL-1.0
/// @file
/// Renders solutions in any text format to a buffer, an output iterator or a compile-time string,
/// and all fundamental solutions as a document.
#ifndef CTQUEENS_TEXT_HPP
#define CTQUEENS_TEXT_HPP

#include <ctqueens/symmetry.hpp>
#include <ctqueens/text/pictures.hpp>
#include <ctqueens/text/plain_formats.hpp>

namespace ctqueens::detail {

// What a list of solutions has around each of them.
struct affixes {
    const char *before_first, *before_next, *after_each, *after_last, *empty_list;
};
inline constexpr affixes affixes_of[] = {
    {"", "", "\n", "", ""},                  // lines
    {"", "", "\n\n", "", ""},                // numbered
    {"[\n  ", ",\n  ", "", "\n]\n", "[]\n"}, // array
};

} // namespace ctqueens::detail

namespace ctqueens::text {

/// Instantiates the template `List` with all solution formats. For example,
/// `text::all<hana::tuple>` is a tuple type. `dimacs` is not included, because it writes the puzzle
/// instead of solutions.
template <template <class...> class List>
using all = List<board, grid, columns, digits, squares, fen, csv, json, svg, html, latex>;

/// Writes a range of solutions for N = `size` to an output iterator of char, in the list style of
/// the format. Numbered headings start at `number`. The range must have size(), begin() and end(),
/// and its elements must be placements or views. Returns the iterator past the end of the text.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_list<text::csv>(8, solutions<8>, 1, nowhere).size() == 92 * 16);
template <class Format>
constexpr auto write_list(int size, const auto& solutions, std::size_t number, auto out) {
    if constexpr (Format::style == list_style::document) {
        return write_document<Format>(size, solutions, numbered_captions{number}, out);
    } else {
        constexpr detail::affixes text = detail::affixes_of[static_cast<int>(Format::style)];
        if (solutions.size() == 0) return detail::put(out, text.empty_list);
        const char* before = text.before_first;
        for (const auto& queens : solutions) {
            out = detail::put(out, before);
            if (Format::style == list_style::numbered) {
                out = detail::put(out, "Solution ", number++, '\n');
            }
            out = detail::put(Format::write(queens, out), text.after_each);
            before = text.before_next;
        }
        return detail::put(out, text.after_last);
    }
}

/// Writes a line such as `92 solutions` to an output iterator of char.
///
///     static_assert(text::write_count(92, text::bounded_output(nullptr, 0)).size() == 13);
constexpr auto write_count(std::size_t count, auto out) {
    return detail::put(out, count, count == 1 ? " solution\n" : " solutions\n");
}

/// Writes a table of solutions to an output iterator of char and returns the iterator past the end.
/// In numbered formats, the solutions are numbered from 1, and the last line gives the number of
/// solutions.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_all<text::fen>(solutions<4>, nowhere).size() == 2 * 14);
template <class Format, int N> constexpr auto write_all(const table<N>& solutions, auto out) {
    out = write_list<Format>(N, solutions, 1, out);
    return Format::style == list_style::numbered ? write_count(solutions.size(), out) : out;
}

/// Numbered captions for fundamental solutions, with notes that give the orbit size and symmetry
/// class.
struct fundamental_captions {
    /// Whether each board has a note below its caption.
    static constexpr bool has_notes = true;

    /// Writes the heading, such as `8 queens: 12 fundamental solutions`.
    constexpr auto put_heading(int size, std::size_t count, auto out) const {
        return detail::put(out, detail::puzzle(size), ": ", count, " fundamental solution",
                           count == 1 ? "" : "s");
    }

    /// Writes the caption of the board at `index`, such as `Fundamental solution 3`.
    constexpr auto put_caption(placement_view, std::size_t index, auto out) const {
        return detail::put(out, "Fundamental solution ", index + 1);
    }

    /// Writes a note such as `orbit of 8` or, for a symmetric solution, `orbit of 4: half turn`.
    constexpr auto put_note(placement_view queens, std::size_t, auto out) const {
        const symmetry_class kind = symmetry_class_of(queens);
        out = detail::put(out, "orbit of ", 8 / stabiliser(queens).size());
        return kind == symmetry_class::none ? out : detail::put(out, ": ", name(kind));
    }
};

/// Writes all fundamental solutions as one svg, html or latex document. N is 1...12.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_gallery<text::html, 6>(nowhere).size() > 0);
template <class Format, int N> constexpr auto write_gallery(auto out) {
    return write_document<Format>(N, fundamental_solutions<N>, fundamental_captions(), out);
}

/// An output iterator for use with text formats only. It writes characters to a buffer, discards
/// those that do not fit, and counts all of them. The examples in this file use it.
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
    friend constexpr bool operator==(const static_text&, const static_text&) noexcept = default;
};

/// The text of one solution, rendered at compile time as a `static_text`.
///
///     constexpr const char* fen = text::rendered<text::fen, solutions<8>[0]>.c_str();
template <class Format, auto queens>
inline constexpr auto rendered = [] {
    constexpr std::size_t length = render<Format>(queens, nullptr, 0);
    static_text<length> text{};
    render<Format>(queens, text.characters, length);
    return text;
}();

} // namespace ctqueens::text

#endif
