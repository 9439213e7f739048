// ctqueens: this text format needs N from 1 to its max_size
// N = 27, int max_size = 26|[(']27 <= 26
#include <ctqueens/text/latex.hpp>
char buffer[99];
char* end = ctqueens::text::latex::write(ctqueens::placement<27>{}, +buffer);
