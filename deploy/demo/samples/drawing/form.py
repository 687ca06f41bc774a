"""A printed form: sections with bars, labelled boxes, and boxes to tick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deploy.demo.samples.drawing.sheet import Sheet
from deploy.demo.samples.drawing.typefaces import SANS, TYPEWRITER, text_width

Box = tuple[str, str, float]
"""Label, what is filled in, and the share of the row's width."""


@dataclass
class Form:
    """A form that is filled in from the top; `y` is the top edge of the next row."""

    sheet: Sheet
    y: float
    left: float = 42

    def section(self, title: str) -> None:
        """Draw a grey bar with the section's title."""
        self.y += 5
        self.sheet.box(x=self.left, y=self.y, width=self._width, height=15, fill=0.85)
        self.sheet.text(title, x=self.left + 5, y=self.y + 11, font=SANS.bold, size=9.5)
        self.y += 15

    def row(self, *boxes: Box, height: float = 28) -> None:
        """Draw labelled boxes side by side; what is filled in breaks at line ends ("\\n").

        Raises ValueError where the text is wider than its box.
        """
        x, shares = self.left, sum(share for _, _, share in boxes)
        for label, filled, share in boxes:
            width = self._width * share / shares
            self.sheet.box(x=x, y=self.y, width=width, height=height)
            self.sheet.text(label, x=x + 4, y=self.y + 9, font=SANS.regular, size=7.5)
            for number, line in enumerate(filled.split("\n")):
                if text_width(text=line, font=TYPEWRITER.regular, size=10) > width - 8:
                    raise ValueError(f"the box {label!r} is too narrow for {line!r}")
                self.sheet.text(
                    line, x=x + 5, y=self.y + 21.5 + number * 12, font=TYPEWRITER.regular, size=10
                )
            x += width
        self.y += height

    def choices(self, label: str, options: Sequence[tuple[str, bool]], *, columns: int) -> None:
        """Draw a row of boxes to tick, in columns, below a label.

        Raises ValueError where an option is wider than its column.
        """
        rows = -(-len(options) // columns)
        height = 15 + rows * 14 + 2
        self.sheet.box(x=self.left, y=self.y, width=self._width, height=height)
        self.sheet.text(label, x=self.left + 4, y=self.y + 10, font=SANS.regular, size=8)
        for number, (option, ticked) in enumerate(options):
            x = self.left + 8 + (number % columns) * (self._width / columns)
            baseline = self.y + 24 + (number // columns) * 14
            if text_width(text=option, font=SANS.regular, size=9) > self._width / columns - 26:
                raise ValueError(f"{columns} columns are too many for {option!r}")
            self.sheet.tick_box(x=x, y=baseline, ticked=ticked)
            self.sheet.text(option, x=x + 14, y=baseline, font=SANS.regular, size=9)
        self.y += height

    @property
    def _width(self) -> float:
        return self.sheet.size[0] - 2 * self.left
