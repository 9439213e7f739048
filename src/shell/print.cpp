// SPDX-License-Identifier: BSL-1.0
#include "print.hpp"

#include "dispatch.hpp"
#include "searches.hpp"
#include "sheet.hpp"
#include "tables.hpp"
#include "terminal.hpp"

#include <ctqueens/query/having.hpp>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <vector>

namespace ctqueens::shell {

namespace {

// How boards are laid out on the terminal, or nothing if the output is not one.
std::optional<sheet_style> terminal_style(const output& target)
{
    const int width = target.to_standard_output() ? terminal_width() : 0;
    if (width == 0) {
        return std::nullopt;
    }
    const char* no_color = std::getenv("NO_COLOR"); // see no-color.org: empty counts as not set
    return sheet_style{width, no_color == nullptr || *no_color == '\0'};
}

// Some solutions, and the number that each of them has in the table, counted from 1.
template <int N>
struct selection
{
    std::vector<placement<N>> boards;
    std::vector<std::size_t> numbers;

    [[nodiscard]] const placement<N>* begin() const noexcept { return boards.data(); }
    [[nodiscard]] const placement<N>* end() const noexcept { return begin() + boards.size(); }
};

// All solutions in the order that the arguments name.
template <int N>
const table<N>& ordered_table(const arguments& given)
{
    const table<N>* all = &compiled::solutions<N>();
    if constexpr (N == searched_size) {
        registry::with_entry(search_orders, given.order,
                             [&](auto, const table<N>& ordered) { all = &ordered; });
    }
    return *all;
}

// Whether the arguments ask for a solution with this number.
template <int N>
bool is_chosen(const arguments& given, const placement<N>& queens, std::size_t number)
{
    return (given.solution == 0 || given.solution == number) &&
           (!given.fundamental || is_canonical(queens)) &&
           has_queens_on(queens, given.having.data(), given.having.size());
}

template <int N>
selection<N> select(const arguments& given)
{
    selection<N> chosen;
    std::size_t number = 0;
    for (const placement<N>& queens : ordered_table<N>(given)) {
        if (is_chosen(given, queens, ++number)) {
            chosen.boards.push_back(queens);
            chosen.numbers.push_back(number);
        }
    }
    return chosen;
}

// Captions with the numbers of a selection.
struct selection_captions : text::numbered_captions
{
    const std::size_t* numbers;

    explicit selection_captions(const std::vector<std::size_t>& all)
        : text::numbered_captions{all.empty() ? 0 : all.front()}, numbers(all.data())
    {}

    template <int N, class Out>
    Out put_caption(const placement<N>& queens, std::size_t index, Out out) const
    {
        return text::numbered_captions{numbers[index]}.put_caption(queens, 0, out);
    }
};

template <class Format, int N>
void print_document(const arguments& given, const selection<N>& chosen, output& target)
{
    const auto write = [&](const auto& captions) {
        Format::write_document(chosen.begin(), chosen.end(), captions, output_iterator(target));
    };
    if (given.fundamental) {
        write(text::fundamental_captions<N>{compiled::fundamental_solutions<N>().begin()});
    } else {
        write(selection_captions(chosen.numbers));
    }
}

// The boards, and how many there are unless one was asked for by its number.
template <class Format, int N>
void print_numbered(const arguments& given, const selection<N>& chosen, output& target)
{
    const output_iterator out(target);
    const auto style = std::is_same_v<Format, text::board> ? terminal_style(target) : std::nullopt;
    if (style) {
        write_sheet(chosen.boards, chosen.numbers, *style, out);
    } else {
        for (std::size_t index = 0; index < chosen.boards.size(); ++index) {
            const placement<N>* board = chosen.begin() + index;
            text::write_list<Format>(board, board + 1, chosen.numbers[index], out);
        }
    }
    if (given.solution == 0) {
        text::write_count(chosen.boards.size(), out);
    }
}

// What the images of a solution are called: how they come from it, and which solutions they are.
template <int N>
struct image_captions
{
    placement<N> solution;

    static constexpr bool has_notes = true;

    template <class Out>
    Out put_heading(int size, std::size_t, Out out) const
    {
        const std::string board = std::to_string(size) + (size == 1 ? " queen" : " queens");
        return put(board + ": the orbit of solution " + std::to_string(number_of(solution)), out);
    }
    template <class Out>
    Out put_caption(const placement<N>& image, std::size_t, Out out) const
    {
        const symmetry which =
            *std::find_if(std::begin(symmetries), std::end(symmetries),
                          [&](symmetry candidate) { return apply(candidate, solution) == image; });
        return put(name(which), out);
    }
    template <class Out>
    Out put_note(const placement<N>& image, Out out) const
    {
        return put("solution " + std::to_string(number_of(image)), out);
    }

private:
    template <class Out>
    static Out put(std::string_view text, Out out)
    {
        return std::copy(text.begin(), text.end(), out);
    }
};

template <class Format, int N>
void print_images(const orbit<N>& images, const image_captions<N>& captions, output& target)
{
    const output_iterator out(target);
    for (const placement<N>& image : images) {
        captions.put_caption(image, 0, out);
        target.put(": ");
        captions.put_note(image, out);
        target.put('\n');
        Format::write(image, out);
        target.put("\n\n");
    }
    text::write_count(images.size(), out);
}

void put_right(std::string_view text, std::size_t width, output& target)
{
    target.put(std::string(width - std::min(width, text.size()), ' '));
    target.put(text);
}

} // namespace

void print_solutions(const arguments& given, output& target)
{
    with_size(given.size, [&](auto size) {
        const auto chosen = select<size()>(given);
        with_format(given.format, [&](auto format) {
            using format_type = typename decltype(format)::type;
            if constexpr (format_type::style == text::list_style::document) {
                print_document<format_type>(given, chosen, target);
            } else if constexpr (format_type::style == text::list_style::numbered) {
                print_numbered<format_type>(given, chosen, target);
            } else {
                text::write_list<format_type>(chosen.begin(), chosen.end(), 1,
                                              output_iterator(target));
            }
        });
    });
}

void print_puzzle(const arguments& given, output& target)
{
    with_size(given.size, [&](auto size) {
        text::dimacs::write_puzzle<size()>(given.having.data(), given.having.size(),
                                           output_iterator(target));
    });
}

void print_orbit(const arguments& given, output& target)
{
    with_size(given.size, [&](auto size) {
        const auto images = orbit_of(compiled::solutions<size()>()[given.solution - 1]);
        const image_captions<size()> captions{images[0]};
        with_format(given.format, [&](auto format) {
            using format_type = typename decltype(format)::type;
            const output_iterator out(target);
            if constexpr (format_type::style == text::list_style::document) {
                format_type::write_document(images.begin(), images.end(), captions, out);
            } else if constexpr (format_type::style == text::list_style::numbered) {
                print_images<format_type>(images, captions, target);
            } else {
                text::write_list<format_type>(images.begin(), images.end(), 1, out);
            }
        });
    });
}

void print_counts(output& target)
{
    const auto put_row = [&](int size, std::size_t count) {
        put_right(std::to_string(size), 2, target);
        put_right(std::to_string(count), 11, target);
        target.put('\n');
    };
    target.put(" N  solutions\n");
    put_row(0, 1); // one way to place no queen
    hana::for_each(hana::keys(registry::tables),
                   [&](auto size) { put_row(size(), compiled::solutions<size()>().size()); });
}

void print_searches(output& target)
{
    target.put("search        candidates  conflict tests  backtracks  solutions\n");
    hana::for_each(search_works, [&](const auto& entry) {
        const std::string_view name = hana::first(entry).c_str();
        const work_counts& counts = hana::second(entry);
        target.put(name);
        put_right(std::to_string(counts.candidates), 24 - name.size(), target);
        put_right(std::to_string(counts.conflict_tests), 16, target);
        put_right(std::to_string(counts.backtracks), 12, target);
        put_right(std::to_string(counts.solutions), 11, target);
        target.put('\n');
    });
}

} // namespace ctqueens::shell
