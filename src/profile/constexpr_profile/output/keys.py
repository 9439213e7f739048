# SPDX-License-Identifier: BSL-1.0
"""The keys of the interactive view."""

STRIDES = {"s": 1, "t": 10, "h": 100, "k": 1000}
KEYS = "s 1 t 10 h 100 k 1000 c call n over o out v line e end (capitals: back) m mark g go ? help q quit"
HELP = """s t h k  1, 10, 100 or 1,000 steps on; capital letters move back
c        the next call, or the return from this one
n        over: the next moment that is not inside a call from here
o        out: the moment after this call
v        the next visit of this line
e        the last moment (E: the first)
g        go to a step: type its number
m        mark this moment: calls that differ from it become bold
q        quit""".splitlines()
ENTER, ESCAPE, BACKSPACE = ("\n", "\r"), "\x1b", ("\b", "\x7f")
MOST_DIGITS = 18  # of a step that is typed: no evaluation takes more


def letter_of(key: int) -> str:
    """The letter of a key; empty for one that has none, such as End."""
    return chr(key) if 0 <= key < 128 else ""
