# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… -DSOURCE=… -P check.cmake
#
# Shows that the assertions have teeth: a program that only uses the library compiles, and no longer
# does when one line of the library is broken.
separate_arguments(FLAGS)
set(copy "${CMAKE_CURRENT_BINARY_DIR}/mutated")

function(compile result include)
  execute_process(
    COMMAND "${COMPILER}" -std=c++20 ${FLAGS} -fsyntax-only "-I${include}" "${SOURCE}"
    RESULT_VARIABLE status ERROR_VARIABLE errors OUTPUT_QUIET)
  set(${result} "${status}" PARENT_SCOPE)
  set(errors "${errors}" PARENT_SCOPE)
endfunction()

# mutate(NAME HEADER FROM TO): the first error must be a failed assertion.
function(mutate name header from to)
  file(REMOVE_RECURSE "${copy}")
  file(COPY "${INCLUDE}/" DESTINATION "${copy}")
  file(READ "${copy}/ctqueens/${header}" original)
  string(REPLACE "${from}" "${to}" mutant "${original}")
  if(mutant STREQUAL original)
    message(SEND_ERROR "${name}: '${from}' is not in ${header}")
    return()
  endif()
  file(WRITE "${copy}/ctqueens/${header}" "${mutant}")
  compile(status "${copy}")
  if(status EQUAL 0)
    message(SEND_ERROR "${name}: the program still compiles")
  elseif(NOT errors MATCHES "error: static[_ ]assert")
    message(SEND_ERROR "${name}: this is no failed assertion:\n${errors}")
  else()
    message(STATUS "${name}: does not compile, as it should")
  endif()
endfunction()

compile(status "${INCLUDE}")
if(NOT status EQUAL 0)
  message(FATAL_ERROR "Unbroken, the program does not compile:\n${errors}")
endif()

mutate("attack along the row only" placement.hpp "a.column == b.column ||" "")
mutate("no attack along falling diagonals" placement.hpp
       "a.row - a.column == b.row - b.column" "false")
mutate("no attack along rising diagonals" placement.hpp
       "a.row + a.column == b.row + b.column" "false")
mutate("the first shard dropped" solutions.hpp "append_shards<Search, 0, N>" "append_shards<Search, 1, N>")
mutate("a shard of the default search dropped" solutions.hpp
       "append_shards<Search, 0, N / 2>" "append_shards<Search, 1, N / 2>")
mutate("the middle column dropped" solutions.hpp
       "append_shards<Search, N / 2, (N + 1) / 2>" "append_shards<Search, N / 2, N / 2>")
mutate("a shard not counted" solutions.hpp "count_shards<N, 0, N / 2>" "count_shards<N, 1, N / 2>")
mutate("a wrong published count" solutions.hpp " 92," " 91,")
mutate("another wrong published count" solutions.hpp " 40," " 41,")
mutate("permutation without diagonals" search/permutation.hpp "taken | conflict :" "taken | own :")
mutate("exhaustive with lanes that contradict themselves" search/exhaustive.hpp
       "consistent &=" "consistent |=")
mutate("exhaustive with a prefix that is not tested" search/exhaustive.hpp "? 0 : alive" "? alive : alive")
mutate("iterative without diagonals" search/iterative.hpp
       "queens[above] + distance" "queens[above] - distance")
mutate("occupancy that forgets to clear" search/occupancy.hpp
       "mark(row, column, false)" "mark(row, column, true)")
mutate("board_scan without the falling diagonal" search/board_scan.hpp
       " && on_falling == 1" " && on_falling >= 1")
mutate("bitmask whose diagonals do not move" search/bitmask.hpp
       "(rising | queen) >> 1" "(rising | queen)")
