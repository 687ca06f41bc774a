"""The parts of a page: letterheads, paragraphs, boxes, tables, tick boxes, ringed words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from reportlab.lib import colors  # type: ignore[import-untyped]
from reportlab.lib.enums import TA_CENTER, TA_LEFT, TA_RIGHT  # type: ignore[import-untyped]
from reportlab.lib.styles import ParagraphStyle  # type: ignore[import-untyped]
from reportlab.platypus import (  # type: ignore[import-untyped]
    FrameBreak,
    HRFlowable,
    PageBreak,
    Paragraph,
    Preformatted,
    Spacer,
    Table,
)

from tests.evaluation.drawing.pen import Ringed, Scrawl
from tests.evaluation.drawing.typefaces import BOLD, SYMBOLS

_ALIGN = {"left": TA_LEFT, "center": TA_CENTER, "right": TA_RIGHT}
_TICKS = {"[x]": "\u2612", "[v]": "\u2611", "[ ]": "\u2610", "[check]": "\u2714", "[tel]": "\u260e"}
_GREY = colors.HexColor("#d9d9d9")


class Blocks:
    """Draws each part in one look: `face` and `size` in points, and `rules`, how headings stand out."""

    def __init__(self, *, face: str, size: float, heading: str) -> None:
        self.face, self.size, self.heading_look = face, size, heading
        self.base = ParagraphStyle("base", fontName=face, fontSize=size, leading=size * 1.24)
        self.alone: dict[str, Callable[[str], list[Any]]] = {
            "page": lambda _: [PageBreak()],
            "column": lambda _: [FrameBreak()],
            "rule": lambda width: [
                HRFlowable(width="100%", thickness=float(width or 0.8), color=colors.black)
            ],
            "space": lambda points: [Spacer(1, float(points))],
            "bar": lambda text: [self._bar(text, dark=False)],
            "darkbar": lambda text: [self._bar(text, dark=True)],
            "title": lambda text: [
                self._text(text, size=size * 1.5, bold=True, align="center"),
                Spacer(1, 6),
            ],
            "choose": self._choose,
        }
        self.of_lines: dict[str, Callable[[str, list[str]], list[Any]]] = {
            "head": self._letterhead,
            "lines": self._lines,
            "box": self._box,
            "table": self._table,
            "kv": self._beside_labels,
            "above": self._labels_above,
            "mono": self._as_typed,
            "small": lambda _, lines: [self._text(" ".join(lines), size=size * 0.75), Spacer(1, 4)],
            "sign": self._signature,
        }

    def paragraph(self, lines: list[str]) -> list[Any]:
        """Running text; lines that begin with `- ` or a number become a list."""
        if re.match(r"(- |\d+[.)] )", lines[0]):
            style = self._style(left=self.size * 1.6)
            marks = [re.match(r"(- |\d+[.)] )(.*)", line) for line in lines]
            parts = [
                Paragraph(
                    _inline(mark[2]), style, bulletText="\u2022" if mark[1] == "- " else mark[1].strip()
                )
                for mark in marks
                if mark
            ]
            return [*parts, Spacer(1, self.size * 0.5)]
        return [self._text(" ".join(lines)), Spacer(1, self.size * 0.6)]

    def heading(self, text: str) -> list[Any]:
        if self.heading_look == "bar":
            return [self._bar(text, dark=False), Spacer(1, 3)]
        if self.heading_look == "dark":
            return [self._bar(text, dark=True), Spacer(1, 3)]
        if self.heading_look == "rule":
            return [
                self._text(text, bold=True, size=self.size * 1.15),
                HRFlowable(width="100%", thickness=0.6, color=colors.grey, spaceBefore=1, spaceAfter=3),
            ]
        marked = f"<u>{text}</u>" if self.heading_look == "underline" else text
        return [self._text(marked, bold=True)]

    def beside(self, left: list[Any], right: list[Any], shares: str) -> Any:
        """Two stacks side by side; `shares` are two percentages of the width."""
        widths = [f"{share}%" for share in (shares or "50 50").split()]
        return Table(
            [[left, right]], colWidths=widths, style=[("VALIGN", (0, 0), (-1, -1), "TOP"), *_tight(0)]
        )

    def _style(self, *, size: float = 0, bold: bool = False, align: str = "left", left: float = 0) -> Any:
        size = size or self.size
        return ParagraphStyle(
            "x",
            parent=self.base,
            fontName=BOLD[self.face] if bold else self.face,
            fontSize=size,
            leading=size * 1.24,
            alignment=_ALIGN[align],
            leftIndent=left,
        )

    def _mono(self) -> Any:
        return ParagraphStyle("mono", fontName="Courier", fontSize=self.size * 0.9, leading=self.size * 1.1)

    def _text(self, text: str, **style: Any) -> Any:
        return Paragraph(_inline(text), self._style(**style))

    def _bar(self, text: str, *, dark: bool) -> Any:
        style = self._style(bold=True)
        style.textColor = colors.white if dark else colors.black
        shade = [("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#303030") if dark else _GREY), *_tight(2)]
        return Table([[Paragraph(_inline(text), style)]], colWidths=["100%"], style=shade)

    def _letterhead(self, align: str, lines: list[str]) -> list[Any]:
        first = self._text(lines[0], size=self.size * 1.55, bold=True, align=align or "left")
        rest = [self._text(line, size=self.size * 0.88, align=align or "left") for line in lines[1:]]
        return [first, Spacer(1, 2), *rest, Spacer(1, self.size)]

    def _lines(self, options: str, lines: list[str]) -> list[Any]:
        words = options.split()
        align = next((word for word in words if word in _ALIGN), "left")
        indent = next((float(word) for word in words if word.isdigit()), 0.0)
        bold = "bold" in words
        return [
            *(self._text(x, align=align, left=indent, bold=bold) for x in lines),
            Spacer(1, self.size * 0.7),
        ]

    def _box(self, align: str, lines: list[str]) -> list[Any]:
        cell = [self._text(line, align=align or "left") for line in lines]
        frame = [("BOX", (0, 0), (-1, -1), 1, colors.black), *_tight(4)]
        return [Table([[cell]], colWidths=["100%"], style=frame), Spacer(1, self.size * 0.6)]

    def _table(self, options: str, lines: list[str]) -> list[Any]:
        """Rows of `a | b`; `plain` draws no grid, `head` shades the first row, numbers are widths in percent."""
        words = options.split()
        rows = [
            [self._text(cell.strip(), bold="head" in words and number == 0) for cell in line.split("|")]
            for number, line in enumerate(lines)
        ]
        style: list[Any] = [("VALIGN", (0, 0), (-1, -1), "TOP"), *_tight(2)]
        if "plain" not in words:
            style.append(("GRID", (0, 0), (-1, -1), 0.5, colors.black))
        if "head" in words:
            style.append(("BACKGROUND", (0, 0), (-1, 0), _GREY))
        shares = [f"{word}%" for word in words if word.isdigit()] or [f"{100 / len(rows[0])}%"] * len(rows[0])
        return [Table(rows, colWidths=shares, style=style), Spacer(1, self.size * 0.6)]

    def _beside_labels(self, options: str, lines: list[str]) -> list[Any]:
        """Cells of `Label: value`, the label bold, without a grid unless `grid` is asked for."""
        bold = [" | ".join(_bold_label(cell) for cell in line.split("|")) for line in lines]
        return self._table(options.replace("grid", "") + ("" if "grid" in options else " plain"), bold)

    def _labels_above(self, options: str, lines: list[str]) -> list[Any]:
        """Boxes of `LABEL ~ value`: a small label above the value in each box; a row is a table of its own."""
        drawn: list[Any] = []
        for line in lines:
            cells = [cell.partition("~") for cell in line.split("|")]
            row = [
                [self._text(label.strip(), size=self.size * 0.68), self._text(value.strip() or "\u00a0")]
                for label, _, value in cells
            ]
            style = [
                ("GRID", (0, 0), (-1, -1), 0.6, colors.black),
                ("VALIGN", (0, 0), (-1, -1), "TOP"),
                *_tight(2),
            ]
            drawn.append(Table([row], colWidths=[f"{100 / len(row)}%"] * len(row), style=style))
        return [*drawn, Spacer(1, self.size * 0.6)]

    def _choose(self, text: str) -> list[Any]:
        label, *choices = text.split("|")
        return [Ringed(label=label.strip(), choices=choices, face=self.face, size=self.size)]

    def _as_typed(self, _: str, lines: list[str]) -> list[Any]:
        """Typewriter lines with their spaces; a line that is one full stop stands empty."""
        typed = "\n".join("" if line == "." else line for line in lines)
        return [Preformatted(typed, self._mono()), Spacer(1, 6)]

    def _signature(self, scrawl: str, lines: list[str]) -> list[Any]:
        """A signature by hand, which no text layer holds, or room for one; then the typed lines."""
        by_hand = Scrawl(name=scrawl, size=self.size * 2) if scrawl else Spacer(1, self.size * 2.2)
        return [Spacer(1, self.size * 0.5), by_hand, *(self._text(line) for line in lines)]


def _inline(text: str) -> str:
    text = re.sub(r"&(?!\w+;)", "&amp;", text)
    text = re.sub(r"<(?!/?[biu]>|br/>)", "&lt;", text)
    text = re.sub(r" (?= )", "&nbsp;", text)
    for mark, symbol in _TICKS.items():
        text = text.replace(mark, f'<font name="{SYMBOLS}">{symbol}</font>')
    return text


def _bold_label(cell: str) -> str:
    label, colon, value = cell.strip().partition(":")
    return f"<b>{label}:</b>{value}" if colon else cell.strip()


def _tight(points: int) -> list[Any]:
    sides = ("LEFTPADDING", "RIGHTPADDING", "TOPPADDING", "BOTTOMPADDING")
    return [(side, (0, 0), (-1, -1), points) for side in sides]
