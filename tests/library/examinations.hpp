// SPDX-License-Identifier: BSL-1.0
// What the tests of the examiner share: they compare an examination with what is expected.
#ifndef CTQUEENS_TESTS_EXAMINATIONS_HPP
#define CTQUEENS_TESTS_EXAMINATIONS_HPP

#include <ctqueens/examiner.hpp>

inline constexpr std::int64_t greatest_number = 0x7FFF'FFFF'FFFF'FFFF;

template <int N>
constexpr bool shows(const ctqueens::examination& examined, const ctqueens::placement<N>& queens) {
    if (examined.size != N) return false;
    for (int row = 0; row < N; ++row) {
        if (examined.queens()[row] != queens[row]) return false;
    }
    return true;
}

constexpr bool is_at(const ctqueens::examination& result, ctqueens::fault what, int row,
                     std::int64_t number) {
    return result.what == what && result.row == row && result.number == number;
}

constexpr bool is_unread(const ctqueens::examination& result, ctqueens::parse_error error,
                         int row) {
    return result.what == ctqueens::fault::not_read && result.error == error && result.row == row;
}

constexpr bool has_wrong_size(const ctqueens::examination& result, int size) {
    return result.what == ctqueens::fault::wrong_size && result.number == size;
}

template <std::size_t length>
constexpr bool says(const ctqueens::examination& result, const char (&expected)[length]) {
    char sentence[ctqueens::max_description_length]{};
    const char* const end = ctqueens::describe(result, sentence);
    for (std::size_t index = 0; index < length - 1; ++index) {
        if (sentence[index] != expected[index]) return false;
    }
    return end == sentence + length - 1;
}

#endif
