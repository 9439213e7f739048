# SPDX-License-Identifier: BSL-1.0
"""Moved."""
from ..source.rows import *  # noqa: F401, F403
