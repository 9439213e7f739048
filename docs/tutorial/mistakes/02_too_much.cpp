// SPDX-License-Identifier: BSL-1.0
// error (GCC): loop iteration count exceeds limit of 262144
// error (Clang): constexpr evaluation hit maximum step limit; possible infinite loop?
constexpr int count_to(int last)
{
    int count = 0;
    while (count < last) {
        ++count;
    }
    return count;
}

static_assert(count_to(65536) == 65536);       // 4^8
static_assert(count_to(16777216) == 16777216); // 8^8
