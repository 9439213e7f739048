// SPDX-License-Identifier: BSL-1.0
#include "system.hpp"

#include <cstdlib>

#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <sys/stat.h>

namespace ctqueens::shell {

namespace {

UINT old_code_page = 0; // restored at exit, because the console outlives the program

std::wstring to_utf_16(const std::string& text) {
    std::wstring wide(text.size(), L'\0'); // at most one UTF-16 unit for each byte
    const int length = MultiByteToWideChar(CP_UTF8, 0, text.data(), static_cast<int>(text.size()),
                                           wide.data(), static_cast<int>(wide.size()));
    wide.resize(static_cast<std::size_t>(length));
    return wide;
}

std::string to_utf_8(const std::wstring& wide) {
    std::string text(3 * wide.size(), '\0'); // at most three bytes for each UTF-16 unit
    const int length =
        WideCharToMultiByte(CP_UTF8, 0, wide.data(), static_cast<int>(wide.size()), text.data(),
                            static_cast<int>(text.size()), nullptr, nullptr);
    text.resize(static_cast<std::size_t>(length));
    return text;
}

HANDLE handle_of(std::FILE* file) {
    return reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(file)));
}

// Returns the path of an open file with all links resolved. If Windows cannot tell, returns `name`.
std::wstring path_of(std::FILE* file, const std::wstring& name) {
    std::wstring path(32768, L'\0'); // the maximum length of a path
    const DWORD length =
        GetFinalPathNameByHandleW(handle_of(file), path.data(), static_cast<DWORD>(path.size()), 0);
    path.resize(length < path.size() ? length : 0);
    return path.empty() ? name : path;
}

// Writes a temporary file next to the old one, then replaces the old one with it.
int replace(const std::wstring& path, const std::string& text) {
    const std::wstring folder = path.substr(0, path.find_last_of(L"\\/") + 1);
    const std::wstring temporary = folder + L".ctqueens-" + std::to_wstring(GetCurrentProcessId());
    const int descriptor =
        _wopen(temporary.c_str(), _O_WRONLY | _O_BINARY | _O_CREAT | _O_EXCL, _S_IWRITE);
    if (descriptor < 0) return last_error();
    int error = write_and_close(_fdopen(descriptor, "wb"), text);
    if (error == 0 &&
        ReplaceFileW(path.c_str(), temporary.c_str(), nullptr, 0, nullptr, nullptr) == 0) {
        error = EACCES;
    }
    if (error != 0) _wunlink(temporary.c_str());
    return error;
}

} // namespace

void prepare_output() noexcept {
    _setmode(_fileno(stdout), _O_BINARY);
    old_code_page = GetConsoleOutputCP();
    SetConsoleOutputCP(CP_UTF8);
    std::atexit([] { SetConsoleOutputCP(old_code_page); });
}

std::vector<std::string> arguments_of(int, char**) {
    int count = 0;
    wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> arguments;
    for (int index = 1; index < count; ++index) arguments.push_back(to_utf_8(words[index]));
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

void end_at_closed_pipe(int error) noexcept {
    // The C library reports a closed pipe with different errors, so any error counts.
    if (error != 0 && GetFileType(GetStdHandle(STD_OUTPUT_HANDLE)) == FILE_TYPE_PIPE) {
        SetConsoleOutputCP(old_code_page);
        std::_Exit(1);
    }
}

int write_file(const std::string& name, const std::string& text) {
    const std::wstring wide = to_utf_16(name);
    const bool is_new = _waccess(wide.c_str(), 0) != 0;
    std::FILE* const file =
        _wfopen(wide.c_str(), L"ab"); // append mode leaves an existing file unchanged
    if (file == nullptr) return last_error();
    if (GetFileType(handle_of(file)) != FILE_TYPE_DISK) return write_and_close(file, text);
    const std::wstring path = path_of(file, wide);
    std::fclose(file);
    const int error = replace(path, text);
    if (error != 0 && is_new) _wunlink(wide.c_str());
    return error;
}

} // namespace ctqueens::shell
