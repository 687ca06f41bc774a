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
SETS = ("development", "heldout")


def sources(name: str) -> list[Source]:
    """The documents of a set, by name."""
    return [read_source(path) for path in sorted((TEXTS / name).glob("*.txt"))]


def draw(source: Source, *, medium: str, pdf: bytes) -> tuple[str, str, bytes]:
    """Return a case's id, its file's name and the file's bytes. The first rendering has the document's own name."""
    case = source.id if medium == source.media[0] else f"{source.id}__{medium.split('.')[0]}"
    if medium == "text":
        return case, f"{case}.pdf", pdf
    content, ending = aged(pdf=pdf, medium=medium, name=source.id)
    return case, f"{case}{ending}", content


def make(name: str, *, only: Sequence[str] = ()) -> None:
    """Write the files and the gold of a set. Raises NotInDocument when gold does not stand in its document."""
    directory = TEXTS.parent / name
    (directory / "files").mkdir(parents=True, exist_ok=True)
    lines = []
    for source in sources(name):
        pdf = as_pdf(source)
        source.check(text_of(pdf) + "\n" + source.body)
        for medium in source.media:
            if only and source.id not in only:
                case = source.id if medium == source.media[0] else f"{source.id}__{medium.split('.')[0]}"
                file = next((directory / "files").glob(f"{case}.*")).name
            else:
                case, file, content = draw(source, medium=medium, pdf=pdf)
                (directory / "files" / file).write_bytes(content)
            lines.append(
                json.dumps(source.gold_line(case=case, file=file, medium=medium), ensure_ascii=False)
            )
    (directory / "gold.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    register_symbols()
    for name in SETS:
        if any((TEXTS / name).glob("*.txt")):
            make(name, only=sys.argv[1:])
