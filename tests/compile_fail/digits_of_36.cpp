// ctqueens: this text format needs N from 1 to its max_size
// N = 36, int max_size = 35|[(']36 <= 35
#include <ctqueens/text/plain_formats.hpp>
char buffer[99];
char* end = ctqueens::text::digits::write(ctqueens::placement<36>{}, +buffer);
