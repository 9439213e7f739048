// SPDX-License-Identifier: BSL-1.0
#include "input_lines.hpp"

#include "messages.hpp"
#include "translation.hpp"

#include <cstdio>
#include <utility>

namespace ctqueens::shell {

bool input_lines::read() {
    if (std::exchange(is_put_back_, false)) return true;
    const bool is_part = std::exchange(goes_on_, false);
    text_.clear();
    int character = std::getchar();
    const bool is_any = character != EOF;
    for (; character != EOF && character != '\n'; character = std::getchar()) {
        text_ += static_cast<char>(character);
        goes_on_ = text_.size() == longest_text;
        if (goes_on_) break;
    }
    if (std::ferror(stdin) != 0) refuse("cannot read standard input");
    if (!goes_on_) text_.erase(text_.find_last_not_of(" \t\r;,") + 1);
    if (is_any && !is_part) ++number_;
    if (number_ == 1 && text_.starts_with("\xEF\xBB\xBF")) text_.erase(0, 3); // byte order mark
    if (is_any || is_part) written_ = text_;
    translate(text_);
    return is_any || is_part;
}

} // namespace ctqueens::shell
