// SPDX-License-Identifier: BSL-1.0
// Reads lines ahead, so that the lines of a board can be translated together.
#ifndef CTQUEENS_SHELL_LINES_AHEAD_HPP
#define CTQUEENS_SHELL_LINES_AHEAD_HPP

#include <cstddef>
#include <deque>
#include <string>
#include <vector>

namespace ctqueens::shell {

// A text with more bytes is no placement, so no more is kept of any.
inline constexpr std::size_t longest_text = 1 << 20;

struct input_line {
    std::string text;       // translated
    std::string written;    // as it was written
    std::size_t number = 0; // counted from 1
    bool goes_on = false;   // this is a part, and not the last
    bool continues = false; // this is a part, and not the first
    std::size_t bytes = 0;  // of the text, when it was read
};

// The lines that have been read but not taken. Each is translated by itself.
class lines_ahead {
public:
    // Returns whether there is another line, or a part of a long one.
    bool has_any() { return !lines_.empty() || read(); }

    // Returns the line at this distance, or null if it is behind the end of the input, is part of a
    // long line, or is behind more than may be kept.
    input_line* at(std::size_t index);

    // Returns a line that has been read.
    const input_line& operator[](std::size_t index) const { return lines_[index]; }

    input_line take();

    // Replaces the first lines.
    void replace(std::size_t count, const std::vector<input_line>& lines);

private:
    bool read();

    std::deque<input_line> lines_{};
    std::size_t kept_ = 0; // bytes in the lines
    std::size_t number_ = 0;
    bool is_part_ = false; // the next characters continue a long line
};

} // namespace ctqueens::shell

#endif
