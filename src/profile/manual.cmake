# cmake -DPYTHON=… -DPROGRAM=… -DTEMPLATE=… -DOUTPUT=… -P manual.cmake: writes the manual page, which contains the help.
set(ENV{COLUMNS} 80)
function(options_of variable)
  execute_process(COMMAND "${PYTHON}" -B "${PROGRAM}" ${ARGN} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE ".*\n(options|optional arguments):\n" "" help "${help}")
  string(REGEX REPLACE "\nexamples:\n([^\n]+\n)+" "" help "${help}")  # the page has its own
  string(REPLACE "-" "\\-" help "${help}")
  string(REGEX REPLACE "\n+$" "" help "${help}")
  set(${variable} "${help}" PARENT_SCOPE)
endfunction()

options_of(help)
options_of(help_of_dap dap)
configure_file("${TEMPLATE}" "${OUTPUT}" @ONLY)
