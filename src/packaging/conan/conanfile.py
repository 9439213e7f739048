import os

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get, rm, rmdir

required_conan_version = ">=2.1"


class CtqueensConan(ConanFile):
    name = "ctqueens"
    description = "The eight queens puzzle, solved by the compiler"
    license = "BSL-1.0"
    url = "https://github.com/conan-io/conan-center-index"
    homepage = "https://github.com/ctqueens/ctqueens"
    topics = ("eight-queens", "n-queens", "puzzle", "constexpr", "compile-time")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    # No fPIC: the static library is always position-independent.
    options = {
        "shared": [True, False],
        "hana": [True, False],
    }
    default_options = {
        "shared": False,
        "hana": False,
    }

    def layout(self):
        cmake_layout(self, src_folder="src")

    def requirements(self):
        if self.options.hana:
            self.requires("boost/1.83.0", transitive_headers=True)

    def build_requirements(self):
        self.tool_requires("cmake/[>=3.25 <5]")

    def validate(self):
        check_min_cppstd(self, 20)

    def source(self):
        get(self, **self.conan_data["sources"][self.version], strip_root=True)

    def generate(self):
        tc = CMakeToolchain(self)
        tc.cache_variables["CTQUEENS_SHELL"] = False
        tc.cache_variables["CTQUEENS_PROFILE"] = False
        tc.cache_variables["CTQUEENS_HANA"] = bool(self.options.hana)
        tc.cache_variables["CTQUEENS_STATIC_AND_SHARED"] = False
        tc.cache_variables["CTQUEENS_TESTS"] = False
        # Boost.Hana is that of the package, or none: it would be downloaded otherwise.
        tc.cache_variables["FETCHCONTENT_FULLY_DISCONNECTED"] = True
        tc.generate()
        deps = CMakeDeps(self)
        deps.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    @property
    def _modules(self):
        return os.path.join("lib", "cmake", "ctqueens")

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        cmake = CMake(self)
        cmake.install()
        # The module with ctqueens_verify_counts() stays.
        rm(self, "ctqueensConfig*.cmake", os.path.join(self.package_folder, self._modules))
        rm(self, "ctqueensTargets*.cmake", os.path.join(self.package_folder, self._modules))
        rmdir(self, os.path.join(self.package_folder, "lib", "pkgconfig"))
        rmdir(self, os.path.join(self.package_folder, "share"))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "ctqueens")
        self.cpp_info.set_property("cmake_build_modules", [
            os.path.join(self._modules, "ctqueens_verify_counts.cmake")])
        # All components at once. By default it would have the names of the headers.
        self.cpp_info.set_property("cmake_target_name", "ctqueens::all")
        self.cpp_info.set_property("pkg_config_name", "ctqueens-all")

        headers = self.cpp_info.components["headers"]
        headers.set_property("cmake_target_name", "ctqueens::ctqueens")
        headers.set_property("pkg_config_name", "ctqueens")
        headers.bindirs = []
        headers.libdirs = []
        headers.builddirs = [self._modules]

        tables = self.cpp_info.components["tables"]
        form = "shared" if self.options.shared else "static"
        tables.set_property("cmake_target_name", "ctqueens::tables")
        tables.set_property("cmake_target_aliases", [f"ctqueens::tables_{form}"])
        tables.set_property("pkg_config_name", "ctqueens-tables")
        on_windows = self.settings.os == "Windows"
        tables.libs = ["ctqueens_static" if on_windows and not self.options.shared else "ctqueens"]

        if self.options.hana:
            hana = self.cpp_info.components["hana"]
            hana.set_property("cmake_target_name", "ctqueens::hana")
            hana.requires = ["headers", "boost::headers"]
            hana.bindirs = []
            hana.libdirs = []
