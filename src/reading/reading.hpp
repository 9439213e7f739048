// SPDX-License-Identifier: BSL-1.0
// Reads what a program prints. The other headers are its parts.
#ifndef CTQUEENS_READING_READING_HPP
#define CTQUEENS_READING_READING_HPP

#include "listener.hpp"

#include <string>

namespace ctqueens::reading {

// Cleans a text and tells the listener what is in it. All placements are for one N; others are
// mistakes. Takes linear time, and memory for the text and as much again.
void read(std::string& text, listener& told);

} // namespace ctqueens::reading

#endif
