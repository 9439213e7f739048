# SPDX-License-Identifier: BSL-1.0
def can_run(conanfile):
    return True


def check_min_cppstd(conanfile, standard):
    conanfile.least_standard = standard
