#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>
#include <cstdio>

// Read-only data; the compiler has drawn the board.
constexpr auto& picture = ctqueens::text::rendered<ctqueens::text::svg, ctqueens::solutions<8>[0]>;

int main()
{
    std::puts(picture.c_str());
}
