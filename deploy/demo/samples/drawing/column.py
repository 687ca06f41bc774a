"""Running text on a sheet: paragraphs, headings, lists and tables, one below the other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from deploy.demo.samples.drawing.sheet import Sheet
from deploy.demo.samples.drawing.typefaces import SERIF, Face, text_width

_WORD_OR_GAP = re.compile(r"\S+| {2,}")

Run = tuple[str, str]
"""A word and the font it is set in."""


class SheetIsFull(ValueError):
    """Text ran past the foot of its column; move some of it to another sheet."""


@dataclass
class Column:
    """A column of a sheet, written from the top; `y` is the baseline of the next line.

    `**words**` come out bold, and several spaces in a row stay a gap.
    """

    sheet: Sheet
    left: float = 64
    right: float | None = None
    y: float = 70
    bottom: float | None = None
    face: Face = SERIF
    size: float = 11
    leading: float = 1.28

    def paragraph(self, text: str, *, after: float = 7, indent: float = 0) -> None:
        """Set a paragraph, broken into lines, and leave `after` points below it."""
        self._lines(text, left=self.left + indent, width=self._right - self.left - indent)
        self.y += after

    def lines(self, *texts: str, after: float = 7) -> None:
        """Set each text on lines of its own, as in an address."""
        for text in texts:
            self.paragraph(text, after=0)
        self.y += after

    def heading(self, text: str, *, before: float = 4) -> None:
        """Set a bold heading, close to what follows it."""
        self.y += before
        self.paragraph(f"**{text}**", after=1.5)

    def bullets(self, *texts: str, after: float = 6, mark: str = "\u2022") -> None:
        """Set a list, each item behind a mark."""
        for text in texts:
            self.sheet.text(mark, x=self.left + 8, y=self.y, font=self.face.regular, size=self.size)
            self.paragraph(text, after=1, indent=22)
        self.y += after

    def fields(self, *pairs: tuple[str, str], label_width: float = 110, after: float = 7) -> None:
        """Set labels in bold with their values beside them."""
        for label, value in pairs:
            self.sheet.text(label, x=self.left, y=self.y, font=self.face.bold, size=self.size)
            self.paragraph(value, after=1, indent=label_width)
        self.y += after

    def table(self, *rows: Sequence[str], widths: Sequence[float], after: float = 9) -> None:
        """Set a ruled table whose first row is its header; `widths` are in points.

        Raises ValueError where a row has more or fewer cells than there are widths.
        """
        top = self.y - self.size - 1
        for number, row in enumerate(rows):
            start, lowest = self.y, self.y
            if number == 0:
                self.sheet.box(
                    x=self.left, y=top, width=sum(widths), height=self._line_height + 4, weight=0, fill=0.9
                )
            for cell, width, left in zip(row, widths, self._edges(widths), strict=True):
                self.y = start
                text = f"**{cell}**" if number == 0 else cell
                self._lines(text, left=left + 4, width=width - 8)
                lowest = max(lowest, self.y)
            self.y = lowest + 4
            self.sheet.line(
                x0=self.left,
                x1=self.left + sum(widths),
                y0=self.y - self.size - 1,
                y1=self.y - self.size - 1,
                weight=0.5,
            )
        foot = self.y - self.size - 1
        self.sheet.box(x=self.left, y=top, width=sum(widths), height=foot - top)
        for edge in self._edges(widths)[1:]:
            self.sheet.line(x0=edge, x1=edge, y0=top, y1=foot, weight=0.5)
        self.y += after

    def rule(self, *, after: float = 12) -> None:
        """Draw a line across the column."""
        self.sheet.line(x0=self.left, x1=self._right, y0=self.y - self.size + 2, y1=self.y - self.size + 2)
        self.y += after

    def signature(self, name: str) -> None:
        """Leave room for a signature and sign."""
        self.y += 22
        self.sheet.signature(name, x=self.left + 4, y=self.y)
        self.y += self._line_height + 4

    @property
    def _right(self) -> float:
        return self.sheet.size[0] - self.left if self.right is None else self.right

    @property
    def _line_height(self) -> float:
        return self.size * self.leading

    def _edges(self, widths: Sequence[float]) -> list[float]:
        return [self.left + sum(widths[:number]) for number in range(len(widths))]

    def _lines(self, text: str, *, left: float, width: float) -> None:
        lowest = self.sheet.size[1] - 36 if self.bottom is None else self.bottom
        for line in self._broken(text, width=width):
            if self.y > lowest:
                raise SheetIsFull(
                    f"no room for {' '.join(word for word, _ in line)!r}; move text to the next sheet"
                )
            self._set_line(line, left=left)
            self.y += self._line_height

    def _broken(self, text: str, *, width: float) -> list[list[Run]]:
        """The runs of each line: as many words as fit the width."""
        lines: list[list[Run]] = [[]]
        used = 0.0
        for word, font in self._words(text):
            advance = self._width(word, font) + (self._width(" ", font) if lines[-1] else 0)
            if lines[-1] and used + advance > width:
                lines.append([])
                used, advance = 0.0, self._width(word, font)
            lines[-1].append((word, font))
            used += advance
        return lines

    def _words(self, text: str) -> list[Run]:
        parts = text.split("**")
        return [
            (word, self.face.bold if number % 2 else self.face.regular)
            for number, part in enumerate(parts)
            for word in _WORD_OR_GAP.findall(part)
        ]

    def _set_line(self, line: list[Run], *, left: float) -> None:
        """Set neighbours of one font in one stroke, as a word processor does."""
        x, start = left, 0
        for number in range(1, len(line) + 1):
            if number == len(line) or line[number][1] != line[start][1]:
                font = line[start][1]
                stroke = " ".join(word for word, _ in line[start:number])
                x = self.sheet.text(stroke, x=x, y=self.y, font=font, size=self.size)
                x += self._width(" ", font)
                start = number

    def _width(self, text: str, font: str) -> float:
        return text_width(text=text, font=font, size=self.size)
