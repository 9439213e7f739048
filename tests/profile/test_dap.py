# SPDX-License-Identifier: BSL-1.0
"""Debugging with constexpr-profile dap, on programs whose steps are known."""
import os

from command import AnswersKept, clangs, compilers, folder_of, program, write, write_program
from debug_client import DebuggingTest

ASSERTION = '''constexpr int sum(int n) {
    int s = 0;
    for (int i = 0; i < n; ++i) s += i;
    return s;
}
static_assert(sum(9) == 37);
'''


class Debugging(AnswersKept, DebuggingTest):
    def test_every_step(self):
        """Forwards and backwards, instructions are at the same moments, with current values."""
        self.assertEqual(self.launch('tiny.cpp', line=11)['reason'], 'entry')
        lines = [self.client.line()]
        for _ in range(7):
            stop = self.client.go('step')
            lines.append(self.client.line())
            if lines[-1] == 3:
                self.assertEqual(self.client.variables(), {'x': '40'})
        self.assertIn(lines, ([5, 6, 7, 1, 2, 3, 8, 9], [6, 6, 7, 1, 2, 3, 8, 9]))  # Clang 22 shows no step 0
        self.assertEqual(stop['reason'], 'end')
        for line in reversed(lines[:-1]):
            self.client.go('step -1')
            self.assertEqual(self.client.line(), line)
        self.assertEqual((self.client.step(), len(self.client.frames())), (0, 2))
        self.leave()

    def test_lines(self):
        self.launch('tiny.cpp', line=11)
        self.client.go('goto 2')
        self.assertEqual((self.client.move('next')['reason'], self.client.line()), ('step', 8))  # over twice()
        for request in 'stepBack', 'stepIn':  # one after the other, also if the client does not wait
            self.client.send(request, threadId=1)
        self.client.event('stopped')
        self.client.event('stopped')
        self.assertEqual(self.client.line(), 1)
        self.client.move('next')
        self.client.move('stepOut')
        self.assertEqual(self.client.line(), 8)
        self.assertEqual(self.client.move('continue')['reason'], 'end')
        self.client.ask('continue', threadId=1)
        self.client.event('terminated')
        self.assertEqual(self.client.move('reverseContinue')['reason'], 'entry')
        self.assertEqual(self.client.step(), 0)
        self.leave()

    def test_a_line_again(self):
        """A statement that is repeated is a line again."""
        self.launch('three_quarters.cpp')
        self.client.go('goto 30')
        line = self.client.line()
        self.client.move('next')
        self.assertEqual((self.client.line(), self.client.step()), (line, 31))
        self.leave()

    def test_breakpoints(self):
        self.leave()
        for compiler in compilers():
            with self.subTest(compiler):
                self.start()
                stop = self.launch('names.cpp', compiler, stopOnEntry=False,
                                   breakpoints=(program('names.cpp'), 31, 1000), functions=['take', 'pair::spin'])
                self.assertEqual([each['verified'] for each in self.client.placed], [True, False])
                self.assertEqual((stop['reason'], stop['hitBreakpointIds'], self.client.line()),
                                 ('breakpoint', [1], 31))
                first = self.client.step()
                stop = self.client.move('continue')
                self.assertEqual((stop['reason'], stop['hitBreakpointIds']), ('breakpoint', [4]))
                self.assertRegex(self.client.frames()[0]['name'], 'spin')
                self.assertEqual(list(self.client.variables()), ['n'])
                self.client.move('reverseContinue')
                self.assertEqual(self.client.step(), first)
                self.leave()

    def test_a_breakpoint_at_the_first_step(self):
        """It is not missed if the evaluation is not to stop at its first step anyway."""
        self.launch('tiny.cpp', line=11)
        first = self.client.line()
        self.leave()
        for functions in (), ('answer',):
            self.start()
            stop = self.launch('tiny.cpp', line=11, stopOnEntry=False, functions=functions,
                               breakpoints=() if functions else (program('tiny.cpp'), first))
            self.assertEqual((stop['reason'], stop['hitBreakpointIds']), ('breakpoint', [1]))
            self.assertEqual(self.client.step(), 0)
            self.leave()

    def test_breakpoints_move(self):
        self.launch('tiny.cpp', breakpoints=(program('tiny.cpp'), 4, 10))
        self.assertEqual([each['line'] for each in self.client.placed], [5, 11])
        self.leave()

    def test_functions(self):
        """They may be written in several ways. Unknown ones are not searched for."""
        self.launch('names.cpp')
        written = [('tpyo', False), ('', False), ('::take', True), ('take(input, char)', True), ('each<f, int>', True),
                   ('pair<int, int>::spin', True), ('pair::operator()', True), ('all()::lambda', True),
                   ('none::take', False)]
        placed = self.client.ask('setFunctionBreakpoints', breakpoints=[{'name': name} for name, _ in written])
        self.assertEqual([each['verified'] for each in placed['breakpoints']], [known for _, known in written])
        self.assertIn('No such function was found', placed['breakpoints'][0]['message'])
        stop = self.client.move('continue')
        self.assertEqual((stop['reason'], stop['hitBreakpointIds']), ('breakpoint', [6]))
        self.client.ask('setFunctionBreakpoints', breakpoints=[{'name': 'tpyo'}])
        self.assertEqual(self.client.move('continue')['reason'], 'end')
        self.leave()

    def test_failure(self):
        """It stops where the evaluation fails."""
        stop = self.launch('failing.cpp', line=13)
        self.assertEqual(stop['reason'], 'exception')
        self.assertIn('not valid in a constant expression', stop['text'])
        self.assertEqual((self.client.line(), self.client.variables()), (10, {'n': '5'}))
        self.client.move('stepBack')
        self.assertEqual(self.client.line(), 9)  # one sees that it has moved
        self.assertEqual(self.client.move('continue')['reason'], 'exception')
        self.leave()

    def test_an_assertion_that_is_false(self):
        """It stops there, and one can step through the condition, in both directions."""
        self.leave()
        for compiler in compilers():
            with self.subTest(compiler), folder_of({'a.cpp': ASSERTION}) as folder:
                self.start()
                stop = self.launch(f'{folder}/a.cpp', compiler)
                self.assertEqual(stop['reason'], 'exception')
                self.assertIn('static assertion failed', stop['text'])
                self.assertEqual(self.client.line(), 6)
                self.client.move('stepBack')
                self.assertIn(self.client.line(), (3, 4))
                self.assertEqual(self.client.variables(), {'n': '9'})
                self.leave()
                self.start()
                stop = self.launch(f'{folder}/a.cpp', compiler, breakpoints=(f'{folder}/a.cpp', 3))
                self.assertEqual((stop['reason'], self.client.line()), ('breakpoint', 3))
                self.assertRegex(self.client.frames()[0]['name'], r'^sum\(9\)')
                self.client.ask('setBreakpoints', source={'path': f'{folder}/a.cpp'}, breakpoints=[])
                self.client.move('stepOut')
                self.assertEqual(self.client.line(), 6)
                self.leave()

    def test_an_assertion_in_a_template(self):
        """Its last step is known, although its position and the message depend on how it is compiled."""
        self.leave()
        template = ASSERTION.replace('static_assert(sum(9)', 'template <int n> struct box { static_assert(sum(n)')
        text = template.replace(');\n', '); };\nbox<9> b;\n')
        for compiler in clangs():
            with self.subTest(compiler), folder_of({'a.cpp': ASSERTION, 'b.cpp': text}) as folder:
                steps = []
                for name in 'a.cpp', 'b.cpp':
                    self.start()
                    self.launch(f'{folder}/{name}', compiler)
                    steps.append(self.client.step())
                    self.leave()
                self.assertEqual(steps, steps[:1] * 2)

    def test_console(self):
        self.launch('failing.cpp', line=13, stopOnEntry=True)
        frame = self.client.frames()[0]['id']
        self.assertEqual(self.client.ask('evaluate', expression='n', context='hover', frameId=frame)['result'], '5')
        self.assertEqual(self.client.say('n', frameId=frame), '5')
        self.assertIn('5 constant evaluations found', self.client.say('list', frameId=frame))
        self.assertRegex(self.client.say('profile'), r'\n +9\d\.\d .* work\n')
        self.assertIn('step 10 ', self.client.say('help'))
        self.assertEqual(self.client.say('goto 1,006', frameId=frame), 'step 1,006 of 1,009')
        self.assertEqual((self.client.event('stopped')['reason'], self.client.line()), ('step', 5))
        self.assertEqual(self.client.say('out'), 'step 1,007 of 1,009')
        self.assertEqual(self.client.event('stopped')['reason'], 'step')
        other = self.client.frames(2)[0]['id']  # of an evaluation that has not begun
        self.assertIn('step 0 of ', self.client.say('call 0', frameId=other))
        self.assertEqual(self.client.event('stopped')['reason'], 'step')
        for context, sentence in ('repl', 'none is not a command'), ('hover', 'no parameter none of this call'):
            self.assertIn(sentence, self.client.refusal('evaluate', expression='none', context=context, frameId=frame))
        self.leave()

    def test_a_compiler_that_breaks(self):
        """The client is told what was not seen, and why, and can go on with what was seen before."""
        with folder_of({}) as folder:
            write_program(f'{folder}/c++', f'test -e {folder}/broken && exit 9\nexec {compilers()[0]} "$@"')
            self.launch('three_quarters.cpp', f'{folder}/c++', functions=['callee'])
            self.client.go('goto 40')
            write(f'{folder}/broken', '')
            self.client.send('continue', threadId=1)
            self.assertIn('Not seen on the way: ', self.client.event('output')['output'])
            self.assertEqual(self.client.event('stopped')['reason'], 'end')
            self.client.go('goto 60')  # the last moment may have been seen when the steps were counted
            self.assertIn('has not finished: exit status 9', self.client.frames()[0]['name'])
            os.remove(f'{folder}/broken')
            self.assertEqual(self.client.go('goto 40')['reason'], 'step')
            self.leave()

    def test_the_console_has_counted(self):
        self.launch('names.cpp')
        threads = self.client.ask('threads')['threads']
        self.client.move('stepIn', len(threads))
        steps = self.client.ask('threads')['threads'][-1]['name'].rpartition(' of ')[2]
        self.assertIn(f' {steps}  ', self.client.say('list'))
        self.leave()
