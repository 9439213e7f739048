// SPDX-License-Identifier: BSL-1.0
// Reads the placements of one N in a text.
#ifndef CTQUEENS_READING_READER_HPP
#define CTQUEENS_READING_READER_HPP

#include "listener.hpp"
#include "model.hpp"
#include "phrases.hpp"
#include "segments.hpp"
#include "sequences.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace ctqueens::reading {

// Whether what may also be something else is a placement if two queens are in a column: words of
// N digits, symbols among blanks, and lists that are placements for N - 1 without their first or
// last number. It is if it mostly has no such queens elsewhere in the text.
struct trust {
    bool in_digits = true;
    bool in_blanks = true;
    bool in_lists = true;
};

class reader {
public:
    reader(std::string_view text, int size, trust given, listener& told)
        : phrases_(text), size_(size), trust_(given), told_(told), rows_(size), model_(size) {}

    void read();

private:
    void read_phrase(const phrase& here);
    bool is_frame();
    bool read_item();
    bool read_row(const place& at);
    bool read_blanks(const place& at);
    void add_pair(std::string_view text, square pair, bool is_bare);
    bool is_name_of_brackets() const;
    void read_text();
    void read_segment(const segment& part);
    void read_word(const word& only, const segment& part);
    bool read_numbered(std::span<const int> numbers);
    void found(shape as, const columns& all, std::size_t line = 0); // 0: that of the phrase
    void suspect();

    void end_sequence();
    void end_numbered();
    void end_model();
    void end_record();

    phrases_of phrases_;
    int size_;
    trust trust_;
    listener& told_;
    row_reader rows_;
    model model_;

    phrase here_{};
    int gap_ = 0; // in front of the next item
    std::size_t items_read_ = 0;

    // The sequence that may go on; one of these.
    std::unique_ptr<row_sequence> boards_{};
    std::unique_ptr<pair_sequence> pairs_{};
    std::unique_ptr<blank_sequence> blanks_{};
    symbol usual_ = 0; // the queen of the boards so far

    // A line, with those in which its brackets are closed.
    struct record {
        std::size_t line = 0;
        std::string_view text{};
        bool is_read = false;    // there is a placement or a mistake in it
        bool is_silent = false;  // a rule, the names of columns, a caption
        bool is_waiting = false; // for the end of a sequence
        bool is_suspect = false; // something in it looks like a placement
    };
    record record_{};
    record first_waiting_{};
    std::string_view waiting_text_{};
    std::size_t waiting_records_ = 0;

    struct numbered_list {
        int number;
        std::size_t line;
        std::string_view record;
        columns all;
    };
    std::optional<numbered_list> numbered_{}; // the last one
    bool is_confirmed_ = false;               // its number is one more than that of the one before
    int table_columns_ = 0;                   // below the names of columns; 0: no table
    bool is_table_numbered_ = false;          // a number is in front of each list
};

} // namespace ctqueens::reading

#endif
