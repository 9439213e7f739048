# SPDX-License-Identifier: BSL-1.0
"""Moved."""
from ..source.tokens import *  # noqa: F401, F403
from ..commands.processes import UNDECODABLE as UNDECODABLE
