// SPDX-License-Identifier: BSL-1.0
#include "model.hpp"

#include "words.hpp"

#include <cstdlib>
#include <utility>

namespace ctqueens::reading {

bool model::add(std::string_view text, std::size_t line) {
    for (const bool is_dry : {true, false}) {
        int last = last_, count = 0;
        bool has_negative = last_ > 0;
        words_of words(text);
        for (word each; words.next(each); ++count) {
            if (count == 0 && each.text == "v") {
                has_negative = true; // perhaps in the next line
                continue;
            }
            if (each.kind != word_kind::number || each.has_point) return false;
            if (each.value == 0 && last > 0) continue; // the end
            if (std::abs(each.value) != last + 1 || last == size_ * size_) return false;
            has_negative |= each.value < 0;
            if (!is_dry && each.value > 0) {
                const int row = last / size_;
                is_wrong_ |= row != queens_++;
                columns_.push_back(static_cast<std::uint8_t>(last % size_));
            }
            ++last;
        }
        if (!has_negative || count == 0) return false;
        if (is_dry && last_ == 0) line_ = line;
        if (!is_dry) last_ = last;
    }
    return true;
}

columns model::take() {
    const bool is_placement = !is_wrong_ && queens_ == size_;
    columns all = std::exchange(columns_, {});
    last_ = queens_ = 0;
    is_wrong_ = false;
    return is_placement ? all : columns();
}

} // namespace ctqueens::reading
