// SPDX-License-Identifier: BSL-1.0
// Collects what is found in the lines of a text, and tells it.
#ifndef CTQUEENS_READING_COLLECTOR_HPP
#define CTQUEENS_READING_COLLECTOR_HPP

#include "boards.hpp"
#include "columns.hpp"
#include "listener.hpp"
#include "phrases.hpp"
#include "sequences.hpp"

#include <cstddef>
#include <span>
#include <string_view>
#include <variant>

namespace ctqueens::reading {

// Each line, with those in which its brackets are closed, is a record: it belongs to a placement,
// or is passed over, or is refused, or is silent.
class collector {
public:
    collector(int size, listener& told) : size_(size), told_(told) {}

    void begin(const phrase& here);
    void end(const char* end_of_text);

    void add_rows(std::string_view text, std::span<const row> rows, bool are_beside);
    void add_blanks(std::string_view text, const std::vector<blank_sequence::drawn>& symbols,
                    bool is_trusted);
    void add_pair(std::string_view text, square pair, bool is_bare, bool is_trusted);
    void add(shape as, const columns& all, std::size_t line = 0); // 0: that of the phrase
    // Adds a list whose first number may be its own. Returns false if it is not.
    bool add_numbered(std::string_view text, std::span<const int> numbers, bool is_in_table);
    void end_sequence();

    void take() noexcept { record_.is_read = true; }       // a part of something
    void suspect() noexcept { record_.is_suspect = true; } // it looks like a placement
    // It looks like one if another one is in the record.
    void suspect_beside() noexcept { record_.is_like_others = true; }
    void be_silent() noexcept { record_.is_silent = true; } // a rule, a header, a caption
    // The next item is directly behind this one.
    void join() noexcept { gap_ = 0; }

    bool is_silent() const noexcept { return record_.is_silent; }
    bool is_read() const noexcept { return record_.is_read; }
    bool draws(symbol which) const noexcept; // the last row of a board
    bool has_boards() const noexcept { return std::holds_alternative<board_sequence>(sequence_); }
    std::size_t items() const noexcept { return items_; }

private:
    struct record {
        std::size_t line = 0;
        std::string_view text{};
        bool is_read = false; // there is a placement or a mistake in it
        bool is_silent = false;
        bool is_waiting = false; // for the end of a sequence
        bool is_suspect = false;
        bool is_like_others = false;
    };
    template <class Sequence, class Make, class... Item>
    void add_item(std::string_view text, Make make, const Item&... item);
    void end_record(const char* end);

    int size_;
    listener& told_;
    phrase here_{};
    int gap_ = 0;           // in front of the next item
    std::size_t items_ = 0; // so far
    symbol usual_ = 0;      // the queen of the boards so far
    std::variant<std::monostate, board_sequence, pair_sequence, blank_sequence, numbered_sequence>
        sequence_{};
    record record_{};
    record first_waiting_{};          // for the end of a sequence
    std::string_view waiting_text_{}; // from there to the last one
};

} // namespace ctqueens::reading

#endif
