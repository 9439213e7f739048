# The target docs builds the reference, docs/index.html, the tag file docs/ctqueens.tag, which lets other
# projects link to it, and XML, from which the website makes its reference. Missing docstrings and all other Doxygen
# warnings are errors.
find_package(Doxygen 1.9.4 QUIET)
if(NOT DOXYGEN_FOUND)
  add_custom_target(docs
    COMMAND "${CMAKE_COMMAND}" -E echo
      "ctqueens: the target docs needs Doxygen 1.9.4 or later; install it and configure again"
    COMMAND "${CMAKE_COMMAND}" -E false
    VERBATIM)
  return()
endif()

set(DOXYGEN_PROJECT_NAME ctqueens)
set(DOXYGEN_STRIP_FROM_PATH "${PROJECT_SOURCE_DIR}")
set(DOXYGEN_STRIP_FROM_INC_PATH "${PROJECT_SOURCE_DIR}/include")

set(DOXYGEN_QUIET YES)
set(DOXYGEN_WARN_AS_ERROR FAIL_ON_WARNINGS)
set(DOXYGEN_WARN_NO_PARAMDOC NO) # a sentence that names the parameters reads better than a list

# Leave out the implementation, and the specialisations for Hana, which the tag types document.
set(DOXYGEN_EXCLUDE_SYMBOLS *detail boost)
if(UNIX)
  # `detail::placement_of<N>` in a signature becomes `placement_of<N>`. Private sections are left out: Doxygen 1.9.8
  # takes what follows them in another namespace for private.
  set(DOXYGEN_INPUT_FILTER "sed -e s/detail:://g -e '/^private:/,/^}/{/^}/!d' -e '}'")
endif()
# Hide the macros of the C interface.
set(DOXYGEN_MACRO_EXPANSION YES)
set(DOXYGEN_EXPAND_ONLY_PREDEF YES)
set(DOXYGEN_SEARCH_INCLUDES NO)
set(DOXYGEN_PREDEFINED CTQUEENS_PUBLIC:= CTQUEENS_NOEXCEPT:=)

set(DOXYGEN_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
set(DOXYGEN_HTML_OUTPUT docs)
set(DOXYGEN_GENERATE_TAGFILE "${PROJECT_BINARY_DIR}/docs/ctqueens.tag")
set(DOXYGEN_GENERATE_XML YES)
set(DOXYGEN_XML_PROGRAMLISTING NO)
set(DOXYGEN_JAVADOC_AUTOBRIEF YES)
set(DOXYGEN_VERBATIM_HEADERS NO)
set(DOXYGEN_SHOW_USED_FILES NO)
set(DOXYGEN_SHOW_HEADERFILE NO) # groups say which headers to include, which are not those of the folders
set(DOXYGEN_HAVE_DOT NO)
set(DOXYGEN_CLASS_GRAPH NO)
set(DOXYGEN_GENERATE_TREEVIEW YES)
set(DOXYGEN_TREEVIEW_WIDTH 300)
set(DOXYGEN_MAX_INITIALIZER_LINES 1)

set(reference "${PROJECT_SOURCE_DIR}/docs/reference")
set(DOXYGEN_LAYOUT_FILE "${reference}/layout.xml")
set(DOXYGEN_HTML_COLORSTYLE_SAT 20)

# README.md is the main page. Its links to files in the repository, and to its own headings, would be broken there, so
# they become plain text. Images are left out.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/README.md")
file(READ "${PROJECT_SOURCE_DIR}/README.md" page)
string(REGEX REPLACE "![[][^]]*[]][(][^)]*[)]|<img[^>]*>" "" page "${page}")
string(REGEX REPLACE "[[]([^]]*)[]][(]([A-Za-z0-9./_-]+)(#[^)]*)?[)]" "\\1 (`\\2`)" page "${page}")
string(REGEX REPLACE "[[]([^]]*)[]][(]#[^)]*[)]" "\\1" page "${page}")
set(main_page "${PROJECT_BINARY_DIR}/reference.md")
file(CONFIGURE OUTPUT "${main_page}" CONTENT "${page}" @ONLY)
set(DOXYGEN_USE_MDFILE_AS_MAINPAGE "${main_page}")

file(GLOB_RECURSE headers CONFIGURE_DEPENDS include/*.h include/*.hpp)
doxygen_add_docs(docs "${main_page}" docs/reference/groups.dox ${headers}
  COMMENT "Building the reference with Doxygen: docs/index.html")
