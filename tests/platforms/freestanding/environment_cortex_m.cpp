// SPDX-License-Identifier: BSL-1.0
// A Cortex-M3 without an operating system: the vector table that says where it starts, and
// semihosting (Arm, Semihosting for AArch32 and AArch64), by which it asks a debugger or an
// emulator to write. There is nothing to set up: the program has no variables that outlive a
// function.
#include "environment.hpp"

#include <cstdint>

// Defined by the linker script.
extern "C" const char end_of_stack;

namespace {

enum : std::uint32_t { sys_open = 1, sys_close = 2, sys_write = 5, sys_exit_extended = 0x20 };
enum : std::uint32_t { binary_writing = 5, application_exit = 0x20026 };

std::uint32_t semihosting(std::uint32_t operation, const void* argument) noexcept {
    register std::uint32_t r0 asm("r0") = operation;
    register const void* r1 asm("r1") = argument;
    asm volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

std::uint32_t address(const void* pointer) noexcept {
    return reinterpret_cast<std::uint32_t>(pointer);
}

[[noreturn]] void exit(std::uint32_t status) noexcept {
    const std::uint32_t reason_status[] = {application_exit, status};
    for (;;) semihosting(sys_exit_extended, reason_status);
}

[[noreturn]] void start() noexcept {
    program();
    exit(0);
}

struct vector_table {
    const void* stack;
    void (*reset)() noexcept;
};
[[gnu::section(".vectors"), gnu::used]] const vector_table vectors = {&end_of_stack, start};

} // namespace

void environment::write(const void* bytes, std::size_t size) noexcept {
    const std::uint32_t console_mode_length[] = {address(":tt"), binary_writing, 3};
    const std::uint32_t file = semihosting(sys_open, console_mode_length);
    const std::uint32_t file_bytes_size[] = {file, address(bytes), size};
    const std::uint32_t not_written = semihosting(sys_write, file_bytes_size);
    semihosting(sys_close, &file);
    if (not_written != 0) exit(1);
}
