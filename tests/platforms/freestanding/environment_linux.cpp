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

#elif defined(__aarch64__)

enum : long { number_of_write = 64, number_of_exit = 93 };

asm(".globl _start\n"
    "_start: bl start");

long system_call(long number, long first, const void* second, std::size_t third) noexcept {
    register long x8 asm("x8") = number;
    register long x0 asm("x0") = first;
    register const void* x1 asm("x1") = second;
    register std::size_t x2 asm("x2") = third;
    asm volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
    return x0;
}

#elif defined(__riscv) && __riscv_xlen == 64

enum : long { number_of_write = 64, number_of_exit = 93 };

asm(".globl _start\n"
    "_start:\n"
    ".option push\n"
    ".option norelax\n"
    "la gp, __global_pointer$\n" // the linker shortens addresses to distances from here
    ".option pop\n"
    "call start");

long system_call(long number, long first, const void* second, std::size_t third) noexcept {
    register long a7 asm("a7") = number;
    register long a0 asm("a0") = first;
    register const void* a1 asm("a1") = second;
    register std::size_t a2 asm("a2") = third;
    asm volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
    return a0;
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
