// SPDX-License-Identifier: BSL-1.0
#include "sequences.hpp"

#include <algorithm>
#include <utility>

namespace ctqueens::reading {

bool sequence::take(const place& at) {
    if (count_ == 0) first_ = at;
    if (count_ == 1) gap_ = at.gap;
    ++count_;
    items_.push_back(at);
    return items_.size() == size_;
}

void sequence::keep(const columns& found, const place& at, bool is_exchanged) {
    lines_.push_back(static_cast<std::uint32_t>(at.line));
    is_exchanged_.push_back(is_exchanged);
    columns_.insert(columns_.end(), found.begin(), found.end());
}

void sequence::refuse(mistake::kind what, const place& at) {
    if (!mistake_) mistake_ = mistake{what, at.line, at.text};
}

bool sequence::end(listener& told) {
    if (is_wrong_ || (lines_.empty() && !mistake_ && !is_certain_)) return false;
    if (!items_.empty()) {
        const bool is_one = items_.size() == count_;
        const place& at = is_one ? items_.back() : first_;
        lines_.clear();
        mistake_ = mistake{is_one ? if_incomplete_ : mistake::kind::lost_rows, at.line, at.text};
    }
    for (std::size_t index = 0; index < lines_.size(); ++index)
        told.placement(is_exchanged_[index] ? shape::exchanged_pairs : as_, lines_[index],
                       std::span(columns_).subspan(index * size_, size_));
    if (mistake_) told.refused(*mistake_);
    return !lines_.empty() || mistake_;
}

bool pair_sequence::add(const place& at, square pair, bool is_bare) {
    if (!fits(at) || (count_ > 0 && is_bare != is_bare_)) return false;
    if (is_bare && !pairs_.empty() && pair.row != pairs_.back().row + 1) return false;
    is_bare_ = is_bare;
    pairs_.push_back(pair);
    const bool is_complete = take(at);
    is_certain_ |= all_.given.in_pairs ? items_.size() > 1 : !is_bare && items_.size() + 1 >= size_;
    if (!is_complete) return true;
    columns all = columns_of_pairs(pairs_);
    const bool is_exchanged = all.empty();
    if (is_exchanged) {
        for (square& each : pairs_) std::swap(each.row, each.column);
        all = columns_of_pairs(pairs_);
    }
    if (!all.empty()) {
        if (is_permutation(all) || all_.given.in_pairs)
            keep(all, items_.front(), is_exchanged);
        else
            refuse(mistake::kind::not_understood, items_.front());
    } else {
        const auto near = std::ranges::count_if(pairs_, [this](const square& each) {
            return std::max(each.row, each.column) <= all_.size;
        });
        is_wrong_ |= is_bare || near <= all_.size / 2;
        refuse(mistake::kind::wrong_squares, items_.front());
    }
    pairs_.clear();
    items_.clear();
    return true;
}

bool numbered_sequence::add(const place& at, std::span<const int> numbers, bool is_in_table) {
    if (count_ == 0) first_number_ = numbers[0];
    if (numbers[0] != next_number()) return false;
    take(at);
    keep(columns_of(numbers.subspan(1)), at);
    if (count_ > 1 || is_in_table) items_.clear();
    return true;
}

bool numbered_sequence::end(listener& told) {
    if (items_.empty()) told.numbered(first_.line, first_number_);
    return sequence::end(told);
}

} // namespace ctqueens::reading
