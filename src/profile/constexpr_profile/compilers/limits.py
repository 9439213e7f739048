# SPDX-License-Identifier: BSL-1.0
"""Moved."""
from .description import *  # noqa: F401, F403
