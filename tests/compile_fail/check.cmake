# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… [-DSYSTEM=…] -DSOURCE=… -P check.cmake
#
# Passes if the source does not compile and the first error is the sentence in its first line, the
# sentence is the only error, and the messages name the value as the regular expression in the
# second line says.
file(STRINGS "${SOURCE}" lines LIMIT_COUNT 2)
list(GET lines 0 sentence)
list(GET lines 1 value)
string(REGEX REPLACE "^// " "" sentence "${sentence}")
string(REGEX REPLACE "^// " "" value "${value}")

separate_arguments(FLAGS)
if(SYSTEM)
  list(APPEND FLAGS -isystem "${SYSTEM}")
endif()
execute_process(
  COMMAND "${COMPILER}" -std=c++20 ${FLAGS} -fsyntax-only "-I${INCLUDE}" "${SOURCE}"
  RESULT_VARIABLE status ERROR_VARIABLE output OUTPUT_QUIET)

if(status EQUAL 0)
  message(FATAL_ERROR "It compiles, but should not.")
endif()
string(REPLACE ";" "," output "${output}")
string(REGEX MATCHALL "[^\n]*error: [^\n]*" errors "${output}")
list(LENGTH errors count)
list(GET errors 0 first)
string(FIND "${first}" "${sentence}" position)
if(position EQUAL -1 OR NOT count EQUAL 1)
  message(FATAL_ERROR "Expected one error, '${sentence}', but got:\n${output}")
endif()
if(NOT output MATCHES "${value}")
  message(FATAL_ERROR "The error does not name the value, ${value}:\n${output}")
endif()
