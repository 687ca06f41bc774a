"""The pages as they were sent, turned upright, with a box over every place that a value came from."""

from __future__ import annotations

import base64
from collections.abc import Mapping

from django.utils.html import format_html
from django.utils.safestring import SafeString

from deploy.demo.report.fields import FLAG, BoxOwner
from deploy.demo.report.marks import joined
from deploy.demo.story import PageSeen

SOURCES = {
    "text_layer": "read from its text layer",
    "ocr": "read by optical recognition, {share} % sure",
    "none": "no words found",
}
Boxes = Mapping[tuple[float, ...], list[BoxOwner]]


def pages_panel(pages: list[PageSeen], boxes: Mapping[tuple[str, int], Boxes]) -> SafeString:
    """Draw the pages below one another."""
    return joined(_page(page, boxes.get((page.document_id, page.number), {})) for page in pages)


def _page(page: PageSeen, boxes: Boxes) -> SafeString:
    words = page.problem or SOURCES[page.source].format(share=round(page.confidence * 100))
    return format_html(
        '<figure class="page"><div class="sheet"><img alt="Page {}" width="{}" height="{}" src="{}">{}</div>'
        "<figcaption>Page {}, {}</figcaption></figure>",
        page.number,
        page.width,
        page.height,
        "data:image/jpeg;base64," + base64.b64encode(page.picture).decode("ascii"),
        # Larger boxes first: a small one that lies within a large one stays within reach.
        joined(_box(box, owners) for box, owners in sorted(boxes.items(), key=_area, reverse=True)),
        page.number,
        words,
    )


def _area(item: tuple[tuple[float, ...], list[BoxOwner]]) -> float:
    left, top, right, bottom = item[0]
    return (right - left) * (bottom - top)


def _box(box: tuple[float, ...], owners: list[BoxOwner]) -> SafeString:
    left, top, right, bottom = box
    kind = FLAG if any(owner.kind == FLAG for owner in owners) else owners[0].kind
    return format_html(
        '<i class="box {}" data-f="{}" style="left:{}%;top:{}%;width:{}%;height:{}%"></i>',
        kind,
        " ".join(owner.row.key for owner in owners),
        *(f"{100 * edge:.2f}" for edge in (left, top, right - left, bottom - top)),
    )
