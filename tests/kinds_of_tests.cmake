# Functions that declare tests, for the CMakeLists.txt of each folder. What tests in Python share is in checks.py.

# disable_tests(NEED TEST…): CTest reports the tests as disabled, because there is no NEED here.
function(disable_tests need)
  set_tests_properties(${ARGN} PROPERTIES DISABLED ON)
  set_property(GLOBAL APPEND PROPERTY CTQUEENS_MISSING "${need}")
  set_property(GLOBAL APPEND PROPERTY "CTQUEENS_TESTS_WITHOUT_${need}" ${ARGN})
endfunction()

# python_test(NAME MODULE[.CLASS[.METHOD]] [VARIABLE=VALUE…]): tests in Python, as unittest names them, but with the
# folder of the module. The environment has the variables, the compiler, and the generator of this build for projects
# that tests build. Without Python, the test is disabled.
function(python_test name tests)
  cmake_path(ABSOLUTE_PATH tests)
  cmake_path(GET tests PARENT_PATH folder)
  cmake_path(GET tests FILENAME tests)
  add_test(NAME ${name} COMMAND "${Python3_EXECUTABLE}" -B -m unittest ${tests})
  string(REPLACE " Multi-Config" "" generator "${CMAKE_GENERATOR}")
  set(variables CXX=${CMAKE_CXX_COMPILER} CXXFLAGS=${CMAKE_CXX_FLAGS} CMAKE_GENERATOR=${generator}
    PYTHONPATH=${folder} ${ARGN})
  list(TRANSFORM variables REPLACE "^([A-Z_0-9]+)=" "\\1=set:")
  set_tests_properties(${name} PROPERTIES ENVIRONMENT_MODIFICATION
    "${variables};PYTHONPATH=path_list_append:${CMAKE_CURRENT_FUNCTION_LIST_DIR}")
  if(NOT Python3_FOUND)
    disable_tests("Python 3.9" ${name})
  endif()
endfunction()

# needs_program(TEST PROGRAM…): if a program is not found, the test is disabled.
function(needs_program test)
  foreach(program IN LISTS ARGN)
    find_program(CTQUEENS_PROGRAM_${program} ${program} PATHS /usr/sbin /usr/local/sbin)
    if(NOT CTQUEENS_PROGRAM_${program})
      disable_tests(${program} ${test})
    endif()
  endforeach()
endfunction()

# How compilers that tests start find Boost.
set(boost_options)
if(TARGET ctqueens::hana)
  get_target_property(boost_options ctqueens_boost_headers INTERFACE_INCLUDE_DIRECTORIES)
  list(REMOVE_ITEM boost_options ${CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES})
  list(TRANSFORM boost_options REPLACE "(.+)" "-isystem '\\1'")
  list(JOIN boost_options " " boost_options)
endif()

# errors_test(NAME SOURCE): programs that must not compile, which are the cases of the source. test_errors.py describes
# how they are written.
function(errors_test name source)
  python_test(${name} "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/test_errors" "SOURCE=${source}"
    "COMPUTED_MESSAGES=${CTQUEENS_HAS_COMPUTED_MESSAGES}"
    "OPTIONS=${boost_options} '-I$<TARGET_PROPERTY:ctqueens,INTERFACE_INCLUDE_DIRECTORIES>'")
  set_tests_properties(${name} PROPERTIES LABELS compiler)
endfunction()

# cases_in(VARIABLE SOURCE): sets the variable to the names of the cases in the source.
function(cases_in variable source)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${source}")
  file(STRINGS "${source}" cases REGEX "^// case " ENCODING UTF-8)
  list(TRANSFORM cases REPLACE "^// case ([a-z_0-9]+):.*" "\\1")
  set(${variable} ${cases} PARENT_SCOPE)
endfunction()

# manual_test(NAME PAGE): mandoc and groff read a manual page without warnings. The second command of README.md does not
# install them.
function(manual_test name page)
  add_test(NAME ${name}.mandoc COMMAND mandoc -Tlint -W warning "${page}")
  add_test(NAME ${name}.groff COMMAND groff -mandoc -ww -z -Tutf8 "${page}")
  set_tests_properties(${name}.groff PROPERTIES FAIL_REGULAR_EXPRESSION ".")
  set_tests_properties(${name}.mandoc ${name}.groff PROPERTIES LABELS thorough)
  needs_program(${name}.mandoc mandoc)
  needs_program(${name}.groff groff)
endfunction()

# At the end of the configuration: why tests are disabled.
function(report_disabled_tests)
  get_property(needs GLOBAL PROPERTY CTQUEENS_MISSING)
  list(REMOVE_DUPLICATES needs)
  foreach(need IN LISTS needs)
    get_property(tests GLOBAL PROPERTY "CTQUEENS_TESTS_WITHOUT_${need}")
    list(JOIN tests ", " tests)
    message(STATUS "There is no ${need} here, so these tests are disabled: ${tests}")
  endforeach()
endfunction()
