# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… -DFOLDER=… -P standard.cmake
#
# Passes if every header, compiled as C++17, gives one error, the sentence that says which standard
# it needs. Left out are the Hana front end, and version.hpp, which needs no standard.
separate_arguments(FLAGS)
include("${CMAKE_CURRENT_LIST_DIR}/../../src/literal_glob.cmake")
literal_glob(include_glob "${INCLUDE}")
file(GLOB_RECURSE headers RELATIVE "${INCLUDE}" "${include_glob}/*.hpp")
list(FILTER headers EXCLUDE REGEX "^ctqueens/hana[./]")
list(REMOVE_ITEM headers ctqueens/version.hpp)
if(NOT headers)
  message(FATAL_ERROR "There is no header in ${INCLUDE}")
endif()

foreach(header IN LISTS headers)
  file(WRITE "${FOLDER}/unit.cpp" "#include <${header}>\n")
  execute_process(
    COMMAND "${COMPILER}" ${FLAGS} -std=c++17 -fsyntax-only "-I${INCLUDE}" "${FOLDER}/unit.cpp"
    ERROR_VARIABLE output OUTPUT_QUIET)
  string(REGEX MATCHALL "error: [^\n]*" errors "${output}")
  list(LENGTH errors count)
  string(FIND "${errors}" "ctqueens needs C++20: compile with -std=c++20 or later" position)
  if(position EQUAL -1 OR NOT count EQUAL 1)
    message(FATAL_ERROR "<${header}> says:\n${output}")
  endif()
endforeach()
