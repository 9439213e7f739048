# literal_glob(<variable> <path>): sets the variable to a pattern for file(GLOB) that matches only this
# path, even if the path contains [, ], * or ?.
function(literal_glob result path)
  string(REGEX REPLACE "([][*?])" "[\\1]" pattern "${path}")
  set(${result} "${pattern}" PARENT_SCOPE)
endfunction()
