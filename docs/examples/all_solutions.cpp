#include <ctqueens/count.hpp>
#include <ctqueens/solutions.hpp>
#include <cstdio>

static_assert(ctqueens::solutions<8>.size() == 92);  // solved by the compiler, no flags needed
static_assert(ctqueens::solutions<8>[0][3] == 5);    // first solution, row 3: column 5
static_assert(ctqueens::solution_count<10> == 724);  // counted without a table

int main()
{
    for (const auto& queens : ctqueens::solutions<8>) { // 736 bytes of read-only data
        for (const int column : queens) {
            std::printf("%d ", column);
        }
        std::puts("");
    }
}
