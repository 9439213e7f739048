#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>
#include <cstdio>

// Both texts are read-only data; the compiler has drawn the boards.
constexpr auto& picture = ctqueens::text::rendered<ctqueens::text::svg, ctqueens::solutions<8>[0]>;
constexpr auto& command = ctqueens::text::rendered<ctqueens::text::latex, ctqueens::solutions<6>[0]>;

int main()
{
    std::puts(picture.c_str());
    std::puts(command.c_str());
}
