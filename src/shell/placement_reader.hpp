// SPDX-License-Identifier: BSL-1.0
// Finds placements on standard input.
#ifndef CTQUEENS_SHELL_PLACEMENT_READER_HPP
#define CTQUEENS_SHELL_PLACEMENT_READER_HPP

#include "bracketed_texts.hpp"
#include "input_lines.hpp"
#include "line_shapes.hpp"

#include <optional>
#include <string>

namespace ctqueens::shell {

// The lines that are not part of any placement, apart from those that this program itself prints.
struct passed_lines {
    std::size_t count = 0;
    numbered_text first{};
};

// Finds one text after another: a line, the lines of a board, or a list in brackets.
class placement_reader {
public:
    // Returns the next text as soon as it is complete, or nothing at the end.
    std::optional<numbered_text> next();

    // Tells the reader what it has found, so that it recognises numbers that are counts.
    void learn(int rows) noexcept { last_rows_ = rows; }

    const passed_lines& passed_over() const noexcept { return passed_over_; }

private:
    std::optional<numbered_text> text_at(const line_shape& shape);
    numbered_text current_line() const;
    numbered_text read_board(int size);
    numbered_text read_lone_queens();
    numbered_text read_model();
    bool read_another(line_kind kind, numbered_text& found);
    bool is_count(const line_shape& shape) const;

    input_lines lines_{};
    bracketed_texts lists_{lines_};
    passed_lines passed_over_{};
    std::size_t found_ = 0; // texts
    int last_rows_ = 0;     // of the last one
    bool was_number_ = false;
};

} // namespace ctqueens::shell

#endif
