// SPDX-License-Identifier: BSL-1.0
template <int... column>
constexpr auto mirrored(hana::tuple<hana::int_<column>...>)
    -> hana::tuple<hana::int_<static_cast<int>(sizeof...(column)) - 1 - column>...>
{
    return {};
}
