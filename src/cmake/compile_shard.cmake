# SPDX-License-Identifier: BSL-1.0
#
# cmake -P compile_shard.cmake -- COMMAND…
#
# Runs the command that compiles a shard. If the compiler runs out of memory, says how much a shard needs. If it
# succeeds, says how many shards for this N are done and about how long the others will take.
cmake_minimum_required(VERSION 3.25)

# In brackets, each argument reaches the command unchanged, whatever characters it contains.
set(command)
set(is_in_command FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(index RANGE ${last})
  if(is_in_command)
    string(APPEND command " [==[${CMAKE_ARGV${index}}]==]")
    if("${CMAKE_ARGV${index}}" MATCHES "^(.*[/\\]count_([0-9]+)_shard_)([0-9]+)(_of_([0-9]+)[.a-z]*[.]o(bj)?)$")
      set(object "${CMAKE_MATCH_0}")
      set(prefix "${CMAKE_MATCH_1}")
      set(size ${CMAKE_MATCH_2})
      set(shard ${CMAKE_MATCH_3})
      set(suffix "${CMAKE_MATCH_4}")
      set(shards ${CMAKE_MATCH_5})
    elseif("${CMAKE_ARGV${index}}" MATCHES "[/\\]count_[0-9]+_shard_[0-9]+_of_[0-9]+[.]cpp$")
      set(source "${CMAKE_ARGV${index}}")
    endif()
  elseif("${CMAKE_ARGV${index}}" STREQUAL "--")
    set(is_in_command TRUE)
  endif()
endforeach()
string(REGEX REPLACE "^/Fo(CMakeFiles)" "\\1" prefix "${prefix}") # without MSVC's option
string(REGEX REPLACE "^/Fo(CMakeFiles)" "\\1" object "${object}")

# Sets <times> to the times of the objects for this N that are newer than a file.
function(times_of_objects times file)
  set(found)
  math(EXPR last "${shards} - 1")
  foreach(number RANGE ${last})
    set(each "${prefix}${number}${suffix}")
    if(EXISTS "${each}" AND (NOT EXISTS "${file}" OR NOT "${file}" IS_NEWER_THAN "${each}"))
      file(TIMESTAMP "${each}" time "%s" UTC)
      list(APPEND found ${time})
    endif()
  endforeach()
  list(SORT found COMPARE NATURAL ORDER DESCENDING)
  set(${times} ${found} PARENT_SCOPE)
endfunction()

# Existing objects count as done. But if this shard's object exists and most others are newer, all shards are being
# compiled again, so only objects newer than this marker count.
set(again "${prefix}again")
if(EXISTS "${object}" AND "${object}" IS_NEWER_THAN "${again}")
  times_of_objects(newer "${object}")
  list(LENGTH newer count)
  math(EXPR count "2 * ${count}")
  if(NOT count LESS shards)
    file(TOUCH "${again}")
  endif()
endif()

cmake_language(EVAL CODE "execute_process(COMMAND ${command}
  RESULT_VARIABLE result ERROR_VARIABLE errors ECHO_ERROR_VARIABLE)")
if(NOT result EQUAL 0)
  set(problem "could not be compiled")
  if("${result}: ${errors}" MATCHES
     "out of memory|memory exhausted|bad_alloc|annot allocate memory|[Kk]illed:|Killed signal|failed to map segment")
    set(problem "ran out of memory. By default, a shard needs up to 300 MiB; try more SHARDS or --parallel 1")
  endif()
  message(FATAL_ERROR "ctqueens: N = ${size}: shard ${shard} of ${shards} ${problem}")
endif()

times_of_objects(times "${again}")
list(LENGTH times done)
math(EXPR left "${shards} - ${done}")
# With wide integers, the first shards may do all of the counting. Then the others find nothing and take no time.
file(STRINGS "${source}" line REGEX "record_of_shard<.*,.*,.*,")
string(REGEX REPLACE ".*, ([0-9]+)>.*" "\\1" busy "${line}")
file(STRINGS "${object}" found REGEX "ctqueens: N = .*, found +[1-9]")
set(estimate)
if(done GREATER 2 AND left GREATER 0 AND found AND (busy EQUAL shards OR NOT shard LESS busy))
  # The average gap between the last shards, ignoring the longest, which may be an interruption.
  list(SUBLIST times 0 12 times)
  list(LENGTH times count)
  set(longest 0)
  list(GET times 0 later)
  list(GET times -1 first)
  math(EXPR total "${later} - ${first}")
  foreach(time IN LISTS times)
    math(EXPR gap "${later} - ${time}")
    if(gap GREATER longest)
      set(longest ${gap})
    endif()
    set(later ${time})
  endforeach()
  math(EXPR minutes "(${total} - ${longest}) * ${left} / (${count} - 2) / 60 + 1")
  set(estimate ", about ${minutes} min left")
endif()
if(shards GREATER 1)
  message(STATUS "ctqueens: N = ${size}: ${done} of ${shards} shards done${estimate}")
endif()
