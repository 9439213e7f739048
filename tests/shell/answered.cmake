# cmake -DSHELL=… -DARGUMENTS=… -DSTATUS=… -DANSWER=… -P answered.cmake
#
# Passes if the shell exits with the status, writes just this line to standard output and nothing to
# standard error.
separate_arguments(ARGUMENTS UNIX_COMMAND "${ARGUMENTS}")
execute_process(COMMAND "${SHELL}" ${ARGUMENTS}
  OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE status)
if(NOT status STREQUAL "${STATUS}" OR NOT output STREQUAL "${ANSWER}\n" OR NOT errors STREQUAL "")
  message(FATAL_ERROR
    "Exit status ${status}, output '${output}', errors '${errors}', expected '${ANSWER}'")
endif()
