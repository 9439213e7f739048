# cmake -DINCLUDE=… -DPAGE=… -P arrows.cmake
#
# Passes if headers include only what the arrows `room --> room` of docs/architecture.md allow: headers of their own
# room, which is a row of its table, and of the rooms that can be reached from it. Each arrow must be needed by some
# header.
cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/../../src/literal_glob.cmake")

# The rows of the table: the header that users include, and the private headers that belong to it.
file(STRINGS "${PAGE}" rows REGEX "^\\| `[a-z_]+\\.hpp`.*\\|.*\\|.*\\|$")
foreach(row IN LISTS rows)
  string(REGEX MATCH "^\\| `([a-z_]+)\\.hpp`.*\\|([^|]*)\\|$" row "${row}")
  set(room ${CMAKE_MATCH_1})
  string(REGEX MATCHALL "[a-z_]+" private_headers "${CMAKE_MATCH_2}")
  foreach(header IN LISTS private_headers)
    if(NOT EXISTS "${INCLUDE}/ctqueens/detail/${header}.hpp" OR DEFINED room_of_${header})
      message(SEND_ERROR "detail/${header}.hpp is not there, or is in two rows of the table")
    endif()
    set(room_of_${header} ${room})
  endforeach()
endforeach()

# room_of(ROOM HEADER): `text` for text.hpp and text/svg.hpp, and what the table says for private headers.
function(room_of ROOM header)
  if(header MATCHES "^detail/(.*)\\.hpp$")
    set(room "${room_of_${CMAKE_MATCH_1}}")
    if(NOT room)
      message(SEND_ERROR "${header} is not in the table")
    endif()
  else()
    string(REGEX REPLACE "[/.].*" "" room "${header}")
  endif()
  set(${ROOM} "${room}" PARENT_SCOPE)
endfunction()

file(STRINGS "${PAGE}" arrows REGEX "^ *[a-z_]+ --> [a-z_]+$")
list(TRANSFORM arrows STRIP)
foreach(arrow IN LISTS arrows)
  string(REGEX MATCH "^(.+) --> (.+)$" arrow "${arrow}")
  list(APPEND to_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()

# reach(ROOMS ROOM): the folder and all that its arrows lead to.
function(reach ROOMS folder)
  set(folders ${folder})
  foreach(next IN LISTS to_${folder})
    reach(more ${next})
    list(APPEND folders ${more})
  endforeach()
  set(${ROOMS} ${folders} PARENT_SCOPE)
endfunction()

literal_glob(include_glob "${INCLUDE}")
file(GLOB_RECURSE headers RELATIVE "${INCLUDE}/ctqueens" "${include_glob}/ctqueens/*.hpp")
list(REMOVE_ITEM headers ctqueens.hpp) # includes everything
set(unused ${arrows})
foreach(header IN LISTS headers)
  room_of(folder "${header}")
  reach(allowed ${folder})
  file(STRINGS "${INCLUDE}/ctqueens/${header}" lines REGEX "^#include <ctqueens/")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^#include <ctqueens/(.*)>.*" "\\1" included "${line}")
    room_of(other "${included}")
    if(NOT other IN_LIST allowed)
      message(SEND_ERROR "${header} includes ${included}, but no arrow leads from ${folder} to ${other}")
    endif()
    list(REMOVE_ITEM unused "${folder} --> ${other}")
  endforeach()
endforeach()
list(LENGTH headers count)
if(unused OR NOT arrows OR count LESS 20)
  message(SEND_ERROR "${count} headers were read, and none needs these arrows: ${unused}")
endif()
