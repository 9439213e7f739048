# Installs everything, with packages for CMake and pkg-config. Each library has its own file of exported
# targets, because either library may be installed without the other.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package "${CMAKE_INSTALL_LIBDIR}/cmake/ctqueens")
set(header_set FILE_SET HEADERS COMPONENT development)
install(TARGETS ctqueens EXPORT ctqueensTargets ${header_set})
if(CTQUEENS_HANA)
  install(TARGETS ctqueens_hana EXPORT ctqueensTargets ${header_set})
endif()
set(exports ctqueensTargets)
foreach(kind static shared)
  if(TARGET ctqueens_tables_${kind})
    install(TARGETS ctqueens_tables_${kind} EXPORT ctqueensTargets_${kind}
      RUNTIME COMPONENT library
      LIBRARY COMPONENT library NAMELINK_COMPONENT development
      ARCHIVE COMPONENT development
      ${header_set})
    list(APPEND exports ctqueensTargets_${kind})
    get_target_property(library ctqueens_tables_${kind} OUTPUT_NAME) # for pkg-config: the last one's, which is shared
  endif()
endforeach()
if(TARGET ctqueens_shell)
  install(TARGETS ctqueens_shell RUNTIME COMPONENT program)
  install(FILES "${PROJECT_BINARY_DIR}/src/shell/ctqueens.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1"
    COMPONENT program OPTIONAL) # not there if the program was compiled for another system
endif()
if(TARGET ctqueens_profile)
  install(PROGRAMS "${PROJECT_BINARY_DIR}/constexpr-profile" TYPE BIN COMPONENT profiler)
  install(FILES "${PROJECT_BINARY_DIR}/src/profile/constexpr-profile.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1"
    COMPONENT profiler OPTIONAL) # not there if there was no Python
endif()

# Development files may be installed without the shared library, so ctqueensConfig.cmake looks for it.
set(shared_library "${CMAKE_INSTALL_LIBDIR}")
if(WIN32)
  set(shared_library "${CMAKE_INSTALL_BINDIR}")
endif()
if(TARGET ctqueens_tables_shared)
  string(APPEND shared_library "/$<TARGET_FILE_NAME:ctqueens_tables_shared>")
endif()
configure_package_config_file(src/cmake/ctqueensConfig.cmake.in ctqueensConfig.cmake.in
  INSTALL_DESTINATION "${package}" PATH_VARS shared_library
  NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
set(config "${PROJECT_BINARY_DIR}/$<CONFIG>/ctqueensConfig.cmake")
file(GENERATE OUTPUT "${config}" INPUT "${PROJECT_BINARY_DIR}/ctqueensConfig.cmake.in")
write_basic_package_version_file(ctqueensConfigVersion.cmake COMPATIBILITY SameMajorVersion
  ARCH_INDEPENDENT) # the headers; ctqueensConfig.cmake checks whether the libraries fit
foreach(export IN LISTS exports)
  install(EXPORT ${export} NAMESPACE ctqueens:: DESTINATION "${package}" COMPONENT development)
endforeach()
install(FILES include/ctqueens/ctqueens.cppm
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/ctqueens" COMPONENT development)
install(FILES "${config}" "${PROJECT_BINARY_DIR}/ctqueensConfigVersion.cmake"
  DESTINATION "${package}" COMPONENT development)
install(DIRECTORY src/cmake/installed/ DESTINATION "${package}" COMPONENT development)

# Paths are relative to the .pc files, so that the installation can be moved.
set(pkgconfig "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
  BASE_DIRECTORY "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" OUTPUT_VARIABLE prefix)
cmake_path(APPEND includedir "\${prefix}" "${CMAKE_INSTALL_INCLUDEDIR}") # may be an absolute path
cmake_path(APPEND libdir "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
foreach(name ctqueens ctqueens-tables)
  configure_file(src/cmake/${name}.pc.in ${name}.pc @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${pkgconfig}" COMPONENT development)
endforeach()
if(PROJECT_IS_TOP_LEVEL)
  include(src/cmake/package.cmake)
endif()
