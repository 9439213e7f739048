// SPDX-License-Identifier: BSL-1.0
// Finds placements in lists in brackets, such as JSON.
#ifndef CTQUEENS_SHELL_BRACKETED_TEXTS_HPP
#define CTQUEENS_SHELL_BRACKETED_TEXTS_HPP

#include "input_lines.hpp"
#include "numbered_text.hpp"

#include <optional>

namespace ctqueens::shell {

// Reads lists of lists, however deep, and however they are laid out. An innermost list is a
// placement, or a row or a square of one: [0, 4, 7, 5, 2, 6, 1, 3] or [".Q..", "...Q", ...];
// [0, 1, 0, 0]; (0, 1). Passes over anything else, such as the keys of JSON objects.
class bracketed_texts {
public:
    explicit bracketed_texts(input_lines& lines) noexcept : lines_(&lines) {}

    // Begins with the bracket at this position of the current line.
    void begin(std::size_t position) noexcept;

    // Returns the next text as soon as it is complete, or nothing at the end of the outermost list.
    std::optional<numbered_text> next();

private:
    // Rows or squares of a placement, which are collected until it is complete.
    struct parts {
        numbered_text read{};
        std::size_t count = 0;
        std::size_t count_in_line = 0; // in the current one
        std::size_t row_length = 0;    // 0 for squares
        std::size_t last_line = 0;
        std::size_t last_column = 0; // behind the last one
    };

    void add(char next);
    std::optional<numbered_text> read_character(char next);
    std::optional<numbered_text> open_list(char bracket);
    std::optional<numbered_text> end_list();
    void add_rest_of_line();
    std::optional<numbered_text> take_text_between();
    void add_list_to_parts();
    std::optional<numbered_text> add_part(std::size_t row_length);
    std::optional<numbered_text> take_parts();
    std::optional<numbered_text> end_line();
    std::optional<numbered_text> give_up();

    input_lines* lines_;
    std::size_t position_ = 0; // in the current part of the line
    std::size_t column_ = 0;   // in the whole line, in characters
    bool is_escaped_ = false;  // the next character of a string
    bool is_open_ = false;
    int depth_ = 0;             // the number of open brackets
    bool is_innermost_ = false; // no other list has been opened in the list
    char quote_ = '\0';         // the open one
    numbered_text list_{};      // the list that was opened last
    numbered_text between_{};   // what is beside the lists in this line
    parts parts_{};
};

} // namespace ctqueens::shell

#endif
