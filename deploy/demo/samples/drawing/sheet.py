"""One sheet of paper: marks at places, in points from the top left corner."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from deploy.demo.samples.drawing.typefaces import DINGBATS, SANS, text_width

Colour = tuple[float, float, float]
BLACK: Colour = (0.0, 0.0, 0.0)
DARK_GREY: Colour = (0.25, 0.25, 0.25)
PEN_BLUE: Colour = (0.08, 0.12, 0.45)

A4 = (595.28, 841.89)
US_LETTER = (612.0, 792.0)
NOTICE = "Sample document: every person and place is invented."


@dataclass
class Sheet:
    """A page that is being drawn: its size, its PDF operators, and the texts in the order they were set.

    Unless `notice` is switched off, the sheet says at its foot that its people are invented.
    `texts` is what else a perfect reader would read.
    """

    size: tuple[float, float] = A4
    notice: bool = True
    operators: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    def content(self) -> str:
        """Return the sheet's PDF operators, with the notice last, at the foot."""
        if not self.notice:
            return "\n".join(self.operators)
        width, height = self.size
        x = (width - text_width(text=NOTICE, font=SANS.regular, size=8.5)) / 2
        foot = self._set(NOTICE, x=x, y=height - 22, font=SANS.regular, size=8.5, colour=DARK_GREY)
        return "\n".join([*self.operators, foot])

    def text(self, text: str, *, x: float, y: float, font: str, size: float, colour: Colour = BLACK) -> float:
        """Set one line of text with its baseline at `y` and return where it ends (x)."""
        self.operators.append(self._set(text, x=x, y=y, font=font, size=size, colour=colour))
        self.texts.append(text)
        return x + text_width(text=text, font=font, size=size)

    def text_right(self, text: str, *, right: float, y: float, font: str, size: float) -> None:
        """Set one line of text that ends at `right`."""
        self.text(text, x=right - text_width(text=text, font=font, size=size), y=y, font=font, size=size)

    def text_centred(self, text: str, *, y: float, font: str, size: float) -> None:
        """Set one line of text in the middle of the sheet."""
        x = (self.size[0] - text_width(text=text, font=font, size=size)) / 2
        self.text(text, x=x, y=y, font=font, size=size)

    def line(
        self, *, x0: float, y0: float, x1: float, y1: float, weight: float = 0.7, colour: Colour = BLACK
    ) -> None:
        """Draw a straight line."""
        self.operators.append(
            f"{_rgb(colour)} RG {weight:g} w {x0:.2f} {self._up(y0):.2f} m {x1:.2f} {self._up(y1):.2f} l S"
        )

    def box(
        self,
        *,
        x: float,
        y: float,
        width: float,
        height: float,
        weight: float = 0.7,
        fill: float | None = None,
    ) -> None:
        """Draw a rectangle whose top left corner is (x, y); `fill` is a grey (0 to 1)."""
        corner = f"{x:.2f} {self._up(y + height):.2f} {width:.2f} {height:.2f} re"
        if fill is not None:
            self.operators.append(f"{fill:g} g {corner} f")
        if weight:
            self.operators.append(f"0 G {weight:g} w {corner} S")

    def tick_box(self, *, x: float, y: float, ticked: bool, size: float = 9) -> None:
        """Draw a small box on the baseline `y`, with a check mark or without."""
        self.box(x=x, y=y - size + 1.5, width=size, height=size)
        if ticked:
            check_mark = "4"  # the letter under which ZapfDingbats keeps its check mark
            self.operators.append(
                f"BT 0 g /{DINGBATS} {size + 1:g} Tf {x + 0.7:.2f} {self._up(y):.2f} Td ({check_mark}) Tj ET"
            )

    def signature(self, name: str, *, x: float, y: float) -> None:
        """Scrawl a pen signature on the baseline `y`; the strokes differ by name."""
        pen = random.Random(name)
        strokes = 4 + len(name) // 4
        curves = [f"{x:.2f} {self._up(y - 3):.2f} m"]
        for number in range(strokes):
            is_capital = number in (0, strokes // 2)
            step = pen.uniform(7, 12) if is_capital else pen.uniform(3, 9)
            rise = pen.uniform(19, 26) if is_capital else pen.uniform(3, 12)
            fall = pen.uniform(-5, 4)
            lean = pen.uniform(0.2, 1.6)
            handles = ((x + step * lean, y - rise), (x - step * 0.4, y - rise - 3))
            x += step
            curves.append(self._curve(*handles, (x, y - fall)))
        end = (x + pen.uniform(20, 45), y - pen.uniform(3, 10))
        curves.append(self._curve((x + 10, y - 10), (x + 14, y + 2), end))
        self.operators.append(f"q {_rgb(PEN_BLUE)} RG 1.1 w 1 J 1 j {' '.join(curves)} S Q")

    def _curve(self, *points: tuple[float, float]) -> str:
        """The operator for a Bezier curve through two handles to its end."""
        return " ".join(f"{x:.2f} {self._up(y):.2f}" for x, y in points) + " c"

    def _set(self, text: str, *, x: float, y: float, font: str, size: float, colour: Colour) -> str:
        code = text.encode("cp1252").replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)")
        return (
            f"BT {_rgb(colour)} rg /{font} {size:g} Tf {x:.2f} {self._up(y):.2f} Td"
            f" ({code.decode('latin-1')}) Tj ET"
        )

    def _up(self, y: float) -> float:
        """PDF counts upwards from the bottom edge."""
        return self.size[1] - y


def _rgb(colour: Colour) -> str:
    return " ".join(f"{part:g}" for part in colour)
