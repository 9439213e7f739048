// SPDX-License-Identifier: BSL-1.0
#include "lines_ahead.hpp"

#include "messages.hpp"
#include "translation.hpp"

#include <cstdio>
#include <utility>

namespace ctqueens::shell {

static void trim_end(std::string& text) {
    text.erase(text.find_last_not_of(" \t\r;,") + 1); // npos + 1 is 0
}

bool lines_ahead::read() {
    input_line line;
    line.continues = std::exchange(is_part_, false);
    int character = std::getchar();
    const bool is_any = character != EOF;
    for (; character != EOF && character != '\n'; character = std::getchar()) {
        line.text += static_cast<char>(character);
        line.goes_on = line.text.size() == longest_text;
        if (line.goes_on) break;
    }
    if (std::ferror(stdin) != 0) refuse("cannot read standard input");
    if (!is_any && !line.continues) return false;
    is_part_ = line.goes_on;
    if (!line.goes_on) trim_end(line.text);
    if (is_any && !line.continues) ++number_;
    line.number = number_;
    if (number_ == 1 && line.text.starts_with("\xEF\xBB\xBF"))
        line.text.erase(0, 3); // byte order mark
    line.written = line.text;
    translate(line.text);
    if (!line.goes_on) trim_end(line.text); // what was in front of a colour
    line.bytes = line.text.size();
    kept_ += line.bytes;
    lines_.push_back(std::move(line));
    return true;
}

input_line* lines_ahead::at(std::size_t index) {
    while (lines_.size() <= index) {
        if (kept_ > longest_text || is_part_ || !read()) return nullptr;
    }
    input_line& line = lines_[index];
    return line.goes_on || line.continues ? nullptr : &line;
}

input_line lines_ahead::take() {
    input_line first = std::move(lines_.front());
    lines_.pop_front();
    kept_ -= first.bytes;
    return first;
}

void lines_ahead::replace(std::size_t count, const std::vector<input_line>& lines) {
    for (std::size_t each = 0; each != count; ++each) take();
    lines_.insert(lines_.begin(), lines.begin(), lines.end());
    for (const input_line& each : lines) kept_ += each.bytes;
}

} // namespace ctqueens::shell
