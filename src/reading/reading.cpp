// SPDX-License-Identifier: BSL-1.0
#include "reading.hpp"

#include "characters.hpp"
#include "frames.hpp"
#include "reader.hpp"
#include "rows.hpp"
#include "size.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ctqueens::reading {

static std::string_view line_of(std::string_view text, std::size_t line) {
    for (; line > 1; --line) text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return text.substr(0, text.find('\n'));
}

// Returns a line as a row of cells, which has no symbols if the line is not one.
static row row_of(std::string_view line, int cells) {
    row_reader reader(cells);
    const std::span<const row> rows = reader.read(line);
    return rows.empty() ? row{} : rows[0];
}

// Returns whether a line has the symbols of a row of N cells, and as many cells, or nearly.
static bool is_drawn_like(std::string_view line, const row& drawn, int size) {
    for (const int cells : {size, size - 1, size + 1}) {
        const row found = row_of(line, cells);
        const auto is_drawn = [&](symbol each) { return drawn.count_of(each) > 0; };
        if (found.symbols > 1 &&
            std::ranges::all_of(std::span(found.which).first(found.symbols), is_drawn))
            return true;
    }
    return false;
}

// Tells another listener all but the lines that are passed over, which it keeps.
class rest_of_text final : public listener {
public:
    // The lines that are kept fit into `most` bytes.
    rest_of_text(listener& told, std::size_t most) : told_(told) { kept_.reserve(most); }

    void placement(shape as, std::size_t line, std::span<const std::uint8_t> all) override {
        if (!has_placement_ && as == shape::grid) first_board_ = line;
        has_placement_ = true;
        told_.placement(as, line, all);
    }
    void refused(const mistake& found) override { told_.refused(found); }
    void numbered(std::size_t line, int number) override { told_.numbered(line, number); }
    void passed_over(std::size_t line, std::string_view text) override {
        if (stretches_.empty() ||
            stretches_.back().line + kept_lines_ != stretches_.back().kept_line + line)
            stretches_.push_back({kept_lines_, static_cast<std::uint32_t>(line)});
        kept_lines_ += static_cast<std::uint32_t>(std::ranges::count(text, '\n')) + 1;
        (kept_ += text) += '\n';
    }

    // Tells which lines are passed over. Placements for another N are not, nor is a row of a first
    // board that is not whole.
    void tell_rest(int size, std::string_view text_of_all) {
        const row drawn = row_of(line_of(text_of_all, first_board_), size);
        const int other = has_placement_ ? find_size(kept_).size : 0;
        const std::size_t refused_line =
            other > 0 && other != size ? line_of_placement(kept_, other) : 0;
        std::string_view rest = kept_;
        for (std::size_t each = 0, at = 0; each < kept_lines_; ++each) {
            at += at + 1 < stretches_.size() && stretches_[at + 1].kept_line == each;
            const std::size_t line = stretches_[at].line + each - stretches_[at].kept_line;
            const std::string_view text = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(text.size() + 1);
            if (each + 1 == refused_line)
                told_.refused({mistake::kind::other_size, line, text});
            else if (line < first_board_ && is_drawn_like(text, drawn, size))
                told_.refused({mistake::kind::lost_rows, line, text});
            else
                told_.passed_over(line, text);
        }
    }

private:
    struct stretch { // lines that follow each other; there are fewer than 2^32
        std::uint32_t kept_line, line;
    };
    listener& told_;
    bool has_placement_ = false;
    std::size_t first_board_ = 0; // its line, if no placement is before it
    std::string kept_{};
    std::uint32_t kept_lines_ = 0;
    std::vector<stretch> stretches_{};
};

// Reads a text that is one placement for N below 4, apart from captions, and nothing else. A number
// may be a count, and pairs may be lists.
static bool read_small(std::string_view text, listener& told) {
    constexpr std::size_t longest = 100;
    std::string placement;
    for (; !text.empty() && placement.size() < longest;) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (!is_caption(line, 0)) (placement += line) += '\n';
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
    rest_of_text rest(told, text.size() + 1);
    const int size = std::max(found.size, 4); // without placements, all lines are passed over
    reader(text, size, found.given, rest).read();
    rest.tell_rest(size, text);
}

} // namespace ctqueens::reading
