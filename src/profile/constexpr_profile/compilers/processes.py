# SPDX-License-Identifier: BSL-1.0
"""Moved."""
from ..commands.processes import *  # noqa: F401, F403
