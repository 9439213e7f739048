# SPDX-License-Identifier: BSL-1.0
import re
from pathlib import Path


def cmake_layout(conanfile, src_folder="."):
    pass  # the folders are given


class CMakeDeps:
    def __init__(self, conanfile):
        pass

    def generate(self):
        pass  # Boost is that of the system


class CMakeToolchain:
    def __init__(self, conanfile):
        self.conanfile = conanfile
        self.cache_variables = {}

    def generate(self):
        self.conanfile.cmake_variables = {
            **self.cache_variables, "BUILD_SHARED_LIBS": self.conanfile.options.shared}


class CMake:
    def __init__(self, conanfile):
        self.conanfile = conanfile

    def configure(self):
        # Remove the variables of an earlier run (-U): they must not be set by chance, and CMake warns of
        # unused variables only if they are new in the cache.
        arguments = ["-UCTQUEENS_*"]
        for name, value in self.conanfile.cmake_variables.items():
            assert isinstance(value, (bool, str)), f"{name}: {value!r}"
            arguments += [f"-U{name}", f"-D{name}={value}"]
        output = self.conanfile.run_command(
            "cmake", "-S", self.conanfile.source_folder, "-B", self.conanfile.build_folder, *arguments)
        unused = re.findall(r"^    (\w+)$", output.partition("not used by the project:")[2], re.M)
        wrong = set(unused) & set(self.conanfile.cmake_variables)
        assert not wrong, f"there is no option {wrong}"
        cache = Path(self.conanfile.build_folder, "CMakeCache.txt").read_text()
        assert not re.search("^CTQUEENS_(SHELL|TESTS):BOOL=ON", cache, re.M), "it is built too"

    def build(self):
        self.conanfile.run_command("cmake", "--build", self.conanfile.build_folder)

    def install(self):
        self.conanfile.run_command(
            "cmake", "--install", self.conanfile.build_folder, "--prefix", self.conanfile.package_folder)
