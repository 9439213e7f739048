// SPDX-License-Identifier: BSL-1.0
/// @file
/// A picture of a chessboard as an SVG document, and a sheet of several boards.
#ifndef CTQUEENS_TEXT_SVG_HPP
#define CTQUEENS_TEXT_SVG_HPP

#include <ctqueens/text/captions.hpp>
#include <ctqueens/text/markup.hpp>
#include <ctqueens/text/squares.hpp>

namespace ctqueens::text {

namespace detail {

// The side of a square, in the units of all coordinates below.
inline constexpr std::size_t square_side = 40;

template <int N>
inline constexpr std::size_t board_side = std::size_t(N) * square_side;

// A queen, for put_queens(): five balls on the points of a crown, and a foot.
template <class Out>
constexpr Out put_queen_shape(Out out)
{
    return put("<path id=\"ctqueens-queen\" class=\"ctqueens-queen\" d=\""
               "M6 11.5a2.3 2.3 0 1 1-.1 0zM13 6.9a2.3 2.3 0 1 1-.1 0zM20 5.2a2.3 2.3 0 1 1-.1 0z"
               "M27 6.9a2.3 2.3 0 1 1-.1 0zM34 11.5a2.3 2.3 0 1 1-.1 0z"
               "M6 14l4.5 14h19L34 14l-7 7.5V9.5l-4.8 11L20 8l-2.2 12.5-4.8-11v12z"
               "M11 29.5h18l1 2.6H10zM8.5 33.6h23V36h-23z\"/>\n",
               out);
}

// The squares of an empty board and its frame, with a8, or what takes its place, at the origin.
template <int N, class Out>
constexpr Out put_squares(Out out)
{
    out = put("<path class=\"ctqueens-light\" d=\"M0 0h", out);
    out = put_number(board_side<N>, out);
    out = put('v', out);
    out = put_number(board_side<N>, out);
    out = put("H0z\"/><path class=\"ctqueens-dark\" d=\"", out);
    for (std::size_t row = 0; row < N; ++row) {
        for (std::size_t column = 1 - row % 2; column < N; column += 2) {
            out = put('M', out);
            out = put_number(column * square_side, out);
            out = put(' ', out);
            out = put_number(row * square_side, out);
            out = put("h40v40h-40z", out);
        }
    }
    out = put("\"/><path class=\"ctqueens-line\" d=\"M0 0h", out);
    out = put_number(board_side<N>, out);
    out = put('v', out);
    out = put_number(board_side<N>, out);
    return put("H0z\"/>\n", out);
}

template <int N, class Out>
constexpr Out put_queens(const placement<N>& queens, Out out)
{
    for (int row = 0; row < N; ++row) {
        if (queens[row] < N) {
            out = put("<use href=\"#ctqueens-queen\"", out);
            out = put_attribute("x", static_cast<std::size_t>(queens[row]) * square_side, out);
            out = put_attribute("y", static_cast<std::size_t>(row) * square_side, out);
            out = put("/>", out);
        }
    }
    return put('\n', out);
}

// The ranks to the left of a board and the files below it.
template <int N, class Out>
constexpr Out put_coordinates(Out out)
{
    out = put("<g class=\"ctqueens-note\" font-size=\"13\">\n", out);
    for (std::size_t row = 0; row < N; ++row) {
        out = put("<text x=\"-12\"", out);
        out = put_attribute("y", row * square_side + 25, out);
        out = put('>', out);
        out = put_number(N - row, out);
        out = put("</text>", out);
    }
    out = put('\n', out);
    for (int column = 0; column < N; ++column) {
        out = put("<text", out);
        out = put_attribute("x", static_cast<std::size_t>(column) * square_side + 20, out);
        out = put_attribute("y", board_side<N> + 17, out);
        out = put('>', out);
        out = put(file_letter<N>(column), out);
        out = put("</text>", out);
    }
    return put("\n</g>\n", out);
}

// What the coordinates take to the left and below, and what is left free above and to the right.
inline constexpr std::size_t coordinates_width = 24;
inline constexpr std::size_t board_margin = 4;

template <int N>
inline constexpr picture_size board_with_coordinates = {
    coordinates_width + board_side<N> + board_margin,
    board_margin + board_side<N> + coordinates_width};

// A board with its coordinates and queens.
template <int N, class Out>
constexpr Out put_board_with_coordinates(const placement<N>& queens, Out out)
{
    out = put("<g transform=\"translate(", out);
    out = put_number(coordinates_width, out);
    out = put(' ', out);
    out = put_number(board_margin, out);
    out = put(")\">\n", out);
    out = put_squares<N>(out);
    out = put_coordinates<N>(out);
    out = put_queens(queens, out);
    return put("</g>\n", out);
}

// The definitions of a document of several boards, which put_board() refers to.
template <int N, class Out>
constexpr Out put_definitions(Out out)
{
    out = put("<defs>\n", out);
    out = put_queen_shape(out);
    out = put("<g id=\"ctqueens-board\">", out);
    out = put_squares<N>(out);
    return put("</g>\n</defs>\n", out);
}

// A board and its queens, by reference to their definitions.
template <int N, class Out>
constexpr Out put_board(const placement<N>& queens, Out out)
{
    out = put("<use href=\"#ctqueens-board\"/>", out);
    return put_queens(queens, out);
}

// `<title>Solution 1: a8 e7 h6 f5 c4 g3 b2 d1</title>`: the picture in words.
template <int N, class Captions, class Out>
constexpr Out put_board_title(const placement<N>& queens, const Captions& captions,
                              std::size_t index, Out out)
{
    out = put("<title>", out);
    out = captions.put_caption(queens, index, out);
    if constexpr (Captions::has_notes) {
        out = put(" (", out);
        out = captions.put_note(queens, out);
        out = put(')', out);
    }
    out = put(": ", out);
    out = squares::write(queens, out);
    return put("</title>\n", out);
}

// Where the boards of a sheet are: about as many below each other as beside each other.
struct sheet_layout
{
    static constexpr std::size_t least_width = 640; // of the sheet, for its heading
    static constexpr std::size_t least_cell_width = 280;
    static constexpr std::size_t margin = 28;
    static constexpr std::size_t heading_height = 76;
    static constexpr std::size_t line_height = 30; // of a caption or a note

    std::size_t cell_width; // of a board and its caption
    std::size_t cell_height;
    std::size_t across = 0;
    std::size_t down = 0;
    std::size_t left_margin = 0;

    constexpr sheet_layout(std::size_t side, bool has_notes, std::size_t boards) noexcept
        : cell_width(side > least_cell_width ? side : least_cell_width),
          cell_height(side + line_height * (has_notes ? 2 : 1))
    {
        while (across * across < boards) {
            ++across;
        }
        while (across * down < boards) {
            ++down;
        }
        left_margin = margin + (size().width - boards_width()) / 2;
    }

    [[nodiscard]] constexpr std::size_t boards_width() const noexcept
    {
        return margin + across * (cell_width + margin);
    }
    [[nodiscard]] constexpr picture_size size() const noexcept
    {
        return {boards_width() > least_width ? boards_width() : least_width,
                heading_height + down * (cell_height + margin), 2};
    }

    // Where a board's cell is.
    [[nodiscard]] constexpr std::size_t left(std::size_t index) const noexcept
    {
        return left_margin + index % across * (cell_width + margin);
    }
    [[nodiscard]] constexpr std::size_t top(std::size_t index) const noexcept
    {
        return heading_height + index / across * (cell_height + margin);
    }
};

} // namespace detail

/// A chessboard with its coordinates as an SVG document, which can also be a part of a page of
/// HTML. Several solutions are a sheet of boards with captions. The colours are for light or dark
/// surroundings, as the reader prefers. N is at most 26.
struct svg
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "svg";
    /// How several solutions are written.
    static constexpr list_style style = list_style::document;

    /// A document with one board, which has the squares of its queens as a title.
    template <int N, class Out>
    static constexpr Out write(const placement<N>& queens, Out out)
    {
        const auto put_title = [&](auto to) {
            to = detail::put("<title>", to);
            to = detail::put_puzzle(N, to);
            to = squares::write(queens, to);
            return detail::put("</title>\n", to);
        };
        return write_board(queens, put_title, out);
    }

    /// The solutions from `first` to before `last` as one document.
    template <int N, class Captions, class Out>
    static constexpr Out write_document(const placement<N>* first, const placement<N>* last,
                                        const Captions& captions, Out out)
    {
        if (last - first == 1 && !Captions::has_notes) { // which needs no sheet
            const auto put_title = [&](auto to) {
                return detail::put_board_title(*first, captions, 0, to);
            };
            out = write_board(*first, put_title, out);
            return detail::put('\n', out);
        }
        const auto boards = static_cast<std::size_t>(last - first);
        const detail::sheet_layout layout(detail::board_side<N>, Captions::has_notes, boards);
        out = open_sheet<N>(layout, captions, boards, out);
        for (std::size_t index = 0; index < boards; ++index) {
            out = write_cell(first[index], layout, captions, index, out);
        }
        return detail::put("</g>\n</svg>\n", out);
    }

private:
    template <int N, class PutTitle, class Out>
    static constexpr Out write_board(const placement<N>& queens, PutTitle put_title, Out out)
    {
        using namespace detail;
        out = open_svg(board_with_coordinates<N>, "img", out);
        out = put_title(out);
        out = put_style(out);
        out = put("<defs>", out);
        out = put_queen_shape(out);
        out = put("</defs>\n", out);
        out = put_board_with_coordinates(queens, out);
        return put("</svg>", out);
    }

    template <int N, class Captions, class Out>
    static constexpr Out open_sheet(const detail::sheet_layout& layout, const Captions& captions,
                                    std::size_t boards, Out out)
    {
        using namespace detail;
        const auto put_heading = [&](auto to) { return captions.put_heading(N, boards, to); };
        const picture_size size = layout.size();
        out = open_svg(size, "group", out);
        out = put("<title>", out);
        out = put_heading(out);
        out = put("</title>\n", out);
        out = put_style(out);
        out = put_definitions<N>(out);
        out = put("<g font-size=\"32\">", out);
        out = put_label(size.width / 2, 48, put_heading, out);
        return put("</g>\n<g font-size=\"24\">\n", out);
    }

    template <int N, class Captions, class Out>
    static constexpr Out write_cell(const placement<N>& queens, const detail::sheet_layout& layout,
                                    const Captions& captions, std::size_t index, Out out)
    {
        using namespace detail;
        constexpr std::size_t side = board_side<N>;
        const auto put_caption = [&](auto to) { return captions.put_caption(queens, index, to); };
        const auto put_note = [&](auto to) { return captions.put_note(queens, to); };
        out = put("<g role=\"img\" transform=\"translate(", out);
        out = put_number(layout.left(index) + (layout.cell_width - side) / 2, out);
        out = put(' ', out);
        out = put_number(layout.top(index), out);
        out = put(")\">", out);
        out = put_board_title(queens, captions, index, out);
        out = put_board(queens, out);
        out = put_label(side / 2, side + 28, put_caption, out);
        if constexpr (Captions::has_notes) {
            out = put("<g class=\"ctqueens-note\">", out);
            out = put_label(side / 2, side + 28 + sheet_layout::line_height, put_note, out);
            out = put("</g>", out);
        }
        return put("</g>\n", out);
    }
};

} // namespace ctqueens::text

#endif
