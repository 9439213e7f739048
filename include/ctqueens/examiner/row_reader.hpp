// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads a row of squares, whose characters can be UTF-8.
#ifndef CTQUEENS_EXAMINER_ROW_READER_HPP
#define CTQUEENS_EXAMINER_ROW_READER_HPP

#include <ctqueens/examiner/reported.hpp>
#include <ctqueens/placement/square_symbols.hpp>

namespace ctqueens::detail {

// Decodes UTF-8, a byte at a time.
struct utf8_decoder {
    enum class character { complete, incomplete, invalid };

    // Takes a byte. Returns what is known about the character to which it should belong. A
    // character is invalid if it begins with a later byte, lacks bytes, or has more than it needs.
    constexpr character take(unsigned char byte) noexcept {
        const bool is_later_byte = byte >= 0x80 && byte < 0xC0;
        if (missing_bytes == 0) {
            first_byte = byte;
            code = byte;
            if (byte < 0x80) return character::complete;
            if (is_later_byte) return character::invalid;
            missing_bytes = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1;
            least_code = byte >= 0xF0 ? 0x10000 : byte >= 0xE0 ? 0x800 : 0x80;
            code &= 0x3FU >> missing_bytes;
            return character::incomplete;
        }
        if (!is_later_byte) return character::invalid;
        code = code << 6 | (byte & 0x3FU);
        if (--missing_bytes > 0) return character::incomplete;
        return code < least_code ? character::invalid : character::complete;
    }

    std::uint32_t code = 0; // the code point of a complete character
    std::uint32_t first_byte = 0;
    std::uint32_t least_code = 0; // that needs so many bytes
    int missing_bytes = 0;
};

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
