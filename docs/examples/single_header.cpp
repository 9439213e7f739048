#include "ctqueens.hpp"

#include <cstdio>

int main()
{
    using namespace ctqueens;
    std::puts(text::rendered<text::digits, solutions<8>[0]>.c_str());
}
