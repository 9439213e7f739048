# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… [-DSYSTEM=…] [-DSTANDARD=…] -DSOURCE=… -P check.cmake
#
# Passes if the source does not compile, the sentence in its first line is the first and only error, and
# the messages match the regular expression in the second line, which names the value. More lines are
# optional:
#   // then: REGEX       a second error follows; the messages from there on match this
#   // c++26: SENTENCE   the sentence with STANDARD=c++2c, which names the value itself
#   // board: ROW/ROW…   the lines that follow this sentence
file(STRINGS "${SOURCE}" lines LIMIT_COUNT 4 ENCODING UTF-8)
list(GET lines 0 sentence)
list(GET lines 1 value)
string(REGEX REPLACE "^// " "" sentence "${sentence}")
string(REGEX REPLACE "^// " "" value "${value}")
set(expected_count 1)
foreach(line IN LISTS lines)
  if(line MATCHES "^// then: (.*)$")
    set(reason "${CMAKE_MATCH_1}")
    set(expected_count 2)
  elseif(line MATCHES "^// c\\+\\+26: (.*)$" AND STANDARD STREQUAL "c++2c")
    set(sentence "${CMAKE_MATCH_1}")
    set(value "")
  elseif(line MATCHES "^// board: (.*)$" AND STANDARD STREQUAL "c++2c")
    string(REPLACE "/" "\n" board "\n${CMAKE_MATCH_1}\n")
  endif()
endforeach()
if(NOT STANDARD)
  set(STANDARD c++20)
endif()

separate_arguments(FLAGS)
if(SYSTEM)
  list(APPEND FLAGS -isystem "${SYSTEM}")
endif()
execute_process(
  COMMAND "${COMPILER}" -std=${STANDARD} ${FLAGS} -fsyntax-only "-I${INCLUDE}" "${SOURCE}"
  RESULT_VARIABLE status ERROR_VARIABLE output OUTPUT_QUIET)

if(status EQUAL 0)
  message(FATAL_ERROR "It compiles, but should not.")
endif()
string(REPLACE ";" "," output "${output}")
string(REGEX MATCHALL "[^\n]*error: [^\n]*" errors "${output}")
list(LENGTH errors count)
list(GET errors 0 first)
string(FIND "${first}" "${sentence}" position)
if(position EQUAL -1 OR NOT count EQUAL expected_count)
  message(FATAL_ERROR "Expected ${expected_count} error(s), first '${sentence}', but got:\n${output}")
endif()
string(FIND "${output}" "${sentence}${board}" position)
if(position EQUAL -1)
  message(FATAL_ERROR "The error does not draw the board:${board}but:\n${output}")
endif()
if(NOT output MATCHES "${value}")
  message(FATAL_ERROR "The error does not name the value, ${value}:\n${output}")
endif()
if(reason)
  string(FIND "${output}" "error: " last REVERSE)
  string(SUBSTRING "${output}" ${last} -1 rest)
  if(NOT rest MATCHES "${reason}")
    message(FATAL_ERROR "The second error does not match ${reason}:\n${output}")
  endif()
endif()
