"""POST document-upload: what it takes, and each way in which it refuses, with a sentence that says what to do."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable
from typing import Any

import pypdfium2 as pdfium
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image
from rest_framework.test import APIClient

from common.ids import new_id
from common.row_security import organization_scope
from tests.conftest import SAMPLES, Tenant, new_tenant
from tests.integration.conftest import UPLOAD
from tests.integration.standstill import nothing_changes
from tests.unit.reading import making

Upload = Callable[..., Any]


def picture(form: str, *, size: tuple[int, int] = (40, 40), **options: Any) -> bytes:
    out = io.BytesIO()
    Image.new("L", size, 200).save(out, form, **options)
    return out.getvalue()


def pdf(pages: int) -> bytes:
    document = pdfium.PdfDocument.new()
    for _ in range(pages):
        document.new_page(200, 200)
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def png_that_claims(width: int, height: int) -> bytes:
    """A PNG of a few bytes whose header promises far more: a decompression bomb."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"\0" * 100))
        + chunk(b"IEND", b"")
    )


LETTER = (SAMPLES / "letter_cardiology.pdf").read_bytes()
ENCRYPTED = making.pdf([making.letter()], password=b"open sesame")

REFUSED: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "The file is empty. Choose the file again and upload it once more."),
    "text": (b"Dear colleague, thank you for seeing this patient.", "Save it as a PDF and upload that."),
    "a page of HTML": (b"<html><body>hello</body></html>", "Save it as a PDF and upload that."),
    "a program": (b"\x7fELF" + b"\0" * 500, "Save it as a PDF and upload that."),
    "an archive": (b"PK\x03\x04" + b"\0" * 500, "Save it as a PDF and upload that."),
    "a GIF": (picture("GIF"), "Save it as a PDF and upload that."),
    "a PDF's header alone": (b"%PDF-1.7\n", "damaged or incomplete"),
    "a PDF of noise": (b"%PDF-1.4\n" + bytes(range(256)) * 40, "damaged or incomplete"),
    "a PDF cut before its pages": (LETTER[:300], "damaged or incomplete"),
    "a PDF without pages": (pdf(0), "The document has no pages."),
    "a PDF with a password": (ENCRYPTED, "The document needs a password."),
    "a JPEG's header alone": (picture("JPEG")[:12], "damaged or incomplete"),
    "a PNG's header alone": (picture("PNG")[:20], "damaged or incomplete"),
    "a TIFF's header alone": (picture("TIFF")[:8], "damaged or incomplete"),
    "a bomb": (png_that_claims(50_000, 50_000), "more than 100 megapixels"),
    "a bomb of one line": (png_that_claims(1, 200_000_000), "more than 100 megapixels"),
    "too many pages": (pdf(301), "more than 300 pages"),
}


@pytest.mark.parametrize(("data", "sentence"), REFUSED.values(), ids=REFUSED.keys())
@pytest.mark.parametrize("name", ["letter.pdf", "photo.jpg"])
def test_400_with_a_sentence_whatever_the_file_calls_itself(
    tenant: Tenant, upload: Upload, data: bytes, sentence: str, name: str
) -> None:
    if name == "photo.jpg" and len(data) > 2000:
        return  # that the name does not matter is shown by the small ones
    with nothing_changes():
        answer = upload(tenant, data, name=name)
    assert answer.status_code == 400, answer.content
    body = answer.json()
    assert (body["error"], body["status_code"]) == ("invalid_request", 400)
    assert sentence in body["message"]
    assert body["errors"] == [{"field": "referral", "message": body["message"]}]


def test_a_file_over_the_limit_is_refused_and_one_at_the_limit_is_looked_at(
    tenant: Tenant, upload: Upload, settings: Any
) -> None:
    settings.UPLOAD_MAX_BYTES = len(LETTER)
    assert upload(tenant, LETTER).status_code == 200
    with nothing_changes():
        answer = upload(tenant, LETTER + b"\n")
    assert answer.status_code == 400
    assert "larger than" in answer.json()["message"]


ACCEPTED: dict[str, tuple[bytes, str, int]] = {
    "PDF": (LETTER, "application/pdf", 2),
    "PDF after junk of a gateway": (b"\r\n--junk--\r\n" + LETTER, "application/pdf", 2),
    "JPEG": (picture("JPEG"), "image/jpeg", 1),
    "PNG": (picture("PNG"), "image/png", 1),
    "WebP": (picture("WEBP"), "image/webp", 1),
    "TIFF of three pages": (
        picture("TIFF", save_all=True, append_images=[Image.new("L", (40, 40), n) for n in (1, 2)]),
        "image/tiff",
        3,
    ),
}


@pytest.mark.parametrize(("data", "media_type", "pages"), ACCEPTED.values(), ids=ACCEPTED.keys())
def test_the_type_is_what_the_bytes_say(
    tenant: Tenant, upload: Upload, data: bytes, media_type: str, pages: int
) -> None:
    answer = upload(tenant, data, name="mislabelled.docx")
    assert answer.status_code == 200, answer.content
    body = answer.json()
    assert (body["data"]["media_type"], body["data"]["page_count"]) == (media_type, pages)
    assert body["record_id"] == body["data"]["record_id"]
    assert body["status_code"] == 200


def post(client: APIClient, tenant: Tenant, parts: dict[str, Any]) -> Any:
    return client.post(UPLOAD, parts, format="multipart", **tenant.upload_headers)


def letter(name: str = "letter.pdf") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, LETTER)


def test_400_for_a_missing_misnamed_or_second_file(client: APIClient, tenant: Tenant) -> None:
    cases: list[dict[str, Any]] = [
        {},
        {"file": letter()},
        {"Referral": letter()},
        {"referral": "the text of a letter"},
        {"referral": letter(), "other": letter()},
        {"referral": [letter(), letter("second.pdf")]},
    ]
    for parts in cases:
        with nothing_changes():
            answer = post(client, tenant, parts)
        assert answer.status_code == 400, parts
        assert [error["field"] for error in answer.json()["errors"]] == ["referral"]


PARTS: list[tuple[dict[str, str], list[str]]] = [
    ({"record_id": "rec_1"}, ["record_id"]),
    ({"record_id": "rec_" + "A" * 32}, ["record_id"]),
    ({"team_id": "1"}, ["team_id"]),
    ({"extract": "yes"}, ["extract"]),
    ({"extract": "1"}, ["extract"]),
    ({"external_id": "x" * 201}, ["external_id"]),
    ({"external_id": "a\x00b"}, ["external_id"]),
    ({"external_id": "a\nb"}, ["external_id"]),
    ({"record_id": "x", "team_id": "y", "extract": "z"}, ["record_id", "team_id", "extract"]),
]


@pytest.mark.parametrize(("parts", "fields"), PARTS, ids=[str(parts)[:40] for parts, _ in PARTS])
def test_400_names_the_part_at_fault(
    tenant: Tenant, upload: Upload, parts: dict[str, str], fields: list[str]
) -> None:
    with nothing_changes():
        answer = upload(tenant, **parts)
    assert answer.status_code == 400
    assert [error["field"] for error in answer.json()["errors"]] == fields


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"no boundary at all",
        b"--x\r\nContent-Disposition: form-data\r\n\r\nvalue",
        b'--x\r\nContent-Disposition: form-data; name="referral"; filename="a.pdf"\r\n\r\n%PDF-',
    ],
)
@pytest.mark.parametrize(
    "content_type",
    ["multipart/form-data; boundary=x", "multipart/form-data", "multipart/form-data; boundary="],
)
def test_400_for_a_form_that_cannot_be_read(
    client: APIClient, tenant: Tenant, raw: bytes, content_type: str
) -> None:
    with nothing_changes():
        answer = client.generic("POST", UPLOAD, raw, content_type=content_type, **tenant.upload_headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "invalid_request")


@pytest.mark.parametrize(
    ("org", "key"),
    [
        ("{org}", None),
        (None, "{key}"),
        ("", "{key}"),
        ("{other}", "{key}"),
        ("{ORG}", "{key}"),
        ("{org}", "{assistant}"),
        ("{org}", "{token}"),
        ("{org}", "{key}0"),
        ("{org},{org}", "{key}"),
        ("{org}", "{key},{key}"),
        ("org_\x00", "{key}"),
        ("{org}", "ras_pk_" + "a" * 16 + "_" + "b" * 40 + "_00000000"),
    ],
)
def test_401_whatever_is_wrong_with_the_headers(
    client: APIClient, tenant: Tenant, other_tenant: Tenant, org: str | None, key: str | None
) -> None:
    values = {
        "org": tenant.organization_id,
        "ORG": tenant.organization_id.upper(),
        "other": other_tenant.organization_id,
        "key": tenant.platform_api_key,
        "assistant": tenant.assistant_api_key,
        "token": tenant.access_token,
    }
    headers = {
        name: template.format(**values)
        for name, template in (("HTTP_ORG_ID", org), ("HTTP_PLATFORM_API_KEY", key))
        if template is not None
    }
    with nothing_changes():
        answer = client.post(UPLOAD, {"referral": letter()}, format="multipart", **headers)
    assert (answer.status_code, answer.json()["error"]) == (401, "unauthorized")
    assert answer["WWW-Authenticate"] == "PlatformKey"


def test_403_for_a_key_without_the_scope(upload: Upload, db: None) -> None:
    tenant = new_tenant(pk=("records:read",))
    with nothing_changes():
        answer = upload(tenant)
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
    assert "documents:write" in answer.json()["message"]


@pytest.mark.parametrize("reason", ["unknown", "other organization", "archived", "deleted"])
def test_404_for_a_record_that_cannot_be_seen(
    tenant: Tenant, upload: Upload, record: str, reason: str
) -> None:
    from referrals.models import Record

    wanted = record
    if reason == "unknown":
        wanted = new_id("rec")
    elif reason == "other organization":
        wanted = upload(new_tenant()).json()["record_id"]
    else:
        with organization_scope(tenant.organization_id):
            Record.objects.filter(id=record).update(lifecycle=reason)
    with nothing_changes():
        answer = upload(tenant, picture("PNG"), record_id=wanted)
    assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


@pytest.mark.parametrize("whose", ["unknown", "other organization"])
def test_400_for_a_team_that_is_not_the_organizations(
    tenant: Tenant, other_tenant: Tenant, upload: Upload, whose: str
) -> None:
    team_id = other_tenant.team_id if whose == "other organization" else new_id("team")
    with nothing_changes():
        answer = upload(tenant, team_id=team_id)
    assert answer.status_code == 400
    assert [error["field"] for error in answer.json()["errors"]] == ["team_id"]


def test_a_second_document_joins_its_record_and_the_same_bytes_are_the_same_document(
    tenant: Tenant, upload: Upload, record: str
) -> None:
    second = upload(tenant, picture("PNG"), record_id=record).json()
    assert second["record_id"] == record
    assert second["data"]["duplicate"] is False
    with nothing_changes():
        again = upload(tenant, picture("PNG"), record_id=record).json()
    assert again["data"] == {**second["data"], "duplicate": True}


def test_the_same_bytes_without_a_record_make_another_record(
    tenant: Tenant, upload: Upload, record: str
) -> None:
    assert upload(tenant).json()["record_id"] != record


def test_extract_true_starts_a_job_in_the_same_step(
    client: APIClient, tenant: Tenant, upload: Upload, drain: Callable[..., int]
) -> None:
    body = upload(tenant, extract="TRUE", external_id="MRN 7", team_id=tenant.team_id).json()
    assert body["job_id"] == body["data"]["job_id"]
    drain(organization_id=tenant.organization_id)
    assert client.get(f"/v1/jobs/{body['job_id']}").json()["status"] == "completed"


def test_a_file_name_is_not_kept_or_told(client: APIClient, tenant: Tenant, upload: Upload) -> None:
    name = "Quillon Featherstonehaugh 1961.pdf"
    body = upload(tenant, name=name).json()
    shown = client.get(f"/api/v1/pub/records/{body['record_id']}", **tenant.token_headers)
    assert "Quillon" not in shown.content.decode() + str(body)
