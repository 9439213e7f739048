# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile finds the statements and declarations of a text, and the variables that they declare."""
import unittest

from command import file_text
from constexpr_profile.compilers.answers import Position, Stop, span_of
from constexpr_profile.compilers.unit import named_expression
from constexpr_profile.source.expressions import Expression, surround
from constexpr_profile.source.text import Insertion, RowAndColumn, Rows
from constexpr_profile.source.files import evaluated_in
from constexpr_profile.source.tree import Tree
import constexpr_profile.clang
from constexpr_profile.clang import counting
from constexpr_profile.clang.counting import COUNT, burn_call, preceded_by


def text_of(line, *lines):
    """The text of a file, from a line on."""
    return file_text([f'# {line} "a.cpp"', *lines], 'a.cpp')


def first_evaluated(text):
    """What the first statement of a text evaluates."""
    tree = Tree(text)
    return evaluated_in(tree.plain, tree.statements[0])


def first_variable(text):
    found = first_evaluated(text)
    return found.variable if found else ''


def text_in(text, declaration):
    return text[declaration.begin:declaration.end_of_all]


def first_declaration(text):
    return text_in(text, Tree(text).statement_at(0).declaration)


class Statements(unittest.TestCase):
    def starts(self, text):
        """The text with a bar at each beginning."""
        found = [statement.begin for statement in Tree(text).statements]
        return ''.join('|' * (index in found) + letter for index, letter in enumerate(text))

    def test_beginnings(self):
        for expected in (
                '|constexpr int a = f(1), |b = f(2), *|c = f(a, d = 3);|static_assert(a);',
                '|int f() { |int a = 1; |return a; } |int b = f(1);',
                '|int a = 1, |b[2] = {1, 2}, |c alignas(8) = f(3);|int g() { |return d[1]; }',
                '|struct s { |int i; } |x = {1, 2};|s y{f(1), {f(2)}};',
                '|auto l = [](int i = 1, int j = 2) { |return i; }(1) + g(2), |m = 3;',
                '|auto k = [i = 1, j = 2] { |return i; }();',
                '|namespace a { |namespace { |int b = f(1); } } |int c = f(2);',
                '|struct [[x]] s { |int f() { |if (a[0]) { |return 1; } } |int g() { |return 2; } };|int b;',
                '|void f() {} |int g() const {} |T(int n) : a{n} {} |int b = f(1);',
                '|constexpr T t = {[](int i) { return i; }, f(2)}, |u = T{[] { return 1; }};',
                '|for (int i = 0, j = 1; i < j; ++i) { |g(";{"); }',
                '|template <class T, int n = f(1)> int g();',
                '|template <class T, typename = U<T>, class = V> int g();',
                '#pragma once\n|int a = b == c, d;'):
            self.assertEqual(self.starts(expected.replace('|', '')), expected)

    def test_columns_in_bytes(self):
        """As compilers count them."""
        line = 'constexpr int a = g("' + 30 * 'ä' + '"); constexpr int b = f(9);'
        text = text_of(7, line)

        def steady(part):
            return text.steady(Position('a.cpp', 7, len(line[:line.index(part)].encode()) + 1))

        self.assertEqual(steady('g('), (Position('a.cpp', 7, len('constexpr int a')), 'a'))
        self.assertEqual(steady('f(9)'), (Position('a.cpp', 7, len(line[:line.index('b = f')].encode()) + 1), 'b'))

    def test_expressions_of_variables(self):
        """Clang says where they are, but does not name each; that of a constructor's call is where the variable is."""
        lines = ['# 7 "a.cpp"', 'constexpr int', '    x =', '    f(9);', 'constexpr S s{1};',
                 'constinit int', '    y =', '    f(9);', 'constinit S t;']
        rows = Rows('\n'.join(lines))
        named, unnamed = "constexpr variable 'x' must be", 'variable does not have a constant initializer'
        for what, line, column, span, has_variable in [
                (named, 8, 5, '4:5-4:9', False), (named, 10, 13, '5:13-5:17', True), (unnamed, 12, 5, '8:5-8:9', False),
                (unnamed, 14, 13, '9:13-9:14', True), ('static assertion expression', 14, 13, '9:13-9:14', False)]:
            stop = Stop(Position('a.cpp', line, column), what, (), (), span_of(span), is_of_variable='variable' in what)
            self.assertEqual(named_expression(stop, rows).begins_with_variable, has_variable, (what, line))
        short = Rows('\n'.join(lines[:-1]))
        self.assertIsNone(named_expression(stop, short))  # the rows of a module are those of its own file

    def test_several_lines(self):
        """Whatever a statement evaluates has the same position: that of the variable or condition that must be
        constant, or the beginning. Variables that are declared in one line are told apart."""
        lines = ['constexpr int a = f(1) +', '  f(2) + t<f(3)>::v, b = i < 3 &&', '  f(4);',
                 'static_assert(f(5) ||', '  f(6)); constexpr int d[] = {f(10), f(11)};', 'int c = f(7) +', '  f(8);',
                 'static', 'constinit int e', '= f(9);']
        text = text_of(3, *lines)
        found = {}
        for call in range(1, 12):
            row = next(row for row, line in enumerate(lines) if f'f({call})' in line)
            (_, *at), variable = text.steady(Position('a.cpp', 3 + row, lines[row].index(f'f({call})') + 1))
            found[call] = *at, variable
        self.assertEqual(found, {1: (3, 15, 'a'), 2: (3, 15, 'a'), 3: (3, 15, 'a'), 4: (4, 22, 'b'), 5: (6, 15, ''),
                                 6: (6, 15, ''), 7: (8, 1, 'c'), 8: (8, 1, 'c'), 9: (11, 15, 'e'), 10: (7, 24, 'd'),
                                 11: (7, 24, 'd')})
        self.assertEqual(text.steady(Position('a.cpp', 99, 1)), (Position('a.cpp', 99, 0), ''))

    def test_lines(self):
        """Those of all variables that are declared together, but not those of a block."""
        text = text_of(1, 'int g() {', '  if constexpr (f(1) &&', '      f(2)) {', '    return 1;', '  }', '}',
                       'int a = [] {', '  return 1; }(),', '  b = f(3);', 'struct s {', '  int i;', '} c = f(4);',
                       'auto l = [] {', '  return 2; };')
        self.assertEqual([text.lines_of_statement(Position('a.cpp', line, column))
                          for line, column in (
                              (1, 5), (3, 7), (4, 5), (7, 5), (8, 3), (9, 7), (12, 7), (13, 6), (15, 1))],
                         [range(1, 2), range(2, 4), range(4, 5), range(7, 10), range(8, 9), range(7, 10),
                          range(12, 13), range(13, 15), range(0)])

    def test_direct_initializers(self):
        """Of what must be constant; a function is none."""
        for declared, variable, expression in (
                ('constexpr box<3> b;', 'b', 'b'), ('static constexpr box<3> b{1, 2};', 'b', 'b{1, 2}'),
                ('constexpr T v(f(1), 2) ;', 'v', 'v(f(1), 2)'),
                ('constexpr int f(int n) { return n; } int i;', '', ''),
                ('constinit T* p{nullptr};', 'p', 'p{nullptr}'), ('T v(1);', '', ''),
                ('constexpr T operator()(int) const;', '', ''), ('constexpr auto f() -> int { return 1; }', '', '')):
            found = first_evaluated(declared)
            self.assertEqual((found.variable, declared[found.begin:found.end]) if found else ('', ''),
                             (variable, expression), declared)
            self.assertEqual(bool(found and found.must_be_constant), bool(variable), declared)

    def test_around_names(self):
        """Whatever is in brackets around the name of a variable, GCC's evaluations in its initializer are one."""
        for declared in ('alignas(f(1)) constexpr int a', 'constexpr decltype(g(h(1)) == 2) a',
                         '__attribute__((aligned(64))) constexpr int a', 'alignas(8) constexpr decltype(x = 3) a',
                         'constexpr int b = 1, *a', '[[deprecated("b")]] constexpr int a[n[1] == 2]',
                         'constexpr int a [[x::y("]")]] [2]', 'constexpr int a[] __attribute__((aligned(8)))'):
            text = text_of(1, f'{declared} =', ' f(1) +', ' f(2);')
            (_, variable), = {text.steady(Position('a.cpp', line, 2)) for line in (2, 3)}
            self.assertEqual(variable, 'a', declared)
        for other in ('decltype(f(1)) g(int n = 1);', 'decltype(f(1)) g() { n = 1; }', 'f(1)[n] = 2;',
                      'h(alignas(T)) = 2;', 'a[1] == 2;', 'f(a)[1] = 2;', 'operator[](int[2] = 1);'):
            self.assertEqual(first_variable(other), '', other)

    def test_statements_go_on_after_lambdas(self):
        line = 'int a = [] { int b = 1; return b; }(f(1)), c = g([] { return 2; }, f(2)); int d = f(3);'
        text = text_of(7, line)
        self.assertEqual([text.steady(Position('a.cpp', 7, line.index(part) + 1))[1]
                          for part in ('int a', '[]', '1; r', 'return b', 'f(1)', 'return 2', 'f(2)', 'f(3)')],
                         ['a', 'a', 'b', '', 'a', '', 'c', 'd'])

    def test_what_is_evaluated(self):
        for statement, expected in (
                ('constexpr int a = f(1, 2), b = 3;', ('a', 'f(1, 2)')),
                ('constexpr S s = {1, {2}};', ('s', '{1, {2}}')),
                ('auto a = [] { int b; return b; }();', ('a', '[] { int b; return b; }()')),
                ('static_assert(f<1, 2>(3) == 4, "a, b");', ('', 'f<1, 2>(3) == 4')),
                ('static_assert( f() );', ('', 'f()')),
                ('if constexpr (f(1)) {}', ('', 'f(1)')), ('else if constexpr (f(1)) {}', ('', 'f(1)')),
                ('else if (f(1)) {}', None), ('constexpr S s(f(1));', ('s', 's(f(1))')), ('return f(1);', None),
                ('static constexpr S<1> s = f(1);', ('s', 'f(1)')), ('template <int n = f(1)> int g();', None),
                ('S& operator=(S);', None), ('x += f(1);', None), ('return f(1) == 2;', None),
                ('enum { e = f(1) };', None), ('constexpr int a = f(', None)):
            found = first_evaluated(statement)
            self.assertEqual(found and (found[0], statement[found[1]:found[2]]), expected)

    def test_insertions_at_one_place(self):
        """They stay in their order, whatever they are; a bare variable is between two of them."""
        insertions = [Insertion(RowAndColumn(2, 2), text) for text in 'zxy']
        self.assertEqual(Rows('# 3 "a.cpp"\nab').with_insertions(insertions),
                         '# 3 "a.cpp"\naz\n# 3 "a.cpp"\n x\n# 3 "a.cpp"\n y\n# 3 "a.cpp"\n b')
        bare = Expression(RowAndColumn(1, 13), RowAndColumn(1, 14), '', True)
        self.assertEqual([each.text for each in surround(['constexpr S w;'], bare, COUNT)],
                         [' = ::constexpr_profile_rest((decltype(w)', '()))'])

    def test_examples_in_docstrings(self):
        """They are what is compiled."""
        rows = Rows('# 6 "a.cpp"\nconstexpr int v = sum(300);')
        expression = Expression(RowAndColumn(2, 19), RowAndColumn(2, 27), 'v')
        for instrument in preceded_by(burn_call(49695)), COUNT:
            self.assertIn(f'{instrument.before}sum(300){instrument.after};', constexpr_profile.clang.__doc__)
        text = rows.with_insertions(surround(rows.lines, expression, COUNT)).partition('\n')[2]
        self.assertIn(text, counting.__doc__.replace('\n    ', '\n'))


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
            self.assertEqual((text_in(text, declaration), declaration.brace.namespaces), (part.strip(), tuple(scopes)))

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
        self.assertEqual(text_in(text, Tree(text).statement_at(text.index('P')).declaration),
                         'constexpr struct P { int v; } p = g();')

    def test_a_semicolon_behind_a_namespace(self):
        text = 'namespace a { int b; }; namespace a { int c; } int d; namespace {'
        for name in 'bcd':
            self.assertEqual(text_in(text, Tree(text).statement_at(text.index(f'{name};')).declaration), f'int {name};')

    def test_a_large_class(self):
        """Each token is read once: this took half a minute when the text was read again at each bracket."""
        text = 'struct large {\n' + 'int f() { return g(1); }\n' * 13000 + '} x;\nint y;'
        self.assertEqual(len(first_declaration(text)), len(text) - len('\nint y;'))
