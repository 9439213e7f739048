// SPDX-License-Identifier: BSL-1.0
// Standard input, line by line.
#ifndef CTQUEENS_SHELL_INPUT_LINES_HPP
#define CTQUEENS_SHELL_INPUT_LINES_HPP

#include <cstddef>
#include <string>

namespace ctqueens::shell {

// A text with more bytes is no placement, so no more is kept of any.
inline constexpr std::size_t longest_text = 1 << 20;

// The current line. Of a very long one, such as a large JSON array, only a part is kept at a time.
class input_lines {
public:
    // Reads the next line, or the next part of a long one, and returns whether there is any. A line
    // that was put back is read again.
    bool read();
    void put_back() noexcept { is_put_back_ = true; }

    // Without blanks, commas and semicolons at its end.
    const std::string& text() const noexcept { return text_; }       // translated
    const std::string& written() const noexcept { return written_; } // as it was written
    std::size_t number() const noexcept { return number_; }          // counted from 1
    bool goes_on() const noexcept { return goes_on_; } // this is a part, and not the last

private:
    std::string text_;
    std::string written_;
    std::size_t number_ = 0;
    bool goes_on_ = false;
    bool is_put_back_ = false;
};

} // namespace ctqueens::shell

#endif
