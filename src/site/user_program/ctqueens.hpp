// SPDX-License-Identifier: BSL-1.0
// The single header, as a program includes it whose author has downloaded it.
#include <ctqueens/ctqueens.hpp>
