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
#include <utility>
#include <variant>

namespace ctqueens::reading {

// A record is a line, with those in which its brackets are closed. Each belongs to a placement, or
// is passed over, or refused, or silent, as rules, headers and captions are.
class collector {
    // What a line has beside numbers, blanks and commas.
    struct form {
        std::uint32_t hash = 0;
        int numbers = 0;
        bool has_digits = false; // a placement in digits
    };

public:
    collector(int size, trust given, listener& told) : all_{size, given}, told_(told) {}

    void begin(const phrase& here);
    void end(const char* end_of_text);

    // Adds an item to a sequence, or to a new one.
    template <class Sequence, class... Item>
    void add_item(std::string_view text, const Item&... item);
    void add(shape as, const columns& all, std::size_t line = 0); // 0: that of the phrase
    // Adds a list whose first number may be its own. Returns false if it is not.
    bool add_numbered(std::string_view text, std::span<const int> numbers, bool is_in_table);
    void end_sequence();

    void take() noexcept { record_.is_read = true; }       // a part of something
    void suspect() noexcept { record_.is_suspect = true; } // it looks like a placement
    // It looks like one if another one is in the record.
    void suspect_beside() noexcept { record_.is_like_others = true; }
    void be_silent() noexcept { record_.is_silent = true; } // a rule, a header, a caption
    // The next item is directly after this one.
    void join() noexcept { gap_ = 0; }

    bool is_silent() const noexcept { return record_.is_silent; }
    bool is_read() const noexcept { return record_.is_read; }
    bool has_boards() const noexcept { return active<board_sequence>() != nullptr; }
    bool draws(const row& other) const noexcept {
        return has_boards() && active<board_sequence>()->draws(other);
    }
    std::size_t items() const noexcept { return items_; }
    // Returns the number of the next list, where lists have numbers before, or -1.
    int next_number() const noexcept {
        const auto* const lists = active<numbered_sequence>();
        return lists == nullptr ? -1 : lists->next_number();
    }

private:
    struct record {
        std::size_t line = 0;
        std::string_view text{};
        bool is_read = false;    // there is a placement or a mistake in it
        bool has_digits = false; // a placement in digits
        bool is_silent = false;
        bool is_waiting = false; // for the end of a sequence
        bool is_suspect = false;
        bool is_like_others = false;
    };
    struct no_sequence {
        bool end(listener&) const noexcept { return true; }
    };

    template <class Sequence> const Sequence* active() const noexcept {
        return std::get_if<Sequence>(&sequence_);
    }
    static form form_of(std::string_view text);
    void end_record(const char* end);
    bool is_like_last(const form& now) const;

    common all_;
    listener& told_;
    phrase here_{};
    int gap_ = 0;           // before the next item
    std::size_t items_ = 0; // so far
    std::variant<no_sequence, board_sequence, pair_sequence, blank_sequence, numbered_sequence>
        sequence_{};
    record record_{};
    record first_waiting_{};          // for the end of a sequence
    std::string_view waiting_text_{}; // from there to the last one
    form last_form_{};                // of a line with a placement
};

template <class Sequence, class... Item>
void collector::add_item(std::string_view text, const Item&... item) {
    constexpr int in_phrase = -1; // the gap between items of a phrase
    const place at{here_.line, text, std::exchange(gap_, in_phrase)};
    auto* const active = std::get_if<Sequence>(&sequence_);
    if (active == nullptr || !active->add(at, item...)) {
        end_sequence();
        sequence_.template emplace<Sequence>(all_).add(at, item...);
    }
    ++items_;
    record_.is_waiting = true;
}

} // namespace ctqueens::reading

#endif
