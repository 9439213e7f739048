# SPDX-License-Identifier: BSL-1.0
# The components are the targets: headers is ctqueens::ctqueens, tables is ctqueens::tables (the
# shared library if BUILD_SHARED_LIBS is on, otherwise the static one), and hana is ctqueens::hana,
# which needs the headers of Boost.
if(NOT TARGET ctqueens::ctqueens)
  include("${CMAKE_CURRENT_LIST_DIR}/ctqueensTargets.cmake")
endif()
include("${CMAKE_CURRENT_LIST_DIR}/ctqueens_verify_counts.cmake")

set(ctqueens_headers_FOUND ON)
set(ctqueens_tables_FOUND ON)
if(NOT TARGET ctqueens::tables)
  if(TARGET ctqueens::tables_shared AND (BUILD_SHARED_LIBS OR NOT TARGET ctqueens::tables_static))
    add_library(ctqueens::tables ALIAS ctqueens::tables_shared)
  else()
    add_library(ctqueens::tables ALIAS ctqueens::tables_static)
  endif()
endif()

if(TARGET ctqueens::hana
   AND (NOT ctqueens_FIND_COMPONENTS OR "hana" IN_LIST ctqueens_FIND_COMPONENTS))
  find_package(Boost 1.74 QUIET)
  if(TARGET Boost::headers)
    set(ctqueens_hana_FOUND ON)
  endif()
endif()

foreach(component IN LISTS ctqueens_FIND_COMPONENTS)
  if(NOT ctqueens_${component}_FOUND AND ctqueens_FIND_REQUIRED_${component})
    set(ctqueens_FOUND OFF)
    set(ctqueens_NOT_FOUND_MESSAGE "ctqueens: there is no component ${component} here; there are \
headers, tables, and hana if there are the headers of Boost 1.74 or later")
  endif()
endforeach()
