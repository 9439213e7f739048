// SPDX-License-Identifier: BSL-1.0
// Models of SAT solvers: the number of each square, negative if it is empty.
#ifndef CTQUEENS_READING_MODEL_HPP
#define CTQUEENS_READING_MODEL_HPP

#include "lists.hpp"

#include <string_view>

namespace ctqueens::reading {

// Collects a model from lines, which may begin with `v`.
class model {
public:
    explicit model(int size) : size_(size) {}

    // Returns whether a text continues the model or begins one.
    bool add(std::string_view text, std::size_t line);
    std::size_t line() const noexcept { return line_; } // in which it begins
    bool is_complete() const noexcept { return last_ == size_ * size_; }
    bool is_begun() const noexcept { return last_ > 0; }
    // Returns the columns of a complete model, or nothing if a row has no queen, or several; and
    // begins another one.
    columns take();

private:
    int size_;
    std::size_t line_ = 0;
    int last_ = 0; // the square of the last number
    int queens_ = 0;
    bool is_wrong_ = false; // a row has no queen, or several
    columns columns_{};
};

} // namespace ctqueens::reading

#endif
