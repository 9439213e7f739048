# SPDX-License-Identifier: BSL-1.0
"""Starts constexpr-profile: `python3 src/profile`, or the program that the build packs from this folder."""
from constexpr_profile.main import main

main()
