// Paste a program here. The compiler evaluates what is in a static_assert or initializes a constexpr variable.

constexpr bool is_prime(int number)
{
    for (int divisor = 2; divisor < number; ++divisor) {
        if (number % divisor == 0) return false;
    }
    return number > 1;
}

constexpr int primes_below(int end)
{
    int count = 0;
    for (int number = 0; number < end; ++number) count += is_prime(number) ? 1 : 0;
    return count;
}

static_assert(primes_below(100) == 25);
