// ctqueens: no text format has this name (allowed: board, grid, columns, digits, squares, fen, csv, json, svg, html, latex)
// 'F', 'E', 'N'
#include <ctqueens/hana.hpp>
using namespace ctqueens::name_literals;
constexpr auto format = boost::hana::at_key(ctqueens::registry::formats, "FEN"_s);
