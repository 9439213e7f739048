# Third-party header-only libraries. Each library is taken from the system if it is installed
# there, and is otherwise fetched at a release tag. SYSTEM turns off warnings in their headers.
include(FetchContent)

# headers(TARGET FROM PACKAGE-TARGET OR NAME REPOSITORY TAG): creates a target with the include directory
# of the package's target. An alias of that target would not be visible outside this directory.
function(headers target from package_target or name repository tag)
  if(TARGET ${package_target})
    get_target_property(include ${package_target} INTERFACE_INCLUDE_DIRECTORIES)
  else()
    # The subdirectory "include" has no CMakeLists.txt, so the library's own build is not used.
    FetchContent_Declare(${name}
      GIT_REPOSITORY ${repository} GIT_TAG ${tag} GIT_SHALLOW ON SOURCE_SUBDIR include)
    FetchContent_MakeAvailable(${name})
    FetchContent_GetProperties(${name} SOURCE_DIR source)
    set(include "${source}/include")
  endif()
  add_library(${target} INTERFACE)
  target_include_directories(${target} SYSTEM INTERFACE ${include})
endfunction()

if(CTQUEENS_HANA OR CTQUEENS_SHELL)
  include(src/cmake/installed/boost_headers.cmake)
  headers(ctqueens_boost_headers FROM Boost::headers
    OR hana https://github.com/boostorg/hana.git boost-1.81.0)
endif()
