// SPDX-License-Identifier: BSL-1.0
// The headers compile after headers that define macros. The macros below have the names of such
// macros, but expand to
// `@`, which is not a token of C++, so any use is an error.

// Headers of others, which such macros may break.
#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string_view>
#if __has_include(<format>)
#include <format>
#endif
#if __has_include(                                                                                 \
    <boost/hana.hpp>) && !defined(_LIBCPP_VERSION) // Boost 1.74 uses names that libc++ has removed
#include <boost/hana.hpp>
#endif

// windows.h and the headers that it includes
#define min(...) @
#define max(...) @
#define near @
#define far @
#define small @
#define hyper @
#define interface @
#define pascal @
#define cdecl @
#define Yield(...) @
#define GetObject @
#define TextOut @
#define RGB(...) @
#define TEXT(...) @
#define SUCCEEDED(...) @
#define FAILED(...) @
#define TRUE @
#define FALSE @
#define IN @
#define OUT @
#define OPTIONAL @
#define VOID @
#define CONST @
#define ERROR @
#define DELETE @
#define IGNORE @
#define THIS @
#define PURE @
#define STRICT @
#define ABSOLUTE @
#define RELATIVE @
#define OPAQUE @
#define INFINITE @
#define PLANES @

// sys/param.h, sys/sysmacros.h, termios.h
#define major(...) @
#define minor(...) @
#define makedev(...) @
#define MIN(...) @
#define MAX(...) @
#define howmany(...) @
#define roundup(...) @
#define powerof2(...) @
#define setbit(...) @
#define clrbit(...) @
#define isset(...) @
#define isclr(...) @
#define CTRL(...) @
#define ECHO @

// X11/Xlib.h
#define None @
#define Bool @
#define Status @
#define True @
#define False @
#define Always @
#define Success @
#define Above @
#define Below @
#define Complex @
#define Convex @
#define Unsorted @
#define Expose @
#define KeyPress @
#define FocusIn @
#define CursorShape @
#define GrayScale @
#define CurrentTime @

// curses.h
#define OK @
#define ERR @
#define border(...) @
#define box(...) @
#define clear(...) @
#define echo(...) @
#define erase(...) @
#define instr(...) @
#define move(...) @
#define refresh(...) @
#define scroll(...) @
#define timeout(...) @

// Arduino.h
#define F(...) @
#define B0 @
#define B1 @
#define PI @
#define EULER @
#define HIGH @
#define LOW @
#define INPUT @
#define OUTPUT @
#define DEFAULT @
#define CHANGE @
#define DISPLAY @
#define INTERNAL @
#define EXTERNAL @
#define abs(...) @
#define round(...) @
#define sq(...) @
#define constrain(...) @
#define radians(...) @
#define degrees(...) @
#define interrupts(...) @
#define bit(...) @
#define bitRead(...) @
#define bitSet(...) @
#define word(...) @
#define lowByte(...) @
#define highByte(...) @

// AssertMacros.h of macOS
#define check(...) @
#define require(...) @
#define verify(...) @
#define debug_string(...) @

// Qt
#define signals @
#define slots @
#define emit @
#define foreach(...) @
#define forever @

#include <ctqueens/count/shard_record.hpp>
#include <ctqueens/ctqueens.h>
#include <ctqueens/ctqueens.hpp>
#include <ctqueens/std.hpp>
#include <ctqueens/trace_text.hpp>
#ifdef BOOST_HANA_HPP
#include <ctqueens/hana.hpp>
#endif

static_assert(ctqueens::solutions<8>.size() == 92);
