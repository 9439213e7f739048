// SPDX-License-Identifier: BSL-1.0
#include "reading.hpp"

#include "characters.hpp"
#include "frames.hpp"
#include "input.hpp"
#include "reader.hpp"
#include "size.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>
#include <vector>

namespace ctqueens::reading {

// Tells another listener all but the lines that are passed over, which it keeps.
class rest_of_text final : public listener {
public:
    explicit rest_of_text(listener& told) : told_(told) {}

    void placement(shape as, std::size_t line, std::span<const std::uint8_t> all) override {
        has_placement_ = true;
        told_.placement(as, line, all);
    }
    void refused(const mistake& found) override { told_.refused(found); }
    void numbered(std::size_t line, int number) override { told_.numbered(line, number); }
    void names_columns(std::size_t line, std::string_view text) override {
        told_.names_columns(line, text);
    }
    void passed_over(std::size_t line, std::string_view text, std::size_t count) override {
        told_.passed_over(line, text, count);
        constexpr std::size_t most_kept = 1 << 20;
        if (kept_.size() + text.size() > most_kept) return;
        (kept_ += text) += '\n';
        const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
        for (std::size_t each = 0; each < lines; ++each) lines_.push_back(line + each);
    }

    // Placements for another N are not passed over.
    void refuse_other_sizes() {
        const int size = has_placement_ ? find_size(kept_).size : 0;
        const std::size_t first = size > 0 ? line_of_placement(kept_, size) : 0;
        if (first == 0) return;
        std::string_view text = kept_;
        for (std::size_t line = 1; line < first; ++line) text.remove_prefix(text.find('\n') + 1);
        told_.refused(
            {mistake::kind::other_size, lines_[first - 1], text.substr(0, text.find('\n'))});
    }

private:
    listener& told_;
    bool has_placement_ = false;
    std::string kept_{};
    std::vector<std::size_t> lines_{}; // their numbers
};

// Reads a text that is one placement for N below 4, apart from captions, and nothing else. A number
// may be a count, and pairs may be lists.
static bool read_small(std::string_view text, listener& told) {
    constexpr std::size_t longest = 100;
    std::string placement;
    for (; !text.empty() && placement.size() < longest;) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (!is_caption(line)) (placement += line) += '\n';
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    std::uint8_t all[max_placement_size];
    const auto [rows, error, position, written] =
        read_placement(placement.data(), placement.size(), all);
    const bool is_closed =
        std::ranges::count_if(placement, opens) == std::ranges::count_if(placement, closes);
    const bool is_count = placement.find_first_not_of("0123456789\n") == placement.npos;
    if (!text.empty() || error != parse_error::none || rows > 3 || is_count || !is_closed ||
        written == notation::pairs)
        return false;
    told.placement(shape::list, 1, std::span(all).first(static_cast<std::size_t>(rows)));
    return true;
}

void read(std::string& text, listener& told) {
    if (is_utf_16(text)) return told.refused({mistake::kind::utf_16, 1, {}});
    clean(text);
    const found_size found = find_size(text);
    if (found.size == 0 && read_small(text, told)) return;
    rest_of_text rest(told);
    const int size = std::max(found.size, 4); // without placements, all lines are passed over
    reader(text, size, found.given, rest).read();
    rest.refuse_other_sizes();
}

} // namespace ctqueens::reading
