# SPDX-License-Identifier: BSL-1.0
"""A project that calls ctqueens_verify_counts(), and what tests do with it. The environment variable BUILD is the build
folder of ctqueens, and GENERATOR that of the project."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from checks import ROOT

CONSUMER = Path(__file__).resolve().parent / "consumer"

# OEIS A000170
COUNTS = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596]

BUILD, GENERATOR = os.environ["BUILD"], os.environ["GENERATOR"]


class Build(unittest.TestCase):
    """A consumer's build folder and what can be done there."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="ctqueens-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        # A daemon started by root changes to another user, who needs access.
        self.folder.chmod(0o755)
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(("CCACHE_", "DISTCC_", "MAKEFLAGS", "LC_"))}
        self.environment["LC_ALL"] = "C.UTF-8"

    def run_command(self, *command):
        return subprocess.run(command, env=self.environment, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def configure(self, arguments, *options, library=None, generator=None):
        library = library or f"-DCTQUEENS={ROOT}"
        return self.run_command(
            "cmake", "-S", CONSUMER, "-B", self.folder / "build", "-G", generator or GENERATOR,
            "-DCMAKE_BUILD_TYPE=Release", library, f"-DARGUMENTS={arguments}", *options)

    def build(self, *options):
        return self.run_command("cmake", "--build", self.folder / "build", "-j2", *options)

    def sources(self, pattern):
        return sorted(path.stem for path in (self.folder / "build" / "counts_shards").glob(f"{pattern}_*.cpp"))

    def verified(self):
        return next((self.folder / "build" / "counts_shards").rglob("verified.txt"))

    def assert_succeeds(self, result):
        self.assertEqual(result.returncode, 0, result.stdout)

    def assert_fails_saying(self, result, sentence):
        self.assertNotEqual(result.returncode, 0, result.stdout)
        self.assertIn(sentence, " ".join(result.stdout.split()))

    def assert_verified(self, size):
        self.assertEqual(self.verified().read_text(), "".join(
            f"N = {each}: {COUNTS[each]} solutions\n" for each in range(1, size + 1)))
