// SPDX-License-Identifier: BSL-1.0
constexpr answer find(const ctqueens::placement<8>& queens)
{
    int first = 0, last = 92, looked_at = 0; // the solution, if any, is in [first, last)
    while (first < last) {
        const int middle = (first + last) / 2;
        const auto& solution = ctqueens::solutions<8>[static_cast<std::size_t>(middle)];
        ++looked_at;
        if (solution < queens) {
            first = middle + 1;
        } else if (queens < solution) {
            last = middle;
        } else {
            return {middle, looked_at};
        }
    }
    return {-1, looked_at};
}
