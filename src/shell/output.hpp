// SPDX-License-Identifier: BSL-1.0
// Collects output and writes it when it is complete.
#ifndef CTQUEENS_SHELL_OUTPUT_HPP
#define CTQUEENS_SHELL_OUTPUT_HPP

#include <string>
#include <string_view>

namespace ctqueens::shell {

// Opens and writes nothing before close(), so the file is unchanged if an argument turns out to be wrong
// while the text is made.
class output
{
public:
    // Standard output if the name is empty, - or /dev/stdout.
    explicit output(const std::string& file_name);

    void put(char character) { text_ += character; }
    void put(std::string_view text) { text_ += text; }

    [[nodiscard]] bool to_standard_output() const noexcept { return to_standard_output_; }

    // Writes the text. A regular file is replaced as a whole, or left as it was if anything fails;
    // anything else, such as a pipe or a device, is written to directly. Returns why this failed, or an
    // empty string if everything was written.
    [[nodiscard]] std::string close() const;

    // The name of the file, for messages.
    [[nodiscard]] std::string_view name() const noexcept { return name_; }

private:
    bool to_standard_output_;
    std::string name_;
    std::string text_;
};

// An output iterator for the library's writers.
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
