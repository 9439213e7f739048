// SPDX-License-Identifier: BSL-1.0
// Makes an array entry of every type in the library's registries.
#include "entries.hpp"

#include <ctqueens/hana/registry.hpp>

#include <array>
#include <utility>

namespace ctqueens::shell {

namespace hana = boost::hana;

// Returns what `make` returns for each type in a registry, in their order.
static constexpr auto entries_of(const auto& registry, auto make) {
    return hana::unpack(registry, [=](const auto&... entry) {
        return std::array{make(+hana::second(entry))...}; // `+` makes a value of the reference
    });
}

// What the searches say about themselves. It is constant, so that no name of a search is among the
// names of symbols.
struct described_search {
    const char* name;
    search::description about;
};
constexpr auto described =
    entries_of(registry::searches, []<class Search>(hana::basic_type<Search>) {
        return described_search{Search::name, Search::about};
    });

template <std::size_t number> static search_entry make_search_entry() {
    const auto& [name, about] = described[number];
    const std::string text = concatenate(about.idea, " Conflict tests: ", about.tests,
                                         ". Order: ", about.order, ". Source: ", about.source, '.');
    return {{name, text}, results_of<number>()};
}

std::span<const search_entry> searches() {
    static const auto entries = []<std::size_t... number>(std::index_sequence<number...>) {
        return std::array{make_search_entry<number>()...};
    }
    (std::make_index_sequence<described.size()>());
    return entries;
}

template <class Format> static void write_boards(const printed_boards& chosen, std::string& out) {
    using enum text::list_style;
    if constexpr (Format::style == lines || Format::style == array) {
        text::write_list<Format>(chosen.size, chosen.boards, 1, appender(out));
    } else {
        const text::document whole{chosen.size, chosen.boards.size(), chosen.heading.c_str(),
                                   chosen.has_notes};
        const auto captioned = [](const printed_board& each, std::size_t) {
            return text::captioned_board{each, each.caption.c_str(), each.note.c_str()};
        };
        text::write_document<Format>(whole, chosen.boards, captioned, appender(out));
    }
}

static void write_puzzle(const printed_boards& chosen, std::string& out) {
    const auto& having = chosen.having;
    text::dimacs::write_puzzle(chosen.size, having.data(), having.size(), appender(out));
}

std::span<const format_entry> board_formats() { return formats().first(formats().size() - 1); }

std::span<const format_entry> formats() {
    static const auto entries = [] {
        const auto made = entries_of(registry::formats, []<class Format>(hana::basic_type<Format>) {
            static_assert(Format::max_size >= max_table_size,
                          "the program prints tables of all sizes");
            return format_entry{{Format::name, Format::about}, Format::style, write_boards<Format>};
        });
        std::vector all(made.begin(), made.end());
        all.push_back(
            {{text::dimacs::name, text::dimacs::about}, text::list_style::document, write_puzzle});
        return all;
    }();
    return entries;
}

std::span<const step_format_entry> step_formats() {
    static const auto entries =
        entries_of(registry::step_formats, []<class Format>(hana::basic_type<Format>) {
            const auto write = [](int size, step_span steps, std::string& out) {
                Format::write(size, steps.data(), steps.data() + steps.size(), appender(out));
            };
            return step_format_entry{{Format::name, Format::about}, write};
        });
    return entries;
}

} // namespace ctqueens::shell
