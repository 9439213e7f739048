struct board {
    int columns[2];
    friend constexpr bool operator==(const board&, const board&) = default;
};

constexpr bool equals_both(const board& one, const board& same, const board& other)
{
    return one == same && one == other;
}

constexpr board zeros{{0, 0}}, ones{{1, 1}};
static_assert(!equals_both(zeros, zeros, ones)); // GCC 14 to 16: assertion failed
static_assert(!(zeros == ones));                 // and then this one fails, too

int main() {}
