# literal_glob(<variable> <path>): a pattern for file(GLOB) that matches only this path, even if it contains
# [, ], * or ?.
function(literal_glob result path)
  string(REGEX REPLACE "([][*?])" "[\\1]" pattern "${path}")
  set(${result} "${pattern}" PARENT_SCOPE)
endfunction()
