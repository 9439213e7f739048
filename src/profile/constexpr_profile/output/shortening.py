# SPDX-License-Identifier: BSL-1.0
"""Moved."""
from ..source.printed import *  # noqa: F401, F403
