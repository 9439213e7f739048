// SPDX-License-Identifier: BSL-1.0
// Splits text into words, and says how strongly they are separated.
#ifndef CTQUEENS_READING_WORDS_HPP
#define CTQUEENS_READING_WORDS_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ctqueens::reading {

// What is between two words, from the weakest to the strongest. In `0,1 1,3` the blank separates
// pairs, in `0 1, 1 3` the comma does.
enum class separator : std::uint8_t {
    none,
    dash, // or a slash, between digits
    tight_comma,
    blank,
    comma,
    wide,
    bar,
    semicolon,
    line
};

enum class word_kind : std::uint8_t {
    number,  // an integer, such as 12 or -3, perhaps with a point
    named,   // letters with a number: q1, Q_1, e4
    name,    // letters
    mark,    // what ends a label, or binds a name to its value: a colon, =, ->
    symbols, // anything without letters and digits
    time,    // or a date
    other    // 0.5, 4x4, 3f2
};

constexpr std::string_view all_digits = "0123456789";

struct word {
    word_kind kind;
    separator before;         // none at the beginning of a text
    std::string_view text;    // without quotes
    std::string_view written; // with them
    int value = 0;            // of a number, or the number of a name; at most 999'999'999
    bool has_point = false;   // after a number: `1.`
    std::string_view name{};  // of a named number, without _

    bool is_number() const noexcept { return kind == word_kind::number; }
};

// Takes the words of a text one by one.
class words_of {
public:
    explicit words_of(std::string_view text) noexcept : begin_(text.data()), rest_(text) {}

    bool next(word& found);
    std::string_view rest() const noexcept { return rest_; }

private:
    separator skip_separators() noexcept;

    const char* begin_;
    std::string_view rest_;
    bool is_first_ = true;
    bool is_in_brackets_ = false; // of an index or a cell
};

// Returns how many columns a word may be: one for a number and for a square such as R1C2, and N for
// N digits or numbers with whatever but letters beside them, as in `0.1.2.3`.
int columns_in(const word& each, int size);

// Returns how many numbers a text consists of, or 0 if it has anything else.
int numbers_in(std::string_view text);

} // namespace ctqueens::reading

#endif
