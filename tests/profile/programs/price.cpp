// Which of these prices is not a price? For the picture in docs/profile/editors.md.
#include <array>

constexpr int in_cents(const char* text) {
    int cents = 0;
    for (; *text; ++text) {
        if (*text == '.') continue;
        if (*text < '0' || *text > '9') throw "not a price";
        cents = 10 * cents + (*text - '0');
    }
    return cents;
}

constexpr int total(const std::array<const char*, 4>& prices) {
    int sum = 0;
    for (const char* price : prices) {
        sum += in_cents(price);
    }
    return sum;
}

constexpr int sum = total({"12.50", "9.90", "7,20", "1.00"});
