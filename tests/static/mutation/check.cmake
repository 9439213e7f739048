# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… [-DHANA=ON -DSYSTEM=…] -DSOURCE=… -P check.cmake
#
# Shows that the assertions have teeth: a program that only uses the library compiles, and no longer
# does when one line of the library is broken. The first error must be that an assertion fails, or
# that something is no constant, as when a search goes off the board.
separate_arguments(FLAGS)
if(SYSTEM)
  list(APPEND FLAGS -isystem "${SYSTEM}")
endif()
set(copy "${CMAKE_CURRENT_BINARY_DIR}/mutated")

function(compile result include source)
  execute_process(
    COMMAND "${COMPILER}" -std=c++20 ${FLAGS} -fsyntax-only -Wfatal-errors "-I${include}" "${source}"
    RESULT_VARIABLE status ERROR_VARIABLE errors OUTPUT_QUIET)
  set(${result} "${status}" PARENT_SCOPE)
  set(errors "${errors}" PARENT_SCOPE)
endfunction()

# mutate(NAME HEADER FROM TO [SOURCE]): an assertion must fail; in the program, or in the source.
function(mutate name header from to)
  set(source "${SOURCE}" ${ARGN})
  list(GET source -1 source)
  file(REMOVE_RECURSE "${copy}")
  file(COPY "${INCLUDE}/" DESTINATION "${copy}")
  file(READ "${copy}/ctqueens/${header}" original)
  string(REPLACE "${from}" "${to}" mutant "${original}")
  if(mutant STREQUAL original)
    message(SEND_ERROR "${name}: '${from}' is not in ${header}")
    return()
  endif()
  file(WRITE "${copy}/ctqueens/${header}" "${mutant}")
  compile(status "${copy}" "${source}")
  if(status EQUAL 0)
    message(SEND_ERROR "${name}: the program still compiles")
  elseif(NOT errors MATCHES "error: (static[_ ]assert|[^\n]*(constant expression|outside the bounds))")
    message(SEND_ERROR "${name}: this is neither a failed assertion nor a constant that is none:\n${errors}")
  else()
    message(STATUS "${name}: does not compile, as it should")
  endif()
endfunction()

compile(status "${INCLUDE}" "${SOURCE}")
if(NOT status EQUAL 0)
  message(FATAL_ERROR "Unbroken, the program does not compile:\n${errors}")
endif()

get_filename_component(tests "${CMAKE_CURRENT_LIST_DIR}" DIRECTORY)
mutate("no attack along columns" placement.hpp "a.column == b.column ||" "")
mutate("no attack along falling diagonals" placement.hpp
       "a.row - a.column == b.row - b.column" "false")
mutate("no attack along rising diagonals" placement.hpp
       "a.row + a.column == b.row + b.column" "false")
mutate("a shard searched twice and one not at all" detail/table_recipe.hpp
       "template run<N>(first_column, found)" "template run<N>(first_column / 2, found)")
mutate("a shard left out of the left half" solutions.hpp
       "? (N + 1) / 2 : N;" "? N / 2 : N;")
mutate("a shard left out" solutions.hpp "? (N + 1) / 2 : N;" "? (N + 1) / 2 : N - 1;")
mutate("a first column not counted" count.hpp "N == 0 ? 1 : (N + 1) / 2" "N == 0 ? 1 : N / 2")
mutate("a count that is published wrongly" detail/table.hpp " 352," " 353,")
mutate("solutions kept twice" detail/solution_list.hpp
       "        ++count;\n" "        count += 2;\n")
mutate("a wrong published count" detail/table.hpp " 92," " 91,")
mutate("another wrong published count" detail/table.hpp " 40," " 41,")
mutate("permutation without a diagonal" search/permutation.hpp
       " || rows == -columns" "" "${tests}/searches.cpp")
mutate("permutation with lines that are not added" detail/tuned_permutation.hpp
       "sum + queen == (lines" "sum + queen != (lines")
mutate("exhaustive with lanes that contradict themselves" detail/exhaustive_in_lanes.hpp
       "consistent |= attacks(a, b) ? 0 : bit" "consistent |= bit")
mutate("exhaustive with rows above that are not compared" detail/exhaustive_in_lanes.hpp
       "if ((lines & queen) != 0)" "if (false)")
mutate("iterative without a diagonal" search/iterative.hpp
       " || rows == -columns" "")
mutate("occupancy that forgets to clear" search/occupancy.hpp
       "on_column = on_falling = on_rising = false;" "on_column = on_falling = false;")
mutate("board_scan without the falling diagonal" search/board_scan.hpp
       " && on_falling == 1" " && on_falling >= 1")
mutate("bitmask whose diagonals do not move" detail/tuned_bitmask.hpp
       "(rising | queen) >> 1" "(rising | queen)")
mutate("a page of bitmask whose diagonals do not move" search/bitmask.hpp
       "(rising | queen) >> 1" "(rising | queen)" "${tests}/searches.cpp")

mutate("a mirror image that is not mirrored" solutions.hpp
       "(N - 1 - queens.columns[row])" "(queens.columns[row])")
mutate("a mirror image of another row" solutions.hpp
       "all.kept.rows[index - 1]" "all.kept.rows[index]")
mutate("a table whose rows are not compared" detail/proof.hpp
       "number <= previous" "number >= previous")
mutate("a table without lines" detail/proof.hpp
       "+ ...) != ((lines" "+ ...) == ((lines")

# What only the tests can notice.
mutate("a queen that is not written" text/plain_formats.hpp "put(out, 'Q')" "put(out, 'q')"
       "${tests}/text.cpp")

if(HANA)
  mutate("a table of which only the first solution is looked for" hana/models.hpp
         "if (holds(element)) return true" "return holds(element)"
         "${tests}/hana/placements.cpp")
  mutate("placements that are equal but for row 0" hana/models.hpp
         "index = 0;\n    while" "index = 1;\n    while"
         "${tests}/hana/placements.cpp")
  mutate("a table that drops its end" hana/models.hpp
         "placements.rows[dropped + index]" "placements.rows[index]"
         "${tests}/hana/placements.cpp")
  mutate("a product whose members are swapped" hana/models.hpp
         "return {row, column};" "return {column, row};" "${tests}/hana/placements.cpp")
endif()

# Counting at scale.
set(counting "${CMAKE_CURRENT_LIST_DIR}/count.cpp")
compile(status "${INCLUDE}" "${counting}")
if(NOT status EQUAL 0)
  message(FATAL_ERROR "Unbroken, the program that counts does not compile:\n${errors}")
endif()
mutate("a first column that is counted once and not twice" count.hpp
       ": 2 * found.count" ": found.count" "${counting}")
mutate("a diagonal that is forgotten" detail/halves_in_words.hpp
       "kept = (1 << (N - 1)) - 1" "kept = (1 << (N - 2)) - 1" "${counting}")
mutate("a lower half that is not turned" detail/halves_in_words.hpp
       "is_lower ? 32 + N - rows : rows" "rows" "${counting}")
mutate("words that are not transposed" detail/halves_in_words.hpp
       "for (int size = 16;" "for (int size = 8;" "${counting}")
mutate("a shard that overlaps the next" count.hpp
       "all * (shard + 1) / shards)" "all * (shard + 1) / shards + 1)" "${counting}")
file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/ask.cpp" "#define ASK_WIDE_INTEGERS\n#include \"${counting}\"\n")
compile(status "${INCLUDE}" "${CMAKE_CURRENT_BINARY_DIR}/ask.cpp")
if(NOT status EQUAL 0)
  if(NOT errors MATCHES "error: static[_ ]assert")
    message(SEND_ERROR "Whether there are wide integers is unknown:\n${errors}")
  endif()
  message(STATUS "There are no wide integers: nothing to break there")
else()
  mutate("lanes that meet on their way" detail/packed_lanes.hpp
         "distances << 2 * N" "distances << (2 * N + 1)" "${counting}")
  mutate("diagonals that leave the board and come back" detail/packed_lanes.hpp
         "(diagonals >> 1 & rising_on_board)" "diagonals >> 1" "${counting}")
  mutate("a half that is not turned" detail/halves_in_lanes.hpp
         "all::upside_down(all::next_row" "(all::next_row" "${counting}")
  mutate("a table without the slices of the last quarter" detail/halves_in_lanes.hpp
         " | unions[3][diagonals >> 3 * quarter & all]" "" "${tests}/count.cpp")
  mutate("a segment of lower halves that is skipped" detail/halves_in_lanes.hpp
         "lower.diagonals >>= segment" "lower.diagonals >>= 2 * segment" "${tests}/count.cpp")
  mutate("more placements than estimated" detail/packed_lanes.hpp "* 4 / 5" "/ 2" "${counting}")
  mutate("an orbit that counts once" detail/column_sets.hpp
         "other_image == set ? 1 : 2" "other_image == set ? 2 : 2" "${counting}")
  mutate("a copy too few" detail/halves_in_lanes.hpp "rotating >>= turns" "rotating >>= (turns + 1)" "${counting}")
endif()
