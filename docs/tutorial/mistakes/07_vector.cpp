// SPDX-License-Identifier: BSL-1.0
// error (GCC): it refers to a result of 'operator new'
// error (Clang): pointer to subobject of heap-allocated object is not a constant expression
// [vector]
#include <vector>

constexpr std::vector<int> squares(int count)
{
    std::vector<int> all;
    for (int each = 0; each < count; ++each) {
        all.push_back(each * each);
    }
    return all;
}

static_assert(squares(8)[7] == 49);            // allocated and freed in one evaluation
constexpr std::vector<int> table = squares(8); // would have to outlive it
// [/vector]
