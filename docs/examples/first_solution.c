#include <ctqueens/ctqueens.h>
#include <stdio.h>

int main(void)
{
    const ctqueens_placement_8* solutions = ctqueens_solutions_8();
    for (int row = 0; row < 8; ++row) {
        printf("%d", solutions[0][row] + 1);
    }
    puts("");
}
