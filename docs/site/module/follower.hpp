// SPDX-License-Identifier: BSL-1.0
// An observer that knows the situation after every step of a search.
#ifndef CTQUEENS_SITE_FOLLOWER_HPP
#define CTQUEENS_SITE_FOLLOWER_HPP

#include <ctqueens/trace.hpp>

namespace ctqueens::site {

inline constexpr int least_size = 4;
inline constexpr int greatest_size = 8; // that of the permutations and of the exhaustive search

// The step after the last step_kind: the search is over.
inline constexpr std::uint8_t end_of_search = 5;

// What has become of a square in the row below the queens, or beside one of them.
enum class fate : std::uint8_t { untried, on_board, attacked, left };

// The situation after a step; JavaScript reads it byte by byte.
struct situation
{
    std::uint32_t candidates;
    std::uint32_t conflict_tests;
    std::uint32_t backtracks;
    std::uint32_t solutions;
    std::uint8_t kind; // a step_kind or end_of_search
    std::uint8_t row;
    std::uint8_t column;
    std::uint8_t attacker_row;
    std::uint8_t attacker_column;
    std::uint8_t rows; // the queens on the board are in the rows above this one
    std::uint8_t columns[greatest_size];
    fate fates[greatest_size][greatest_size];
    std::uint8_t found[greatest_size][greatest_size]; // how many solutions, below this square
    bool is_attacked; // the last queen, so that it is taken away before anything else happens
    bool is_solved;   // and no queen has been taken away since
};
static_assert(sizeof(situation) == 160);

// Follows a search through its shards. `take` is told of the situation after every step, and may
// say that it wants no more.
template <class Take>
struct follower
{
    situation now;
    Take& take;

    constexpr void candidates(int number) noexcept { now.candidates += unsigned(number); }
    constexpr void conflict_tests(int number) noexcept { now.conflict_tests += unsigned(number); }
    constexpr void backtracks(int number) noexcept { now.backtracks += unsigned(number); }

    constexpr bool place(square at) noexcept
    {
        retreat_to(at.row);
        const auto column = static_cast<std::uint8_t>(at.column);
        now.columns[now.rows] = column;
        now.fates[now.rows][column] = fate::on_board;
        now.found[now.rows][column] = 0;
        ++now.rows;
        if (now.rows < greatest_size) {
            for (int next = 0; next < greatest_size; ++next) {
                now.fates[now.rows][next] = fate::untried;
                now.found[now.rows][next] = 0;
            }
        }
        tell(step_kind::place, at, {});
        return take.wants_more();
    }

    // Whichever queen it is that is attacked, the last one is tried elsewhere.
    constexpr void conflict(square at, square attacker) noexcept
    {
        now.fates[now.rows - 1][now.columns[now.rows - 1]] = fate::attacked;
        now.is_attacked = true;
        tell(step_kind::conflict, at, attacker);
    }

    template <int N>
    constexpr void solution(const placement<N>& queens) noexcept
    {
        ++now.solutions;
        for (int row = 0; row < N; ++row) {
            ++now.found[row][queens[row]];
        }
        now.is_solved = true;
        tell(step_kind::solution, {N - 1, queens[N - 1]}, {});
    }

    // After the last shard: the queens that are still on the board are taken away.
    constexpr void end() noexcept
    {
        retreat_to(0);
        tell(step_kind(end_of_search), {}, {});
    }

private:
    // Takes the queens away from the last row up to `row`. That the search has stepped back is seen
    // in what it does next, a queen in a row that has one.
    constexpr void retreat_to(int row) noexcept
    {
        if (now.is_attacked) {
            --now.rows;
            now.is_attacked = false;
        }
        while (now.rows > row) {
            --now.rows;
            const std::uint8_t column = now.columns[now.rows];
            now.fates[now.rows][column] = fate::left;
            tell(now.is_solved ? step_kind::retreat_after_solution : step_kind::retreat,
                 {now.rows, column}, {});
            now.is_solved = false;
        }
    }

    constexpr void tell(step_kind kind, square at, square attacker) noexcept
    {
        now.kind = static_cast<std::uint8_t>(kind);
        now.row = static_cast<std::uint8_t>(at.row);
        now.column = static_cast<std::uint8_t>(at.column);
        now.attacker_row = static_cast<std::uint8_t>(attacker.row);
        now.attacker_column = static_cast<std::uint8_t>(attacker.column);
        take(now);
    }
};

} // namespace ctqueens::site

#endif
