# cmake -DSHELL=… -DSOURCE=… [-DUPDATE=ON] -P golden.cmake
#
# Passes if the shell writes what each line of tests/shell/golden/sums.txt says, byte for byte, and nothing to standard
# error. With UPDATE, brings the files and sums up to date.
set(sums "${SOURCE}/tests/shell/golden/sums.txt")
file(READ "${sums}" text)
file(STRINGS "${sums}" lines REGEX "^[^#]")
foreach(line IN LISTS lines)
  if(NOT line MATCHES "^([^ ]+)  ctqueens ?(.*)$")
    message(FATAL_ERROR "${sums}: this is not a file or a sum, two blanks and a command: ${line}")
  endif()
  set(expected "${CMAKE_MATCH_1}")
  set(words "${CMAKE_MATCH_2}")
  separate_arguments(arguments UNIX_COMMAND "${words}")
  execute_process(COMMAND "${SHELL}" ${arguments}
    OUTPUT_FILE golden.stdout ERROR_VARIABLE errors RESULT_VARIABLE status)
  file(SHA256 golden.stdout actual)
  if(NOT "${status}${errors}" STREQUAL "0")
    message(SEND_ERROR "ctqueens ${words}: exit status ${status}, errors '${errors}'")
  elseif(expected MATCHES "/")
    if(UPDATE)
      file(COPY_FILE golden.stdout "${SOURCE}/${expected}" ONLY_IF_DIFFERENT)
    endif()
    file(SHA256 "${SOURCE}/${expected}" sum)
    if(NOT actual STREQUAL sum)
      message(SEND_ERROR "The output is not that of ${expected}. To see the difference:\n"
        "  ${SHELL} ${words} | diff ${SOURCE}/${expected} -")
    endif()
  elseif(UPDATE)
    string(REPLACE "${line}\n" "${actual}  ctqueens ${words}\n" text "${text}")
  elseif(NOT actual STREQUAL expected)
    message(SEND_ERROR "The sum of the output is ${actual}, not ${expected}. To see the difference, "
      "compare with a build of the last commit:\n  ${SHELL} ${words}")
  endif()
endforeach()
if(UPDATE)
  file(WRITE "${sums}" "${text}")
endif()
