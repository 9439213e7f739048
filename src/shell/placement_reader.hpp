// SPDX-License-Identifier: BSL-1.0
// Finds placements on standard input.
#ifndef CTQUEENS_SHELL_PLACEMENT_READER_HPP
#define CTQUEENS_SHELL_PLACEMENT_READER_HPP

#include "bracketed_texts.hpp"
#include "input_lines.hpp"
#include "line_shapes.hpp"
#include "numbered_text.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

// Finds one text after another: a line, the lines of a board, or a list in brackets. What is not an
// attempt at a placement may be a heading.
class placement_reader {
public:
    // Returns the next text as soon as it is complete, or nothing at the end.
    std::optional<numbered_text> next();

    // Tells the reader what the last text was, so that it recognises numbers that are counts.
    void learn(int rows) noexcept;

    // Counts a text that has been found among the lines that are no placements.
    void pass_over(const numbered_text& found);

    const passed_lines& passed_over() const noexcept { return passed_over_; }

    const list_numbers& numbers() const noexcept { return lines_.numbers(); }

private:
    struct board {
        int size;
        std::size_t last_line;
    };

    std::optional<numbered_text> text_at(const line_shape& shape);
    numbered_text current_line(bool is_attempt = true, std::size_t label = 0) const;
    std::optional<numbered_text> next_of_line();
    std::optional<numbered_text> text_unless_above(bool (*belongs)(line_kind), std::size_t label);
    numbered_text read_board(numbered_text found, int rows, int size);
    std::optional<numbered_text> read_empty_row(int squares);
    numbered_text read_lone_queens();
    numbered_text read_model();
    bool read_another(line_kind kind, numbered_text& found);
    bool is_count(std::string_view label, std::string_view digits, bool was_number) const;

    input_lines lines_{};
    bracketed_texts lists_{lines_};
    passed_lines passed_over_{};
    std::size_t found_ = 0;     // placements
    std::size_t last_rows_ = 0; // of the last one
    board last_board_{};
    std::size_t most_signs_ = 0;            // in a line that was passed over
    bool was_number_ = false;               // the last text
    std::vector<std::string_view> words_{}; // of the current line, still to be read, last first
};

} // namespace ctqueens::shell

#endif
