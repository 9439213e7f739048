# SPDX-License-Identifier: BSL-1.0
"""standard.py: passes if every header, compiled as C++17, gives one error, the sentence that says which standard it
needs. Left out are the Hana front end, and version.hpp, which needs no standard."""

import sys

import checks

SENTENCE = "ctqueens needs C++20: compile with -std=c++20 or later"
for header in checks.headers(but=("ctqueens/hana.", "ctqueens/hana/", "ctqueens/version.hpp")):
    output = checks.rejection("-std=c++17", f"-I{checks.INCLUDE}", source=f"#include <{header}>\n") or "nothing"
    if output.count("error: ") != 1 or SENTENCE not in output:
        sys.exit(f"<{header}> says:\n{output}")
