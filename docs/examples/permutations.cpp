// Prints all permutations of some numbers.
#include <ctqueens/generator.hpp>
#include <cstdio>

int main()
{
    constexpr int numbers[] = {12, 7, 30};
    for (const auto& order : ctqueens::permutation_generator<3>()) {
        for (const int index : order) {
            std::printf("%d ", numbers[index]);
        }
        std::puts("");
    }
}
