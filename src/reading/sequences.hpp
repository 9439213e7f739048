// SPDX-License-Identifier: BSL-1.0
// Sequences of lines or items, of which N are a placement.
#ifndef CTQUEENS_READING_SEQUENCES_HPP
#define CTQUEENS_READING_SEQUENCES_HPP

#include "columns.hpp"
#include "listener.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

// Where an item is.
struct place {
    std::size_t line;
    std::string_view text;
    int gap; // from the one before, as in a phrase
};

// Placements are kept until the sequence ends, since one row too few spoils all boards behind it.
class sequence {
public:
    // Tells the listener what was found. Returns false if the items were something else.
    bool end(listener& told);

protected:
    sequence(int size, mistake::kind if_incomplete) : size_(size), if_incomplete_(if_incomplete) {}

    // Returns whether an item belongs to this sequence: the gap in front of it is not larger than
    // the one between the first two items.
    bool fits(const place& at) const noexcept { return !gap_ || at.gap <= *gap_; }
    // Takes an item. Returns whether there are as many as a placement has.
    bool take(const place& at);
    void keep(shape as, const columns& found, const place& at);
    void refuse(mistake::kind what, const place& at);

    int size_;
    std::vector<place> items_{}; // of the placement that is not complete
    std::size_t count_ = 0;      // of all items
    bool is_certain_ = false;    // the items are what they seem, even if some are missing
    bool is_wrong_ = false;      // the items are something else

private:
    struct kept {
        shape as;
        std::size_t line;
    };
    mistake::kind if_incomplete_;
    std::optional<int> gap_{};
    place first_{};
    std::vector<kept> found_{};
    std::vector<std::uint8_t> columns_{};
    std::optional<mistake> mistake_{};
};

class pair_sequence final : public sequence {
public:
    pair_sequence(int size, bool is_trusted)
        : sequence(size, mistake::kind::incomplete_squares), is_trusted_(is_trusted) {}

    // Adds a row and a column. Bare ones count up. Returns false if the pair does not continue
    // this sequence.
    bool add(const place& at, square pair, bool is_bare);

private:
    bool is_trusted_; // even if pairs are missing
    std::vector<square> pairs_{};
    bool is_bare_ = false;
};

// Lists with their own number in front, which counts up.
class numbered_sequence final : public sequence {
public:
    // In a table, the first column is known to be the number.
    numbered_sequence(int size, bool is_in_table)
        : sequence(size, mistake::kind::not_understood), is_in_table_(is_in_table) {}

    // Adds N + 1 numbers. Returns false if they do not continue this sequence.
    bool add(const place& at, std::span<const int> numbers);
    bool end(listener& told);

private:
    bool is_in_table_;
    int first_ = 0, last_ = 0; // numbers
    std::size_t line_ = 0;     // of the first one
};

} // namespace ctqueens::reading

#endif
