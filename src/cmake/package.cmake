# `cpack` builds a Debian package for each component, and `cpack --config CPackSourceConfig.cmake` builds
# the source archive.
set(CPACK_PACKAGE_CONTACT "the ctqueens developers <ctqueens@users.noreply.github.com>")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME "ctqueens-${PROJECT_VERSION}")
string(REGEX REPLACE "([][+.*()^$?|\\])" "\\\\\\1" here "${PROJECT_SOURCE_DIR}")
set(CPACK_SOURCE_IGNORE_FILES "^${here}/[.]git/" "^${here}/build(-[^/]*)?/" "/__pycache__/")
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/src/cmake/debian_files.cmake")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)

# debian_package(COMPONENT NAME SECTION DESCRIPTION)
macro(debian_package component name section description)
  install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DATAROOTDIR}/doc/${name}" RENAME copyright
    COMPONENT ${component})
  string(TOUPPER ${component} prefix)
  set(CPACK_DEBIAN_${prefix}_PACKAGE_NAME ${name})
  set(CPACK_DEBIAN_${prefix}_PACKAGE_SECTION ${section})
  set(CPACK_COMPONENT_${prefix}_DESCRIPTION "${description}")
endmacro()
if("shared" IN_LIST installed_kinds)
  debian_package(library "libctqueens${PROJECT_VERSION_MAJOR}" libs
    "The shared library with the tables of all solutions for N = 1 to 12.")
  set(CPACK_COMPONENT_DEVELOPMENT_DEPENDS library)
endif()
debian_package(development libctqueens-dev libdevel
  "The C++20 headers, the C interface, the static library, and the packages for CMake and pkg-config.")
if(TARGET ctqueens_shell)
  debian_package(program ctqueens misc "The command-line program, which prints the solutions.")
endif()
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "python3 (>= 3.9)") # for constexpr-profile
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS libboost-dev)
include(CPack)
