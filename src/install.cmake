# What is installed, and the packages for CMake, pkg-config and Debian that lead to it.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package "${CMAKE_INSTALL_LIBDIR}/cmake/ctqueens")
set(headers FILE_SET HEADERS COMPONENT development)
install(TARGETS ctqueens EXPORT ctqueensTargets ${headers})
install(TARGETS ctqueens_tables_static ctqueens_tables_shared EXPORT ctqueensTargets
  RUNTIME COMPONENT library
  LIBRARY COMPONENT library NAMELINK_COMPONENT development
  ARCHIVE COMPONENT development
  ${headers})
if(TARGET ctqueens_hana)
  install(TARGETS ctqueens_hana EXPORT ctqueensTargets ${headers})
endif()
if(TARGET ctqueens_shell)
  install(TARGETS ctqueens_shell RUNTIME COMPONENT program)
endif()

write_basic_package_version_file(ctqueensConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(EXPORT ctqueensTargets NAMESPACE ctqueens:: DESTINATION "${package}" COMPONENT development)
install(FILES "${PROJECT_BINARY_DIR}/ctqueensConfigVersion.cmake" DESTINATION "${package}"
  COMPONENT development)
install(DIRECTORY src/cmake/ DESTINATION "${package}" COMPONENT development)

# The paths in these start from where they lie, so the prefix can be moved.
set(pkgconfig "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
  BASE_DIRECTORY "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" OUTPUT_VARIABLE prefix)
foreach(name ctqueens ctqueens-tables)
  configure_file(src/pkgconfig/${name}.pc.in ${name}.pc @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${pkgconfig}" COMPONENT development)
endforeach()

# cpack makes a package of each component, and cpack --config CPackSourceConfig.cmake the archive.
set(CPACK_PACKAGE_CONTACT "the ctqueens developers <ctqueens@users.noreply.github.com>")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME "ctqueens-${PROJECT_VERSION}")
set(CPACK_SOURCE_IGNORE_FILES "/[.]git/;/build/;/build-[^/]*/;__pycache__")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME "libctqueens${PROJECT_VERSION_MAJOR}")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libctqueens-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS libboost-dev)
set(CPACK_COMPONENT_DEVELOPMENT_DEPENDS library)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME ctqueens)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
include(CPack)
