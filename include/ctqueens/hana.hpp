// SPDX-License-Identifier: BSL-1.0
/// @file
/// The Boost.Hana front end: solutions as types; placements and tables that model Hana's concepts;
/// maps of searches, formats and tables; and searches written with Hana. Only this header and the
/// headers in hana/ include Boost. To use a Hana algorithm, include its header, such as
/// <boost/hana/for_each.hpp>. The examples in these headers assume:
///
///     #include <ctqueens/ctqueens.hpp>
///     #include <ctqueens/hana.hpp>
///     #include <boost/hana.hpp>
///     using namespace ctqueens;
///     namespace hana = boost::hana;
#ifndef CTQUEENS_HANA_HPP
#define CTQUEENS_HANA_HPP

#include <ctqueens/hana/hana_solutions.hpp>
#include <ctqueens/hana/list_monad.hpp>
#include <ctqueens/hana/models.hpp>
#include <ctqueens/hana/registry.hpp>

#endif
