#include <algorithm>
#include <ctqueens/examiner.hpp>
#include <iostream>
#include <iterator>
#include <numeric>
#include <vector>

template <class Report> void permute(int n, Report report)
{
    std::vector<int> queens(n);
    std::iota(queens.begin(), queens.end(), 0);
    do {
        std::vector<bool> rising(2 * n), falling(2 * n);
        bool is_solution = true;
        for (int row = 0; row < n; ++row) {
            const int sum = row + queens[row], difference = row - queens[row] + n;
            is_solution = is_solution && !rising[sum] && !falling[difference];
            rising[sum] = falling[difference] = true;
        }
        if (is_solution) {
            report(queens); // instead of printing it
        }
    } while (std::next_permutation(queens.begin(), queens.end()));
}

int main()
{
    const auto result = ctqueens::grade<8>([](auto report) { permute(8, report); });
    ctqueens::describe(result, std::ostreambuf_iterator<char>(std::cout));
    return result.is_passed() ? 0 : 1;
}
