// Paste your own code here: the compiler evaluates what a static_assert needs.
constexpr int count(int size, int row = 0,
                    int down = 0, int left = 0, int right = 0)
{
    if (row == size) return 1;
    int found = 0;
    for (int queen = 1; queen < 1 << size; queen <<= 1) {
        if (queen & (down | left | right)) continue;
        found += count(size, row + 1, down | queen,
                       (left | queen) << 1, (right | queen) >> 1);
    }
    return found;
}
static_assert(count(6) == 4);
