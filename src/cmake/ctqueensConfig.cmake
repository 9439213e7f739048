# SPDX-License-Identifier: BSL-1.0
# ctqueens::hana needs the headers of Boost. Who asks for the component hana gets them or an error;
# for others it is usable if they are there.
include(CMakeFindDependencyMacro)
if("hana" IN_LIST ctqueens_FIND_COMPONENTS)
  find_dependency(Boost 1.74)
  set(ctqueens_hana_FOUND ON)
else()
  find_package(Boost 1.74 QUIET)
endif()
include("${CMAKE_CURRENT_LIST_DIR}/ctqueensTargets.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/ctqueens_verify_counts.cmake")
