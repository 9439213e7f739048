# What the compiler of this build can do, for the tests that need it.
include(CheckCXXSourceCompiles)

# Whether this compiler evaluates defaulted comparisons wrongly, as docs/gcc-comparisons.md describes: ON, OFF, or empty
# for releases that have not been tried and may be mended.
set(compares_wrongly OFF)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 14)
  set(compares_wrongly "")
  if(CMAKE_CXX_COMPILER_VERSION MATCHES "^(14[.][0-4]|15[.][0-3]|16[.][0-2])([.]|$)")
    set(compares_wrongly ON)
  endif()
endif()

# What the compiler has of C++26: computed messages, and reflection.
set(CMAKE_CXX_EXTENSIONS ON) # otherwise CMake appends the compiler's default standard
set(CMAKE_REQUIRED_FLAGS -std=c++2c)
check_cxx_source_compiles("static_assert(__cpp_static_assert >= 202306L);\nint main() {}"
  CTQUEENS_HAS_COMPUTED_MESSAGES)
set(CMAKE_REQUIRED_FLAGS "-std=c++2c -freflection")
check_cxx_source_compiles("static_assert(__cpp_impl_reflection >= 202506L);\nint main() {}" CTQUEENS_HAS_REFLECTION)
set(CMAKE_CXX_EXTENSIONS OFF)
unset(CMAKE_REQUIRED_FLAGS)
