# SPDX-License-Identifier: BSL-1.0
"""Reads members of the objects that clients send, which may be missing or of a wrong type."""
from __future__ import annotations

from ..failure import Failure
from .framing import Json


def text(source: Json, name: str) -> str | None:
    """A string; None if it is missing, null or empty."""
    value = source.get(name)
    if value is None or value == "":
        return None
    if not isinstance(value, str) or "\0" in value:
        raise Failure(f'"{name}" must be a string')
    return value


def number(source: Json, name: str) -> int | None:
    """A number that is not negative. It may be a string, since editors put variables in strings."""
    value = source.get(name)
    if value is None or value == "":
        return None
    if isinstance(value, str) and value.isdecimal() and len(value) < 20:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Failure(f'"{name}" must be a number, not {value!r}')
    return value


def required_number(source: Json, name: str) -> int:
    """A number that is not negative; it fails if the number is missing."""
    value = number(source, name)
    if value is None:
        raise Failure(f'"{name}" is missing')
    return value


def flag(source: Json, name: str) -> bool | None:
    """A Boolean; None if it is missing or null."""
    value = source.get(name)
    if value is not None and not isinstance(value, bool):
        raise Failure(f'"{name}" must be true or false, not {value!r}')
    return value


def words(source: Json, name: str) -> list[str]:
    """A list of strings; an empty one if it is missing."""
    value = source.get(name) or []
    if not (isinstance(value, list)
            and all(isinstance(word, str) and "\0" not in word for word in value)):
        raise Failure(f'"{name}" must be a list of strings')
    return value


def objects(source: Json, name: str) -> list[Json]:
    """A list of objects; an empty one if it is missing."""
    value = source.get(name) or []
    if not (isinstance(value, list) and all(isinstance(each, dict) for each in value)):
        raise Failure(f'"{name}" must be a list of objects')
    return value


def member(source: Json, name: str) -> Json:
    """An object; an empty one if it is missing."""
    value = source.get(name)
    if value is not None and not isinstance(value, dict):
        raise Failure(f'"{name}" must be an object')
    return value or {}
