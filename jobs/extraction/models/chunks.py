"""Cuts a document into pieces that fit into a model's context."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jobs.extraction.models.answers import SECTIONS, Answer, WholeReferral
from jobs.extraction.models.configuration import ModelConfig
from jobs.extraction.models.failures import ModelFailed
from jobs.extraction.models.prompts import page_texts
from referrals.data.pages import Page

CHARACTERS_PER_TOKEN = 2.5
"""Fewer than of ordinary English: letters are full of numbers, names and codes."""
INSTRUCTION_TOKENS = 900
"""For the instructions, and the schema where a provider puts it into the prompt."""
CONTEXT_FOR_THE_WHOLE = 12_000
"""From this context on a model is asked for the whole referral at once, below it section by section."""


def chunks_of(pages: Sequence[Page], config: ModelConfig) -> list[str]:
    """Return the text of the pages in pieces, whole pages where they fit. Raises ModelFailed past the page budget."""
    if len(pages) > config.max_pages:
        raise ModelFailed("too_many_pages")
    room = config.context_tokens - config.answer_tokens - INSTRUCTION_TOKENS
    if room < 100:
        raise ModelFailed("too_long")
    return list(_packed(page_texts(pages), most=int(room * CHARACTERS_PER_TOKEN)))


def sections_for(config: ModelConfig) -> tuple[type[Answer], ...]:
    """Return what is asked of each piece, one call each."""
    return (WholeReferral,) if config.context_tokens >= CONTEXT_FOR_THE_WHOLE else SECTIONS


def _packed(texts: Sequence[str], *, most: int) -> Iterator[str]:
    piece = ""
    for text in texts:
        for part in _parts(text, most=most):
            if piece and len(piece) + len(part) + 2 > most:
                yield piece
                piece = ""
            piece = f"{piece}\n\n{part}" if piece else part
    if piece:
        yield piece


def _parts(text: str, *, most: int) -> Iterator[str]:
    """A page as one part, or by its lines when it is too long; each part is headed by the page's number."""
    if len(text) <= most:
        yield text
        return
    heading, _, rest = text.partition("\n")
    part = heading
    for line in rest.split("\n"):
        for start in range(0, max(1, len(line)), most - len(heading) - 1):
            bit = line[start : start + most - len(heading) - 1]
            if len(part) + len(bit) + 1 > most:
                yield part
                part = heading
            part = f"{part}\n{bit}"
    yield part
