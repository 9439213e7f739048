# cmake -DPYTHON=… -DPROGRAM=… -DTEMPLATE=… -DOUTPUT=… -P manual.cmake: writes the manual page, which contains the help.
set(ENV{COLUMNS} 80)
execute_process(COMMAND "${PYTHON}" -B "${PROGRAM}" --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE ".*\n(options|optional arguments):\n" "" help "${help}")
string(REPLACE "-" "\\-" help "${help}")
string(REGEX REPLACE "\n+$" "" help "${help}")
configure_file("${TEMPLATE}" "${OUTPUT}" @ONLY)
