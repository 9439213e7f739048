#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""lint.py: checks the formatting of C++ code, the width of scripts, white space in all text files, the syntax of
scripts, JSON and YAML, the permissions of GitHub workflows, and the hashes of what CMake downloads; and the types,
names and sizes in constexpr-profile. Reads the files that Git tracks or would add. Needs clang-format-14, bash, mypy,
pylint and PyYAML."""

import json
import re
import subprocess
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
# Not formatted: openings of the website.
FORMATTED = re.compile(r"(include|src|tests)/(?!site/openings/).*\.(h|hpp|cpp|cppm)")
PAGES = "include/ctqueens/search/"
SCRIPTS = (".py", ".cmake", "CMakeLists.txt", ".mjs", ".js", ".el")
EXPECTED_OUTPUT = "tests/shell/golden/"
PROFILER = "src/profile"
PYLINT = ("E,F,unreachable,unused-import,unused-variable,unused-argument,redefined-outer-name,bare-except,"
          "missing-module-docstring,too-many-lines,too-many-branches,too-many-locals,too-many-statements")
CMAKE = re.compile(r"(.*/)?CMakeLists\.txt|.*\.cmake")
YAML = re.compile(r".*\.yml|(.*/)?\.clang-(format|tidy)")


def problems_of(name, text):
    """The problems of one text file, except for those that clang-format and bash report."""
    lines = text.split("\n")
    if lines.pop():
        yield f"{name}:{len(lines) + 1}: no newline at the end of the file"
    # clang-format and Biome do not break every line, for example not in `clang-format off` or in a string.
    is_script = name.endswith(SCRIPTS)
    width = 88 if name.startswith(PAGES) else 120 if is_script else 100
    for number, line in enumerate(lines, 1):
        is_case = name.endswith(".errors.cpp") and line.startswith("// ")  # whose first lines cannot be broken
        if (is_script or FORMATTED.fullmatch(name)) and len(line) > width and not is_case:
            yield f"{name}:{number}: {len(line)} columns; at most {width} are allowed"
        if line != line.rstrip() and not name.startswith(EXPECTED_OUTPUT):
            yield f"{name}:{number}: white space at the end of the line"
        if "\t" in line:
            yield f"{name}:{number}: a tab; use spaces"
    try:
        if CMAKE.fullmatch(name):
            for url in re.findall(r"\bURL (https?://\S+)(?!\s+URL_HASH SHA256=)\s", text):
                yield f"{name}: {url} is downloaded without URL_HASH SHA256"
        elif name.endswith(".py"):
            compile(text, name, "exec")
        elif name.endswith(".json"):
            json.loads(text)
        elif name.endswith("Dockerfile"):
            for image in re.findall(r"^FROM (?!\S+@sha256:[0-9a-f]{64} )(\S+)", text, re.MULTILINE):
                yield f"{name}: {image} is not pinned by its digest"
        elif YAML.fullmatch(name):
            documents = list(yaml.safe_load_all(text))
            if name.startswith(".github/workflows/"):
                yield from problems_of_workflow(name, documents[0])
    except (SyntaxError, ValueError, yaml.YAMLError) as error:
        yield f"{name}: {error}"


def problems_of_workflow(name, workflow):
    """Tags of actions and images can be moved, so hashes are required. A job that runs commands must not have write
    access, or a token that the checkout left in Git's configuration."""
    for key, job in workflow["jobs"].items():
        if not re.search(r"^\$\{\{|@sha256:", job.get("container", "${{")):
            yield f"{name}: {job['container']} is not pinned by its digest"
        for step in job["steps"]:
            if not re.search(r"@[0-9a-f]{40}$", step.get("uses", "@" + 40 * "0")):
                yield f"{name}: {step['uses']} is not pinned by the hash of a commit"
            if "checkout@" in step.get("uses", "") and step.get("with", {}).get("persist-credentials") is not False:
                yield f"{name}: {step['uses']} without persist-credentials: false"
        permissions = job.get("permissions", workflow.get("permissions", "write-all"))
        if "write" in str(permissions) and any("run" in step for step in job["steps"]):
            yield f"{name}: the job {key} runs commands, but has the permissions {permissions}"


def main():
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=ROOT, check=True, capture_output=True, text=True).stdout
    names = [name for name in listed.split("\0") if (ROOT / name).is_file()]
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in names
             if b"\0" not in (ROOT / name).read_bytes()}
    problems = [problem for name, text in texts.items() for problem in problems_of(name, text)]
    print(*problems, sep="\n", end="\n" if problems else "")

    scripts = [name for name, text in texts.items() if re.match(r"#!.*\b(ba)?sh\n", text)]
    commands = [["bash", "-n", name] for name in scripts]
    commands.append(["clang-format-14", "--dry-run", "-Werror", *filter(FORMATTED.fullmatch, texts)])
    commands.append(["mypy", "--strict", "--python-version=3.9", "--cache-dir=/dev/null", PROFILER])
    commands.append(["pylint", "--score=n", "--disable=all", f"--enable={PYLINT}", "--max-module-lines=300",
                     f"{PROFILER}/constexpr_profile"])
    failed = [command for command in commands if subprocess.run(command, cwd=ROOT).returncode != 0]
    sys.exit(1 if problems or failed else 0)


if __name__ == "__main__":
    main()
