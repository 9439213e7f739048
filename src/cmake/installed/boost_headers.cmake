# SPDX-License-Identifier: BSL-1.0
# Finds the headers of Boost 1.74 or later, and defines Boost::headers: from Boost's package for CMake, or from the
# headers alone. CMake's module FindBoost does both, but is being removed (policy CMP0167).
if(TARGET Boost::headers OR CMAKE_DISABLE_FIND_PACKAGE_Boost)
  return()
endif()
if(NOT Boost_NO_BOOST_CMAKE)
  find_package(Boost 1.74 CONFIG QUIET)
endif()
if(TARGET Boost::headers)
  return()
endif()

find_path(Boost_INCLUDE_DIR boost/hana.hpp
  HINTS ${Boost_ROOT} ${BOOST_ROOT} ENV Boost_ROOT ENV BOOST_ROOT PATH_SUFFIXES include)
if(EXISTS "${Boost_INCLUDE_DIR}/boost/version.hpp")
  file(STRINGS "${Boost_INCLUDE_DIR}/boost/version.hpp" Boost_VERSION_MACRO REGEX "^#define BOOST_VERSION [0-9]+")
  string(REGEX REPLACE "[^0-9]" "" Boost_VERSION_MACRO "${Boost_VERSION_MACRO}") # 107400 for 1.74.0
  if(Boost_VERSION_MACRO GREATER_EQUAL 107400)
    add_library(Boost::headers INTERFACE IMPORTED)
    set_target_properties(Boost::headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${Boost_INCLUDE_DIR}")
  endif()
endif()
