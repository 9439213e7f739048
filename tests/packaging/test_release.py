# SPDX-License-Identifier: BSL-1.0
"""Tests of src/packaging/release.py in a repository with the files that it changes. .ci/run, cmake and cpack are
replaced by programs that write down how they were called."""

import datetime
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from checks import ROOT

SCRIPT = "src/packaging/release.py"
VERSION_HEADER = "include/ctqueens/version.hpp"
MANUALS = ["src/shell/ctqueens.1.in", "src/profile/constexpr-profile.1.in"]
FILES = [SCRIPT, VERSION_HEADER, *MANUALS, "CHANGELOG.md"]


class Release(unittest.TestCase):
    def setUp(self):
        folder = Path(tempfile.mkdtemp(prefix="ctqueens-"))
        self.addCleanup(shutil.rmtree, folder)
        self.project, self.log = folder / "project", folder / "log"
        for name in FILES:
            (self.project / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.project / name)
        for program in self.project / ".ci/run", folder / "bin/cmake", folder / "bin/cpack":
            program.parent.mkdir(exist_ok=True)
            program.write_text(f'#!/bin/sh\necho "{program.name} $*" >>{self.log}\n')
            program.chmod(0o755)
        self.write_changelog(self.text("CHANGELOG.md").replace("\n## [Unreleased]\n", "\n## [Unreleased]\n\nMuch\n"))
        self.environment = {**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder)}
        self.git("init", "--quiet", "--initial-branch=master")
        self.git("config", "user.name", "A maintainer")
        self.git("config", "user.email", "maintainer@example.com")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Everything")

    def git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.project, env=self.environment, check=True,
                              capture_output=True, text=True).stdout

    def release(self, argument):
        return subprocess.run([sys.executable, "-B", self.project / SCRIPT, argument], env=self.environment,
                              capture_output=True, text=True)

    def write_changelog(self, text):
        (self.project / "CHANGELOG.md").write_text(text, encoding="utf-8")

    def text(self, name):
        return (self.project / name).read_text(encoding="utf-8")

    def version(self):
        return ".".join(re.findall("(?:MAJOR|MINOR|PATCH) ([0-9]+)", self.text(VERSION_HEADER)))

    def test_release(self):
        done = self.release("12.34.56")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("git push origin HEAD v12.34.56", done.stdout)
        self.assertEqual(self.log.read_text().splitlines(), [
            "run full", "cmake --workflow --preset package",
            "cpack --config build-package/CPackSourceConfig.cmake -B build-package"])
        self.assertEqual(self.git("log", "-1", "--format=%s%d"), "Version 12.34.56 (HEAD -> master, tag: v12.34.56)\n")
        self.assertEqual(self.git("status", "--porcelain"), "")
        self.assertEqual(self.version(), "12.34.56")
        date = re.search(r"\n## \[Unreleased\]\n\n## \[12\.34\.56\] - (\d{4}-\d\d-\d\d)\n\nMuch\n",
                         self.text("CHANGELOG.md"))[1]
        for manual in MANUALS:
            in_manual = re.search(r"^\.Dd (.*)$", self.text(manual), re.MULTILINE)[1]
            self.assertEqual(datetime.datetime.strptime(in_manual, "%B %d, %Y").date().isoformat(), date)

    def test_prepared(self):
        """A version whose section the changelog has already is released as it is, on today's date."""
        self.write_changelog(f"\n## [Unreleased]\n\n## [{self.version()}] - 2020-02-02\n\nMuch\n")
        self.git("commit", "--all", "--message", "The changes of the version")
        for _ in range(2):  # then, everything is set
            done = self.release(self.version())
            self.assertEqual(done.returncode, 0, done.stderr)
            self.git("tag", "--delete", f"v{self.version()}")
        self.assertRegex(self.text("CHANGELOG.md"),
                         rf"^\n## \[Unreleased\]\n\n## \[{self.version()}\] - 20(?!20).*\n\nMuch\n$")

    def test_refusals(self):
        def refused(argument, reason):
            self.assertIn(reason, self.release(argument).stderr)
            self.assertFalse(self.log.exists())

        refused("1.0", "is not a version")
        refused("0.9.9", "is lower than")
        self.git("tag", f"v{self.version()}")
        refused(self.version(), f"the tag v{self.version()} exists")
        for text in "\n## [Unreleased]\n\n## [0.1.0]\n\nMuch\n", "\n## [Unreleased]\n\nMuch\n\n## [12.34.56]\n\nMore\n":
            self.write_changelog(text)
            refused("12.34.56", "not committed")
            self.git("commit", "--all", "--message", "Nothing new, or twice")
            refused("12.34.56", "must have changes below either [Unreleased] or [12.34.56]")

    def test_failure(self):
        """The stage that fails is named, not one in a bare system, and nothing is tagged."""
        (self.project / ".ci/run").write_text("#!/bin/sh\necho '== debian-13, after 9 s\n+== readme, after 0 s'\n"
                                              "exit 1\n")
        self.git("commit", "--all", "--message", "A test that fails")
        self.assertIn("the stage debian-13 of .ci/run full failed", self.release("12.34.56").stderr)
        self.assertEqual(self.git("tag"), "")

    def test_identity(self):
        """A missing name is reported before the tests run."""
        self.environment = {name: value for name, value in self.environment.items() if not name.startswith("GIT_")}
        self.environment.update(GIT_CONFIG_NOSYSTEM="1", XDG_CONFIG_HOME=self.environment["HOME"])
        self.git("config", "--unset", "user.name")
        self.git("config", "user.useConfigOnly", "true")
        self.assertIn("does not know your name and email address", self.release("12.34.56").stderr)
