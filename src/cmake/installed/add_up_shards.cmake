# SPDX-License-Identifier: BSL-1.0
#
# cmake -DOBJECTS=… -DMAX_N=… -DEXPECTED=… -DVERIFIED=… -P add_up_shards.cmake
#
# Reads the count of each shard from the object files listed in OBJECTS and adds up the counts for each N
# from 1 to MAX_N. If the sums are the published counts, or those in EXPECTED (N=count;…), writes them to
# VERIFIED. Otherwise, fails.
cmake_minimum_required(VERSION 3.25)

file(REMOVE "${VERIFIED}")
file(STRINGS "${OBJECTS}" objects ENCODING UTF-8)
foreach(object IN LISTS objects)
  file(STRINGS "${object}" records REGEX "ctqueens: N = .* published ")
  if(NOT "${records}" MATCHES
     "ctqueens: N = +([0-9]+), shard +([0-9]+) of +([0-9]+), found +([0-9]+), published +([0-9]+)")
    message(FATAL_ERROR "ctqueens: ${object} does not contain a count")
  endif()
  set(size ${CMAKE_MATCH_1})
  if(CMAKE_MATCH_2 IN_LIST shards_${size})
    message(FATAL_ERROR "ctqueens: N = ${size}: shard ${CMAKE_MATCH_2} is counted twice, again in ${object}")
  endif()
  list(APPEND shards_${size} ${CMAKE_MATCH_2})
  set(shard_count_${size} ${CMAKE_MATCH_3})
  set(expected_${size} ${CMAKE_MATCH_5})
  list(APPEND counts_${size} ${CMAKE_MATCH_4})
endforeach()

foreach(expectation IN LISTS EXPECTED)
  string(REGEX MATCH "(.*)=(.*)" expectation "${expectation}")
  set(expected_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()

set(verified)
foreach(size RANGE 1 ${MAX_N})
  list(LENGTH shards_${size} shards)
  if(NOT shards EQUAL shard_count_${size})
    message(FATAL_ERROR
      "ctqueens: N = ${size}: only ${shards} of ${shard_count_${size}} shards were counted")
  endif()
  list(JOIN counts_${size} " + " sum)
  math(EXPR found "${sum}")
  if(NOT found EQUAL expected_${size})
    message(FATAL_ERROR
      "ctqueens: N = ${size}: expected ${expected_${size}} solutions, found ${found}")
  endif()
  string(APPEND verified "N = ${size}: ${found} solutions\n")
endforeach()
file(WRITE "${VERIFIED}" "${verified}")
message(STATUS "ctqueens: all counts for N = 1 to ${MAX_N} are correct")
