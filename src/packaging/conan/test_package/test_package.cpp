#include <ctqueens/ctqueens.h>
#include <ctqueens/solutions.hpp>

#include <cstdio>

// The first solution, as the headers and as the library have it.
int main()
{
    for (int row = 0; row < 8; ++row) {
        const int column = ctqueens::solutions<8>[0][row];
        if (ctqueens_solutions_8()[0][row] != column) {
            return 1;
        }
        std::printf("%d", column + 1);
    }
    std::puts("");
}
