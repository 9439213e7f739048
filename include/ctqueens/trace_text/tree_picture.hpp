// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search tree as an SVG picture.
#ifndef CTQUEENS_TRACE_TEXT_TREE_PICTURE_HPP
#define CTQUEENS_TRACE_TEXT_TREE_PICTURE_HPP

#include <ctqueens/text/drawing.hpp>
#include <ctqueens/trace_text/format.hpp>

namespace ctqueens::detail {

// Lengths in SVG user units.
inline constexpr int leaf_width = 30;
inline constexpr int row_height = 60;
inline constexpr int node_radius = 12;
inline constexpr int tree_margin = 20;
inline constexpr int root_y = 40;

inline constexpr const char* tree_style =
    "<style>\n"
    ".ctqueens-edge{stroke:#8c8573}\n"
    ".ctqueens-node circle{fill:#ffffff;stroke:#22211e}\n"
    ".ctqueens-conflict circle{fill:#f7ded8;stroke:#b3321f}\n"
    ".ctqueens-solution circle{fill:#cfe8cf;stroke:#2c6e36;stroke-width:3}\n"
    ".ctqueens-exhausted circle{fill:#e7e4dc;stroke:#8c8573}\n"
    "@media(prefers-color-scheme:dark){\n"
    ".ctqueens-node circle{fill:#202127;stroke:#e7e4dc}\n"
    ".ctqueens-conflict circle{fill:#4a2a25;stroke:#f08d77}\n"
    ".ctqueens-solution circle{fill:#1c451c;stroke:#8ccf95}\n"
    ".ctqueens-exhausted circle{fill:#3b3f44;stroke:#8c8573}\n"
    "}\n</style>\n";

// A node whose subtree is being drawn. Each node is a queen, except the root, which is the empty
// board.
struct tree_node {
    const step* placed = nullptr; // places the queen
    const step* end = nullptr;    // the solution, or what removes the queen, if there is either
    int children = 0;
    std::int32_t child_x[max_rendered_size]{}; // int may have only 16 bits
};

// Draws a node only when the search leaves it, because a parent is centred above all of its
// children.
template <class Out> class tree_painter {
public:
    constexpr tree_painter(int size, Out iterator) : size_(size), out_(iterator) {}

    constexpr void apply(const step& next) {
        if (next.kind == step_kind::place) {
            nodes_[++depth_] = {&next};
            return;
        }
        tree_node& node = nodes_[depth_];
        if (node.end == nullptr) node.end = &next;
        if (next.kind != step_kind::solution) leave();
    }

    // Draws the root and the nodes that the search has not left.
    constexpr Out finish() {
        while (depth_ > 0) leave();
        if (nodes_[0].children > 0) {
            const std::int32_t x = put_edges();
            out_ = put(out_, "<circle r=\"4\" cx=\"", x, "\" cy=\"", root_y, "\"/>\n");
        }
        return out_;
    }

private:
    // Draws the current node and returns to its parent.
    constexpr void leave() {
        constexpr const char* classes[] = {"", " ctqueens-conflict", " ctqueens-solution",
                                           " ctqueens-exhausted",
                                           " ctqueens-exhausted"}; // by step_kind
        const std::int32_t x = put_edges();
        const int y = root_y + row_height * depth_;
        const tree_node& node = nodes_[depth_];
        const square_name at{size_, node.placed->at()};
        const step_kind kind = node.end != nullptr ? node.end->kind : step_kind::place;
        out_ = put(out_, "<g class=\"ctqueens-node", classes[static_cast<int>(kind)], "\"><title>",
                   at);
        if (node.end != nullptr) out_ = put(out_, ": ", outcome{size_, *node.end});
        out_ = put(out_, "</title><circle r=\"", node_radius, "\" cx=\"", x, "\" cy=\"", y,
                   "\"/><text x=\"", x, "\" y=\"", y + 4, "\">", at, "</text></g>\n");
        tree_node& parent = nodes_[--depth_];
        parent.child_x[parent.children++] = x;
    }

    // Draws the edges to the children of the current node, if any, and returns the x of the node.
    constexpr std::int32_t put_edges() {
        const tree_node& node = nodes_[depth_];
        if (node.children == 0) return tree_margin + leaf_width * leaves_++;
        const std::int32_t x = (node.child_x[0] + node.child_x[node.children - 1]) / 2;
        const int y = root_y + row_height * depth_;
        for (int child = 0; child < node.children; ++child) {
            out_ = put(out_, "<line class=\"ctqueens-edge\" x1=\"", x, "\" y1=\"", y, "\" x2=\"",
                       node.child_x[child], "\" y2=\"", y + row_height - node_radius, "\"/>\n");
        }
        return x;
    }

    int size_;
    Out out_;
    tree_node nodes_[max_rendered_size + 1]{};
    int depth_ = 0;
    std::int32_t leaves_ = 0; // the number of leaves drawn so far
};

} // namespace ctqueens::detail

namespace ctqueens::text::steps {

/// The search tree as an SVG document, which can also be embedded in HTML. The root is the empty
/// board. Below each node are the queens that the search tried in the next row, with the first one
/// on the left. A queen is red if it has a conflict, green if it completes a solution, and grey if
/// no column is left in the next row.
/// @ingroup text
struct svg : format<"svg", "the search tree as a drawing"> {
    /// Writes the tree. Its title gives the number of queens placed and the number of solutions.
    static constexpr auto write(int size, const step* first, const step* last, auto out) {
        using namespace detail;
        // The root element needs the size of the picture: a leaf is a queen without a queen below.
        std::uint64_t leaves = 0, nodes = 0, solutions = 0, depth = 0;
        for (const step* each = first; each != last; ++each) {
            const bool is_place = each->kind == step_kind::place;
            nodes += is_place ? 1 : 0;
            depth = is_place && each->row >= depth ? each->row + 1u : depth;
            solutions += each->kind == step_kind::solution ? 1 : 0;
            leaves += is_place && (each + 1 == last || each[1].kind != step_kind::place) ? 1 : 0;
        }
        const std::uint64_t gaps = leaves > 0 ? leaves - 1 : 0;
        const picture_size tree{tree_margin + gaps * leaf_width + tree_margin,
                                root_y + depth * row_height + tree_margin};
        out = put(out, svg_root(tree, "img"), "<title>Search tree for N = ", size, ": ", nodes,
                  nodes == 1 ? " queen placed, " : " queens placed, ", solutions,
                  solutions == 1 ? " solution" : " solutions", "</title>\n",
                  style_element(tree_style), "<g font-size=\"11\">\n");
        tree_painter<decltype(out)> painter(size, out);
        for (; first != last; ++first) painter.apply(*first);
        return put(painter.finish(), "</g>\n</svg>\n");
    }
};

} // namespace ctqueens::text::steps

#endif
