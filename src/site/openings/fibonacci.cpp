constexpr int fibonacci(int n)
{
    if (n < 2) return n;
    return fibonacci(n - 1) + fibonacci(n - 2);
}

// Remembers what it has computed; 0 means "not yet".
constexpr int remembering(int n, int (&known)[20])
{
    if (n < 2) return n;
    if (known[n] == 0) known[n] = remembering(n - 1, known) + remembering(n - 2, known);
    return known[n];
}

constexpr int from_memory(int n)
{
    int known[20]{};
    return remembering(n, known);
}

constexpr int computed = fibonacci(15);
constexpr int remembered = from_memory(15);
static_assert(computed == 610 && remembered == 610);
