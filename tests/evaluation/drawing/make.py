"""Draw all evaluation documents and write their gold: `python -m tests.evaluation.drawing.make [NAME...]`.

With names, only those documents are drawn again; gold.jsonl is always written whole.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.evaluation.drawing.ageing import aged
from tests.evaluation.drawing.paper import as_pdf, text_of
from tests.evaluation.drawing.source import Source, read_source
from tests.evaluation.drawing.typefaces import register_symbols

TEXTS = Path(__file__).parent
SETS = ("development", "heldout", "pieces")


def sources(name: str) -> list[Source]:
    """The documents of a set, by name."""
    return [read_source(path) for path in sorted((TEXTS / name).glob("*.txt"))]


def case_of(source: Source, *, medium: str) -> str:
    """A rendering's id. The first one has the document's own name."""
    return source.id if medium == source.media[0] else f"{source.id}__{medium.split('.')[0]}"


def draw(*, pdf: bytes, medium: str, name: str) -> tuple[str, bytes]:
    """Return the ending of a rendering's file name, and the file's bytes."""
    if medium == "text":
        return ".pdf", pdf
    return aged(pdf=pdf, medium=medium, name=name)


def make(name: str, *, only: Sequence[str] = ()) -> None:
    """Write the files and the gold of a set. Raises NotInDocument when gold does not stand in its document."""
    directory = TEXTS.parent / name
    files = directory / "files"
    files.mkdir(parents=True, exist_ok=True)
    lines = []
    for source in sources(name):
        pdf = as_pdf(source)
        source.check(text_of(pdf) + "\n" + source.body)
        for medium in source.media:
            case = case_of(source, medium=medium)
            file = next((path.name for path in files.glob(f"{case}.*")), "")
            if not file or not only or source.id in only:
                ending, content = draw(pdf=pdf, medium=medium, name=source.id)
                file = case + ending
                (files / file).write_bytes(content)
            lines.append(
                json.dumps(source.gold_line(case=case, file=file, medium=medium), ensure_ascii=False)
            )
    (directory / "gold.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    register_symbols()
    for name in SETS:
        if any((TEXTS / name).glob("*.txt")):
            make(name, only=sys.argv[1:])
