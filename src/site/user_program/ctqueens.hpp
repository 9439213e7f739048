// SPDX-License-Identifier: BSL-1.0
// Stands for the single header, so that programs that include a downloaded one compile in the page.
#include <ctqueens/ctqueens.hpp>
