// SPDX-License-Identifier: BSL-1.0
// Buffered output that remembers whether every write succeeded.
#ifndef CTQUEENS_SHELL_OUTPUT_HPP
#define CTQUEENS_SHELL_OUTPUT_HPP

#include <array>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

namespace ctqueens::shell {

class output
{
public:
    // Writes to the file of this name, which is created or emptied, or to standard output if the
    // name is empty.
    explicit output(const std::string& file_name);
    output(const output&) = delete;
    output& operator=(const output&) = delete;
    ~output();

    void put(char character)
    {
        if (used_ == buffer_.size()) {
            flush();
        }
        buffer_[used_++] = character;
    }
    void put(std::string_view text)
    {
        for (const char character : text) {
            put(character);
        }
    }

    [[nodiscard]] bool to_standard_output() const noexcept { return file_ == stdout; }

    // Writes what is left and closes the file. Returns the reason of the first failure, or an
    // empty string if everything was written.
    [[nodiscard]] std::string close();

    // What the output goes to, for messages.
    [[nodiscard]] std::string_view name() const noexcept { return name_; }

private:
    void flush() noexcept;

    std::string name_;
    std::FILE* file_;
    int error_ = 0; // errno of the first failure
    std::size_t used_ = 0;
    std::array<char, 1 << 16> buffer_;
};

// An output iterator over an output, for the library's writers.
class output_iterator
{
public:
    explicit output_iterator(output& target) noexcept : target_(&target) {}

    output_iterator& operator*() noexcept { return *this; }
    output_iterator& operator++() noexcept { return *this; }
    output_iterator& operator=(char character)
    {
        target_->put(character);
        return *this;
    }

private:
    output* target_;
};

} // namespace ctqueens::shell

#endif
