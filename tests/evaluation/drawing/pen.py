"""What is drawn with a pen: rings around words, and signatures. Neither stands in a text layer."""

from __future__ import annotations

import random
import zlib

from reportlab.pdfbase.pdfmetrics import stringWidth  # type: ignore[import-untyped]
from reportlab.platypus import Flowable  # type: ignore[import-untyped]


class Ringed(Flowable):  # type: ignore[misc]
    """Choices in a row; somebody has drawn a ring by hand around those with a star."""

    def __init__(self, *, label: str, choices: list[str], face: str, size: float) -> None:
        super().__init__()
        self.label, self.choices, self.face, self.size = label, choices, face, size
        self.height = size * 2.0

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        return width, self.height

    def draw(self) -> None:
        base = self.size * 0.6
        self.canv.setFont(self.face, self.size)
        self.canv.drawString(0, base, self.label)
        x = stringWidth(self.label, self.face, self.size) + 14
        for choice in self.choices:
            text = choice.strip().lstrip("*")
            width = stringWidth(text, self.face, self.size)
            self.canv.drawString(x, base, text)
            if choice.strip().startswith("*"):
                self.canv.setLineWidth(1.3)
                top = base + self.size
                self.canv.ellipse(x - 8, base - self.size * 0.45, x + width + 7, top + 1)
                self.canv.arc(x - 5, base - self.size * 0.5, x + width + 10, top + 2, 20, 110)
            x += width + 30


class Scrawl(Flowable):  # type: ignore[misc]
    """A signature nobody can read: a capital's loop, then waves that flatten out, the same for the same name."""

    def __init__(self, *, name: str, size: float) -> None:
        super().__init__()
        self.name, self.size = name, size
        self.height = size * 1.3

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        return width, self.height

    def draw(self) -> None:
        chance = random.Random(zlib.crc32(self.name.encode()))  # noqa: S311 - a drawing, no secret
        size, x, base = self.size, 4.0, self.size * 0.4
        path = self.canv.beginPath()
        path.moveTo(x, base)
        path.curveTo(x + size * 0.3, base + size * 1.4, x + size * 0.9, base + size, x + size * 0.5, base)
        x += size * 0.5
        for letter in range(len(self.name)):
            high = size * chance.uniform(0.15, 0.6) / (1 + letter * 0.12)
            step = size * chance.uniform(0.18, 0.42)
            low = base - size * chance.uniform(0.0, 0.3) * (chance.random() > 0.8)
            path.curveTo(x + step * 0.2, base + high, x + step * 0.9, base + high, x + step, low)
            x += step
        path.curveTo(x + size, base + size * 0.2, x + size * 1.5, base, x + size * 2, base + size * 0.25)
        self.canv.setLineWidth(1.1)
        self.canv.drawPath(path, stroke=1, fill=0)
