"""What an upload is, decided in a child process, quickly: type, pages, or why it cannot be accepted."""

from __future__ import annotations

from dataclasses import dataclass

from referrals.reading.errors import UNAVAILABLE, DocumentRefused, ReadingFailed
from referrals.reading.limits import MEBIBYTE, Limits
from referrals.reading.sandbox import client
from referrals.reading.sniff import MediaType, sniff


@dataclass(frozen=True, slots=True)
class Inspection:
    """An accepted upload: what it is by its bytes and how many pages it has."""

    media_type: MediaType
    page_count: int


SEND_AGAIN = "Ask the sender for a new copy, or print and scan it."


def inspect_document(*, data: bytes, limits: Limits) -> Inspection:
    """Tell an upload's type and page count, or refuse it. It decodes nothing that it can avoid.

    Raises:
        DocumentRefused: `empty`, `too_large`, `unsupported_type`, `truncated`, `encrypted`, `no_pages`,
            `too_many_pages` or `image_too_large`.
        ReadingFailed: `reader_unavailable`.
    """
    if not data:
        raise DocumentRefused("empty", "The file is empty. Choose the file again and upload it once more.")
    if len(data) > limits.max_bytes:
        allowed = f"{limits.max_bytes / MEBIBYTE:g} MiB"
        raise DocumentRefused(
            "too_large", f"The file is larger than {allowed}. Split it, or scan it in black and white."
        )
    media_type = sniff(data)
    if media_type is None:
        raise DocumentRefused(
            "unsupported_type",
            "The file is not a PDF, JPEG, PNG, TIFF, WebP or HEIC document. Save it as a PDF and upload that.",
        )
    with client.Shared(data) as shared:
        outcome = client.documents.run(
            name="inspect",
            arguments={
                "media_type": media_type,
                "max_pages": limits.max_pages,
                "max_megapixels": limits.max_megapixels,
            },
            document=shared,
            cpu_seconds=limits.inspect_seconds,
            wall_seconds=limits.inspect_seconds * 3,
            memory_bytes=limits.memory_bytes,
        )
    if outcome.ending == "done":
        return Inspection(media_type=media_type, page_count=outcome.values[0])
    if outcome.ending == "lost":
        raise ReadingFailed("reader_unavailable", UNAVAILABLE)
    raise _refusal(outcome.code or "damaged", limits)


def _refusal(code: str, limits: Limits) -> DocumentRefused:
    if code == "encrypted":
        return DocumentRefused(
            "encrypted", "The document needs a password. Save a copy without a password and upload that."
        )
    if code == "no_pages":
        return DocumentRefused("no_pages", f"The document has no pages. {SEND_AGAIN}")
    if code == "too_many_pages":
        return DocumentRefused(
            "too_many_pages",
            f"The document has more than {limits.max_pages} pages. Split it into smaller documents.",
        )
    if code == "image_too_large":
        return DocumentRefused(
            "image_too_large",
            f"The image has more than {limits.max_megapixels:g} megapixels. Scan it at 300 dots per inch.",
        )
    return DocumentRefused(
        "truncated", f"The file is damaged or incomplete and cannot be opened. {SEND_AGAIN}"
    )
