// SPDX-License-Identifier: BSL-1.0
/// @file
/// The eight symmetries of the square and their effect on placements: images, orbits, stabilisers
/// and fundamental solutions.
#ifndef CTQUEENS_SYMMETRY_HPP
#define CTQUEENS_SYMMETRY_HPP

#include <ctqueens/symmetry/fundamental.hpp>
#include <ctqueens/symmetry/orbit.hpp>
#include <ctqueens/symmetry/symmetries.hpp>

#endif
