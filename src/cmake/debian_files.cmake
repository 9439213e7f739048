# Compresses the manual pages. CPack runs this script before it builds the Debian packages.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
file(GLOB_RECURSE pages "${CPACK_TEMPORARY_DIRECTORY}/ctqueens.1" "${CPACK_TEMPORARY_DIRECTORY}/constexpr-profile.1")
foreach(page IN LISTS pages)
  execute_process(COMMAND gzip -9n "${page}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
