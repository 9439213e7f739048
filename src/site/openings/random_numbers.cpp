constexpr int range = 4096;

// A generator of random numbers: the number that follows `number`.
constexpr int next(int number)
{
    return (number * 1229 + 351) % range;
}

constexpr bool contains(const int (&numbers)[range], int count, int number)
{
    for (int at = 0; at < count; ++at) {
        if (numbers[at] == number) return true;
    }
    return false;
}

// Returns how many numbers there are until one comes again.
constexpr int count_until_repeated(int number)
{
    int seen[range]{};
    int count = 0;
    while (!contains(seen, count, number)) {
        seen[count++] = number;
        number = next(number);
    }
    return count;
}

constexpr int period = count_until_repeated(1);
static_assert(period == range);
