// SPDX-License-Identifier: BSL-1.0
// Splits a text into phrases: what is between brackets, or on a line without brackets. Brackets
// make a tree, whose leaves these are.
#ifndef CTQUEENS_READING_PHRASES_HPP
#define CTQUEENS_READING_PHRASES_HPP

#include <cstddef>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

struct phrase {
    std::string_view text;
    std::size_t line = 0;    // counted from 1
    std::string_view record; // the line on which the outermost bracket opens
    std::size_t record_line = 0;
    bool is_whole_line = false; // without brackets
    bool is_in_brackets = false;
    bool is_open = false;           // the bracket before it is never closed
    bool is_before_bracket = false; // a bracket opens after it
    // How far it is from the phrase before: 0 on the next line, or as many brackets as are closed
    // between, or more if lines are blank.
    int gap = 0;
};

class phrases_of {
public:
    explicit phrases_of(std::string_view text);

    bool next(phrase& found);
    std::string_view text() const noexcept { return text_; }
    // The next line that is neither blank nor a rule, after the line of a phrase.
    std::string_view line_behind(const phrase& here) const noexcept;
    // The line of a bracket that is never closed, before a line or another bracket; 0: none.
    std::size_t line_of_open_bracket() const noexcept { return open_line_; }

private:
    struct delimiter;

    delimiter delimiter_at(std::size_t at) const noexcept;
    bool take(std::size_t end, phrase& found) noexcept;
    bool take_whole(std::size_t length, phrase& found) noexcept;
    void pass(const delimiter& here) noexcept;
    void begin_line() noexcept;
    void open(std::size_t at) noexcept;
    std::string_view line_at(std::size_t at) const noexcept;

    std::string_view text_;
    std::vector<bool> is_matched_; // for each opening bracket: is it closed?
    std::size_t begin_ = 0;        // of what is not yet in a phrase
    std::size_t line_ = 1;         // there
    std::string_view record_;
    std::size_t record_line_ = 1;
    std::size_t open_line_ = 0;
    int depth_ = 0, lowest_ = 0; // the lowest depth since the last phrase
    int last_depth_ = 0;
    int blank_lines_ = 0;       // since the last phrase
    bool is_line_empty_ = true; // so far
    bool is_open_ = false;      // after a bracket that is never closed
};

} // namespace ctqueens::reading

#endif
