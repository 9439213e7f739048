#include <ctqueens/generator.hpp>
#include <cstdio>

int main()
{
    for (const auto& queens : ctqueens::solution_generator<20>()) { // no table: it searches when asked
        for (const int column : queens) {
            std::printf("%d ", column);
        }
        break; // after the first solution
    }
}
