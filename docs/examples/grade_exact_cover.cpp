#include <ctqueens/examiner.hpp>

// Knuth's dancing links. Items 1...2n are the rows and columns, which must be covered; the other
// items are the diagonals, which may be covered. Each option has four nodes, one for each item.
template <int n> class exact_cover {
public:
    constexpr exact_cover()
    {
        for (int item = 0; item <= items; ++item) {
            up[item] = down[item] = left[item] = right[item] = item;
        }
        for (int item = 1; item <= 2 * n; ++item) {
            left[item] = item - 1;
            right[item] = item < 2 * n ? item + 1 : 0;
        }
        left[0] = 2 * n;
        right[0] = 1;
        for (int row = 0; row < n; ++row) {
            for (int column = 0; column < n; ++column) {
                add_node(1 + row, last + 1);
                add_node(1 + n + column, last);
                add_node(1 + 2 * n + row + column, last - 1);
                add_node(1 + 4 * n - 1 + row - column + n - 1, last - 2);
            }
        }
    }

    template <class Report> constexpr void search(Report report)
    {
        const int row = right[0];
        if (row == 0) { // all rows and columns are covered
            report(queens);
            return;
        }
        cover(row);
        for (int node = down[row]; node != row; node = down[node]) {
            queens[row - 1] = (node - items - 1) / 4 % n;
            for (int other = node + 1; other < node + 4; ++other) {
                cover(item_of[other]);
            }
            search(report);
            for (int other = node + 3; other > node; --other) {
                uncover(item_of[other]);
            }
        }
        uncover(row);
    }

private:
    static constexpr int items = 6 * n - 2, nodes = 1 + items + 4 * n * n; // node 0 is the root

    constexpr void add_node(int item, int first)
    {
        const int node = ++last;
        item_of[node] = item;
        first_of[node] = first;
        up[node] = up[item];
        down[node] = item;
        down[up[node]] = up[item] = node;
    }
    constexpr void cover(int item)
    {
        right[left[item]] = right[item];
        left[right[item]] = left[item];
        for (int node = down[item]; node != item; node = down[node]) {
            for (int other = first_of[node]; other < first_of[node] + 4; ++other) {
                if (other != node) {
                    down[up[other]] = down[other];
                    up[down[other]] = up[other];
                }
            }
        }
    }
    constexpr void uncover(int item)
    {
        for (int node = up[item]; node != item; node = up[node]) {
            for (int other = first_of[node] + 3; other >= first_of[node]; --other) {
                if (other != node) {
                    down[up[other]] = up[down[other]] = other;
                }
            }
        }
        right[left[item]] = left[right[item]] = item;
    }

    int last = items;
    int up[nodes]{}, down[nodes]{}, left[nodes]{}, right[nodes]{}, item_of[nodes]{}, first_of[nodes]{};
    int queens[n]{};
};

constexpr auto solve = []<int N>(ctqueens::reporter<N> report) { exact_cover<N>().search(report); };
static_assert(ctqueens::passes<4, ctqueens::as_search<solve>>);
static_assert(ctqueens::passes<8, ctqueens::as_search<solve>>);
