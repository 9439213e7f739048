// SPDX-License-Identifier: BSL-1.0
// The headers compile after those of the operating system, which define macros.
#ifdef _WIN32
#include <winsock2.h> // before windows.h

#include <windows.h> // before the others

#include <commctrl.h>
#include <shlobj.h>
#include <windowsx.h>
#else
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/param.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/time.h>
#include <sys/times.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <termios.h>
#endif
#if __has_include(<sys/sysmacros.h>)
#include <sys/sysmacros.h>
#endif
#if __has_include(<X11/Xutil.h>)
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#endif
#if __has_include(<curses.h>)
#include <curses.h>
#endif

#include <ctqueens/count/shard_record.hpp>
#include <ctqueens/ctqueens.h>
#include <ctqueens/ctqueens.hpp>
#include <ctqueens/std.hpp>
#include <ctqueens/trace_text.hpp>

static_assert(ctqueens::solutions<8>.size() == 92);
