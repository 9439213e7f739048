// SPDX-License-Identifier: BSL-1.0
// The command line of the shell.
#ifndef CTQUEENS_SHELL_ARGUMENTS_HPP
#define CTQUEENS_SHELL_ARGUMENTS_HPP

#include "replay.hpp"
#include "traces.hpp"

#include <ctqueens/placement.hpp>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace ctqueens::shell {

enum class command { solutions, puzzle, count, searches, replay, trace, orbit, check, message };

struct arguments
{
    command what = command::solutions;
    int size = 8;
    std::string format = "board";
    std::size_t solution = 0;         // counted from 1; 0 stands for all
    bool fundamental = false;         // only one solution of each orbit
    std::vector<square> having;       // only solutions with queens on all of these
    std::string order;                // empty: the default order
    std::string output_file;          // empty or -: standard output
    replay_program article = nullptr; // for command::replay
    step_range steps;                 // for command::trace
    std::vector<std::uint8_t> placement; // for command::check: its columns
    std::string message;              // for command::message: help or version
};

// An argument that is not allowed; what() names it and the allowed values.
class bad_argument : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Parses the command line. Throws bad_argument.
arguments parse(int argc, const char* const* argv);

} // namespace ctqueens::shell

#endif
