# cmake -DPROGRAM=… -DEXPECTED=… -P output.cmake
#
# Passes if the program succeeds and prints what the file says, and nothing to standard error.
execute_process(COMMAND "${PROGRAM}"
  OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE status)
file(READ "${EXPECTED}" expected)
if(NOT status STREQUAL "0" OR NOT errors STREQUAL "" OR NOT output STREQUAL expected)
  message(FATAL_ERROR "Exit status ${status}, errors '${errors}'; "
    "'${EXPECTED}' is not what is printed:\n${output}")
endif()
