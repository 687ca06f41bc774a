"""The referral's values: one row each, grouped as a reader looks for them, and which boxes belong to which."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from deploy.demo.report.marks import VERDICT_SIGNS, chip, joined, percent_bar, worded
from referrals.data.referral import Evidence, Field, Referral, walk

GROUPS = (
    ("request", "Request"),
    ("patient", "Patient"),
    ("referrer", "Referred by"),
    ("recipient", "Referred to"),
    ("clinical.diagnoses", "Diagnoses"),
    ("clinical.symptoms", "Symptoms"),
    ("clinical.history", "History"),
    ("clinical.medications", "Medications"),
    ("clinical.allergies", "Allergies"),
    ("clinical.observations", "Observations"),
    ("insurance", "Insurance"),
    ("document.kind", "Document"),
)
LABELS = {
    "npi": "NPI",
    "icd10cm": "ICD-10-CM",
    "birth_date": "Date of birth",
    "document.kind": "Kind of document",
    "text": "",
    "type": "Identifier",
    "member_id": "Member number",
}
LONG_VALUE = 110
OTHERWISE = "otherwise"
"""How a place is drawn that says something else than the field's value."""
_RED_FLAG = "triage.red_flag"
"""The path of the rows that are red flags and no fields."""
FLAG = "flag"
"""How a place of a red flag is drawn."""
_ITEM = re.compile(r"\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class FieldRow:
    """A field of one document's referral; `key` names it in the page, where its boxes carry it too."""

    key: str
    path: str
    field: Field

    @property
    def label(self) -> str:
        return label_of_leaf(self.path)


@dataclass(frozen=True, slots=True)
class BoxOwner:
    """A field that a box belongs to; `kind` is how the box is drawn: the field's verdict, OTHERWISE or FLAG."""

    row: FieldRow
    kind: str


def field_rows(referral: Referral, *, prefix: str) -> list[FieldRow]:
    """List every field that has a value or says why it has none, in the schema's order."""
    return [
        FieldRow(key=f"{prefix}-f{number}", path=path, field=field)
        for number, (path, field) in enumerate(walk(referral))
        if not path.startswith("document.parts")
    ]


def label_of_leaf(path: str) -> str:
    """Name a field within its group: `patient.birth_date` is `Date of birth`."""
    leaf = path.rsplit(".", 1)[-1]
    if path in LABELS:
        return LABELS[path]
    return LABELS.get(leaf, worded(leaf).capitalize())


def fields_panel(rows: list[FieldRow]) -> SafeString:
    """Draw the groups that hold a value; what is absent is named in one line a group."""
    return joined(_groups(rows))


def _groups(rows: list[FieldRow]) -> Iterator[SafeString]:
    for prefix, title in GROUPS:
        mine = [
            row for row in rows if row.path == prefix or row.path.startswith((f"{prefix}.", f"{prefix}["))
        ]
        present = [row for row in mine if row.field.value is not None]
        absent = [row for row in mine if row.field.value is None and not _ITEM.search(row.path)]
        if not mine:
            continue
        yield format_html(
            '<section class="group"><h4>{}</h4>{}{}</section>',
            title,
            joined(_row(row) for row in present),
            _absent(absent),
        )


def _row(row: FieldRow) -> SafeString:
    field = row.field
    # A paragraph reads better across the whole panel than in a narrow column.
    long = len(str(field.value)) > LONG_VALUE
    continues = bool(_ITEM.search(row.path)) and row.label not in ("", "Name", "Substance", "Identifier")
    asserted = chip("asserted", field.asserted) if field.asserted and field.asserted != "present" else ""
    return format_html(
        '<div class="field {} {}" tabindex="0" data-f="{}"><span class="label">{}</span>'
        '<span class="value">{} {}</span>{}<span class="verdict {}" title="{}">{}</span>{}</div>',
        field.verdict,
        " ".join(word for word, holds in (("continues", continues), ("long", long)) if holds),
        row.key,
        row.label,
        worded(str(field.value)) if row.path.endswith(_CODES) else str(field.value),
        asserted,
        percent_bar(field.confidence, kind=field.verdict),
        field.verdict,
        f"The judge's verdict: {field.verdict}",
        format_html("{} <span>{}</span>", VERDICT_SIGNS[field.verdict], field.verdict),
        _reasons(field),
    )


_CODES = (".kind", ".specialty", ".type")


def _reasons(field: Field) -> SafeString:
    reasons = [*field.reasons]
    if field.source == "human":
        reasons.append("A person entered this.")
    if not reasons:
        return joined(())
    return format_html(
        '<ul class="why">{}</ul>', format_html_join("", "<li>{}</li>", ((r,) for r in reasons))
    )


def _absent(rows: list[FieldRow]) -> SafeString:
    by_reason: dict[str, list[str]] = {}
    for row in rows:
        by_reason.setdefault(worded(row.field.absent or "not_in_document"), []).append(
            row.label.lower() or "text"
        )
    return joined(
        format_html('<p class="absent"><span>{}:</span> {}</p>', reason.capitalize(), ", ".join(labels))
        for reason, labels in by_reason.items()
    )


def boxes_of(rows: list[FieldRow]) -> dict[tuple[str, int], dict[tuple[float, ...], list[BoxOwner]]]:
    """Gather, for each page, its boxes with the fields that rest on them, before those that they speak against."""
    found: dict[tuple[str, int], dict[tuple[float, ...], list[BoxOwner]]] = {}
    for owner, places in (
        *(
            (BoxOwner(row, FLAG if row.path == _RED_FLAG else row.field.verdict), row.field.evidence)
            for row in rows
        ),
        *((BoxOwner(row, OTHERWISE), row.field.contradicted_by) for row in rows),
    ):
        for evidence in places:
            on_page = found.setdefault((evidence.document_id, evidence.page), {})
            for box in evidence.boxes:
                owners = on_page.setdefault(tuple(round(edge, 4) for edge in box), [])
                if all(owner.row != other.row for other in owners):
                    owners.append(owner)
    return found


def flag_rows(flags: Mapping[str, tuple[Evidence, ...]]) -> list[FieldRow]:
    """Treat red flags like fields, so that hovering one lights its place on the page."""
    return [
        FieldRow(
            key=key,
            path=_RED_FLAG,
            field=Field(value=key, evidence=evidence, verdict="contradicted", confidence=1.0),
        )
        for key, evidence in flags.items()
    ]
