# SPDX-License-Identifier: BSL-1.0
"""output.py FILE COMMAND…: passes if the command succeeds and prints what is in the file, and
nothing to standard error."""

import subprocess
import sys
from pathlib import Path

expected = Path(sys.argv[1]).read_text(encoding="utf-8")
process = subprocess.run(sys.argv[2:], capture_output=True, encoding="utf-8")
if (process.returncode, process.stdout, process.stderr) != (0, expected, ""):
    sys.exit(f"Exit status {process.returncode}, errors '{process.stderr}'; "
             f"'{sys.argv[1]}' is not what is printed:\n{process.stdout}")
