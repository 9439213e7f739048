# literal_glob(<variable> <path>): a pattern for file(GLOB) that matches this path only, whichever of the
# characters [, ], * and ? the path contains.
function(literal_glob result path)
  string(REGEX REPLACE "([][*?])" "[\\1]" pattern "${path}")
  set(${result} "${pattern}" PARENT_SCOPE)
endfunction()
