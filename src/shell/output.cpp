// SPDX-License-Identifier: BSL-1.0
#include "output.hpp"

#include <cerrno>
#include <cstring>

namespace ctqueens::shell {

output::output(const std::string& file_name)
    : name_(file_name.empty() ? "standard output" : file_name),
      file_(file_name.empty() ? stdout : std::fopen(file_name.c_str(), "wb"))
{
    if (file_ == nullptr) {
        error_ = errno;
    }
}

output::~output()
{
    if (file_ != nullptr && file_ != stdout) {
        std::fclose(file_);
    }
}

std::string output::close()
{
    flush();
    if (file_ != nullptr) {
        errno = 0;
        const bool failed = file_ == stdout ? std::fflush(file_) != 0 : std::fclose(file_) != 0;
        file_ = nullptr;
        if (failed && error_ == 0) {
            error_ = errno != 0 ? errno : EIO;
        }
    }
    return error_ == 0 ? std::string() : std::strerror(error_);
}

void output::flush() noexcept
{
    if (error_ == 0) {
        errno = 0;
        if (std::fwrite(buffer_.data(), 1, used_, file_) != used_) {
            error_ = errno != 0 ? errno : EIO;
        }
    }
    used_ = 0;
}

} // namespace ctqueens::shell
