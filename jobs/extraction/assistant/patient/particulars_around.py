"""Where a patient's particulars stand around the name: behind it, in its row, in the lines below and, in a box that
begins with a number or a date, before it and above it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.page.correspondence import is_only_a_date, tells
from jobs.extraction.assistant.patient.insurance_words import IS_AN_INSURER
from jobs.extraction.assistant.patient.particular_parts import SURELY_A_NAME, Atom
from jobs.extraction.assistant.patient.particulars_read import PartsReader
from jobs.extraction.assistant.values.places import ends_address
from jobs.extraction.text import Cell, Text

WHO = frozenset({"birth_date", "age", "sex", "nhs_number", "mrn", "health_card", "ssn"})
"""What tells who somebody is; how to reach them tells less."""
_LINES_BELOW = 6
_LINES_ABOVE = 2
_SAME_EDGE = 0.02
_LONGEST_LINE = 45
"""Characters of a line of an address."""
_LINE_OF_AN_ADDRESS = re.compile(r"[A-ZÀ-Þ\d][\w'\u2019.,/ -]{2,40}")


class Surroundings:
    """Reads the particulars around the name that a cell holds."""

    def __init__(self, text: Text, parts: PartsReader) -> None:
        self.text = text
        self.parts = parts

    def told_beside(self, cell: Cell, name: Atom) -> list[Atom]:
        """What stands behind a name: in its cell, in its row and in the lines below."""
        atoms, whole = self.parts.parts_in(name.end, cell.span.end)
        if not whole:
            return atoms
        row = self._row_behind(cell)
        return [*atoms, *row, *self._below(cell, name, in_a_row=bool(row))]

    def told_before(self, cell: Cell, name: Atom) -> list[Atom]:
        """What stands before a name: in its cell, in the cells left of it, and in the lines right above; nothing where
        a birth date, age or sex has a label, for the name would have one, too."""
        _, whole = self.parts.parts_in(name.end, cell.span.end)
        before, end = self.parts.run_from(cell.span.start, name.value.start)
        if not whole or end < name.value.start:
            return []
        atoms = [*self._above(cell), *self._row_before(cell), *before]
        labelled = any(atom.label is not None and atom.key in ("birth_date", "age", "sex") for atom in atoms)
        return [] if labelled else atoms

    def _row_behind(self, cell: Cell) -> list[Atom]:
        """What the cells behind a cell tell, up to the first that tells something else."""
        atoms: list[Atom] = []
        for other in self.text.cells[cell.line][cell.number + 1 :]:
            more, whole = self.parts.parts_in(other.span.start, other.span.end)
            if not whole:
                break
            atoms += more
        return atoms

    def _row_before(self, cell: Cell) -> list[Atom]:
        """What the cells before a cell tell, where they tell nothing else; in the lines below, too, which begin as they
        do."""
        left = [other for other in self.text.cells[cell.line] if other.number < cell.number]
        atoms: list[Atom] = []
        for line in (cell.line, *self._next_lines(cell.line)) if left else ():
            cells = left if line == cell.line else self._cells_at([other.left for other in left], line)
            read = [self.parts.parts_in(other.span.start, other.span.end) for other in cells]
            if not all(whole for _, whole in read):
                return atoms if line != cell.line else []
            atoms += [atom for more, _ in read for atom in more]
        return atoms

    def _cells_at(self, edges: Sequence[float], line: int) -> list[Cell]:
        """The cells of a line that begin at one of some left edges."""
        return [
            cell
            for cell in self.text.cells[line]
            if any(abs(cell.left - edge) < _SAME_EDGE for edge in edges)
        ]

    def _next_lines(self, number: int) -> Iterator[int]:
        """The lines below one up to the end of its paragraph."""
        for line in self.text.lines[number + 1 : number + 1 + _LINES_BELOW]:
            if line.page != self.text.lines[number].page or line.number in self.text.paragraph_starts:
                return
            yield line.number

    def _above(self, cell: Cell) -> list[Atom]:
        """What the lines right above a name tell that hold nothing but particulars; in a row that an insurer begins, as
        on the labels that hospitals of Austria print, all behind it ("ÖGK NÖ   1234 010160   01.01.1960")."""
        atoms: list[Atom] = []
        below = cell
        for _ in range(_LINES_ABOVE):
            above = self._cell_above(below)
            if above is None:
                return atoms
            if IS_AN_INSURER.fullmatch(above.words):
                return [*self._row_behind(above), *atoms]
            more, whole = self.parts.parts_in(above.span.start, above.span.end)
            if not whole or any(atom.key not in WHO for atom in more):
                return atoms
            atoms = [*more, *atoms]
            below = above
        return atoms

    def _cell_above(self, cell: Cell) -> Cell | None:
        """The cell right above one, without a gap between them, that begins where it does."""
        if cell.line == 0 or cell.line in self.text.paragraph_starts:
            return None
        cells = self._cells_at([cell.left], cell.line - 1)
        return cells[0] if cells and cells[0].page == cell.page else None

    def _below(self, cell: Cell, name: Atom, *, in_a_row: bool) -> list[Atom]:
        """What the lines below tell that begin where the name's cell, or the name, does."""
        atoms: list[Atom] = []
        edges = (cell.left, next(self.text.words_in(name.value.start, name.value.end)).word.box[0])
        for line in self.text.lines[cell.line + 1 : cell.line + 1 + _LINES_BELOW]:
            if line.page != cell.page:
                break
            under = next(iter(self._cells_at(edges, line.number)), None)
            if under is None:
                if in_a_row:
                    break
                continue
            if (
                name.label is not None
                and name.label.span.end <= cell.span.start
                and self._is_beside_its_name(under)
            ):
                break
            more, whole = self.parts.parts_in(under.span.start, under.span.end)
            born = bool(more) and more[0].key in ("birth_date", "age")
            if not whole and not born and (self._leads_to_a_date(under) or self._goes_on_below(under, name)):
                continue
            if not whole:
                atoms += more if born else []
                break
            atoms += more
            behind = self._row_behind(under)
            atoms += behind if in_a_row else [atom for atom in behind if atom.key in WHO]
        return atoms

    def _leads_to_a_date(self, cell: Cell) -> bool:
        """Whether a cell is a line of an address below which, at most a line further, a date stands alone."""
        told = len(cell.words) > _LONGEST_LINE or ":" in cell.words or not any(map(str.isdigit, cell.words))
        if told or self.parts.labels_of_line.get(cell.line):
            return False
        below = self.text.lines[cell.line + 1 : cell.line + 3]
        return any(line.page == cell.page and is_only_a_date(line.text) for line in below)

    def _goes_on_below(self, cell: Cell, name: Atom) -> bool:
        """Whether a cell is a line of the address of somebody in whose paragraph a line below holds nothing but who
        that is: a town, a postal code."""
        if name.label is not None or self.parts.labels_of_line.get(cell.line) or tells(cell.words):
            return False
        if SURELY_A_NAME.match(cell.words) and not any(map(str.isdigit, cell.words)):
            return False
        alike = _LINE_OF_AN_ADDRESS.fullmatch(cell.words) is not None
        if cell.line in self.text.paragraph_starts or not (alike or ends_address(cell.words)):
            return False
        for number in self._next_lines(cell.line):
            for under in self._cells_at([cell.left], number):
                more, whole = self.parts.parts_in(under.span.start, under.span.end)
                if whole and any(atom.key in WHO for atom in more):
                    return True
        return False

    def _is_beside_its_name(self, cell: Cell) -> bool:
        """Whether a cell is the value of words left of it that are no known label ("NISS   74.12.19-993.75")."""
        before = self.text.cell_before(cell)
        if before is None:
            return False
        named = any(
            before.span.start <= label.span.start < before.span.end
            for label in self.parts.labels_of_line.get(cell.line, ())
        )
        return not named and not any(map(str.isdigit, before.words)) and not before.words.endswith(",")
