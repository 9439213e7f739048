# cmake -DSHELL=… -DSIZE=… -DSOLUTION=… -P read_back.cmake
#
# Passes if `check` reads what the shell itself writes for a solution, in every format of plain text, and
# says which solution it is.
foreach(format board grid columns digits squares fen csv json)
  execute_process(COMMAND "${SHELL}" --size ${SIZE} --solution ${SOLUTION} --format ${format}
    OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND "${SHELL}" check "${text}"
    OUTPUT_VARIABLE answer ERROR_VARIABLE errors RESULT_VARIABLE status)
  if(NOT status STREQUAL "0" OR NOT answer MATCHES "^solution ${SOLUTION} of [0-9]+ for N = ${SIZE},")
    message(SEND_ERROR "${format}: exit status ${status}, output '${answer}', errors '${errors}'")
  endif()
endforeach()
