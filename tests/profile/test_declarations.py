# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile cuts C++ into declarations."""
import unittest

from command import file_text
from constexpr_profile.source.tree import Tree


def text_of(text, declaration):
    return text[declaration.begin:declaration.end_of_all]


def first_declaration(text):
    return text_of(text, Tree(text).statement_at(0).declaration)


class Declarations(unittest.TestCase):
    def test_declarations(self):
        parts = ['namespace a { inline namespace b {', 'struct s { int i; } x;',
                 'constexpr int f() { return 1; }', 'template <class T = int> void g() {}',
                 'constexpr auto l = [](int i) { return i; }(1);', 'int c{1}, d{2};',
                 'auto r = R"x(}; ")x"; ', "char q = '}', w = 1'000;", '} }', 'extern "C" {',
                 'enum e { one };', '}', 'static_assert(true);']
        text = '\n'.join(parts)
        whole = file_text(['# 1 "a.cpp"', *text.split('\n')], 'a.cpp')
        for part, scopes in [*((part, ['namespace a {', 'inline namespace b {'])
                               for part in parts[1:8]),
                             (parts[10], ['extern "C" {']), (parts[12], [])]:
            declaration = whole.tree.statement_at(text.index(part) + 5).declaration
            self.assertEqual((text_of(text, declaration), declaration.brace.namespaces), (part.strip(), tuple(scopes)))

    def test_raw_strings(self):
        for prefix in '', 'L', 'u', 'U', 'u8':
            first = f'auto r = {prefix}R"x(" }}; {{)x";'
            self.assertEqual(first_declaration(f'{first} int y;'), first)

    def test_calls_in_initializers(self):
        """After a `=`, a `(` makes no function, so what follows a brace goes on."""
        for first in ('constexpr int x = f(3) + std::array{1, 2}[1];', 'alignas(8) constexpr int x = 1 + A{2}[0];',
                      'template <class T = int> constexpr int x = f(T()) + A{1}[0];',
                      'template <class T> concept C = requires(T t) { f(t); } or D<T>;'):
            self.assertEqual(first_declaration(f'{first} int y;'), first)
        for first in ('S& S::operator=(S s) { return f(s); }', 'S& operator+=(S& a, S b) { return a; }',
                      'template <class T = A<B<int>>, int n = 3> void f(T) {}',
                      'bool operator<(S, S) { return a = 1; }', 'void* operator new[](size_t) { return f(); }',
                      'S::S(T t = {}) : a{t}, b(t) {}', 'auto f() -> T {}', 'template <> int f<A<1>>() { g(); }',
                      'template <class T, int = sizeof(T)> T f() {}', 'int operator""_x(char const*) { return f(); }',
                      'template <template <class = int> class T = A> void f(T<>) {}',
                      'template <class T> requires requires(T t) { f(t); } void g(T) {}', 'S::S() : a{1}, b{2} {}',
                      'bool f(auto t) requires requires { { t } -> C; } { return true; }'):
            self.assertEqual(first_declaration(f'{first} int y;'), first)

    def test_attributes_of_namespaces(self):
        text = 'namespace a __attribute__((visibility("hidden"))) { constexpr struct P { int v; } p = g(); }'
        self.assertEqual(text_of(text, Tree(text).statement_at(text.index('P')).declaration),
                         'constexpr struct P { int v; } p = g();')

    def test_a_semicolon_behind_a_namespace(self):
        text = 'namespace a { int b; }; namespace a { int c; } int d; namespace {'
        for name in 'bcd':
            self.assertEqual(text_of(text, Tree(text).statement_at(text.index(f'{name};')).declaration), f'int {name};')

    def test_a_large_class(self):
        """Each token is read once: this took half a minute when the text was read again at each bracket."""
        text = 'struct large {\n' + 'int f() { return g(1); }\n' * 13000 + '} x;\nint y;'
        self.assertEqual(len(first_declaration(text)), len(text) - len('\nint y;'))
