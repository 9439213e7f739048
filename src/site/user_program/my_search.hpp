// SPDX-License-Identifier: BSL-1.0
// The user's search: my_search itself if it is a class, and a search made of it if it is a
// function or a lambda.
#ifndef CTQUEENS_SITE_MY_SEARCH_HPP
#define CTQUEENS_SITE_MY_SEARCH_HPP

#include <ctqueens/examiner/as_search.hpp>

namespace ctqueens::site {

template <class Search> Search search_of();
template <const auto& function> as_search<function> search_of();

using user_search = decltype(search_of<::my_search>());

} // namespace ctqueens::site

#endif
