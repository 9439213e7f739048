// SPDX-License-Identifier: BSL-1.0
#include "tally.hpp"

#include "messages.hpp"

#include "../tables/compiled_tables.hpp"

#include <algorithm>

namespace ctqueens::shell {

void tally::begin(placement_view first) {
    if (size_ > 0) return;
    size_ = first.rows();
    if (!has_table(size_)) return;
    const table_view all = compiled::tables_of(size_).solutions;
    is_found_.resize(all.size());
    orders_.push_back({"lexicographic order", all});
    if (size_ != searched_size) return;
    for (const search_entry& each : searches())
        orders_.push_back({concatenate("the order of ", each.name), each.solutions});
}

void tally::add_other(placement_view queens) {
    begin(queens);
    ++others_;
}

bool tally::add_solution(placement_view queens) {
    begin(queens);
    if (has_table(size_)) {
        const std::size_t index = compiled::tables_of(size_).index_of(queens);
        if (is_found_[index]) {
            ++repeated_;
            return false;
        }
        is_found_[index] = true;
        std::erase_if(orders_, [&](const search_order& order) {
            return !std::ranges::equal(order.solutions[solutions_], queens);
        });
    }
    ++solutions_;
    return true;
}

bool tally::is_complete() const {
    const bool has_all = has_table(size_) && solutions_ == published_counts[size_];
    return has_all && repeated_ == 0 && others_ == 0;
}

std::string tally::number_of_solutions() const {
    if (!has_table(size_)) {
        const char* const noun = solutions_ == 1 ? " solution" : " solutions";
        return concatenate(solutions_, noun, solutions_ > 1 ? ", perhaps repeated" : "");
    }
    const std::size_t known = is_found_.size();
    if (solutions_ != known) return concatenate(solutions_, " of ", known, " solutions");
    if (known < 2) return known == 0 ? "there is no solution" : "the only solution";
    return concatenate("all ", known, " solutions");
}

void tally::write_missing(missing listed, std::string& out) const {
    constexpr std::size_t few = 3;
    const table_view all = compiled::tables_of(size_).solutions;
    const std::size_t count = all.size() - solutions_;
    const std::size_t most = listed == missing::all_of_them ? count : few;
    std::size_t written = 0;
    for (std::size_t index = 0; index != all.size() && written != most; ++index) {
        if (is_found_[index]) continue;
        out += written++ == 0 ? "missing: " : ", ";
        text::digits::write(all[index], appender(out));
    }
    if (written == 0) return;
    if (written != count)
        out += concatenate(" and ", count - written, " more (--missing lists all)");
    out += '\n';
}

// Such as "; 3 repeated", or nothing for none.
static std::string counted(std::size_t count, const char* what) {
    return count == 0 ? "" : concatenate("; ", count, ' ', what);
}

void tally::write(missing listed, std::string& out) const {
    const bool has_order = !orders_.empty() && solutions_ > 1;
    out += concatenate(
        "N = ", size_, ": ", number_of_solutions(), has_order ? ", in " + orders_.front().name : "",
        counted(repeated_, "repeated"),
        counted(others_, others_ == 1 ? "is not a solution" : "are not solutions"), '\n');
    if (has_table(size_)) write_missing(listed, out);
}

} // namespace ctqueens::shell
