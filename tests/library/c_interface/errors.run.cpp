// SPDX-License-Identifier: BSL-1.0
// The C interface returns an error for each invalid argument, and then writes nothing.
#include "c_interface.hpp"

#include <limits>
#include <set>
#include <string>

constexpr int32_t sizes_without_table[] = {
    0, 13, -1, 99, std::numeric_limits<int32_t>::min(), std::numeric_limits<int32_t>::max()};

TEST(c_interface_refuses, a_bad_size) {
    for (const int32_t n : sizes_without_table) {
        uint8_t column = 99;
        int32_t index = 99;
        const ctqueens_square square{0, 0};
        EXPECT_EQ(ctqueens_count(n), CTQUEENS_BAD_SIZE);
        EXPECT_EQ(ctqueens_fundamental_count(n), CTQUEENS_BAD_SIZE);
        EXPECT_EQ(ctqueens_solution(n, 0, &column, 1), CTQUEENS_BAD_SIZE);
        EXPECT_EQ(ctqueens_fundamental_solution(n, 0, &column, 1), CTQUEENS_BAD_SIZE);
        EXPECT_EQ(ctqueens_index_of(n, &column), CTQUEENS_BAD_SIZE);
        EXPECT_EQ(ctqueens_having(n, &square, 1, &index, 1), CTQUEENS_BAD_SIZE);
        char sentence = 'c';
        EXPECT_EQ(ctqueens_grade(n, &column, 1, &sentence, 1), CTQUEENS_BAD_SIZE);
        EXPECT_EQ(sentence, 'c');
        EXPECT_EQ(column, 99);
        EXPECT_EQ(index, 99);
    }
    for (const int32_t n : {0, 256, -1, INT32_MIN, INT32_MAX}) {
        const uint8_t column = 0;
        EXPECT_EQ(ctqueens_check(n, &column, nullptr), CTQUEENS_BAD_SIZE);
    }
}

// Returns what ctqueens_read() says about a text, and sets the position of the error.
static int32_t error_in(const std::string& text, std::size_t& position) {
    columns queens(255, 99);
    position = 1000;
    const int32_t error =
        ctqueens_read(text.data(), text.size(), queens.data(), queens.size(), &position);
    EXPECT_EQ(queens, columns(255, 99));
    EXPECT_EQ(ctqueens_read(text.data(), text.size(), queens.data(), queens.size(), nullptr),
              error);
    return error;
}

TEST(c_interface_refuses, a_bad_text) {
    struct wrong_text {
        std::string text;
        int32_t error;
        std::size_t position;
    };
    using namespace std::string_literals;
    for (const auto& [text, error, expected_position] :
         {wrong_text{"", CTQUEENS_ENDS_EARLY, 0}, wrong_text{"2413\n3142", CTQUEENS_TOO_LONG, 4},
          wrong_text{" 15893724", CTQUEENS_NOT_A_COLUMN, 4},
          wrong_text{"a8 e7 x9", CTQUEENS_NOT_A_SQUARE, 6},
          wrong_text{"1Q2/3K/Q3/2Q1", CTQUEENS_NOT_FEN, 5},
          wrong_text{"1Q2/3Q1/Q3/2Q1", CTQUEENS_ROW_TOO_LONG, 6},
          wrong_text{"1Q2/2Q/Q3/2Q1", CTQUEENS_ROW_TOO_SHORT, 4},
          wrong_text{".Q..\n....\nQ...\n..Q.", CTQUEENS_QUEEN_MISSING, 5},
          wrong_text{".Q..\n..QQ\nQ...\n..Q.", CTQUEENS_SECOND_QUEEN, 8},
          wrong_text{"2\0004\0001\0003\0"s, CTQUEENS_NOT_A_COLUMN, 1},
          wrong_text{std::string(256, '1'), CTQUEENS_TOO_LONG, 255}}) {
        std::size_t position = 0;
        EXPECT_EQ(error_in(text, position), error) << text;
        EXPECT_EQ(position, expected_position) << text;
    }
}

TEST(c_interface_refuses, a_bad_index) {
    columns queens(12, 99);
    for (int32_t n = 1; n <= 12; ++n) {
        for (const int32_t index : {-1, ctqueens_count(n), std::numeric_limits<int32_t>::max()}) {
            EXPECT_EQ(ctqueens_solution(n, index, queens.data(), 12), CTQUEENS_BAD_INDEX);
        }
        for (const int32_t index : {-1, ctqueens_fundamental_count(n)}) {
            EXPECT_EQ(ctqueens_fundamental_solution(n, index, queens.data(), 12),
                      CTQUEENS_BAD_INDEX);
        }
    }
    EXPECT_EQ(queens, columns(12, 99));
}

TEST(c_interface_refuses, a_null_pointer) {
    EXPECT_EQ(ctqueens_solution(8, 0, nullptr, 8), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(ctqueens_fundamental_solution(8, 0, nullptr, 8), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(ctqueens_index_of(8, nullptr), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(ctqueens_check(8, nullptr, nullptr), CTQUEENS_NULL_POINTER);
    uint8_t column = 99;
    EXPECT_EQ(ctqueens_read(nullptr, 0, &column, 1, nullptr), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(ctqueens_read("1", 1, nullptr, 1, nullptr), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(column, 99);
    int32_t index = 99;
    EXPECT_EQ(ctqueens_having(8, nullptr, 1, &index, 1), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(ctqueens_having(8, nullptr, 0, nullptr, 92), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(ctqueens_grade(8, nullptr, 1, nullptr, 0), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(ctqueens_grade(8, nullptr, 0, nullptr, 128), CTQUEENS_NULL_POINTER);
    EXPECT_EQ(index, 99);
}

TEST(c_interface_refuses, a_small_buffer) {
    for (int32_t n = 4; n <= 12; ++n) {
        for (std::size_t capacity = 0; capacity < static_cast<std::size_t>(n); ++capacity) {
            columns queens(capacity + 1, 99); // one more, so that data() is never null
            EXPECT_EQ(ctqueens_solution(n, 0, queens.data(), capacity), CTQUEENS_BUFFER_TOO_SMALL);
            EXPECT_EQ(ctqueens_fundamental_solution(n, 0, queens.data(), capacity),
                      CTQUEENS_BUFFER_TOO_SMALL);
            EXPECT_EQ(queens, columns(capacity + 1, 99));
        }
    }
    columns queens(4, 99);
    std::size_t position = 99;
    EXPECT_EQ(ctqueens_read("24135", 5, queens.data(), 4, &position), CTQUEENS_BUFFER_TOO_SMALL);
    EXPECT_EQ(queens, columns(4, 99));
    EXPECT_EQ(position, 99U);
    std::vector<int32_t> indices(91, 99);
    EXPECT_EQ(ctqueens_having(8, nullptr, 0, indices.data(), indices.size()),
              CTQUEENS_BUFFER_TOO_SMALL);
    EXPECT_EQ(indices, std::vector<int32_t>(91, 99));
    const std::string said = "this search misses a solution: 15863724";
    std::vector<char> sentence(said.size(), 'c'); // no room for the null character
    EXPECT_EQ(ctqueens_grade(8, nullptr, 0, sentence.data(), sentence.size()),
              CTQUEENS_BUFFER_TOO_SMALL);
    EXPECT_EQ(sentence, std::vector<char>(said.size(), 'c'));
}

TEST(c_interface_refuses, what_is_off_the_board) {
    columns queens = solution(8, 0);
    for (const uint8_t column : columns{8, 255}) {
        queens.back() = column;
        EXPECT_EQ(ctqueens_index_of(8, queens.data()), CTQUEENS_OFF_THE_BOARD);
        EXPECT_EQ(ctqueens_check(8, queens.data(), nullptr), CTQUEENS_OFF_THE_BOARD);
    }
    for (const ctqueens_square outside : {ctqueens_square{8, 0}, ctqueens_square{0, 8},
                                          ctqueens_square{255, 0}, ctqueens_square{0, 255}}) {
        const ctqueens_square squares[] = {{0, 0}, outside};
        EXPECT_EQ(ctqueens_having(8, squares, 2, nullptr, 0), CTQUEENS_OFF_THE_BOARD);
    }
}

TEST(c_interface_refuses, with_a_sentence_for_each_error) {
    std::set<std::string> sentences;
    for (int32_t error = CTQUEENS_BAD_SIZE; error >= CTQUEENS_NO_SOLUTION - 1; --error) {
        sentences.insert(ctqueens_message(error));
    }
    EXPECT_EQ(sentences.size(), 7U); // six errors and "no error"
    for (int32_t error = CTQUEENS_ENDS_EARLY; error >= CTQUEENS_NO_NOTATION; --error) {
        sentences.insert(ctqueens_message(error));
    }
    EXPECT_EQ(sentences.size(), 17U); // and ten errors in texts
    EXPECT_STREQ(ctqueens_message(CTQUEENS_QUEEN_MISSING), "ctqueens: this row has no queen");
    EXPECT_STREQ(ctqueens_message(CTQUEENS_BAD_SIZE),
                 "ctqueens: n must be from 1 to 12 (from 1 to 255 for ctqueens_check)");
    EXPECT_STREQ(ctqueens_message(CTQUEENS_ENDS_EARLY + 1), ctqueens_message(INT32_MIN));
    EXPECT_STREQ(ctqueens_message(CTQUEENS_NO_NOTATION - 1), ctqueens_message(INT32_MIN));
    EXPECT_STREQ(ctqueens_message(CTQUEENS_NO_SOLUTION - 1), ctqueens_message(INT32_MIN));
    EXPECT_STREQ(ctqueens_message(0), "ctqueens: no error");
    EXPECT_STREQ(ctqueens_message(INT32_MAX), ctqueens_message(0));
}
