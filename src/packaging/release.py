#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""release.py VERSION: makes a release, such as 1.1.0, in a clean checkout on Debian 12. Sets the version, tests, builds
the packages, commits, tags, and says what remains."""

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION_HEADER = "include/ctqueens/version.hpp"
MANUALS = ["src/shell/ctqueens.1.in", "src/profile/constexpr-profile.1.in"]
REMAINS = """
The commit and the tag v{version} are here only. What remains:
  git push origin HEAD v{version}
  a release on GitHub, with its section of CHANGELOG.md, the packages build-package/*.deb and the source archive
"""
UNDO = "`git diff` shows what was changed before, and `git restore .` undoes it"


def run(*command):
    print("+", *command, flush=True)
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        sys.exit(f"release.py: {' '.join(command)} failed; {UNDO}")


def run_stages():
    print("+ .ci/run full", flush=True)
    stage = "none"
    with subprocess.Popen([".ci/run", "full"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding="utf-8", errors="replace") as stages:
        for line in stages.stdout:
            print(line, end="", flush=True)
            stage = line.split()[1].rstrip(",") if line.startswith("== ") else stage
    if stages.returncode != 0:
        sys.exit(f"release.py: the stage {stage} of .ci/run full failed; {UNDO}")


def git(*arguments):
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def change(path, pattern, text):
    """Replaces what a pattern matches in a file; it must match."""
    before = (ROOT / path).read_text(encoding="utf-8")
    after, count = re.subn(pattern, lambda match: match.expand(text), before, flags=re.MULTILINE)
    if count == 0:
        sys.exit(f"release.py: {path} does not contain {pattern}")
    (ROOT / path).write_text(after, encoding="utf-8")


def present_version():
    text = (ROOT / VERSION_HEADER).read_text(encoding="utf-8")
    return ".".join(re.findall(r"^#define CTQUEENS_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", text, re.MULTILINE))


def changes_of(version):
    """What CHANGELOG.md has in the section of a version."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return text.partition(f"\n## [{version}]")[2].partition("\n## ")[0].partition("\n")[2].strip()


def check(version, before):
    if list(map(int, version.split("."))) < list(map(int, before.split("."))):
        sys.exit(f"release.py: {version} is lower than the version {before}")
    if git("status", "--porcelain"):
        sys.exit("release.py: there are changes that are not committed")
    if subprocess.run(["git", "var", "GIT_COMMITTER_IDENT"], cwd=ROOT, capture_output=True).returncode != 0:
        sys.exit("release.py: git does not know your name and email address (git config user.name, user.email)")
    if git("tag", "--list", f"v{version}"):
        sys.exit(f"release.py: the tag v{version} exists")
    if bool(changes_of("Unreleased")) == bool(changes_of(version)):
        sys.exit(f"release.py: CHANGELOG.md must have changes below either [Unreleased] or [{version}]")


def set_version(version):
    for part, number in zip(("MAJOR", "MINOR", "PATCH"), version.split(".")):
        change(VERSION_HEADER, rf"^(#define CTQUEENS_VERSION_{part}) \d+", rf"\g<1> {number}")
    today = datetime.date.today()
    for path in MANUALS:
        change(path, r"^\.Dd .*", f".Dd {today:%B} {today.day}, {today.year}")
    if not changes_of(version):
        change("CHANGELOG.md", r"^## \[Unreleased\]$", rf"## [Unreleased]\n\n## [{version}]")
    change("CHANGELOG.md", rf"^(## \[{re.escape(version)}\]).*$", rf"\g<1> - {today}")


def release(version):
    check(version, present_version())
    set_version(version)
    run_stages()
    run("cmake", "--workflow", "--preset", "package")
    run("cpack", "--config", "build-package/CPackSourceConfig.cmake", "-B", "build-package")
    run("git", "commit", "--all", "--allow-empty", "--message", f"Version {version}")  # all may be set already
    run("git", "tag", "--annotate", f"v{version}", "--message", f"ctqueens {version}")
    print(REMAINS.format(version=version))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not re.fullmatch(r"\d+\.\d+\.\d+", sys.argv[1]):
        sys.exit(f"release.py: {sys.argv[1]} is not a version, such as 1.1.0")
    release(sys.argv[1])


main()
