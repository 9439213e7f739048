// SPDX-License-Identifier: BSL-1.0
#include "sequences.hpp"

#include <algorithm>

namespace ctqueens::reading {

bool sequence::take(const place& at) {
    if (count_ == 0) first_ = at;
    if (count_ == 1) gap_ = at.gap;
    ++count_;
    items_.push_back(at);
    return items_.size() == static_cast<std::size_t>(size_);
}

void sequence::keep(shape as, const columns& found, const place& at) {
    found_.push_back({as, at.line});
    columns_.insert(columns_.end(), found.begin(), found.end());
}

void sequence::refuse(mistake::kind what, const place& at) {
    if (!mistake_) mistake_ = mistake{what, at.line, at.text};
}

bool sequence::end(listener& told) {
    if (is_wrong_ || (found_.empty() && !mistake_ && !is_certain_)) return false;
    if (!items_.empty()) {
        const bool is_one = items_.size() == count_;
        const place& at = is_one ? items_.back() : first_;
        if (!is_one) found_.clear();
        mistake_ = mistake{is_one ? if_incomplete_ : mistake::kind::lost_rows, at.line, at.text};
    }
    const auto size = static_cast<std::size_t>(size_);
    for (std::size_t index = 0; index < found_.size(); ++index) {
        told.placement(found_[index].as, found_[index].line,
                       std::span(columns_).subspan(index * size, size));
    }
    if (mistake_) told.refused(*mistake_);
    return !found_.empty() || mistake_;
}

bool pair_sequence::add(const place& at, square pair, bool is_bare) {
    if (!fits(at) || (count_ > 0 && is_bare != is_bare_)) return false;
    if (is_bare && !pairs_.empty() && pair.row != pairs_.back().row + 1) return false;
    is_bare_ = is_bare;
    pairs_.push_back(pair);
    const bool is_complete = take(at);
    const bool is_nearly_complete = items_.size() + 1 >= static_cast<std::size_t>(size_);
    is_certain_ |= is_trusted_ ? pairs_.size() > 1 : !is_bare && is_nearly_complete;
    if (!is_complete) return true;
    if (const columns all = columns_of_pairs(pairs_, is_bare); !all.empty()) {
        keep(shape::pairs, all, items_.front());
    } else {
        const auto near = std::ranges::count_if(pairs_, [this](const square& each) {
            return std::max(each.row, each.column) <= size_;
        });
        is_wrong_ |= is_bare || near <= size_ / 2;
        refuse(mistake::kind::wrong_squares, items_.front());
    }
    pairs_.clear();
    items_.clear();
    return true;
}

bool numbered_sequence::add(const place& at, std::span<const int> numbers) {
    if (count_ > 0 && numbers[0] != last_ + 1) return false;
    if (count_ == 0) {
        first_ = numbers[0];
        line_ = at.line;
    }
    last_ = numbers[0];
    take(at);
    keep(shape::list, columns_of(numbers.subspan(1)), at);
    return true;
}

// One list alone may be a list for N + 1.
bool numbered_sequence::end(listener& told) {
    if (count_ == 1 && !is_in_table_) {
        told.refused({mistake::kind::not_understood, line_, items_.front().text});
        return true;
    }
    items_.clear();
    told.numbered(line_, first_);
    return sequence::end(told);
}

} // namespace ctqueens::reading
