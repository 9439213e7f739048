// ctqueens: this text format needs N from 1 to 26
// N = 27[^0-9]|[(']27 [<>]=
#include <ctqueens/text/squares.hpp>
char buffer[99];
char* end = ctqueens::text::squares::write(ctqueens::placement<27>{}, +buffer);
