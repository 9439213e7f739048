// SPDX-License-Identifier: BSL-1.0
#include "input_lines.hpp"

#include "block_translation.hpp"

#include <utility>

namespace ctqueens::shell {

bool input_lines::read() {
    if (std::exchange(is_put_back_, false)) return true;
    if (ready_ == 0) {
        if (!ahead_.has_any()) {
            line_.text.clear();
            return false;
        }
        ready_ = 1;
        if (ahead_.at(0) != nullptr) { // not part of a long line
            numbers_.translate(ahead_);
            ready_ = translate_block(ahead_);
        }
    }
    --ready_;
    line_ = ahead_.take();
    return true;
}

} // namespace ctqueens::shell
