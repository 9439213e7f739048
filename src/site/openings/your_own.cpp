// Paste your own code, and call it in a static_assert.
constexpr int count(int size, int columns = 0,
                    int left = 0, int right = 0)
{
    const int all = (1 << size) - 1;
    if (columns == all) return 1;
    int found = 0;
    for (int queen = 1; queen <= all; queen <<= 1) {
        if (queen & (columns | left | right)) continue;
        found += count(size, columns | queen,
                       (left | queen) << 1,
                       (right | queen) >> 1);
    }
    return found;
}
static_assert(count(6) == 4);
