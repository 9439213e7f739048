# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… -DFOLDER=… -P without_boost.cmake
#
# Passes if every header but those of the Hana front end compiles where there is no Boost: on the
# compiler's own include path, but with each folder that has Boost replaced by links to all else in
# it.
separate_arguments(FLAGS)
file(REMOVE_RECURSE "${FOLDER}")
file(MAKE_DIRECTORY "${FOLDER}")

file(WRITE "${FOLDER}/empty.cpp" "")
execute_process(COMMAND "${COMPILER}" ${FLAGS} -E -v "${FOLDER}/empty.cpp"
  OUTPUT_QUIET ERROR_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE ".*#include <\\.\\.\\.> search starts here:\n(.*)\nEnd of search list.*" "\\1"
  path "${output}")
string(REGEX MATCHALL "[^\n]+" path "${path}")
list(TRANSFORM path STRIP)

set(includes)
foreach(original IN LISTS path)
  set(used "${original}")
  if(EXISTS "${original}/boost")
    string(MD5 name "${original}")
    set(used "${FOLDER}/${name}")
    file(MAKE_DIRECTORY "${used}")
    file(GLOB entries RELATIVE "${original}" "${original}/*")
    list(REMOVE_ITEM entries boost)
    foreach(entry IN LISTS entries)
      file(CREATE_LINK "${original}/${entry}" "${used}/${entry}" SYMBOLIC)
    endforeach()
  endif()
  list(APPEND includes -isystem "${used}")
endforeach()

function(compile result unit)
  execute_process(
    COMMAND "${COMPILER}" -std=c++20 ${FLAGS} -Wno-unused-command-line-argument # -stdlib=…
            -nostdinc ${includes} "-I${INCLUDE}" -fsyntax-only "${FOLDER}/${unit}"
    RESULT_VARIABLE status ERROR_VARIABLE errors OUTPUT_QUIET)
  set(${result} "${status}" PARENT_SCOPE)
  set(errors "${errors}" PARENT_SCOPE)
endfunction()

include("${CMAKE_CURRENT_LIST_DIR}/../../../src/literal_glob.cmake")
literal_glob(include_glob "${INCLUDE}")
file(GLOB_RECURSE headers RELATIVE "${INCLUDE}" "${include_glob}/*.hpp")
list(FILTER headers EXCLUDE REGEX "^ctqueens/hana[./]")
list(TRANSFORM headers REPLACE "(.+)" "#include <\\1>\n")
file(WRITE "${FOLDER}/library.cpp" ${headers})
compile(status library.cpp)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "A header needs Boost:\n${errors}")
endif()

file(WRITE "${FOLDER}/hana.cpp" "#include <ctqueens/hana.hpp>\n")
compile(status hana.cpp)
if(status EQUAL 0 OR NOT errors MATCHES "boost/hana/[a-z_/]+\\.hpp")
  message(FATAL_ERROR "There was Boost after all, or something else is missing:\n${errors}")
endif()
