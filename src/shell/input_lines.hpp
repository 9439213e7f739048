// SPDX-License-Identifier: BSL-1.0
// Standard input, line by line.
#ifndef CTQUEENS_SHELL_INPUT_LINES_HPP
#define CTQUEENS_SHELL_INPUT_LINES_HPP

#include "lines_ahead.hpp"
#include "list_numbers.hpp"

#include <cstddef>
#include <string>

namespace ctqueens::shell {

// The current line. Of a very long one, such as a large JSON array, only a part is kept at a time.
class input_lines {
public:
    // Reads the next line, or the next part of a long one, and returns whether there is any. A line
    // that was put back is read again.
    bool read();
    void put_back() noexcept { is_put_back_ = true; }

    // Without blanks, commas and semicolons at its end.
    const std::string& text() const noexcept { return line_.text; }       // translated
    const std::string& written() const noexcept { return line_.written; } // as it was written
    std::size_t number() const noexcept { return line_.number; }          // counted from 1
    bool goes_on() const noexcept { return line_.goes_on; } // this is a part, and not the last

    const list_numbers& numbers() const noexcept { return numbers_; }

private:
    lines_ahead ahead_{};
    list_numbers numbers_{};
    input_line line_{};
    std::size_t ready_ = 0; // of the lines ahead, so many are translated completely
    bool is_put_back_ = false;
};

} // namespace ctqueens::shell

#endif
