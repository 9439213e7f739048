// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads a row of squares, whose characters can be UTF-8.
#ifndef CTQUEENS_EXAMINER_ROW_READER_HPP
#define CTQUEENS_EXAMINER_ROW_READER_HPP

#include <ctqueens/examiner/reported.hpp>
#include <ctqueens/placement/symbols.hpp>

namespace ctqueens::detail {

// Reads the squares of a row.
class row_reader {
public:
    // Takes a character, or one byte of a character in UTF-8. Returns whether the row goes on: it
    // ends with a null character, and with the first character that is not a square.
    template <class Character> constexpr bool read_character(Character character) noexcept {
        if constexpr (sizeof(Character) > 1) {
            return read_code(static_cast<std::uint32_t>(character));
        } else {
            using decoded = utf8_decoder::character;
            const decoded state = bytes_.take(static_cast<unsigned char>(character));
            if (state == decoded::complete) return read_code(bytes_.code);
            if (state == decoded::invalid) unknown_ = bytes_.first_byte;
            return state == decoded::incomplete;
        }
    }

    constexpr void read_square(bool has_queen) noexcept {
        if (has_queen && queens_++ == 0) column_ = squares_;
        ++squares_;
    }

    // Stores the queen of the row, or the fault if it is the first one.
    template <int N> constexpr void store(reported<N>& result, std::int64_t row) const noexcept {
        // The row may end within a character.
        const std::uint32_t unknown = bytes_.missing_bytes > 0 ? bytes_.first_byte : unknown_;
        const fault found = unknown != 0    ? fault::not_a_square
                            : squares_ != N ? fault::wrong_row_size
                            : queens_ == 0  ? fault::empty_row
                            : queens_ > 1   ? fault::two_in_a_row
                                            : fault::none;
        result.queens.columns[row] = static_cast<std::uint8_t>(found == fault::none ? column_ : N);
        if (found == fault::none || result.what != fault::none) return;
        result.fail(found, row, found == fault::not_a_square ? unknown : squares_);
    }

private:
    constexpr bool read_code(std::uint32_t code) noexcept {
        if (code == 0) return false;
        const symbol read = code == ' ' ? symbol::empty : square_symbol(code);
        if (read == symbol::unknown) {
            unknown_ = code;
            return false;
        }
        read_square(read == symbol::queen);
        return true;
    }

    utf8_decoder bytes_;
    std::int64_t squares_ = 0;
    std::int64_t queens_ = 0;
    std::int64_t column_ = 0;   // of the first queen
    std::uint32_t unknown_ = 0; // the character that is not a square, or its first byte
};

} // namespace ctqueens::detail

#endif
