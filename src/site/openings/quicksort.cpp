#include <utility>

struct list
{
    int values[32];
    constexpr bool operator==(const list&) const = default;
};

// Sorts the elements [first, end).
constexpr void sort(int (&values)[32], int first, int end)
{
    if (end - first < 2) return;
    int middle = first;
    for (int at = first + 1; at < end; ++at) {
        if (values[at] < values[first]) std::swap(values[++middle], values[at]);
    }
    std::swap(values[first], values[middle]);
    sort(values, first, middle);
    sort(values, middle + 1, end);
}

constexpr list sorted(list unsorted)
{
    sort(unsorted.values, 0, 32);
    return unsorted;
}

constexpr list shuffled{{17, 25, 1,  30, 12, 8,  21, 4,  28, 15, 0, 23, 10, 31, 6,  19,
                         2,  26, 13, 9,  29, 18, 5,  22, 11, 27, 3, 16, 24, 7,  20, 14}};

constexpr list once = sorted(shuffled);
constexpr list twice = sorted(once);
static_assert(once == twice);
