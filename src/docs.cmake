# The target docs makes the reference, docs/index.html, and docs/ctqueens.tag for the references of
# others. What has no docstring is an error, and so is everything else that Doxygen complains of.
find_package(Doxygen 1.9.4 QUIET)
if(NOT DOXYGEN_FOUND)
  add_custom_target(docs
    COMMAND "${CMAKE_COMMAND}" -E echo
      "ctqueens: the target docs needs Doxygen 1.9.4 or later: install doxygen and configure again"
    COMMAND "${CMAKE_COMMAND}" -E false
    VERBATIM)
  return()
endif()

set(DOXYGEN_PROJECT_NAME ctqueens)
set(DOXYGEN_STRIP_FROM_PATH "${PROJECT_SOURCE_DIR}")
set(DOXYGEN_STRIP_FROM_INC_PATH "${PROJECT_SOURCE_DIR}/include")

# Warnings.
set(DOXYGEN_QUIET YES)
set(DOXYGEN_WARN_AS_ERROR FAIL_ON_WARNINGS)
set(DOXYGEN_WARN_NO_PARAMDOC NO) # a sentence that names the parameters reads better than a list
set(DOXYGEN_WARN_FORMAT "$file:$line: $text")

# What is there for the implementation alone, and the models of Hana's concepts, which are described
# with their tags.
set(DOXYGEN_EXCLUDE_SYMBOLS *detail boost)
# The macros of the C interface are no part of its meaning.
set(DOXYGEN_MACRO_EXPANSION YES)
set(DOXYGEN_EXPAND_ONLY_PREDEF YES)
set(DOXYGEN_SEARCH_INCLUDES NO)
set(DOXYGEN_PREDEFINED CTQUEENS_PUBLIC= CTQUEENS_NOEXCEPT=)

# Pages.
set(DOXYGEN_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
set(DOXYGEN_HTML_OUTPUT docs)
set(DOXYGEN_GENERATE_TAGFILE "${PROJECT_BINARY_DIR}/docs/ctqueens.tag")
set(DOXYGEN_JAVADOC_AUTOBRIEF YES) # the first sentence is the brief one
set(DOXYGEN_VERBATIM_HEADERS NO)
set(DOXYGEN_SHOW_USED_FILES NO)
set(DOXYGEN_HAVE_DOT NO)
set(DOXYGEN_CLASS_GRAPH NO)
set(DOXYGEN_GENERATE_TREEVIEW YES)
set(DOXYGEN_HTML_COLORSTYLE AUTO_LIGHT) # dark where it is wanted, with Doxygen 1.9.5 and later
set(DOXYGEN_HTML_COLORSTYLE_SAT 20)

# README.md is the main page. Its links lead into the repository, where the pages are not: their
# addresses stand beside the words. Pictures are left out.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/README.md")
file(READ "${PROJECT_SOURCE_DIR}/README.md" page)
string(REGEX REPLACE "![[][^]]*[]][(][^)]*[)]|<img[^>]*>" "" page "${page}")
string(REGEX REPLACE "[[]([^]]*)[]][(]([A-Za-z0-9./_-]+)(#[^)]*)?[)]" "\\1 (`\\2`)" page "${page}")
set(main_page "${PROJECT_BINARY_DIR}/reference.md")
file(CONFIGURE OUTPUT "${main_page}" CONTENT "${page}" @ONLY)
set(DOXYGEN_USE_MDFILE_AS_MAINPAGE "${main_page}")

doxygen_add_docs(docs "${main_page}" ${headers} ${hana_headers} include/ctqueens/ctqueens.h
  COMMENT "Doxygen: docs/index.html")
