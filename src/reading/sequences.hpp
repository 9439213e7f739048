// SPDX-License-Identifier: BSL-1.0
// Sequences of lines or items, of which N are a placement.
#ifndef CTQUEENS_READING_SEQUENCES_HPP
#define CTQUEENS_READING_SEQUENCES_HPP

#include "columns.hpp"
#include "listener.hpp"
#include "rows.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

// Whether what may also be something else is a placement, since the text has many of them.
struct trust {
    // Even if two queens are in a column: words of N digits, symbols among blanks, and lists.
    bool in_digits = true, in_blanks = false, in_lists = true;
    bool in_pairs = false;   // also if there are fewer than N
    bool in_headings = true; // lists such as 1 2 3 4
    bool in_named = true;    // lists after a name that announces no placement, such as `nodes`
};

// What all sequences of a text have in common.
struct common {
    int size;
    trust given;
    symbol usual = 0; // the queen of the boards so far
};

// Where an item is.
struct place {
    std::size_t line;
    std::string_view text;
    int gap; // from the one before, as in a phrase
};

// Placements are kept until the sequence ends, since one row too few spoils all boards after it.
class sequence {
public:
    // Tells the listener what was found. Returns false if the items were something else.
    bool end(listener& told);

protected:
    sequence(common& all, shape as, mistake::kind if_incomplete)
        : all_(all), size_(static_cast<std::size_t>(all.size)), as_(as),
          if_incomplete_(if_incomplete) {}

    // Returns whether an item belongs to this sequence: the gap before it is not larger than
    // the one between the first two items.
    bool fits(const place& at) const noexcept { return !gap_ || at.gap <= *gap_; }
    // Takes an item. Returns whether there are as many as a placement has.
    bool take(const place& at);
    void keep(const columns& found, const place& at, bool is_exchanged = false);
    void refuse(mistake::kind what, const place& at);

    common& all_;
    std::size_t size_;
    place first_{};
    std::vector<place> items_{}; // of the placement that is not complete
    std::size_t count_ = 0;      // of all items
    bool is_certain_ = false;    // the items are what they seem, even if some are missing
    bool is_wrong_ = false;      // the items are something else

private:
    shape as_;
    mistake::kind if_incomplete_;
    std::optional<int> gap_{};
    std::vector<std::uint32_t> lines_{}; // of the placements; there are fewer than 2^32
    std::vector<std::uint8_t> columns_{};
    std::vector<bool> is_exchanged_{}; // rows with columns, for each
    std::optional<mistake> mistake_{};
};

class pair_sequence final : public sequence {
public:
    explicit pair_sequence(common& all)
        : sequence(all, shape::pairs, mistake::kind::incomplete_squares) {}

    // Adds a row and a column. Bare ones count up. Returns false if the pair does not continue
    // this sequence.
    bool add(const place& at, square pair, bool is_bare);

private:
    std::vector<square> pairs_{};
    bool is_bare_ = false;
};

// Lists with their own number before, which counts up.
class numbered_sequence final : public sequence {
public:
    explicit numbered_sequence(common& all)
        : sequence(all, shape::list, mistake::kind::not_understood) {}

    // Adds N + 1 numbers. In a table, the first one is known to be the number of the list;
    // elsewhere, one list alone may be a list for N + 1. Returns false if they do not continue
    // this sequence.
    bool add(const place& at, std::span<const int> numbers, bool is_in_table);
    bool end(listener& told);
    int next_number() const noexcept { return first_number_ + static_cast<int>(count_); }

private:
    int first_number_ = 0;
};

} // namespace ctqueens::reading

#endif
