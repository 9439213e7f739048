# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… -DFOLDER=… -P check.cmake
#
# Passes if the library includes nothing of the standard library but <cstddef> and <cstdint>: what
# the compiler reads for all public headers is what it reads for these two, and the headers.
separate_arguments(FLAGS)
file(WRITE "${FOLDER}/standard.cpp" "#include <cstddef>\n#include <cstdint>\n")
file(WRITE "${FOLDER}/library.cpp" "#include <ctqueens/ctqueens.hpp>\n")

foreach(unit standard library)
  execute_process(
    COMMAND "${COMPILER}" -std=c++20 ${FLAGS} "-I${INCLUDE}" -M "${FOLDER}/${unit}.cpp"
    OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^ \n\\]+\\.?[^ \n\\]*" ${unit} "${output}")
endforeach()

list(FILTER library INCLUDE REGEX "/")
set(own ${library})
list(FILTER own INCLUDE REGEX "/ctqueens/[a-z_/]+\\.hpp$")
list(LENGTH own count)
if(count LESS 20)
  message(FATAL_ERROR "Only ${count} headers of the library were read: ${library}")
endif()
list(REMOVE_ITEM library ${own} ${standard} "${FOLDER}/library.cpp")
if(library)
  message(FATAL_ERROR "The library also includes ${library}")
endif()
