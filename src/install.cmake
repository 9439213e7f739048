# What is installed, and the packages for CMake, pkg-config and Debian that lead to it.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package "${CMAKE_INSTALL_LIBDIR}/cmake/ctqueens")
set(header_set FILE_SET HEADERS COMPONENT development)
install(TARGETS ctqueens EXPORT ctqueensTargets ${header_set})
get_target_property(tables ctqueens::tables ALIASED_TARGET)
if(CTQUEENS_STATIC_AND_SHARED)
  set(tables ctqueens_tables_static ctqueens_tables_shared)
endif()
install(TARGETS ${tables} EXPORT ctqueensTargets
  RUNTIME COMPONENT library
  LIBRARY COMPONENT library NAMELINK_COMPONENT development
  ARCHIVE COMPONENT development
  ${header_set})
if(TARGET ctqueens_hana)
  install(TARGETS ctqueens_hana EXPORT ctqueensTargets ${header_set})
endif()
if(TARGET ctqueens_shell)
  install(TARGETS ctqueens_shell RUNTIME COMPONENT program)
endif()

write_basic_package_version_file(ctqueensConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(EXPORT ctqueensTargets NAMESPACE ctqueens:: DESTINATION "${package}" COMPONENT development)
install(FILES include/ctqueens/ctqueens.cppm
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/ctqueens" COMPONENT development)
install(FILES "${PROJECT_BINARY_DIR}/ctqueensConfigVersion.cmake" DESTINATION "${package}"
  COMPONENT development)
install(DIRECTORY src/cmake/ DESTINATION "${package}" COMPONENT development)

# The paths in these start from where they lie, so the prefix can be moved.
set(pkgconfig "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
  BASE_DIRECTORY "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" OUTPUT_VARIABLE prefix)
list(GET tables -1 library)
get_target_property(library ${library} OUTPUT_NAME)
foreach(name ctqueens ctqueens-tables)
  configure_file(src/pkgconfig/${name}.pc.in ${name}.pc @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${pkgconfig}" COMPONENT development)
endforeach()

# cpack makes a Debian package of each component, and cpack --config CPackSourceConfig.cmake the
# archive of the sources.
set(CPACK_PACKAGE_CONTACT "the ctqueens developers <ctqueens@users.noreply.github.com>")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME "ctqueens-${PROJECT_VERSION}")
set(CPACK_SOURCE_IGNORE_FILES "/[.]git/;/build/;/build-[^/]*/;__pycache__")
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)

# debian_package(COMPONENT NAME SECTION DESCRIPTION)
function(debian_package component name section description)
  install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DATAROOTDIR}/doc/${name}" RENAME copyright
    COMPONENT ${component})
  string(TOUPPER ${component} prefix)
  set(CPACK_DEBIAN_${prefix}_PACKAGE_NAME ${name} PARENT_SCOPE)
  set(CPACK_DEBIAN_${prefix}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(CPACK_COMPONENT_${prefix}_DESCRIPTION "${description}" PARENT_SCOPE)
endfunction()
debian_package(library "libctqueens${PROJECT_VERSION_MAJOR}" libs
  "The shared library with the tables of all solutions for boards of 1 to 12 rows.")
debian_package(development libctqueens-dev libdevel
  "The C++20 headers, the C interface, the static library, and what leads CMake and pkg-config there.")
debian_package(program ctqueens misc
  "The program that prints the solutions.")
set(CPACK_COMPONENT_DEVELOPMENT_DEPENDS library)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS libboost-dev)
include(CPack)
