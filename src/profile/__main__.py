# SPDX-License-Identifier: BSL-1.0
"""Starts constexpr-profile: `python3 src/profile`, or the program that the build packs from this folder."""
import signal
import sys

# Until `main` says what Ctrl-C does, it ends the program at once: to load the modules takes a while.
if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

# Which Python is needed, for all that is below this folder. This file itself must be read by older ones.
if sys.version_info < (3, 9):
    sys.stderr.write("constexpr-profile: Python 3.9 or later is needed; this is %d.%d\n" % sys.version_info[:2])
    sys.exit(2)

from constexpr_profile.main import main

main()
