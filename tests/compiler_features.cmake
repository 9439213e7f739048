# What the compiler of this build can do, for the tests that need it.
include(CheckCXXSourceCompiles)

# Whether this compiler evaluates defaulted comparisons wrongly (docs/library/gcc-comparisons.md): ON, OFF, or empty
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
if(CTQUEENS_HAS_COMPUTED_MESSAGES) # compilers that have reflection have them
  set(CMAKE_REQUIRED_FLAGS "-std=c++2c -freflection")
  check_cxx_source_compiles("static_assert(__cpp_impl_reflection >= 202506L);\nint main() {}" CTQUEENS_HAS_REFLECTION)
endif()

# What the compiler and its library have of C++20: vectors in constant evaluations, and coroutines.
set(CMAKE_REQUIRED_FLAGS "${CMAKE_CXX20_STANDARD_COMPILE_OPTION}")
check_cxx_source_compiles("#include <vector>
  static_assert(__cpp_lib_constexpr_vector >= 201907 && std::vector<int>(8).size() == 8);\nint main() {}"
  CTQUEENS_HAS_CONSTEXPR_VECTORS)
check_cxx_source_compiles("#include <coroutine>
  static_assert(__cpp_impl_coroutine >= 201902);\nint main() { return std::noop_coroutine().done(); }"
  CTQUEENS_HAS_COROUTINES)
set(CMAKE_CXX_EXTENSIONS OFF)
unset(CMAKE_REQUIRED_FLAGS)
