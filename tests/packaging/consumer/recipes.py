# SPDX-License-Identifier: BSL-1.0
"""recipes.py FOLDER VERSION HANA: the recipes of src/packaging are for this version, and the options,
files, targets and modules that they name are there. What vcpkg and Conan do themselves is not run."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import checks

folder, version, hana = Path(sys.argv[1]), *sys.argv[2:]
vcpkg, conan = checks.ROOT / "src/packaging/vcpkg", checks.ROOT / "src/packaging/conan"
recipe, test_package, prefix = conan / "conanfile.py", conan / "test_package", folder / "prefix"


def names(regex, path):
    """What (…) matches in the lines of a file, sorted."""
    return sorted(set(re.findall(f"^ *{regex}", path.read_text(encoding="utf-8"), re.MULTILINE)))


# The version, the addresses and the minimal CMake.
checks.expect("version in vcpkg.json", [version], names('"version": "(.*)"', vcpkg / "vcpkg.json"))
checks.expect("version in conandata.yml", [version], names('"(.*)":', conan / "conandata.yml"))
address, = names('"homepage": "(.*)"', vcpkg / "vcpkg.json")
checks.expect("REPO in portfile.cmake", [address],
              [f"https://github.com/{name}" for name in names("REPO (.*)", vcpkg / "portfile.cmake")])
checks.expect("homepage in conanfile.py", [address], names('homepage = "(.*)"', recipe))
checks.expect("url in conandata.yml", [f"{address}/archive/refs/tags/v{version}.tar.gz"],
              names('url: "(.*)"', conan / "conandata.yml"))
checks.expect("CMake in conanfile.py", names(r"cmake_minimum_required\(VERSION (.*)\)", checks.ROOT / "CMakeLists.txt"),
              names(r".*cmake/\[>=([0-9.]*)", recipe))

# Both have the same options, and the project has them.
options = names("(-DCTQUEENS_.*)", vcpkg / "portfile.cmake")
checks.expect("options in conanfile.py", options,
              [f"-D{name}=OFF" for name in names(r'.*\["(CTQUEENS_.*)"\] = False', recipe)])


def package(shared, *libraries):
    """What both recipes install."""
    output = checks.run(
        "cmake", "-S", checks.ROOT, "-B", folder / "build", *options,
        f"-DCTQUEENS_HANA={hana}", f"-DBUILD_SHARED_LIBS={shared}",
        "-DFETCHCONTENT_FULLY_DISCONNECTED=ON", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=",
        stderr=subprocess.STDOUT)
    if re.search(r"not used by the project:\s+(?!\s|FETCHCONTENT)", output):
        sys.exit(f"The project does not have an option:\n{output}")
    checks.run("cmake", "--build", folder / "build")
    for old in prefix, folder / "test":
        shutil.rmtree(old, ignore_errors=True)
    checks.run("cmake", "--install", folder / "build", "--prefix", prefix)
    # The recipes remove share, whose files are for Debian, and Conan includes a module of ours.
    checks.expect("folders", [["bin", "include", "lib", "share"], ["doc"]],
                  [sorted(os.listdir(prefix)), os.listdir(prefix / "share")])
    checks.expect("libraries", sorted(libraries), sorted(path.name for path in prefix.glob("lib/libctqueens.*")))
    module, = names('.*_modules, "(.*)"', recipe)
    assert (prefix / "lib/cmake/ctqueens" / module).exists(), f"{module}, which Conan includes, is not installed"
    checks.build(test_package, folder / "test", f"-DCMAKE_PREFIX_PATH={prefix}")
    checks.prints_first_solution(folder / "test/test_package")


shutil.rmtree(folder, ignore_errors=True)
package("ON", "libctqueens.so", "libctqueens.so.1", f"libctqueens.so.{version}")
package("OFF", "libctqueens.a")

# The modules and targets that vcpkg shows to users, and those of Conan.
modules = names("  (ctqueens.*)", vcpkg / "usage")
checks.expect("modules that are installed", modules, sorted(path.stem for path in prefix.glob("lib/pkgconfig/*")))
checks.expect("modules of Conan", modules,
              [name for name in names('.*"pkg_config_name", "(.*)"', recipe) if name != "ctqueens-all"])
checks.expect("targets of Conan", names(r"target_.* (ctqueens::.*)\)", vcpkg / "usage"),
              [name for name in names('.*"cmake_target_name", "(.*)"', recipe) if name != "ctqueens::all"])
usage = [line for line in (vcpkg / "usage").read_text(encoding="utf-8").splitlines() if re.match(r"  [ft].*\(", line)]
(folder / "usage").mkdir()
(folder / "usage/CMakeLists.txt").write_text("\n".join([
    "cmake_minimum_required(VERSION 3.25)", "project(usage LANGUAGES CXX)",
    f"add_executable(main {test_package}/test_package.cpp)", *(line for line in usage if hana == "1" or "::hana" not in line),
    "ctqueens_verify_counts(counts MAX_N 2)\n"]), encoding="utf-8")
checks.build(folder / "usage", folder / "usage/build", f"-DCMAKE_PREFIX_PATH={prefix}")
checks.prints_first_solution(folder / "usage/build/main")
