# SPDX-License-Identifier: BSL-1.0
"""Moved."""
from ..commands.cache import *  # noqa: F401, F403
