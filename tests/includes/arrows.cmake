# cmake -DINCLUDE=… -DPAGE=… -P arrows.cmake
#
# Passes if headers include only what the arrows `room --> room` of docs/architecture.md allow: their own
# room, and the rooms that can be reached from it. Each arrow must be needed by some header.
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/../../src/literal_glob.cmake")

# room_of(ROOM HEADER): the folder or the header itself, `text` for text.hpp and text/svg.hpp.
function(room_of ROOM header)
  string(REGEX REPLACE "[/.].*" "" room "${header}")
  if(room MATCHES "^(table|string_literal)$")
    set(room placement)
  elseif(room STREQUAL "proof")
    set(room solutions)
  endif()
  set(${ROOM} "${room}" PARENT_SCOPE)
endfunction()

file(STRINGS "${PAGE}" arrows REGEX "^ *[a-z]+ --> [a-z]+$")
list(TRANSFORM arrows STRIP)
foreach(arrow IN LISTS arrows)
  string(REGEX MATCH "^(.+) --> (.+)$" arrow "${arrow}")
  list(APPEND to_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()

# reach(ROOMS ROOM): the room and all that its arrows lead to.
function(reach ROOMS room)
  set(rooms ${room})
  foreach(next IN LISTS to_${room})
    reach(more ${next})
    list(APPEND rooms ${more})
  endforeach()
  set(${ROOMS} ${rooms} PARENT_SCOPE)
endfunction()

literal_glob(include_glob "${INCLUDE}")
file(GLOB_RECURSE headers RELATIVE "${INCLUDE}/ctqueens" "${include_glob}/ctqueens/*.hpp")
list(REMOVE_ITEM headers ctqueens.hpp) # includes everything
set(unused ${arrows})
foreach(header IN LISTS headers)
  room_of(room "${header}")
  reach(allowed ${room})
  file(STRINGS "${INCLUDE}/ctqueens/${header}" lines REGEX "^#include <ctqueens/")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^#include <ctqueens/(.*)>.*" "\\1" included "${line}")
    room_of(other "${included}")
    if(NOT other IN_LIST allowed)
      message(SEND_ERROR "${header} includes ${included}, but no arrow leads from ${room} to ${other}")
    endif()
    list(REMOVE_ITEM unused "${room} --> ${other}")
  endforeach()
endforeach()
list(LENGTH headers count)
if(unused OR NOT arrows OR count LESS 20)
  message(SEND_ERROR "${count} headers were read, and none needs these arrows: ${unused}")
endif()
