# cmake -DSHELL=… -DARGUMENTS=… -DGOLDEN=… -DNAME=… -P golden.cmake
#
# Passes if the shell writes the golden file, byte for byte, to standard output and to --output, and
# nothing to standard error.
separate_arguments(ARGUMENTS)
foreach(target stdout file)
  set(actual "${NAME}.${target}")
  if(target STREQUAL "stdout")
    execute_process(COMMAND "${SHELL}" ${ARGUMENTS}
      OUTPUT_FILE "${actual}" ERROR_VARIABLE errors RESULT_VARIABLE status)
  else()
    execute_process(COMMAND "${SHELL}" ${ARGUMENTS} --output "${actual}"
      OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE status)
  endif()
  if(NOT status STREQUAL "0" OR NOT "${output}${errors}" STREQUAL "")
    message(FATAL_ERROR "Exit status ${status}, output '${output}', errors '${errors}'")
  endif()
  execute_process(COMMAND "${CMAKE_COMMAND}" -E compare_files "${actual}" "${GOLDEN}"
    RESULT_VARIABLE different)
  if(different)
    message(FATAL_ERROR "${actual} differs from ${GOLDEN}")
  endif()
endforeach()
