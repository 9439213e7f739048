// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>

#include <cstdio>

int main()
{
    std::puts(ctqueens::text::rendered<ctqueens::text::digits, ctqueens::solutions<8>[0]>.c_str());
}
