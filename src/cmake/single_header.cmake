# The target single-header combines the headers into one file, single_header/ctqueens.hpp. The file has
# its own directory, which can be used as an include path.
if(NOT Python3_FOUND)
  message(STATUS "ctqueens: Python 3.9 or later was not found, so the target single-header is not available")
  return()
endif()

set(single_header "${PROJECT_BINARY_DIR}/single_header/ctqueens.hpp")
add_custom_command(OUTPUT "${single_header}"
  COMMAND "${CMAKE_COMMAND}" -E make_directory "${PROJECT_BINARY_DIR}/single_header"
  COMMAND "${Python3_EXECUTABLE}" "${PROJECT_SOURCE_DIR}/src/cmake/single_header.py"
          ${PROJECT_VERSION} "${single_header}"
  DEPENDS "${PROJECT_SOURCE_DIR}/src/cmake/single_header.py"
          $<TARGET_PROPERTY:ctqueens,HEADER_SET>
  VERBATIM)
add_custom_target(single-header DEPENDS "${single_header}")
