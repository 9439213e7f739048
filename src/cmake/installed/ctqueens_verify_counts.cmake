# SPDX-License-Identifier: BSL-1.0
#
# ctqueens_verify_counts(<target> MAX_N <n> [SHARDS <n>] [EXPECTED <N>=<count>…])
#
# Adds a target that is part of ALL. It makes the compiler count the solutions for N = 1 to MAX_N (at
# most 18; 17 and 18 need Clang 19 or later). The build fails unless the counts are the published ones (OEIS
# A000170) or those in EXPECTED.
#
# From N = 12, each count is split into SHARDS shards. They are compiled separately, so parallel builds
# and CMAKE_CXX_COMPILER_LAUNCHER (distcc, icecream, ccache) speed them up. By default, there are enough
# shards to keep every compilation within 300 MiB of memory. No program is run: the counts are read from
# the object files, so cross compilers work too.
#
# With Clang's -fexperimental-new-constant-interpreter in CMAKE_CXX_FLAGS, a shard takes up to 2 GiB unless they
# also contain -DCTQUEENS_WIDE_INTEGERS=0 (docs/guide/scale.md).

function(ctqueens_verify_counts target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MAX_N;SHARDS" "EXPECTED")
  if("${target}" STREQUAL "")
    ctqueens_refuse("the name of the target must not be empty")
  endif()
  if(DEFINED arg_UNPARSED_ARGUMENTS)
    ctqueens_refuse("unknown argument '${arg_UNPARSED_ARGUMENTS}' (allowed: MAX_N, SHARDS, EXPECTED)")
  endif()
  if(NOT "${arg_MAX_N}" MATCHES "^([1-9]|1[0-8])$")
    ctqueens_refuse("MAX_N must be between 1 and 18, not '${arg_MAX_N}'")
  endif()
  if((DEFINED arg_SHARDS OR "SHARDS" IN_LIST arg_KEYWORDS_MISSING_VALUES)
     AND NOT "${arg_SHARDS}" MATCHES "^[1-9][0-9]?[0-9]?[0-9]?$")
    ctqueens_refuse("SHARDS must be between 1 and 9999, not '${arg_SHARDS}'")
  endif()
  set(rule "EXPECTED takes <N>=<count> pairs with distinct N between 1 and ${arg_MAX_N}, not")
  if("EXPECTED" IN_LIST arg_KEYWORDS_MISSING_VALUES)
    ctqueens_refuse("${rule} ''")
  endif()
  set(expected_sizes)
  foreach(expectation IN LISTS arg_EXPECTED)
    if(NOT "${expectation}" MATCHES "^([1-9][0-9]?)=(0|[1-9][0-9]*)$"
       OR CMAKE_MATCH_1 GREATER arg_MAX_N OR CMAKE_MATCH_1 IN_LIST expected_sizes)
      ctqueens_refuse("${rule} '${expectation}'")
    endif()
    list(APPEND expected_sizes ${CMAKE_MATCH_1})
  endforeach()

  # Without wide integers (CTQUEENS_WIDE_INTEGERS in count.hpp), the memory that a compilation takes
  # grows with what it counts. With them, it does not, and N = 17 and 18 can be counted. This depends on
  # flags and definitions, so it is tried each time CMake runs.
  get_directory_property(options COMPILE_OPTIONS)
  get_directory_property(definitions COMPILE_DEFINITIONS)
  list(TRANSFORM definitions PREPEND -D)
  list(APPEND options ${definitions})
  list(FILTER options EXCLUDE REGEX "[$]<") # not known yet
  # A cross compiler may be unable to link.
  get_target_property(include ctqueens::ctqueens INTERFACE_INCLUDE_DIRECTORIES)
  set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
  set(CMAKE_TRY_COMPILE_CONFIGURATION "${CMAKE_BUILD_TYPE}")
  try_compile(has_wide_integers
    SOURCE_FROM_CONTENT wide_integers.cpp
      "#include <ctqueens/count.hpp>\nstatic_assert(CTQUEENS_WIDE_INTEGERS);\n"
    CMAKE_FLAGS "-DINCLUDE_DIRECTORIES=${include}" -DCMAKE_CXX_SCAN_FOR_MODULES=OFF
    COMPILE_DEFINITIONS ${options} -w # despite -Werror
    NO_CACHE
    CXX_STANDARD 20)
  set(shards_from_12 1 1 2 24 96)
  if(has_wide_integers)
    set(shards_from_12 1 1 1 2 4 16 64)
  elseif(arg_MAX_N GREATER 16)
    ctqueens_refuse("MAX_N ${arg_MAX_N} needs wide integers, which Clang 19 or later has on x86")
  endif()

  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}_shards")
  set(sources)
  set(shards 1)
  foreach(size RANGE 1 ${arg_MAX_N})
    if(size GREATER_EQUAL 12)
      list(POP_FRONT shards_from_12 shards)
      if(arg_SHARDS)
        set(shards ${arg_SHARDS})
      endif()
    endif()
    math(EXPR last "${shards} - 1")
    foreach(shard RANGE ${last})
      set(source "${folder}/count_${size}_shard_${shard}_of_${shards}.cpp")
      configure_file("${CMAKE_CURRENT_FUNCTION_LIST_DIR}/shard.cpp.in" "${source}" @ONLY)
      list(APPEND sources "${source}")
    endforeach()
  endforeach()
  message(STATUS "ctqueens: by default, compiling a shard of ${target} takes up to 300 MiB; if memory runs out, \
try more SHARDS or --parallel 1")

  add_library(${target}_shards OBJECT ${sources})
  target_link_libraries(${target}_shards PRIVATE ctqueens::ctqueens)
  # Evaluate each shard only once, in its own translation unit, and keep its record in the object file.
  set_target_properties(${target}_shards PROPERTIES
    EXCLUDE_FROM_ALL ON UNITY_BUILD OFF CXX_SCAN_FOR_MODULES OFF
    CXX_CLANG_TIDY "" CXX_CPPCHECK "" CXX_INCLUDE_WHAT_YOU_USE "")
  foreach(configuration IN ITEMS ${CMAKE_CONFIGURATION_TYPES} ${CMAKE_BUILD_TYPE})
    string(TOUPPER "INTERPROCEDURAL_OPTIMIZATION_${configuration}" optimization)
    set_target_properties(${target}_shards PROPERTIES ${optimization} OFF)
  endforeach()
  target_compile_options(${target}_shards PRIVATE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang,IntelLLVM>:-fno-lto> $<$<CXX_COMPILER_ID:MSVC>:/GL->
    # distcc sends preprocessed files. Clang then warns about line markers and an unused -I, so with
    # -Werror every shard would fail on the server and be recompiled locally.
    $<$<CXX_COMPILER_ID:Clang,AppleClang>:-w>)

  string(APPEND folder "/$<CONFIG>")
  file(GENERATE OUTPUT "${folder}/objects.txt"
    CONTENT "$<JOIN:$<TARGET_OBJECTS:${target}_shards>,\n>\n")
  add_custom_command(OUTPUT "${folder}/verified.txt"
    COMMAND "${CMAKE_COMMAND}" "-DOBJECTS=${folder}/objects.txt" "-DEXPECTED=${arg_EXPECTED}"
            "-DMAX_N=${arg_MAX_N}" "-DVERIFIED=${folder}/verified.txt"
            -P "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/add_up_shards.cmake"
    DEPENDS ${target}_shards $<TARGET_OBJECTS:${target}_shards> "${folder}/objects.txt"
            "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/add_up_shards.cmake"
    COMMENT "Verifying the counts for N = 1 to ${arg_MAX_N}"
    VERBATIM)
  add_custom_target(${target} ALL DEPENDS "${folder}/verified.txt")
endfunction()

function(ctqueens_refuse sentence)
  message(FATAL_ERROR "ctqueens_verify_counts: ${sentence}")
endfunction()
