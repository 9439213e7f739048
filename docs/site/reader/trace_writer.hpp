// SPDX-License-Identifier: BSL-1.0
// The trace of a shard of a reader's search. The compiler writes it, and the module replays it.
#ifndef CTQUEENS_SITE_TRACE_WRITER_HPP
#define CTQUEENS_SITE_TRACE_WRITER_HPP

#include "sensible_calls.hpp"

namespace ctqueens::site {

// A step is a word: from the lowest bit, 3 bits for the hook, 13 for a value and 16 for the line.
// The value is a row, a square, a number of comparisons or a placement. A large value is in the
// next word.
inline constexpr std::uint32_t large_value = 0x1fff;

struct trace_words
{
    const std::uint32_t* first;
    std::uint32_t count;
};

// Writes at most `capacity` words and counts the rest, which overwrite one extra element of the
// array. Counting takes the compiler exactly as many evaluation steps as writing.
template <int N>
class trace_writer : public search::observer
{
public:
    constexpr trace_writer(std::uint32_t* words, std::uint32_t capacity) noexcept
        : words_(words), capacity_(capacity)
    {}

    [[nodiscard]] constexpr std::uint32_t count() const noexcept { return count_; }

    constexpr void enter(int row, int line = program_line()) noexcept
    {
        put(hook::enter, unsigned(row), line);
    }
    constexpr bool place(square at, int line = program_line()) noexcept
    {
        put(hook::place, value_of(at), line);
        return true;
    }
    constexpr void test(int comparisons, int line = program_line()) noexcept
    {
        put(hook::test, unsigned(comparisons), line);
    }
    constexpr void reject(square at, int line = program_line()) noexcept
    {
        put(hook::reject, value_of(at), line);
    }
    template <int size>
    constexpr bool solution(const placement<size>& queens, int line = program_line()) noexcept
    {
        std::uint32_t value = 0;
        for (int row = N; row-- > 0;) {
            value = value << 4 | unsigned(size == N && queens[row] < N ? queens[row] : N);
        }
        put(hook::solution, value, line);
        return true;
    }
    constexpr void retreat(square from, int line = program_line()) noexcept
    {
        put(hook::retreat, value_of(from), line);
    }
    constexpr void leave(int row, int line = program_line()) noexcept
    {
        put(hook::leave, unsigned(row), line);
    }

private:
    // Squares off the board need not be told apart.
    static constexpr std::uint32_t value_of(square at) noexcept
    {
        const unsigned row = unsigned(at.row), column = unsigned(at.column);
        return row < greatest_size && column < greatest_size ? row << 4 | column : 0xff;
    }
    constexpr void put(hook called, std::uint32_t value, int line) noexcept
    {
        const std::uint32_t small_value = value < large_value ? value : large_value;
        words_[count_ < capacity_ ? count_ : capacity_] =
            unsigned(line) << 16 | small_value << 3 | unsigned(called);
        ++count_;
        if (small_value == large_value) {
            words_[count_ < capacity_ ? count_ : capacity_] = value;
            ++count_;
        }
    }

    std::uint32_t* words_;
    std::uint32_t capacity_;
    std::uint32_t count_ = 0;
};

// Makes the calls of a trace again, until place() or solution() returns false.
void replay(trace_words trace, int size, sensible_calls& observer) noexcept;

} // namespace ctqueens::site

#endif
