// SPDX-License-Identifier: BSL-1.0
template <int first, int last>
constexpr int sum()
{
    if constexpr (first == last) {
        return 0;
    } else if constexpr (last - first == 1) {
        return shard<first>;
    } else {
        constexpr int middle = (first + last) / 2;
        return sum<first, middle>() + sum<middle, last>();
    }
}
