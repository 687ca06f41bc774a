"""What the parts of the report share: escaping, chips, bars, and words in place of codes and paths."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

VERDICT_SIGNS = {"supported": "✓", "uncertain": "?", "unsupported": "○", "contradicted": "✗"}
"""Colour alone would not do: the verdicts differ in shape as well."""

_INDEX = re.compile(r"\[\d*\]")


def joined(parts: Iterable[SafeString]) -> SafeString:
    """Put pieces of markup behind one another."""
    return format_html_join("", "{}", ((part,) for part in parts))


def worded(code: str) -> str:
    """Turn `request_information` into `request information`."""
    return code.replace("_", " ")


def label_of(path: str) -> str:
    """Name a field for people: `clinical.medications[0].dose` is `Medications, dose`."""
    parts = [worded(part) for part in _INDEX.sub("", path).split(".") if part not in ("referral", "clinical")]
    return ", ".join(parts).capitalize()


def chip(kind: str, words: str) -> SafeString:
    """Draw a small label; `kind` is its class in the style sheet."""
    return format_html('<span class="chip {}">{}</span>', kind, words)


def percent_bar(share: float, *, kind: str) -> SafeString:
    """Draw a share (0.0-1.0) as a number and a bar."""
    whole = round(share * 100)
    return format_html(
        '<span class="trust {}"><span class="bar"><i style="width:{}%"></i></span><b>{} %</b></span>',
        kind,
        whole,
        whole,
    )


def table(*, head: Iterable[str], rows: Iterable[Iterable[str]]) -> SafeString:
    """Draw a table; cells are escaped unless they are markup."""
    return format_html(
        '<div class="scroll"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>',
        format_html_join("", "<th>{}</th>", ((cell,) for cell in head)),
        format_html_join(
            "", "<tr>{}</tr>", ((format_html_join("", "<td>{}</td>", ((c,) for c in row)),) for row in rows)
        ),
    )


def moment(text: str) -> datetime:
    """Read a time of the API."""
    return datetime.fromisoformat(text)


def clock(text: str) -> str:
    """Show a time of the API to the millisecond."""
    return moment(text).strftime("%H:%M:%S.%f")[:-3]


def duration(seconds: float) -> str:
    """Show a length of time with a sensible unit."""
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"


def cut_id(identifier: str) -> SafeString:
    """Show an id cut, with the whole of it on hover."""
    return format_html('<code title="{}">{}…</code>', identifier, identifier[:11])
