// SPDX-License-Identifier: BSL-1.0
constexpr unsigned attacked_by_knights(unsigned last, unsigned before_last)
{
    return last << 2 | last >> 2 | before_last << 1 | before_last >> 1;
}
