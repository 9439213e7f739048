#include <vector>

constexpr int sum_of_squares(int count)
{
    std::vector<int> squares;
    for (int number = 1; number <= count; ++number) squares.push_back(number * number);
    int sum = 0;
    for (int square : squares) sum += square;
    return sum;
}

constexpr int sum = sum_of_squares(100);
static_assert(sum == 338350);
