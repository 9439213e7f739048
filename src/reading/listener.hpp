// SPDX-License-Identifier: BSL-1.0
// What a reader tells about a text: placements, lines that it passes over, and mistakes.
#ifndef CTQUEENS_READING_LISTENER_HPP
#define CTQUEENS_READING_LISTENER_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace ctqueens::reading {

// If two pairs are in one row, their rows and columns are exchanged.
enum class shape { list, named_list, digits, grid, blanks, pairs, exchanged_pairs };

// Returns what a shape is called in a sentence.
constexpr const char* name(shape which) noexcept {
    constexpr const char* names[] = {"columns", "columns", "digits", "a board",
                                     "a board", "squares", "squares"};
    return names[static_cast<unsigned>(which)];
}

// What cannot be read.
struct mistake {
    enum class kind {
        row_without_queen,
        several_queens,
        incomplete_board,
        lost_rows,
        incomplete_squares,
        wrong_squares,
        open_bracket,
        not_understood,
        other_size,
        utf_16
    };
    kind what{};
    std::size_t line = 0;    // counted from 1
    std::string_view text{}; // there; may be empty
};

// Returns what is wrong, for a sentence such as "line 3: …".
constexpr const char* describe(mistake::kind what) noexcept {
    constexpr const char* descriptions[] = {
        "this row has no queen",
        "this row has more than one queen",
        "the board ends before every row has a queen",
        "the rows from here on are not whole boards",
        "these are not the squares of whole placements",
        "these squares are off the board, or two are in one row",
        "this bracket is not closed",
        "this looks like a placement, but is not understood",
        "this is for another N",
        "this text is UTF-16, not UTF-8",
    };
    return descriptions[static_cast<unsigned>(what)];
}

// Is told what is in a text, in the order of the lines.
class listener {
public:
    virtual void placement(shape as, std::size_t line, std::span<const std::uint8_t> columns) = 0;
    // A line without a placement, or several, the first of which has this number.
    virtual void passed_over(std::size_t line, std::string_view text) = 0;
    virtual void refused(const mistake& found) = 0;
    // The first number of each list is the number of the list.
    virtual void numbered(std::size_t line, int number) = 0;

protected:
    ~listener() = default;
};

} // namespace ctqueens::reading

#endif
