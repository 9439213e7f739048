# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile names evaluations, functions and calls."""
import unittest

from command import evaluation_of
from constexpr_profile import gcc
from constexpr_profile.clang import family as clang_family
from constexpr_profile.evaluations.evaluation import evaluation_name, tell_apart
from constexpr_profile.source.printed import function_name, parse_call, qualified, split_at_commas, without_bodies
from constexpr_profile.source.tree import Tree
from constexpr_profile.compilers.answers import Instance, Position, Stop


class Names(unittest.TestCase):
    def test_classes(self):
        text = '''namespace n { template <class T> struct one : base<T> {
  constexpr int size() const { return /*1*/ 0; }
  constexpr one(int i) : i(i) { /*2*/ }
  struct inner final { constexpr bool operator==(inner) const noexcept { for (;;) { /*3*/ } } };
  constexpr operator bool() const { return [](auto x) { return /*4*/ x; }(true); }
  enum class colour { red };
}; }
constexpr int two::size() const { if (true) { /*5*/ } }
template <> constexpr int n::one<int>::size() const { /*6*/ }
[[nodiscard]] constexpr decltype(auto) free(int (&a)[2]) {
  auto l = [&a](int i) mutable { /*7*/ }; a[0] = {/*8*/}; }
constexpr auto lambda = [] { return /*9*/ 1; }();
namespace std __attribute__ ((__visibility__ ("default"))) { inline namespace v1 {
class vector { constexpr int f() { /*10*/ } };
} }
namespace a::b { constexpr int f() { /*11*/ } }
namespace { constexpr int f() { /*12*/ } }
template <class T> constexpr int v = [] { return /*16*/ f(); }();
template <class T> struct six : base<T::n == 1> { constexpr int f() { /*17*/ } };
namespace d { template <int N> std::enable_if_t<N < 10, int> f(int n) { return /*18*/ n; } }
template <class T> struct seven<T(int)> : d<f(3)> { constexpr seven() : a{1}, b{2} { /*19*/ } };
template <class T> bool g(T t) requires requires { t; } { return g(f(1), [](int (*p)(int)) { /*20*/ }, s{}); }
template <> constexpr int h<A<1>>() { /*21*/ }
namespace c { /*15*/ struct five { int i = /*13*/ 1; constexpr five(int n) : i(/*14*/ n) {} }; }
'''
        scopes = Tree(text).scopes
        for mark, name, expected in [
                (1, 'size', 'n::one::size'), (18, 'f', 'd::f'),
                (2, 'one', 'n::one::one'),
                (3, 'operator==', 'n::one::inner::operator=='),
                (4, 'operator()', 'n::one::operator bool()::lambda'),
                (5, 'size', 'two::size'),
                (6, 'size', 'n::one<int>::size'),
                (7, 'operator()', 'free()::lambda'),
                (8, 'free', 'free'),
                (9, 'operator()', 'lambda'),
                (9, 'other', 'other'),
                (10, 'f', 'std::vector::f'),
                (11, 'f', 'a::b::f'),
                (12, 'f', 'f'),
                (13, 'five', 'c::five::five'),
                (14, 'five', 'c::five::five'),
                (15, 'five', 'c::five::five'),
                (16, 'operator()', 'lambda'),
                (17, 'f', 'six::f'),
                (19, 'seven', 'seven::seven'),
                (20, 'operator()', 'g()::lambda'),
                (21, 'h', 'h')]:
            self.assertEqual(qualified(scopes, name, text.index(f'/*{mark}*/')), expected)

    def test_evaluations(self):
        for what, instance, name in [
                ("constexpr variable 'v' must be initialized by a constant expression", None, 'v'),
                ("constexpr variable 'hash' must be",
                 "in instantiation of static data member 'word<'a', '\\''>::hash' requested here",
                 "word<'a', '\\''>::hash"),
                ("constexpr variable 'local' must be",
                 "in instantiation of function template specialization 'f<15>' requested here",
                 'local in f<15>'),
                ("constexpr variable 'found<8, tuned>' must be",
                 "in instantiation of variable template specialization 'lib::found' requested here",
                 'found<8, tuned>'),
                ("constexpr variable 'v' must be",
                 "in instantiation of variable template specialization 'a::v<{{\"a<b\"}}>' requested here",
                 'a::v<{{"a<b"}}>'),
                ('', "constexpr const int word<'a', '>'>::hash", "word<'a', '>'>::hash"),
                ('', 'constexpr int f(std::pair<int, int>) [with int N = 15]',
                 'f(std::pair<int, int>) [with int N = 15]'),
                ('', 'constexpr int s<N>::f(a b) const & [with int N = 3]', 's<N>::f(a b) const & [with int N = 3]'),
                ('', 'constexpr bool n::operator<(a, a) [with int N = 3]', 'n::operator<(a, a) [with int N = 3]'),
                ('static assertion expression is not an integral constant expression', 'while checking this', '')]:
            family = clang_family if what else gcc
            context = (Instance(None, instance, family.instance_name(instance)),) if instance else ()
            variable = clang_family.variable_name(what)
            stop = Stop(Position('a', 1, 1), what, context, (), None, variable=variable)
            self.assertEqual(evaluation_name(stop), name)

    def test_variables_of_gcc(self):
        """It does not name them; the text does."""
        for instance, name in ((None, 'hash'), ('constexpr const int word<1>::hash', 'word<1>::hash'),
                               ('int f() [with int N = 15]', 'hash in f() [with int N = 15]')):
            context = (Instance(None, instance, gcc.instance_name(instance)),) if instance else ()
            stop = Stop(Position('a', 1, 1), '', context, (), None, variable='hash')
            self.assertEqual(evaluation_name(stop), name)

    def test_told_apart(self):
        """By the innermost instance that differs."""
        def evaluation(line, *instances):
            context = tuple(Instance(None, f"in instantiation of x '{name}' requested here", name)
                            for name in instances)
            return evaluation_of(Stop(Position('a.cpp', line, 1), 'e', context, (), None))

        evaluations = [evaluation(1, 'made', 'mid<3>', 'user<1>', 'use'),
                       evaluation(1, 'made', 'mid<3>', 'user<2>', 'use'),
                       evaluation(1, 'made', 'mid<3>'), evaluation(2, 'made', 'user<4>'), evaluation(3, 'made')]
        tell_apart(evaluations)
        self.assertEqual([each.name for each in evaluations],
                         ['made in user<1>', 'made in user<2>', 'made', 'made', 'made'])


class Calls(unittest.TestCase):
    def test_function_names(self):
        for call, name in {
            'v.push_back<int>({1, ")"})': 'push_back',
            '&l->operator()(3, &"q(\\"\\n\'"[0])': 'operator()',
            '&p->operator->()': 'operator->',
            '(V{3}->operator()()': 'operator()',
            '&(V{3})->operator()(1)': 'operator()',
            'f<1.5>(2)': 'f',
            'v.f<1.500000e+00>(.5)': 'f',
            'b1.f2(1.)': 'f2',
            'x<2.>::f(1)': 'x::f',
            'f(&{*new word[32]#5}[0], words.kept)': 'f',
            'p.operator<(p)': 'operator<',
            'operator<=><word *, std::vector<word>>(a, b)': 'operator<=>',
            'operator<<word>(a)': 'operator<',
            'operator<<(a, 1)': 'operator<<',
            '((std::vector<w>*)this)->std::vector<w>::emplace<w>((* & std::move<w&>(x)))':
                'std::vector::emplace',
            'l.all()::<lambda(int, const char*)>(3)': 'all()::lambda',
            '{*new word[1]#0}[0].~word()': '~word',
            'operator""_z(((const char*)"abc"), 3)': 'operator""_z',
            'scan(int, const Board&)(8, 0)': 'scan',
            'std::integral_constant<int, 11>::operator value_type()':
                'std::integral_constant::operator value_type',
            'each<(lambda at n.cpp:13:10){}, int>(1, 2)': 'each',
            '(lambda at n.cpp:13:10){}.operator()(1)': 'operator()',
            "f('(', ')')": 'f',
            "f<'<'>(1)": 'f',
            'f<{{">"}}>(1)': 'f',
            'v<{{"a<\nb"}}>::operator()<{{"\n"}}>(1)': 'v::operator()',
        }.items():
            self.assertEqual(function_name(call), name)

    def test_bodies_of_lambdas(self):
        for call, shown in [
                ('[](int i) { if (i) { return 1; } return 2; }.operator()({1, 2})', '[](int i) {…}.operator()({1, 2})'),
                ('f([] { g(); }, [] { return {1, 2}; }, 3)', 'f([] {…}, [] {…}, 3)'),
                ('f([] { while (g()) { } ; })', 'f([] {…})'), ('f([] { if (g()) { h(); } })', 'f([] {…})'),
                ('f([] { return "}"; }, "{;}")', 'f([] {…}, "{;}")'),
                ("f([] { return '}' + 1'000; })", 'f([] {…})'), ('f([] { g(); ', 'f([] { g(); '),
                ('}; f(1)', '}; f(1)')]:
            self.assertEqual(without_bodies(call), shown)

    def test_arguments_are_no_bodies(self):
        """Although there may be semicolons and braces in their literals."""
        for call in ('parse(&"body { color: red; }"[0])', 'f({2, "a;0"})', "f({2, ';'})", 'f({{"}", 1}, \'{\', ";"})',
                     r'f({"\";", {1}})', 'f({"a\n;"})', 'f({1, 2}, {})'):
            self.assertEqual(without_bodies(call), call)

    def test_arguments(self):
        for call, expected in [
                ('f()', ('', [])), ('f(1, -2)', ('', ['1', '-2'])),
                ('board.f({1, 2}, "a, )")', ('board', ['{1, 2}', '"a, )"'])),
                ('&p->operator()(3, \',\')', ('&p', ['3', "','"])),
                ('p.pair<int, long int>::operator<(p)', ('p', ['p'])),
                ('f<std::pair<int, int> >(std::pair<int, int>{1, 2}, (a < b))',
                 ('', ['std::pair<int, int>{1, 2}', '(a < b)'])),
                ('f(int, char)(1, 2)', ('', ['1', '2'])), ('(V{3}->operator()(1)', ('V{3}', ['1'])),
                ('f<1.5>(2)', ('', ['2'])), ('v.f<1.500000e+00>(.5)', ('v', ['.5'])), ('b1.f2(1.)', ('b1', ['1.'])),
                ('x<2.>::f(1)', ('', ['1']))]:
            with self.subTest(call):
                self.assertEqual(tuple(parse_call(call)), expected)

    def test_lists(self):
        for text, expected in [
                ('', []), ('template <class, int> class C, int n = f<1>()',
                           ['template <class, int> class C', 'int n = f<1>()']),
                ('bool b = 1<2, bool c', ['bool b = 1<2', 'bool c']),
                ("int a[2] = {1, 2}, char c = ')'", ['int a[2] = {1, 2}', "char c = ')'"])]:
            with self.subTest(text):
                self.assertEqual(split_at_commas(text), expected)
