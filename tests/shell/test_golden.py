# SPDX-License-Identifier: BSL-1.0
"""The program prints what golden/sums.txt says, byte for byte. `python3 test_golden.py` updates sums.txt and the files
that it names to what the program prints now."""

import hashlib
import re
from pathlib import Path

import shell

ROOT = Path(__file__).resolve().parents[2]
SUMS = ROOT / "tests/shell/golden/sums.txt"


def printed():
    """The files, and the lines of sums.txt, as they are with what the program prints now."""
    files, lines = [], SUMS.read_text(encoding="utf-8").splitlines()
    for index, line in enumerate(lines):
        if not line.startswith("#"):
            name, words = re.split("  ctqueens ?", line)
            text = shell.output(words, run=shell.run_program).encode()
            if "/" in name:
                files.append((ROOT / name, words, text))
            else:
                lines[index] = f"{hashlib.sha256(text).hexdigest()}  ctqueens {words}".rstrip()
    return files, lines


class Golden(shell.ShellTest):
    def test_golden(self):
        files, lines = printed()
        for path, words, text in files:
            with self.subTest(f"ctqueens {words}"):
                self.assertTrue(text == path.read_bytes(),
                                f"To see the difference: {' '.join(shell.COMMAND)} {words} | diff {path} -")
        for now, before in zip(lines, SUMS.read_text(encoding="utf-8").splitlines()):
            with self.subTest(before):
                self.assertEqual(now, before, "To see the difference, compare with a build of the last commit")


if __name__ == "__main__":
    new_files, new_lines = printed()
    for new_path, _, new_text in new_files:
        new_path.write_bytes(new_text)
    SUMS.write_bytes("".join(f"{line}\n" for line in new_lines).encode())
