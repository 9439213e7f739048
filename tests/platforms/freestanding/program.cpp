// SPDX-License-Identifier: BSL-1.0
// Writes the tables of eight queens as they are in memory, text that the compiler rendered, the
// same text rendered when this runs, and answers to queries. It links without any library: not even
// memcpy, memmove, memset and memcmp, which compilers may call in any program, are there.
#include "environment.hpp"

#include <ctqueens/ctqueens.hpp>

namespace {

using ctqueens::placement;
using ctqueens::solutions;
namespace text = ctqueens::text;

void write_line(const char* line, std::size_t length) noexcept {
    environment::write(line, length);
    environment::write("\n", 1);
}

template <class Format, std::size_t index = 0> void write_rendered() noexcept {
    if constexpr (index < solutions<8>.size()) {
        constexpr const auto& line = text::rendered<Format, solutions<8>[index]>;
        write_line(line.data(), line.size());
        write_rendered<Format, index + 1>();
    }
}

template <class Format> void render_and_write() noexcept {
    char line[64];
    for (const placement<8>& queens : solutions<8>) {
        write_line(line, text::render<Format>(queens, line, sizeof line));
    }
}

void write_index(const placement<8>& queens) noexcept {
    char line[] = {'0', '0'};
    const std::size_t index = ctqueens::index_of(queens);
    if (index == ctqueens::not_found) {
        write_line("not found", 9);
    } else {
        line[0] = static_cast<char>('0' + index / 10);
        line[1] = static_cast<char>('0' + index % 10);
        write_line(line, 2);
    }
}

} // namespace

void program() noexcept {
    environment::write(&solutions<8>, sizeof solutions<8>);
    environment::write(&ctqueens::fundamental_solutions<8>,
                       sizeof ctqueens::fundamental_solutions<8>);

    write_rendered<text::digits>();
    render_and_write<text::digits>();
    write_rendered<text::fen>();
    render_and_write<text::fen>();

    for (const placement<8>& queens : solutions<8>) {
        write_index(queens);
        placement<8> attacked = queens;
        attacked.columns[7] = attacked.columns[0];
        write_index(attacked);
    }
    using namespace ctqueens::literals;
    for (const placement<8>& queens : ctqueens::having<8>("e4"_square, "h5"_square)) {
        char line[23];
        write_line(line, text::render<text::squares>(queens, line, sizeof line));
    }
}
