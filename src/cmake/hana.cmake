# ctqueens::hana has the headers of the Hana front end. Boost's headers are those of the system; without them, only Hana
# is downloaded. SYSTEM turns off warnings in them.
include(src/cmake/installed/boost_headers.cmake)
if(TARGET Boost::headers)
  get_target_property(boost_include Boost::headers INTERFACE_INCLUDE_DIRECTORIES)
else()
  message(STATUS "ctqueens: Boost 1.74 or later was not found; downloading Boost.Hana, which the program and \
ctqueens::hana need")
  include(FetchContent)
  FetchContent_Declare(hana # the tag boost-1.81.0
    URL https://github.com/boostorg/hana/archive/944f7177e12c0546b91f58e5f80f054907225739.tar.gz
    URL_HASH SHA256=2a0c63a0712259afe4759417e9b159c2b763b72dfe1a1f0d2de9505dfa53b733
    SOURCE_SUBDIR include) # which has no CMakeLists.txt, so that Hana's own build is not used
  FetchContent_MakeAvailable(hana)
  set(boost_include "${hana_SOURCE_DIR}/include")
endif()
# An alias of Boost::headers would not be visible outside this directory.
add_library(ctqueens_boost_headers INTERFACE)
target_include_directories(ctqueens_boost_headers SYSTEM INTERFACE ${boost_include})

file(GLOB headers CONFIGURE_DEPENDS include/ctqueens/hana.hpp include/ctqueens/hana/*.hpp)
add_library(ctqueens_hana INTERFACE)
add_library(ctqueens::hana ALIAS ctqueens_hana)
target_sources(ctqueens_hana INTERFACE FILE_SET HEADERS BASE_DIRS include FILES ${headers})
set_target_properties(ctqueens_hana PROPERTIES EXPORT_NAME hana)
target_link_libraries(ctqueens_hana INTERFACE ctqueens
  "$<BUILD_INTERFACE:ctqueens_boost_headers>" "$<INSTALL_INTERFACE:Boost::headers>")
