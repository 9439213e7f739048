// SPDX-License-Identifier: BSL-1.0
#include "system.hpp"

#include <climits>
#include <cstdio>
#include <cstdlib>

#ifdef _WIN32
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace ctqueens::shell {

#ifdef _WIN32

// The console outlives the program, so its code page is restored at exit.
void prepare_output() noexcept {
    static const UINT old_code_page = GetConsoleOutputCP();
    _setmode(_fileno(stdout), _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    std::atexit([] { SetConsoleOutputCP(old_code_page); });
}

std::vector<std::string> arguments_of(int, char**) {
    int count = 0;
    wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> arguments;
    for (int index = 1; index < count; ++index) {
        const int length = lstrlenW(words[index]);
        std::string& text = arguments.emplace_back(3 * std::size_t(length), '\0'); // or shorter
        text.resize(std::size_t(WideCharToMultiByte(CP_UTF8, 0, words[index], length, text.data(),
                                                    3 * length, nullptr, nullptr)));
    }
    LocalFree(words);
    return arguments;
}

// Also enables colours. A console that does not support them is treated as a file.
int terminal_width() noexcept {
    const HANDLE console = GetStdHandle(STD_OUTPUT_HANDLE);
    CONSOLE_SCREEN_BUFFER_INFO buffer{};
    DWORD mode = 0;
    if (GetConsoleScreenBufferInfo(console, &buffer) == 0 || GetConsoleMode(console, &mode) == 0 ||
        SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) == 0) {
        return 0;
    }
    return buffer.srWindow.Right - buffer.srWindow.Left + 1;
}

#else

void prepare_output() noexcept {}

std::vector<std::string> arguments_of(int argc, char** argv) {
    return {argv + (argc == 0 ? 0 : 1), argv + argc};
}

int terminal_width() noexcept {
    if (isatty(STDOUT_FILENO) == 0) return 0;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    const char* const text = std::getenv("COLUMNS");
    const long columns = text == nullptr ? 0 : std::strtol(text, nullptr, 10);
    return columns > 0 && columns <= INT_MAX ? static_cast<int>(columns) : 80;
}

#endif

} // namespace ctqueens::shell
