#include <ctqueens/solutions.hpp>

extern "C" const void* solutions()
{
    return &ctqueens::solutions<8>;
}

extern "C" int solution_count()
{
    return ctqueens::solutions<8>.size();
}
