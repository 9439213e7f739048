constexpr int end = 1000;
using bits = unsigned long long[end / 64 + 1]; // one bit for each number

// Crosses out all multiples of `prime` except `prime` itself.
constexpr void cross_out(bits& crossed_out, int prime)
{
    for (int multiple = 2 * prime; multiple < end; multiple += prime) {
        crossed_out[multiple / 64] |= 1ull << multiple % 64;
    }
}

constexpr int count_primes()
{
    bits crossed_out{};
    int found = 0;
    for (int number = 2; number < end; ++number) {
        if (crossed_out[number / 64] >> number % 64 & 1) continue;
        ++found;
        cross_out(crossed_out, number);
    }
    return found;
}

constexpr int primes = count_primes();
static_assert(primes == 168);
