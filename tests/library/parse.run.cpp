// SPDX-License-Identifier: BSL-1.0
// Every placement is read back as it was written, in every notation; texts of megabytes do not make
// the parser overflow.
#include <ctqueens/parse.hpp>
#include <ctqueens/text.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <utility>

namespace {

using namespace ctqueens;

template <class Format, int N> std::string written(const placement<N>& queens) {
    std::string text;
    Format::write(queens, std::back_inserter(text));
    return text;
}

// As text::write_list() writes a single solution, with a line break at the end, or brackets around.
template <class Format, int N> std::string written_as_list(const placement<N>& queens) {
    std::string text;
    text::write_list<Format>(N, std::array{queens}, 5, std::back_inserter(text));
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

template <int N> void expect_value(const std::string& text, const placement<N>& queens) {
    const auto read = from_text<N>(text.c_str());
    // A plain `if`, since this is called millions of times.
    if ((!read || read.value != queens) && !testing::Test::HasFailure()) {
        ADD_FAILURE() << "misread for N = " << N << ": " << text;
    }
}

template <int N>
void expect_read(const std::string& text, notation expected, const placement<N>& queens) {
    const parsed<int> rows = shape_of(text.c_str());
    if ((rows.written != expected || rows != N) && !testing::Test::HasFailure()) {
        ADD_FAILURE() << "read as notation " << static_cast<int>(rows.written)
                      << " for N = " << rows.value << " instead of " << N << ": " << text;
    }
    expect_value(text, queens);
}

template <int N> void expect_digits_and_squares_read(const placement<N>& queens) {
    const std::string squares = replaced(written<text::squares>(queens), ' ', "");
    expect_read(written<text::digits>(queens), notation::digits, queens);
    expect_read(squares, notation::squares, queens);
    if constexpr (N >= 5 && N <= 9) { // in capitals, these can also be digits of a larger board
        expect_value(in_other_case(squares), queens);
    } else {
        expect_read(in_other_case(squares), notation::squares, queens);
    }
}

// As the well-known exercise has boards, and in pairs.
template <int N> std::string array_of_strings(const placement<N>& queens) {
    std::string text;
    for (const int column : queens) {
        std::string row(N, '.');
        row[static_cast<std::size_t>(column)] = 'Q';
        text += (text.empty() ? "[\"" : ", \"") + row + '"';
    }
    return text + ']';
}
template <int N> std::string pairs(const placement<N>& queens) {
    std::string text;
    for (int row = 0; row < N; ++row) {
        text += "(" + std::to_string(row) + ", " + std::to_string(queens[row]) + ") ";
    }
    return text;
}

template <int N> void expect_all_read(const placement<N>& queens) {
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
    if constexpr (N > 2) expect_read(pairs(queens), notation::pairs, queens); // or they are a grid
    expect_read(array_of_strings(queens), notation::board, queens);
    const notation as_grid = N == 1 ? notation::digits : notation::grid; // both are "1"
    expect_read(written<text::grid>(queens), as_grid, queens);
    expect_read(written<text::board>(queens), notation::board, queens);
    expect_read(" \r\n" + replaced(written<text::board>(queens), '\n', "\r\n"), notation::board,
                queens);
}

// Calls action(placement) for all N to the power of N placements.
template <int N, class Action> void for_each_placement(Action action) {
    placement<N> queens{};
    for (int row = 0; row < N;) {
        action(queens);
        for (row = 0; row < N && ++queens.columns[row] == N; ++row) queens.columns[row] = 0;
    }
}

TEST(parse, reads_all_placements_of_small_boards) {
    for_each_placement<1>([](const auto& queens) { expect_all_read(queens); });
    for_each_placement<2>([](const auto& queens) { expect_all_read(queens); });
    for_each_placement<3>([](const auto& queens) { expect_all_read(queens); });
    for_each_placement<4>([](const auto& queens) { expect_all_read(queens); });
    for_each_placement<5>([](const auto& queens) { expect_digits_and_squares_read(queens); });
}

template <int N> void expect_random_placements_read() {
    std::mt19937 random(N); // the same placements each time
    for (int count = 0; count < 1000; ++count) {
        placement<N> queens{};
        for (std::uint8_t& column : queens.columns) {
            column = static_cast<std::uint8_t>(random() % N);
        }
        expect_all_read(queens);
    }
}

template <int... index> void expect_random_placements_read(std::integer_sequence<int, index...>) {
    (expect_random_placements_read<index + 1>(), ...);
}

TEST(parse, reads_random_placements_of_all_boards) {
    expect_random_placements_read(std::make_integer_sequence<int, 26>());
}

// Calls action(placement) for all solutions, found without the library.
template <int N, class Action>
void for_each_solution(placement<N>& queens, int row, std::uint64_t columns, std::uint64_t rising,
                       std::uint64_t falling, Action& action) {
    if (row == N) {
        action(queens);
        return;
    }
    for (int column = 0; column < N; ++column) {
        const std::uint64_t queen = std::uint64_t(1) << column;
        if (((columns | rising | falling) & queen) == 0) {
            queens.columns[row] = static_cast<std::uint8_t>(column);
            for_each_solution(queens, row + 1, columns | queen, (rising | queen) << 1,
                              (falling | queen) >> 1, action);
        }
    }
}

template <int N> int count_of_solutions_read() {
    int count = 0;
    const auto expect = [&](const placement<N>& queens) {
        expect_digits_and_squares_read(queens);
        ++count;
    };
    placement<N> queens{};
    for_each_solution(queens, 0, 0, 0, 0, expect);
    return count;
}

TEST(parse, reads_all_solutions_of_13) { EXPECT_EQ(count_of_solutions_read<13>(), 73712); }

TEST(parse, reads_all_solutions_of_14) { EXPECT_EQ(count_of_solutions_read<14>(), 365596); }

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
        while (text.size() < 1 << 20) text += part;
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
