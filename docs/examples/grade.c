#include <ctqueens/ctqueens.h>
#include <stdio.h>

static const uint8_t solutions[] = {1, 3, 0, 2, 2, 0, 3, 1};

int main(void)
{
    char sentence[128];
    const int32_t result = ctqueens_grade(4, solutions, 2, sentence, sizeof sentence);
    puts(result < 0 ? ctqueens_message(result) : sentence);
    return result == 1 ? 0 : 1;
}
