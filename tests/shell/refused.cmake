# cmake -DSHELL=… -DARGUMENTS=… -DMESSAGE=… [-DSTATUS=…] -P refused.cmake
#
# Passes if the shell exits with the status (2 if none is given), writes nothing to standard output
# and just this line to standard error. In MESSAGE, … stands for anything.
if(NOT DEFINED STATUS)
  set(STATUS 2)
endif()
separate_arguments(ARGUMENTS UNIX_COMMAND "${ARGUMENTS}")
execute_process(COMMAND "${SHELL}" ${ARGUMENTS}
  OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE status)
string(REGEX REPLACE "([][+.*()^$?|\\])" "\\\\\\1" pattern "${MESSAGE}")
string(REPLACE "…" "[^\n]*" pattern "${pattern}")
if(NOT status STREQUAL "${STATUS}" OR NOT output STREQUAL ""
   OR NOT errors MATCHES "^ctqueens: ${pattern}\n$")
  message(FATAL_ERROR
    "Exit status ${status}, output '${output}', errors '${errors}', expected '${MESSAGE}'")
endif()
