// SPDX-License-Identifier: BSL-1.0
/// @file
/// The piece field of a FEN record: `Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4`.
#ifndef CTQUEENS_TEXT_FEN_HPP
#define CTQUEENS_TEXT_FEN_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

/// The piece field of a FEN record, white queens: `Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4`. As in the
/// records of larger variants, ten or more empty squares in a row are one decimal number.
struct fen
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "fen";
    /// How several solutions are written.
    static constexpr list_style style = list_style::lines;

    /// Writes one solution, as every format does; N is 1...255.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        for (int row = 0; row < N; ++row) {
            if (row > 0) {
                out = detail::put('/', out);
            }
            if (queens[row] >= N) { // off the board
                out = put_empty(N, out);
                continue;
            }
            out = put_empty(queens[row], out);
            out = detail::put('Q', out);
            out = put_empty(N - 1 - queens[row], out);
        }
        return out;
    }

private:
    template <class Out>
    static constexpr Out put_empty(int squares, Out out)
    {
        return squares > 0 ? detail::put_number(static_cast<std::size_t>(squares), out) : out;
    }
};

} // namespace ctqueens::text

#endif
