# SPDX-License-Identifier: BSL-1.0
"""Finds where to put copies of an expression that is evaluated.

Best is beside the declaration with the expression: in the whole text if precompiling is not worth it, or else cut
out. In a template, the copies are in the expression itself, in a lambda that is never called: they are evaluated when
the template is instantiated.

Behind `constexpr int v = sum(300);` in line 6 (see the docstring of the package), two copies are:

    # 6 "#0prefix#a.cpp"
    enum { constexpr_profile_0 = (void(::constexpr_profile_burn(205)), void(static_cast<decltype(v)>(
    # 6 "#0#a.cpp"
                      sum(300)
    # 6 "#0#a.cpp"
    )), 0) };
    # 6 "#1prefix#a.cpp"
    enum { constexpr_profile_1 = (void(::constexpr_profile_burn(1)), void(static_cast<decltype(v)>(
    # 6 "#1#a.cpp"
                      sum(300)
    # 6 "#1#a.cpp"
    )), 0) };

With a limit of 311, of which each call that burns steps takes 6 itself, Clang 19 answers:

    #0prefix#a.cpp:6:30:{20:30-24:7}: error: expression is not an integral constant expression
    a.cpp:3:33: note: constexpr evaluation hit maximum step limit; possible infinite loop?
    #0#a.cpp:6:19:{22:19-22:27}: note: in call to 'sum(300)'
    #1prefix#a.cpp:6:30:{26:30-30:7}: error: expression is not an integral constant expression
    a.cpp:4:5: note: constexpr evaluation hit maximum step limit; possible infinite loop?
    #1#a.cpp:6:19:{28:19-28:27}: note: in call to 'sum(300)'

So after 311 - 6 - 205 = 100 steps, v is in sum(300) at 3:33, and after 304, its last, at 4:5."""
from __future__ import annotations

from typing import Iterable, Iterator, NamedTuple

from ..commands.answers import Stop
from ..commands.description import UNLIMITED
from ..source.expressions import Expression, Form, Instrument, surround
from ..source.unit import Unit
from ..source.whole import Whole
from .expression_copy import ExpressionCopy, copy_of, indented, offset_of_copies
from .instances import DECLARATIONS, condition
from .place_for_copies import PlaceForCopies

_COPIES = "/* constexpr_profile_copies */"  # where they belong


class UnitWithCopies(NamedTuple):
    """A unit whose text has a place for copies."""
    unit: Unit
    before: str
    after: str
    copy: ExpressionCopy
    initialized: tuple[int, int]  # where the compiler says that a constructor is called for the variable
    is_inside: bool = False  # the copies are in the expression, and are evaluated for each instance of a template

    def with_copies(self, enumerators: Iterable[str], declarations: str = "") -> Unit:
        return self.unit.with_text(declarations + "\n".join([self.before, *enumerators, self.after]))


def units_with_copies(whole: Whole, stop: Stop) -> Iterator[UnitWithCopies]:
    """Units with a place for copies of an expression, the fastest first; none if it cannot be copied."""
    expression = whole.expression(stop)
    if not expression:
        return
    if not stop.context:
        if whole.is_quick:
            yield from _with_copies_outside(whole, PlaceForCopies.in_whole(whole), stop, expression)
        unit = whole.cut(stop.position)
        outside = list(_with_copies_outside(whole, PlaceForCopies.in_cut_out(unit), stop, expression)) if unit else []
        yield from outside
        if outside:
            return
    if whole.compiler.family.can_instrument:
        yield from _with_copies_inside(whole, stop, expression)


def _with_copies_outside(whole: Whole, place: PlaceForCopies, stop: Stop,
                        expression: Expression) -> Iterator[UnitWithCopies]:
    """Puts copies beside the expression, in the whole text or in what was cut out of it."""
    file_text = whole.file_text(stop.position.path)
    offset = offset_of_copies(file_text, stop, expression)
    if offset is None:
        return
    row = file_text.row_at(offset)
    index, column, lines = place.index_in_unit(row.row_index), offset - row.offset, place.lines
    if index is None:
        return  # the statement is not in what was cut out
    before = place.declarations + "\n".join([*lines[:index], lines[index][:column]])
    after = "\n".join([f'# {row.line} "{file_text.spelled}"', indented(lines[index], column), *lines[index + 1:]])
    copy = copy_of(whole.lines, expression, file_text.row(expression.row).line, file_text.spelled)
    yield UnitWithCopies(place.unit, before, after, copy,
                         stop.position.line_and_column if expression.has_variable else (copy.line, copy.column))


def _with_copies_inside(whole: Whole, stop: Stop, expression: Expression) -> Iterator[UnitWithCopies]:
    """Puts copies into the expression, which is stopped itself behind them: that tells which instance the copies before
    it belong to. Its type is not known there, so a conversion after it is left out."""
    rows, file_text = whole.rows, whole.file_text(stop.position.path)
    begin, burner = file_text.beginning_of_statement(stop.position), whole.compiler.family.burner
    if begin is None or expression.form(rows.lines) is not Form.VALUE:
        return
    place = _place_in_instance(condition(file_text.text[begin:], stop.variable))
    around = Instrument(f"(void([] {{{place}}}), void({burner.call(UNLIMITED)}), (", "))")
    text = rows.with_insertions(surround(rows.lines, expression, around))
    before, after = f"{burner.declarations}{DECLARATIONS}{text}".split(_COPIES)
    copy = copy_of(rows.lines, expression._replace(variable=""), *rows.line_and_file(expression.row))
    yield UnitWithCopies(whole, f"{before}\n", after, copy, (copy.line, copy.column), is_inside=True)


def _place_in_instance(is_instance: str) -> str:
    return f"if constexpr ({is_instance}) {{{_COPIES}}}" if is_instance else _COPIES
