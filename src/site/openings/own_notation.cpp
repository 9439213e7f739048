#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>
#include <string_view>

using namespace ctqueens;

// A notation of our own: the letter of each queen's column, from the top row down.
struct letters : text::format<"letters", "the files", text::list_style::lines>
{
    template <class Out>
    static constexpr Out write(placement_view queens, Out out)
    {
        for (int row = 0; row < queens.rows(); ++row) {
            *out = static_cast<char>('a' + queens[row]);
            ++out;
        }
        return out;
    }
};

constexpr auto first = text::rendered<letters, solutions<8>[0]>;
static_assert(std::string_view(first.c_str()) == "aehfcgbd");
