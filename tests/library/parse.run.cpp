// SPDX-License-Identifier: BSL-1.0
// Every placement is read back as it was written, in every notation; long texts do not make the
// parser overflow.
#include <ctqueens/parse.hpp>
#include <ctqueens/text.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace ctqueens;

template <class Format> std::string written(placement_view queens) {
    std::string text;
    Format::write(queens, std::back_inserter(text));
    return text;
}

// As text::write_list() writes a single solution, with a line break at the end, or brackets around.
template <class Format> std::string written_as_list(placement_view queens) {
    std::string text;
    text::write_list<Format>(queens.rows(), std::array{queens}, 5, std::back_inserter(text));
    return text;
}

std::string replaced(std::string text, char from, const char* to) {
    std::string result;
    for (const char character : text) {
        result += character == from ? std::string(to) : std::string(1, character);
    }
    return result;
}

std::string in_other_case(std::string text) {
    for (char& character : text) {
        const bool is_letter = (character | 32) >= 'a' && (character | 32) <= 'z';
        character = static_cast<char>(is_letter ? character ^ 32 : character);
    }
    return text;
}

// What from_text<N> returns for a text that has the right columns.
void expect_value(const std::string& text, placement_view queens) {
    std::uint8_t columns[max_placement_size];
    const parsed<int> read =
        detail::read_any(detail::whole_text(text.data(), text.size()), queens.rows(), columns);
    // A plain `if`, since this is called hundreds of thousands of times.
    if ((!read || !std::equal(queens.begin(), queens.end(), columns)) &&
        !testing::Test::HasFailure()) {
        ADD_FAILURE() << "misread for N = " << queens.rows() << ": " << text;
    }
}

void expect_read(const std::string& text, notation expected, placement_view queens) {
    const parsed<int> rows = shape_of(text.c_str());
    if ((rows.written != expected || rows != queens.rows()) && !testing::Test::HasFailure()) {
        ADD_FAILURE() << "read as notation " << static_cast<int>(rows.written)
                      << " for N = " << rows.value << " instead of " << queens.rows() << ": "
                      << text;
    }
    expect_value(text, queens);
}

void expect_digits_and_squares_read(placement_view queens) {
    const std::string squares = replaced(written<text::squares>(queens), ' ', "");
    expect_read(written<text::digits>(queens), notation::digits, queens);
    expect_read(squares, notation::squares, queens);
    if (queens.rows() >= 5 && queens.rows() <= 9) {
        // In capitals, these can also be digits of a larger board.
        expect_value(in_other_case(squares), queens);
    } else {
        expect_read(in_other_case(squares), notation::squares, queens);
    }
}

// As the well-known exercise has boards, and in pairs.
std::string array_of_strings(placement_view queens) {
    std::string text;
    for (const int column : queens) {
        std::string row(queens.size(), '.');
        row[static_cast<std::size_t>(column)] = 'Q';
        text += (text.empty() ? "[\"" : ", \"") + row + '"';
    }
    return text + ']';
}
std::string pairs(placement_view queens) {
    std::string text;
    for (int row = 0; row < queens.rows(); ++row) {
        text += "(" + std::to_string(row) + ", " + std::to_string(queens[row]) + ") ";
    }
    return text;
}

void expect_all_read(placement_view queens) {
    expect_digits_and_squares_read(queens);
    const std::string digits = written<text::digits>(queens);
    const std::string fen = written<text::fen>(queens);
    const std::string squares = written<text::squares>(queens);
    expect_read(in_other_case(digits), notation::digits, queens);
    expect_read(fen, notation::fen, queens);
    expect_read(in_other_case(fen) + " w - - 0 1", notation::fen, queens);
    expect_read(squares, notation::squares, queens);
    expect_read(in_other_case(squares), notation::squares, queens);
    expect_read(replaced(squares, ' ', ","), notation::squares, queens);
    expect_read(replaced(squares, ' ', ", "), notation::squares, queens);

    expect_read(written_as_list<text::digits>(queens), notation::digits, queens);
    expect_read(written_as_list<text::fen>(queens), notation::fen, queens);
    expect_read(written_as_list<text::squares>(queens), notation::squares, queens);
    expect_read(written_as_list<text::columns>(queens), notation::columns, queens);
    expect_read(written_as_list<text::csv>(queens), notation::columns, queens);
    expect_read(written<text::json>(queens), notation::columns, queens);
    expect_read(written_as_list<text::json>(queens), notation::columns, queens);
    // Two pairs are a grid, too.
    if (queens.rows() > 2) expect_read(pairs(queens), notation::pairs, queens);
    expect_read(array_of_strings(queens), notation::board, queens);
    // So is a grid of one square a digit.
    const notation as_grid = queens.rows() == 1 ? notation::digits : notation::grid;
    expect_read(written<text::grid>(queens), as_grid, queens);
    expect_read(written<text::board>(queens), notation::board, queens);
    expect_read(" \r\n" + replaced(written<text::board>(queens), '\n', "\r\n"), notation::board,
                queens);
}

// Calls action(placement) for all N to the power of N placements.
template <class Action> void for_each_placement(int size, Action action) {
    std::vector<std::uint8_t> queens(static_cast<std::size_t>(size));
    for (std::size_t row = 0; row < queens.size();) {
        action({queens.data(), size});
        for (row = 0; row < queens.size() && ++queens[row] == size; ++row) queens[row] = 0;
    }
}

TEST(parse, reads_all_placements_of_small_boards) {
    for (int size = 1; size <= 4; ++size) for_each_placement(size, expect_all_read);
    for_each_placement(5, expect_digits_and_squares_read);
}

TEST(parse, reads_random_placements_of_all_boards) {
    for (int size = 1; size <= 26; ++size) {
        std::mt19937 random(static_cast<unsigned>(size)); // the same placements each time
        std::vector<std::uint8_t> queens(static_cast<std::size_t>(size));
        for (int count = 0; count < 200; ++count) {
            for (std::uint8_t& column : queens) {
                column = static_cast<std::uint8_t>(random() % unsigned(size));
            }
            expect_all_read({queens.data(), size});
        }
    }
}

TEST(parse, refuses_long_texts) {
    for (const std::string part : {"1",
                                   "9",
                                   "0",
                                   "Q",
                                   "/",
                                   "a",
                                   "A",
                                   "a1",
                                   "A1",
                                   "0 ",
                                   "1,",
                                   "[",
                                   "[0",
                                   "]",
                                   " ",
                                   "0\n",
                                   "x ",
                                   "[\"",
                                   "(1,1)",
                                   "\n",
                                   "\xE2\x99\x9B",
                                   "\xE2",
                                   "\xE2\x99\x9B\n",
                                   "Q/",
                                   "9999Q",
                                   "99999/"}) {
        std::string text;
        while (text.size() < 1 << 17) text += part;
        const parsed<int> rows = shape_of(text.c_str());
        EXPECT_FALSE(rows) << part;
        EXPECT_GE(rows.value, 0) << part;
        EXPECT_LE(rows.value, 256) << part;
        EXPECT_FALSE(from_text<8>(text.c_str())) << part;
        EXPECT_FALSE(from_text<26>(text.c_str())) << part;
    }
}

// Numbers whose sum is more than the greatest int.
TEST(parse, stops_counting) {
    std::string text;
    for (int count = 0; count < 2200000; ++count) text += "1000Q";
    EXPECT_EQ(shape_of((text + "/").c_str()).value, 256);
    EXPECT_EQ(shape_of(std::string(300, '1').c_str()).value, 256);
    EXPECT_EQ(shape_of("a1 a4294967297").value, 0);
}

} // namespace
