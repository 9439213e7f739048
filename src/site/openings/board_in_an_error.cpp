#include <ctqueens/text.hpp>

using namespace ctqueens;

constexpr placement<8> attempt{{0, 4, 7, 5, 2, 6, 1, 2}};

// A board that begins on a line of its own.
struct drawing : text::format<"drawing", "a chessboard", text::list_style::numbered>
{
    template <class Out>
    static constexpr Out write(placement_view queens, Out out)
    {
        *out = '\n';
        ++out;
        return text::board::write(queens, out);
    }
};

// In C++26, the message of a static_assert can be computed.
static_assert(is_solution(attempt), text::rendered<drawing, attempt>);
