# cmake -DCOMPILER=… -DFLAGS=… -DINCLUDE=… -DMODULE=… -DFOLDER=… -P names.cmake
#
# Passes if the module exports every name that the headers have, but `detail`: where an editor would
# ask the compiler what may follow `ctqueens::`, the answer is the same for both.
separate_arguments(FLAGS)

# complete(RESULT LINE SCOPE): the names that may follow the scope below this line.
function(complete result line scope)
  string(LENGTH "${scope}" column)
  math(EXPR column "${column} + 1")
  file(WRITE "${FOLDER}/unit.cpp" "${line}\n${scope}\n")
  execute_process(
    COMMAND "${COMPILER}" -std=c++20 ${FLAGS} "-I${INCLUDE}" "-fmodule-file=ctqueens=${MODULE}"
            -fsyntax-only -Xclang "-code-completion-at=${FOLDER}/unit.cpp:2:${column}"
            "${FOLDER}/unit.cpp"
    OUTPUT_VARIABLE output ERROR_QUIET)
  string(REGEX MATCHALL "COMPLETION: [^ \n]+" names "${output}")
  list(REMOVE_DUPLICATES names)
  set(${result} "${names}" PARENT_SCOPE)
endfunction()

foreach(scope ctqueens:: ctqueens::search:: ctqueens::text::)
  complete(declared "#include <ctqueens/ctqueens.hpp>" ${scope})
  complete(exported "import ctqueens;" ${scope})
  list(REMOVE_ITEM declared "COMPLETION: detail")
  if(NOT declared OR NOT declared STREQUAL exported)
    message(FATAL_ERROR "${scope} has\n${declared}\nand the module has\n${exported}")
  endif()
endforeach()
