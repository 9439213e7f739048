// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/placement.hpp>
#include <ctqueens/solutions.hpp>

#include <boost/hana/fwd/core/tag_of.hpp>
#include <boost/hana/greater.hpp>
#include <boost/hana/less.hpp>
#include <boost/hana/max.hpp>

namespace hana = boost::hana;
using ctqueens::placement;
using ctqueens::solutions;

struct placement_tag;

namespace boost::hana {

template <int N>
struct tag_of<placement<N>>
{
    using type = placement_tag;
};

// [exercise]
template <> // Orderable: the topmost row in which two placements differ decides
struct less_impl<placement_tag, placement_tag>
{
    template <int N>
    static constexpr bool apply(const placement<N>&, const placement<N>&)
    {
        return false;
    }
};
// [/exercise]

} // namespace boost::hana

static_assert(hana::less(solutions<6>[0], solutions<6>[3]), "1 3 5 0 2 4 is before 4 2 0 5 3 1");
static_assert(hana::less(placement<4>{0, 1, 2, 3}, placement<4>{0, 1, 3, 2}),
              "if the first columns are the same, the next decide");
static_assert(hana::max(solutions<6>[3], solutions<6>[0]) == solutions<6>[3],
              "what is greater follows from what is less");
static_assert(!hana::less(solutions<6>[0], solutions<6>[0]), "nothing is before itself");
