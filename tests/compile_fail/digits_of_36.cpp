// ctqueens: text::digits needs N from 1 to 35
// N = 36[^0-9]|[(']36 [<>]=
#include <ctqueens/text/digits.hpp>
char buffer[99];
char* end = ctqueens::text::digits::write(ctqueens::placement<36>{}, +buffer);
