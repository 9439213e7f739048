# SPDX-License-Identifier: BSL-1.0
"""Moved."""
from ..source.functions import *  # noqa: F401, F403
