struct board {
    int columns[2];
    friend constexpr bool operator==(const board&, const board&) = default;
};

constexpr bool equals_both(const board& one, const board& same, const board& other)
{
    return one == same && one == other;
}

// If this fails with a newer GCC, the bug is fixed: update docs/gcc-comparisons.md.
#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 14
static_assert(equals_both({{0, 0}}, {{0, 0}}, {{1, 1}})); // wrong
#else
static_assert(!equals_both({{0, 0}}, {{0, 0}}, {{1, 1}}));
#endif

int main() {}
