"""What the API does not tell a client and the report shows: pages as they were read, and the graphs the runs took.

Asked of the service's own selectors, in this process, with the running stack's settings.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from deploy.demo.service import Tenant
from deploy.demo.story import Journey, PageSeen, Story
from referrals.data.pages import Page
from referrals.reading import render_page

PICTURE_WIDTH = 1000
# A page of print is about 200 kB at the first of these; grain of a photo or a fax takes the others.
QUALITIES = (72, 60, 45, 35)
LARGEST_PICTURE_BYTES = 240_000


def look_inside(
    *, story: Story, tenant: Tenant, settings: Mapping[str, str], doing: Callable[[str], None]
) -> None:
    """Add the pictures of the pages and the definitions of the pathways to the story."""
    os.environ.update(settings)
    import django

    django.setup()
    for journey in story.journeys:
        if journey.is_extracted:
            doing(f"picturing {journey.sample.file}")
            _add_pages(journey, tenant)
            _add_definitions(journey, tenant)


def _add_pages(journey: Journey, tenant: Tenant) -> None:
    from common.row_security import organization_scope
    from referrals import selectors

    with organization_scope(tenant.org_id):
        documents = selectors.list_documents(organization_id=tenant.org_id, record_id=journey.record_id)
        pages = selectors.list_pages(
            organization_id=tenant.org_id, document_ids=[document.id for document in documents]
        )
        contents = {
            document.id: (
                selectors.get_document_bytes(organization_id=tenant.org_id, document_id=document.id),
                document.media_type,
            )
            for document in documents
        }
    with ThreadPoolExecutor(max_workers=2) as pool:
        journey.pages = list(pool.map(lambda page: _seen(page, *contents[page.document_id]), pages))


def _seen(page: Page, data: bytes, media_type: str) -> PageSeen:
    rendered = render_page(
        data=data,
        media_type=media_type,
        page_number=page.number,
        max_width=PICTURE_WIDTH,
        rotation=page.rotation,
    )
    with Image.open(io.BytesIO(rendered)) as picture:
        width, height = picture.size
        jpeg = _as_jpeg(picture)
    return PageSeen(
        document_id=page.document_id,
        number=page.number,
        source=page.source,
        confidence=page.confidence,
        problem=page.problem,
        picture=jpeg,
        width=width,
        height=height,
    )


def _as_jpeg(picture: Image.Image) -> bytes:
    plain = picture.convert("RGB")
    # Print is grey; three channels of it would be a third more for nothing.
    if all(low == high for low, high in _colourfulness(plain)):
        plain = plain.convert("L")
    for quality in QUALITIES:
        encoded = io.BytesIO()
        plain.save(encoded, "JPEG", quality=quality, optimize=True, progressive=True)
        if encoded.tell() <= LARGEST_PICTURE_BYTES:
            break
    return encoded.getvalue()


def _colourfulness(picture: Image.Image) -> list[tuple[int, int]]:
    """Return the range of each colour channel's difference from grey; (0, 0) where there is none."""
    red, green, blue = picture.split()
    from PIL import ImageChops

    return [ImageChops.difference(red, green).getextrema(), ImageChops.difference(red, blue).getextrema()]  # type: ignore[list-item]


def _add_definitions(journey: Journey, tenant: Tenant) -> None:
    from common.row_security import organization_scope
    from pathways.selectors import definition_of, lock_run
    from tenants.data import Principal

    principal = Principal(organization_id=tenant.org_id, team_id=tenant.team_id)
    with organization_scope(tenant.org_id):
        for run in journey.runs:
            run.definition = definition_of(lock_run(principal=principal, run_id=run.id).version)
