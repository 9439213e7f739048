// SPDX-License-Identifier: BSL-1.0
// Reads the placements of one N in a text.
#ifndef CTQUEENS_READING_READER_HPP
#define CTQUEENS_READING_READER_HPP

#include "collector.hpp"
#include "listener.hpp"
#include "phrases.hpp"
#include "segments.hpp"

#include <string_view>

namespace ctqueens::reading {

class reader {
public:
    reader(std::string_view text, int size, trust given, listener& told)
        : phrases_(text), size_(size), trust_(given), told_(told), found_(size, given, told),
          rows_(size), model_(size) {}

    void read();

private:
    void read_phrase();
    bool continues_board();
    bool is_frame();
    bool is_header();
    bool read_item();
    bool read_row(std::string_view text);
    bool read_model();
    bool is_name_of_brackets() const;
    bool read_entries();
    void read_name();
    bool is_row_of_other_size();
    void read_text();
    void read_segment(const segment& part);
    bool read_list(const measured& all, const segment& part);
    void read_word(const word& only, const segment& part);
    void read_digits(const columns& all, const segment& part);
    void end_model();

    phrases_of phrases_;
    int size_;
    trust trust_;
    listener& told_;
    collector found_;
    row_reader rows_;
    model model_;
    phrase here_{};
    bool is_named_ = false;          // what is in the brackets, by a name that announces nothing
    int table_columns_ = 0;          // below the names of columns; 0: no table
    bool is_table_numbered_ = false; // a number is before each list
};

} // namespace ctqueens::reading

#endif
