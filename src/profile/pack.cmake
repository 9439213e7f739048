# cmake -DVERSION=… -DOUTPUT=… [-DPYTHON=…] -P pack.cmake: packs the package of Python modules into one file, which
# Python runs as it is. With PYTHON, the file also has bytecode. It starts the program in two thirds of the time; other
# versions of Python pass over it.
set(packed "${OUTPUT}.packed")
file(REMOVE_RECURSE "${packed}")
file(COPY "${CMAKE_CURRENT_LIST_DIR}/" DESTINATION "${packed}" NO_SOURCE_PERMISSIONS # the sources may be read-only
  FILES_MATCHING PATTERN "*.py" PATTERN __pycache__ EXCLUDE)
file(WRITE "${packed}/constexpr_profile/version.py" "VERSION = \"${VERSION}\"\n")
file(WRITE "${packed}/start" "#!/usr/bin/env python3\n# SPDX-License-Identifier: BSL-1.0\n")

if(PYTHON)
  execute_process(COMMAND "${PYTHON}" -m compileall -q -b --invalidation-mode unchecked-hash constexpr_profile
    COMMAND_ERROR_IS_FATAL ANY WORKING_DIRECTORY "${packed}")
endif()

set(ENV{TZ} UTC)
execute_process(COMMAND "${CMAKE_COMMAND}" -E tar cf modules.zip --format=zip "--mtime=2026-01-01 00:00:00 UTC"
    __main__.py constexpr_profile
  COMMAND_ERROR_IS_FATAL ANY WORKING_DIRECTORY "${packed}")
execute_process(COMMAND "${CMAKE_COMMAND}" -E cat "${packed}/start" "${packed}/modules.zip"
  OUTPUT_FILE "${OUTPUT}" COMMAND_ERROR_IS_FATAL ANY)
file(CHMOD "${OUTPUT}" PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
file(REMOVE_RECURSE "${packed}")
