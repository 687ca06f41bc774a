"""A figure, what it is held against, and the table of all of them."""

from __future__ import annotations

from dataclasses import dataclass

SPREAD_FROM = 5
"""Fewer values have no percentile worth printing."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table. `ours` and `baseline` are in `unit`; `goal` is said in words, `reached` by the numbers."""

    name: str
    ours: float
    unit: str
    goal: str
    reached: bool
    baseline: float | None = None
    baseline_name: str = ""
    note: str = ""

    @property
    def ratio(self) -> float | None:
        return self.ours / self.baseline if self.baseline else None


def spread(values: list[float], unit: str) -> str:
    """Say between which values most of the measured ones lie."""
    if len(values) < SPREAD_FROM:
        return f"{len(values)} times, {min(values):.2f} to {max(values):.2f} {unit}"
    ordered = sorted(values)
    tenth = len(ordered) // 10
    return f"{len(values)} times, {ordered[tenth]:.2f} to {ordered[-1 - tenth]:.2f} {unit}"


def table_of(figures: list[Figure]) -> str:
    """Draw the table, with a line of what the baseline is below each figure."""
    head = ("Figure", "Ours", "Bare", "Ours/bare", "Goal", "")
    rows = [_row(figure) for figure in figures]
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    lines = [_line(head, widths), _line(tuple("-" * width for width in widths), widths)]
    for figure, row in zip(figures, rows, strict=True):
        lines.append(_line(row, widths))
        about = "; ".join(
            words
            for words in (figure.baseline_name and f"bare: {figure.baseline_name}", figure.note)
            if words
        )
        lines += [f"    {about}"] if about else []
    return "\n".join(lines)


def _row(figure: Figure) -> tuple[str, ...]:
    baseline = "" if figure.baseline is None else f"{_number(figure.baseline)} {figure.unit}"
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
    return (
        figure.name,
        f"{_number(figure.ours)} {figure.unit}",
        baseline,
        ratio,
        figure.goal,
        "reached" if figure.reached else "MISSED",
    )


def _number(value: float) -> str:
    """Return a number with three digits that count."""
    decimals = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 4
    return f"{value:.{decimals}f}"


def _line(cells: tuple[str, ...], widths: list[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()
