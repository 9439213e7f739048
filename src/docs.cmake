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
set(DOXYGEN_HIDE_UNDOC_RELATIONS YES)
set(DOXYGEN_SHOW_INCLUDE_FILES YES)
set(DOXYGEN_FULL_PATH_NAMES YES)
# The attributes and the macros of the C interface are no part of its meaning.
set(DOXYGEN_MACRO_EXPANSION YES)
set(DOXYGEN_EXPAND_ONLY_PREDEF YES)
set(DOXYGEN_SEARCH_INCLUDES NO)
set(DOXYGEN_PREDEFINED CTQUEENS_PUBLIC= CTQUEENS_NOEXCEPT=)
set(DOXYGEN_AUTOLINK_SUPPORT YES)
set(DOXYGEN_JAVADOC_AUTOBRIEF YES)
set(DOXYGEN_SORT_MEMBER_DOCS NO)
set(DOXYGEN_EXTRACT_STATIC YES)
set(DOXYGEN_VERBATIM_HEADERS NO)
set(DOXYGEN_SHOW_USED_FILES NO)
set(DOXYGEN_HAVE_DOT NO)
set(DOXYGEN_CLASS_GRAPH NO)

# Pages.
set(DOXYGEN_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
set(DOXYGEN_HTML_OUTPUT docs)
set(DOXYGEN_GENERATE_TAGFILE "${PROJECT_BINARY_DIR}/docs/ctqueens.tag")
set(DOXYGEN_GENERATE_LATEX NO)
set(DOXYGEN_GENERATE_TREEVIEW YES)
set(DOXYGEN_DISABLE_INDEX NO)
set(DOXYGEN_FULL_SIDEBAR NO)
set(DOXYGEN_HTML_TIMESTAMP NO)
set(DOXYGEN_HTML_COLORSTYLE_HUE 220)
set(DOXYGEN_HTML_COLORSTYLE_SAT 20)
set(DOXYGEN_USE_MDFILE_AS_MAINPAGE "${PROJECT_SOURCE_DIR}/README.md")

file(GLOB_RECURSE reference CONFIGURE_DEPENDS include/*.hpp include/*.h docs/*.md)
doxygen_add_docs(docs README.md ${reference} COMMENT "Doxygen: docs/index.html")
