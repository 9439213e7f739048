# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile says about where the steps are, in programs whose steps are known."""
import re

from command import FOLDER, WORK, AnswersKept, CommandTest, Compiler, clangs, compilers, folder_of, gccs


class Profiles(AnswersKept, CommandTest):
    def test_three_quarters(self):
        for compiler in clangs():
            text = self.profile(compiler, 'programs/three_quarters.cpp')
            self.assertIn('80 steps, every one seen\n', text)
            self.assertRegex(text, r'\n\n0\.0 % of the 1,048,576 steps that Clang \d+ allows, '
                                   'and at least 2 calls ')
            self.assertRegex(text, r'\n +75\.0 +75\.0 +callee\n +25\.0 +100\.0 +caller\n')
            text = self.profile(compiler, 'programs/three_quarters.cpp', options=['--samples', '40'])
            share, error = re.search(r'\n +([0-9.]+) ±([0-9.]+) .* callee\n', text).groups()
            self.assertLess(abs(float(share) - 75), 3 * float(error))
            self.assertLess(float(error), 3)  # a random sample of 40 would have 6.8

    def test_gcc_is_close(self):
        for compiler in gccs():
            text = self.profile(compiler, 'programs/three_quarters.cpp', options=['--samples', '50'])
            share = re.search(r'\n +([0-9.]+) .* callee\n', text).group(1)
            self.assertLess(abs(float(share) - 77), 5)

    def test_a_conversion_after_the_expression(self):
        """It takes steps that Clang does not say at once."""
        program = '''constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i; return s > 0 ? 30 : 1; }
struct made { int v; constexpr made(int n) : v(0) { for (int i = 0; i < n; ++i) v += i; } };
constexpr made from = f(300);
'''
        for compiler in clangs():
            with folder_of({'a.cpp': program}) as folder:
                text = self.profile(compiler, 'a.cpp', folder=folder, options=['--samples', '10'])
                self.assertIn('a.cpp:3: 338 steps, 10 samples\n', text)

    def test_the_first_step_of_a_bare_variable(self):
        """A limit of 0 stops what its type depends on, so a loop in front of its constructor must do that."""
        program = WORK + '''template <int n> struct made { int v = 0; constexpr made() { v = work(5000 * n); } };
int main() {
    constexpr int n = work(2000) > 0;
    constexpr made<n> value;
    return value.v;
}
'''
        for compiler in clangs():
            with folder_of({'a.cpp': program}) as folder:
                text = self.profile(compiler, 'a.cpp', folder=folder, options=['--at', 'a.cpp:5', '--step', '0'])
                self.assertTrue(text.startswith('a.cpp:5 after step 0 of '), text)

    def test_arguments_with_semicolons(self):
        """A string with a semicolon is not the body of a lambda."""
        program = '''struct p { int a; const char* s; };
constexpr int f(p x) { int s = 0; for (int i = 0; i < 50; ++i) s += x.a; return s; }
constexpr int v = f({2, "a;0"});
'''
        for compiler in clangs():
            if Compiler([compiler, 'programs/tiny.cpp'], FOLDER).family.version >= 16:  # which prints such arguments
                with folder_of({'a.cpp': program}) as folder:
                    text = self.profile(compiler, 'a.cpp', folder=folder, options=['--step', '20'])
                    self.assertRegex(text, r' f\(\{2, .*"a;0".*\}\)\n')

    def test_same_names(self):
        """Functions are named with their classes."""
        for compiler in compilers():
            text = self.profile(compiler, 'programs/same_names.cpp', options=['--samples', '50'])
            self.assertRegex(text, r'\n +7[3-7]\.[0-9] .* large::size\n +2[3-7]\.[0-9] .* small::size\n')

    def test_lines_of_the_user(self):
        for compiler in compilers():
            text = self.profile(compiler, 'programs/lines.cpp', options=['--at', 'lines.cpp:21'])
            self.assertNotRegex(text.split('total %     line')[1], '/usr/|lines.cpp:2[2-5]')
            self.assertIn('length += static_cast<int>(list.size()', text)

    def test_lines_of_the_system(self):
        """With --system, the lines of its headers are shown."""
        for compiler in compilers():
            text = self.profile(compiler, 'programs/lines.cpp', options=['--at', 'lines.cpp:21', '--system'])
            self.assertRegex(text.split('total %     line')[1], r' \S*initializer_list:\d+\n')
