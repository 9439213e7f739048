// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/hana.hpp>

#include <boost/hana/filter.hpp>
#include <boost/hana/front.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/is_empty.hpp>

using namespace ctqueens::name_literals;
namespace hana = boost::hana;

constexpr auto in_corner = hana::filter(ctqueens::hana_solutions<6>, [](auto solution) {
    return hana::front(solution) == hana::int_c<0>;
});
static_assert(hana::is_empty(in_corner)); // none of the four has a queen in a corner

int main()
{
    using format = decltype(ctqueens::registry::formats["digits"_s])::type;
    return ctqueens::text::rendered<format, ctqueens::solutions<8>[0]>.size() == 8 ? 0 : 1;
}
