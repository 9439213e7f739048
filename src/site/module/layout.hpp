// SPDX-License-Identifier: BSL-1.0
// Describes structs to JavaScript, which reads them from the module's memory
// (elements/library/struct.js), so that their offsets are written down nowhere.
#ifndef CTQUEENS_SITE_LAYOUT_HPP
#define CTQUEENS_SITE_LAYOUT_HPP

#include <cstddef>
#include <cstdint>

namespace ctqueens::site {

// A struct, or a field of it. An array has `count` elements of `size` bytes. JavaScript reads this
// one as four 32-bit numbers. In a list of fields, the last one has no name.
struct field {
    const char* name; // "node", or "node.cut"
    std::uint32_t offset;
    std::uint32_t size;
    std::uint32_t count;
};
static_assert(sizeof(void*) != 4 || sizeof(field) == 16);

template <class Value> struct elements {
    static constexpr std::uint32_t size = sizeof(Value);
    static constexpr std::uint32_t count = 1;
};
template <class Value, std::size_t N> struct elements<Value[N]> {
    static constexpr std::uint32_t size = elements<Value>::size;
    static constexpr std::uint32_t count = N * elements<Value>::count;
};

template <class Value> constexpr field field_of(const char* name, std::size_t offset) noexcept {
    return {name, static_cast<std::uint32_t>(offset), elements<Value>::size,
            elements<Value>::count};
}

// Only a macro can turn names into strings.
#define CTQUEENS_SITE_STRUCT(type) field_of<type>(#type, 0)
#define CTQUEENS_SITE_FIELD(type, member)                                                          \
    field_of<decltype(type::member)>(#type "." #member, offsetof(type, member))

} // namespace ctqueens::site

#endif
