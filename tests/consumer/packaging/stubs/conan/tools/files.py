# SPDX-License-Identifier: BSL-1.0
import fnmatch
import shutil
from pathlib import Path


def copy(conanfile, pattern, src, dst):
    Path(dst).mkdir(parents=True, exist_ok=True)
    for file in Path(src).glob(pattern):
        shutil.copy(file, dst)


def get(conanfile, url, sha256, strip_root):
    conanfile.downloaded = url  # the sources are here already


def rm(conanfile, pattern, folder):
    removed = [file for file in Path(folder).iterdir() if fnmatch.fnmatch(file.name, pattern)]
    assert removed, f"there is no {pattern} in {folder}"
    for file in removed:
        file.unlink()


def rmdir(conanfile, path):
    shutil.rmtree(path)  # Conan does not mind if it is not there; a recipe should
