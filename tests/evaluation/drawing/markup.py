"""The markup of a document's body, turned into what is laid out on its pages. README.md lists it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from tests.evaluation.drawing.blocks import Blocks

_BLOCK = re.compile(r"@(\w+)[ ]?(.*)")


def flowables(body: str, blocks: Blocks) -> list[Any]:
    """Return the body's parts in order, drawn in the look that `blocks` stands for."""
    return list(_parts(iter(body.strip("\n").split("\n")), blocks, until=()))


def _parts(lines: Iterator[str], blocks: Blocks, *, until: tuple[str, ...]) -> Iterator[Any]:
    for line in lines:
        if line.strip() in until:
            return
        if not line.strip():
            continue
        if line.startswith("# "):
            yield from blocks.heading(line[2:])
        elif block := _BLOCK.match(line):
            name, rest = block[1], block[2].strip()
            if name == "beside":
                left = list(_parts(lines, blocks, until=("@|",)))
                right = list(_parts(lines, blocks, until=("@end",)))
                yield blocks.beside(left, right, rest)
            elif name in blocks.alone:
                yield from blocks.alone[name](rest)
            else:
                drawn: Callable[[str, list[str]], list[Any]] = blocks.of_lines[name]
                yield from drawn(rest, _until_blank(lines))
        else:
            yield from blocks.paragraph([line, *_until_blank(lines)])


def _until_blank(lines: Iterator[str]) -> list[str]:
    taken: list[str] = []
    for line in lines:
        if not line.strip():
            break
        taken.append(line)
    return taken
