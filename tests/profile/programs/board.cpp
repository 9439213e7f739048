// Fills a board, and adds up bits of its squares.
struct board {
    int cells[16] = {};
    constexpr int at(int i) const { return cells[i % 16]; }
    constexpr void set(int i, int value) { cells[i % 16] = value; }
};

constexpr int weight(int value) {
    int sum = 0;
    for (int bit = 0; bit < 4; ++bit) {
        sum += (value >> bit) & 1;
    }
    return sum;
}

constexpr int total(int rounds) {
    board b;
    int sum = 0;
    for (int i = 0; i < rounds; ++i) {
        b.set(i, sum);
        sum += weight(b.at(i) + i);
        if (sum >= 1000) {
            sum -= 1000;
        }
    }
    return sum;
}
constexpr int answer = total(95);
