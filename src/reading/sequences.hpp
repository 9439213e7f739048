// SPDX-License-Identifier: BSL-1.0
// Sequences of lines or items that are N rows, or N squares, for each placement.
#ifndef CTQUEENS_READING_SEQUENCES_HPP
#define CTQUEENS_READING_SEQUENCES_HPP

#include "listener.hpp"
#include "lists.hpp"
#include "rows.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

// Where a row or a square is.
struct place {
    std::size_t line;
    std::string_view text;
    int gap; // from the one before, as in a phrase
};

// Placements are kept until the sequence ends, since one row too few spoils all boards behind it.
class sequence {
public:
    explicit sequence(int size) : size_(size) {}
    sequence(const sequence&) = delete;
    sequence& operator=(const sequence&) = delete;
    virtual ~sequence() = default;

    // Tells the listener what was found. Returns false if the items were something else.
    bool end(listener& told);

protected:
    // Returns whether an item belongs to this sequence: the gap in front of it is not larger than
    // the one between the first two items.
    bool fits(const place& at) const noexcept;
    // Takes an item. Returns whether a placement is complete.
    bool take(const place& at);
    void keep(shape as, const columns& found);
    void refuse(mistake::kind what, const place& at);
    virtual mistake::kind if_incomplete() const = 0;
    virtual void read_incomplete() {}

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
    std::optional<int> gap_{};
    place first_{};
    std::vector<kept> found_{};
    std::vector<std::uint8_t> columns_{};
    std::optional<mistake> mistake_{};
};

class row_sequence final : public sequence {
public:
    row_sequence(int size, symbol usual) : sequence(size), usual_(usual) {}

    // Adds a row that can be read in several ways, or rows of boards beside each other. Returns
    // false if it does not continue this sequence.
    bool add(const place& at, std::span<const row> rows, bool are_beside);
    bool draws(symbol which) const noexcept;         // in the last row
    symbol usual() const noexcept { return usual_; } // the queen of the boards that were found

private:
    void finish_boards();
    void read_lines(std::span<const row> rows);
    void read_incomplete() override;
    mistake::kind if_incomplete() const override { return mistake::kind::incomplete_board; }

    symbol usual_;
    std::size_t beside_ = 0;                 // as many boards are beside each other
    std::array<std::vector<row>, 4> rows_{}; // for each place of labels
    std::array<bool, 4> is_possible_{true, true, true, true};
    row last_{};
    bool are_lines_ = false; // each line contains all rows of a board, or of several
};

class pair_sequence final : public sequence {
public:
    using sequence::sequence;

    // Adds a row and a column. Bare ones count up.
    bool add(const place& at, square pair, bool is_bare);

private:
    mistake::kind if_incomplete() const override { return mistake::kind::incomplete_squares; }

    std::vector<square> pairs_{};
    bool is_bare_ = false;
};

// Lines that contain a queen, and perhaps dark squares, among blanks.
class blank_sequence final : public sequence {
public:
    blank_sequence(int size, bool is_trusted) : sequence(size), is_trusted_(is_trusted) {}

    struct drawn {
        std::size_t at;
        symbol what;
    };
    // Returns the symbols of such a line, or nothing if there is something else.
    static std::vector<drawn> symbols_in(std::string_view line, int size);

    bool add(const place& at, std::vector<drawn> symbols);

private:
    columns columns_of_rows() const;
    mistake::kind if_incomplete() const override { return mistake::kind::incomplete_board; }

    bool is_trusted_; // even if two queens are in a column
    std::vector<std::vector<drawn>> rows_{};
};

} // namespace ctqueens::reading

#endif
