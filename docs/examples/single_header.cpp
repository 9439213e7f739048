#include "ctqueens.hpp"

#include <cstdio>

static_assert(ctqueens::solutions<8>.size() == 92);

int main()
{
    using namespace ctqueens;
    std::puts(text::rendered<text::digits, solutions<8>[0]>.c_str());
}
