# SPDX-License-Identifier: BSL-1.0
include("${CMAKE_CURRENT_LIST_DIR}/ctqueensTargets.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/ctqueens_verify_counts.cmake")
