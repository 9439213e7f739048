// SPDX-License-Identifier: BSL-1.0
/// @file
/// Where text is written: to a buffer of limited size, or to a string at compile time.
#ifndef CTQUEENS_TEXT_OUTPUT_HPP
#define CTQUEENS_TEXT_OUTPUT_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::text {

/// @addtogroup text
/// @{

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

// Returns what a captureless lambda writes to a text::bounded_output, as a static_text.
constexpr auto make_text(auto write) noexcept {
    constexpr std::size_t length = write(text::bounded_output(nullptr, 0)).size();
    text::static_text<length> result{};
    write(text::bounded_output(result.characters, length));
    return result;
}

} // namespace ctqueens::detail

#endif
