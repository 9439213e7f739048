# SPDX-License-Identifier: BSL-1.0
# The component hana is the target ctqueens::hana, which needs the headers of Boost.
include("${CMAKE_CURRENT_LIST_DIR}/ctqueensTargets.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/ctqueens_verify_counts.cmake")

find_package(Boost 1.74 QUIET)
if(TARGET ctqueens::hana AND TARGET Boost::headers)
  set(ctqueens_hana_FOUND ON)
endif()
foreach(component IN LISTS ctqueens_FIND_COMPONENTS)
  if(NOT ctqueens_${component}_FOUND AND ctqueens_FIND_REQUIRED_${component})
    set(ctqueens_FOUND OFF)
    set(ctqueens_NOT_FOUND_MESSAGE "ctqueens: there is no component ${component} here (the only one \
is hana, which needs the headers of Boost 1.74 or later)")
  endif()
endforeach()
