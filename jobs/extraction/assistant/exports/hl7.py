"""Messages of HL7 version 2 as they are printed: segments of fields, repetitions and components, with their places.

A print wraps long segments at the edge of the page, so a segment goes on until the next one begins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.text import Span, Text

_NAMES = (
    "MSH|SFT|EVN|PID|PD1|PV1|PV2|NK1|GT1|IN1|IN2|IN3|AL1|IAM|DG1|DRG|PR1|RF1|PRD|CTD|AUT|ORC|OBR|OBX|NTE|RXA|RXC|RXD|"
    "RXE|RXG|RXO|RXR|TQ1|ROL|PRB|GOL|PTH|TXA|ACC|SPM|SCH|RGS|AIS|AIP|AIL|FT1|DSC|MSA|ERR|QRD|ARV|CON|ZDR|Z[A-Z0-9]{2}"
)
_SEGMENT = re.compile(rf"(?:(?<=\s)|^)(?P<name>{_NAMES})(?P<bar>[|!\u00a6])", re.MULTILINE)
_ENCODING = re.compile(
    r"MSH(?P<bar>[^\w\s])(?P<component>[^\w\s])(?P<repeat>[^\w\s])(?P<escape>[^\w\s])?(?P<sub>&)?"
)
_ESCAPED = r"{0}(?:[FSRTEHN]|\.\w+|X[0-9A-F]+){0}"
_FEWEST = 3
_BLANK = " \t\n"


@dataclass(frozen=True, slots=True)
class Marks:
    """What divides fields, components, repetitions and subcomponents, and what begins and ends an escape."""

    bar: str = "|"
    component: str = "^"
    repeat: str = "~"
    escape: str = "\\"
    sub: str = "&"


@dataclass(frozen=True, slots=True)
class Segment:
    """A segment; `fields[n]` is its field number n by the standard, `fields[0]` its name."""

    name: str
    span: Span
    fields: tuple[Span, ...]
    text: Text
    marks: Marks

    def repeats(self, number: int) -> list[tuple[Span, ...]]:
        """Return the components of each repetition of a field that says something, the first at place 0."""
        if number >= len(self.fields):
            return []
        content, field = self.text.content, self.fields[number]
        return [
            tuple(
                self.text.trimmed(part.start, part.end, strip=_BLANK) or Span(part.end, part.end)
                for part in _divided(content, repeat, self.marks.component)
            )
            for repeat in _divided(content, field, self.marks.repeat)
            if self.text.trimmed(repeat.start, repeat.end, strip=_BLANK) is not None
        ]

    def components(self, number: int) -> tuple[Span, ...]:
        """Return the components of a field's first repetition; nothing of one that is empty."""
        return next(iter(self.repeats(number)), ())

    def pieces(self, span: Span) -> tuple[Span, ...]:
        """Return a part of the segment without its escapes, which are no words of it."""
        escape = re.escape(self.marks.escape)
        escapes = [Span(span.start, span.start)]
        for match in re.finditer(_ESCAPED.format(escape), self.text.content[span.start : span.end]):
            escapes.append(Span(span.start + match.start(), span.start + match.end()))
        ends = [*(each.start for each in escapes[1:]), span.end]
        pieces = (self.text.trimmed(each.end, end) for each, end in zip(escapes, ends, strict=True))
        return tuple(piece for piece in pieces if piece is not None)

    def words(self, span: Span) -> str:
        """Return what a part of the segment says: its escapes resolved."""
        return (
            self.text[span]
            if self.marks.escape not in self.text.content[span.start : span.end]
            else _plain(self.text[span], self.marks)
        )


def messages_in(text: Text) -> Iterator[tuple[Segment, ...]]:
    """Yield the messages that the pages print, each with its segments in order."""
    begins = list(_SEGMENT.finditer(text.content))
    marks = Marks()
    message: list[Segment] = []
    for number, begin in enumerate(begins):
        following = begins[number + 1].start() if number + 1 < len(begins) else len(text.content)
        if begin["name"] == "MSH":
            if _is_message(message):
                yield tuple(message)
            message, marks = [], _marks_of(text, begin.start()) or marks
        end = _end_of_segment(text, begin.start(), following)
        message.append(_segment(text, begin, Span(begin.start(), end), marks))
    if _is_message(message):
        yield tuple(message)


def of_one_patient(
    segments: Sequence[Segment], first: Segment | None
) -> tuple[Sequence[Segment], Sequence[Segment]]:
    """Return the segments of a message that are the first patient's, and those from another's on."""
    patients = [number for number, segment in enumerate(segments) if segment.name == "PID"]
    others = [number for number in patients if first is not None and _is_another(first, segments[number])]
    if not others:
        return segments, ()
    end = others[0] if others[0] != patients[0] else 0
    return segments[:end], segments[end:]


def _is_another(first: Segment, patient: Segment) -> bool:
    """Whether a patient has another name; a print repeats the segment of the same one."""
    one, other = (
        [each.text[part].casefold() for part in each.components(5)[:2]] for each in (first, patient)
    )
    return bool(other) and one != other


def _is_message(segments: list[Segment]) -> bool:
    names = {segment.name for segment in segments}
    return len(names) >= _FEWEST and bool(names & {"PID", "MSH"})


def _marks_of(text: Text, start: int) -> Marks | None:
    stated = _ENCODING.match(text.content, start)
    if stated is None:
        return None
    if len(set(filter(None, stated.groups()))) < len(list(filter(None, stated.groups()))):
        return None  # what divides fields cannot divide their components as well
    return Marks(
        stated["bar"], stated["component"], stated["repeat"], stated["escape"] or "\\", stated["sub"] or "&"
    )


def _end_of_segment(text: Text, start: int, following: int) -> int:
    """Where a segment ends that the next begins behind: at the last line that carries it on. What stands apart from it,
    or on another page below a line that was not full, does not."""
    line = text.line_at(start)
    end = min(line.end, following)
    for below in text.lines[line.number + 1 :]:
        if (
            below.start >= following
            or below.number in text.paragraph_starts
            or not _goes_on(text, below.number)
        ):
            break
        end = min(below.end, following)
    return end


def _goes_on(text: Text, number: int) -> bool:
    """Whether a line may carry a segment on: it holds marks of one, or the line above it was full."""
    above, line = text.lines[number - 1], text.lines[number]
    if any(mark in line.text for mark in "|^~"):
        return True
    return (above.page == line.page and text.goes_on(above)) or len(above.text) >= _FULL * _longest(text)


_FULL = 0.8


def _longest(text: Text) -> int:
    return text.once(_longest_line)


def _longest_line(text: Text) -> int:
    return max(len(line.text) for line in text.lines)


def _segment(text: Text, begin: re.Match[str], span: Span, marks: Marks) -> Segment:
    bar = begin["bar"]
    fields = _divided(text.content, span, bar)
    if begin["name"] == "MSH":  # its first field is the bar itself
        fields.insert(1, Span(begin.end("name"), begin.end("name")))
    return Segment(begin["name"], span, tuple(fields), text, marks)


def _divided(content: str, span: Span, mark: str) -> list[Span]:
    parts, start = [], span.start
    for offset in range(span.start, span.end):
        if content[offset] == mark:
            parts.append(Span(start, offset))
            start = offset + 1
    return [*parts, Span(start, span.end)]


def _plain(words: str, marks: Marks) -> str:
    meant = {"F": marks.bar, "S": marks.component, "R": marks.repeat, "T": marks.sub, "E": marks.escape}
    mark = re.escape(marks.escape)
    resolved = re.sub(rf"{mark}([FSRTE]){mark}", lambda found: meant[found[1]], words)
    return " ".join(re.sub(rf"{mark}(?:\.\w+|[HN]|X[0-9A-F]+){mark}", " ", resolved).split())
