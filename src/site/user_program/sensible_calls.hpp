// SPDX-License-Identifier: BSL-1.0
// Stands between a user's search, which may be wrong, and the debugger.
#ifndef CTQUEENS_SITE_SENSIBLE_CALLS_HPP
#define CTQUEENS_SITE_SENSIBLE_CALLS_HPP

#include "situation.hpp"

namespace ctqueens::site {

// The line of program.cpp that calls a hook. 0 for calls in other files, such as those of a
// reporter.
consteval int program_line(int line = __builtin_LINE(),
                           const char* file = __builtin_FILE_NAME()) noexcept {
    return line <= 0xffff && __builtin_strcmp(file, "program.cpp") == 0 ? line : 0;
}

// Passes on the calls that make sense and counts the others.
class sensible_calls : public search::observer {
public:
    sensible_calls(int size, situation_tracker& receiver) noexcept
        : size_(size), receiver_(receiver) {}

    [[nodiscard]] std::uint32_t left_out() const noexcept { return left_out_; }

    void enter(int row, int line = program_line()) noexcept;
    bool place(square at, int line = program_line()) noexcept;
    void test(int comparisons, int line = program_line()) noexcept;
    void reject(square at, int line = program_line()) noexcept;
    template <int N> bool solution(const placement<N>& queens, int line = program_line()) noexcept {
        return solution(placement_view(queens), line);
    }
    bool solution(placement_view queens, int line) noexcept;
    void retreat(square at, int line = program_line()) noexcept;
    void leave(int row, int line = program_line()) noexcept;

private:
    bool makes_sense(bool it_does) noexcept;
    bool is_reached(int row) const noexcept;
    bool is_on_board(int column) const noexcept;
    bool has_queen(square at) const noexcept;

    int size_;
    situation_tracker& receiver_;
    std::uint8_t columns_[greatest_size]{};
    int rows_ = 0;      // how many rows have a queen
    int open_rows_ = 0; // how many rows have been entered and not left
    bool wants_more_ = true;
    std::uint32_t left_out_ = 0;
};

} // namespace ctqueens::site

#endif
