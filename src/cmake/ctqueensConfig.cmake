# SPDX-License-Identifier: BSL-1.0
# The component hana is the target ctqueens::hana, which needs the headers of Boost.
if("hana" IN_LIST ctqueens_FIND_COMPONENTS)
  include(CMakeFindDependencyMacro)
  find_dependency(Boost 1.74)
endif()
include("${CMAKE_CURRENT_LIST_DIR}/ctqueensTargets.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/ctqueens_verify_counts.cmake")
