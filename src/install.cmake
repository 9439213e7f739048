# What is installed, and what leads CMake and pkg-config to it.
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
  install(FILES src/shell/manual/ctqueens.1 DESTINATION "${CMAKE_INSTALL_MANDIR}/man1"
    COMPONENT program)
  set(completions src/shell/completions)
  set(data "${CMAKE_INSTALL_DATAROOTDIR}")
  install(FILES ${completions}/ctqueens.bash RENAME ctqueens COMPONENT program
    DESTINATION "${data}/bash-completion/completions")
  install(FILES ${completions}/_ctqueens COMPONENT program
    DESTINATION "${data}/zsh/site-functions")
  install(FILES ${completions}/ctqueens.fish COMPONENT program
    DESTINATION "${data}/fish/vendor_completions.d")
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
cmake_path(APPEND includedir "\${prefix}" "${CMAKE_INSTALL_INCLUDEDIR}") # which may be absolute
cmake_path(APPEND libdir "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
list(GET tables -1 library)
get_target_property(library ${library} OUTPUT_NAME)
foreach(name ctqueens ctqueens-tables)
  configure_file(src/pkgconfig/${name}.pc.in ${name}.pc @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${pkgconfig}" COMPONENT development)
endforeach()
if(PROJECT_IS_TOP_LEVEL)
  include(src/package.cmake)
endif()
