# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… -DORIGINALS=… -DTESTS=… -P only.cmake
#
# Passes if the static tests, with the include path of all tests, read no header of the library but
# the single one.
separate_arguments(FLAGS)
list(TRANSFORM INCLUDE PREPEND "-I")
include("${CMAKE_CURRENT_LIST_DIR}/../../../src/literal_glob.cmake")
literal_glob(tests_glob "${TESTS}")
file(GLOB sources "${tests_glob}/static/*.cpp")
foreach(source IN LISTS sources)
  execute_process(COMMAND "${COMPILER}" -std=c++20 ${FLAGS} ${INCLUDE} -M "${source}"
    OUTPUT_VARIABLE read COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "${ORIGINALS}/ctqueens/std.hpp" "" read "${read}") # not a part of it
  string(FIND "${read}" "${ORIGINALS}/" original)
  string(FIND "${read}" "/single_header/ctqueens.hpp" single)
  if(single EQUAL -1 OR NOT original EQUAL -1)
    message(FATAL_ERROR "${source} does not read the single header only:\n${read}")
  endif()
endforeach()
