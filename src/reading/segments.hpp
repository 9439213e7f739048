// SPDX-License-Identifier: BSL-1.0
// Splits a phrase at names and marks. What is between are numbers, digits, squares or rows.
#ifndef CTQUEENS_READING_SEGMENTS_HPP
#define CTQUEENS_READING_SEGMENTS_HPP

#include "characters.hpp"
#include "words.hpp"

#include <ctqueens/placement.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace ctqueens::reading {

struct segment {
    std::string_view text{};
    bool is_named = false;       // a name is before it
    bool is_announced = false;   // and announces a placement
    bool is_labelled = false;    // a mark is before it
    bool is_before_name = false; // a name is after it
    bool is_counted = false;     // that name ends the phrase, as a unit does
};

class segments_of {
public:
    segments_of(std::string_view text, int size) noexcept : words_(trimmed(text)), size_(size) {}

    bool next(segment& found);
    // How many numbers of columns are after each other, at most, without a name between.
    int most_columns() const noexcept { return most_columns_; }
    // Whether the last name names what is after this text, and announces no placement.
    bool names_other() const noexcept { return now_.is_named && !now_.is_announced; }
    bool are_empty() const noexcept { return words_seen_ == 0; }

private:
    bool finish(const word& name, segment& found);
    void add(const word& part) noexcept;
    bool mark(const word& each, segment& found);
    bool is_placement(const word& each) const;
    bool begins_list(words_of text) const;
    void count(const word& each) noexcept;

    words_of words_;
    int size_;
    word last_{};
    std::string_view name_{}; // the last one, before a mark
    bool has_name_ = false, has_value_ = false;
    segment now_{};
    std::size_t words_ahead_ = 0; // in the segment
    std::size_t length_before_last_ = 0;
    int columns_ = 0, most_columns_ = 0, words_seen_ = 0;
};

// Returns a segment without the labels at its beginning: the first word, and others with points.
segment without_labels(segment part);

// What the words of a segment have in common.
struct measured {
    std::array<int, max_placement_size + 2> numbers{};
    std::size_t count = 0;   // of words, even if not all numbers are stored
    std::size_t columns = 0; // numbers from 0 to N
    word first{};
    bool are_numbers = true;
    bool are_bits = true;    // numbers 0 and 1
    bool are_long = true;    // each has N characters
    bool has_points = false; // after some of the numbers, as in `1. 2 4 1 3`
    bool is_uniform = true;  // all separators are alike
    separator strongest = separator::none;
    bool is_first_apart = false; // a gap is after the first digit, but not after the others
};
measured measure(const segment& part, int size, bool is_in_brackets);

// Calls `read` for each part of a segment, which begin with the words that `begins` holds for.
template <class Begins, class Read> void split(const segment& whole, Begins begins, Read read) {
    segment part = whole;
    part.is_before_name = part.is_counted = false; // except for the last part
    words_of words(whole.text);
    const char *begin = whole.text.data(), *end = begin;
    for (word each; words.next(each);) {
        if (end > begin && begins(each)) {
            part.text = between(begin, end);
            read(part);
            begin = each.written.data();
        }
        end = each.written.data() + each.written.size();
    }
    part = whole;
    part.text = between(begin, end);
    read(part);
}

} // namespace ctqueens::reading

#endif
