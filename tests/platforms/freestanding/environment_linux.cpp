// SPDX-License-Identifier: BSL-1.0
// Linux without a C library: where a program starts, and system calls. The stack is as the kernel
// leaves it: aligned, the arguments on top.
#include "environment.hpp"

namespace {

#if defined(__x86_64__)

enum : long { number_of_write = 1, number_of_exit = 60 };

asm(".globl _start\n"
    "_start: call start");

long system_call(long number, long first, const void* second, std::size_t third) noexcept {
    long result;
    asm volatile("syscall"
                 : "=a"(result)
                 : "a"(number), "D"(first), "S"(second), "d"(third)
                 : "rcx", "r11", "memory");
    return result;
}

#elif defined(__s390x__)

enum : long { number_of_write = 4, number_of_exit = 1 };

asm(".globl _start\n"
    "_start:\n"
    "aghi %r15, -160\n" // where a function that is called may save registers
    "brasl %r14, start");

long system_call(long number, long first, const void* second, std::size_t third) noexcept {
    register long r1 asm("r1") = number;
    register long r2 asm("r2") = first;
    register const void* r3 asm("r3") = second;
    register std::size_t r4 asm("r4") = third;
    asm volatile("svc 0" : "+r"(r2) : "r"(r1), "r"(r3), "r"(r4) : "memory");
    return r2;
}

#else
#error "There are no system calls for this processor here"
#endif

[[noreturn]] void exit(int status) noexcept {
    for (;;) system_call(number_of_exit, status, nullptr, 0);
}

} // namespace

void environment::write(const void* bytes, std::size_t size) noexcept {
    const char* next = static_cast<const char*>(bytes);
    while (size > 0) {
        const long written = system_call(number_of_write, 1, next, size);
        if (written <= 0) exit(1);
        next += written;
        size -= static_cast<std::size_t>(written);
    }
}

extern "C" [[noreturn]] void start() noexcept {
    program();
    exit(0);
}
