# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… [-DSYSTEM=…] [-DSTANDARD=…] -DSOURCE=… -DCASE=… -P check.cmake
#
# Passes if a case of the source does not compile and says what it should. A source has lines that are in
# all of its cases, and then cases, which begin with two lines:
#   // case NAME: SENTENCE   the first and only error contains this
#   // REGEX                 the messages match this, so that the culprit is named beside the sentence
# More lines are optional:
#   // then: REGEX           a second error follows; the messages from there on match this
#   // c++26: SENTENCE       the sentence with STANDARD=c++2c, which names the culprit itself
#   // board: ROW/ROW…       the lines that follow this sentence
file(READ "${SOURCE}" text)
string(FIND "${text}" "// case " head)
string(FIND "${text}" "// case ${CASE}: " begin)
if(begin EQUAL -1)
  message(FATAL_ERROR "There is no case ${CASE} in ${SOURCE}")
endif()
string(SUBSTRING "${text}" ${begin} -1 body)
string(FIND "${body}" "\n// case " end)
string(SUBSTRING "${body}" 0 ${end} body)
string(SUBSTRING "${text}" 0 ${head} head)
set(unit "${CMAKE_CURRENT_BINARY_DIR}/${CASE}${STANDARD}.cpp")
file(WRITE "${unit}" "${head}${body}\n")

string(REGEX MATCH "^// case [^:]*: ([^\n]*)\n// ([^\n]*)\n" lines "${body}")
set(sentence "${CMAKE_MATCH_1}")
set(value "${CMAKE_MATCH_2}")
set(expected_count 1)
if(body MATCHES "\n// then: ([^\n]*)\n")
  set(reason "${CMAKE_MATCH_1}")
  set(expected_count 2)
endif()
if(STANDARD STREQUAL "c++2c" AND body MATCHES "\n// c\\+\\+26: ([^\n]*)\n")
  set(sentence "${CMAKE_MATCH_1}")
  set(value "")
  if(body MATCHES "\n// board: ([^\n]*)\n")
    string(REPLACE "/" "\n" board "\n${CMAKE_MATCH_1}\n")
  endif()
endif()
if(NOT STANDARD)
  set(STANDARD c++20)
endif()

separate_arguments(FLAGS)
if(SYSTEM)
  list(APPEND FLAGS -isystem "${SYSTEM}")
endif()
execute_process(
  COMMAND "${COMPILER}" -std=${STANDARD} ${FLAGS} -fsyntax-only "-I${INCLUDE}" "${unit}"
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
