// A Cortex-M3 with nothing around it: no operating system, no library. It prints through
// semihosting, by which it asks a debugger or an emulator to do so.
#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>

static void semihosting(int operation, const void* argument)
{
    register int r0 asm("r0") = operation;
    register const void* r1 asm("r1") = argument;
    asm volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

static void start()
{
    using namespace ctqueens;
    semihosting(0x04, text::rendered<text::digits, solutions<8>[0]>.c_str()); // SYS_WRITE0
    semihosting(0x18, reinterpret_cast<const void*>(0x20026)); // SYS_EXIT, without an error
}

// Where it starts: at the beginning of the flash memory are the end of the stack and an address.
struct vector_table
{
    const void* stack;
    void (*reset)();
};
[[gnu::section(".vectors"), gnu::used]] static const vector_table vectors = {
    reinterpret_cast<const void*>(0x20002000), start};
