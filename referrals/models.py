"""Records, documents, their pages, and the Referral read from them.

PHI: `external_id`, document bytes and names, pages, referrals, corrections. None: sorted packets and pages.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager


def new_record_id() -> str:
    return new_id("rec")


def new_document_id() -> str:
    return new_id("doc")


class Record(models.Model):
    """One row is one patient record: what referral documents, referrals and pathway runs hang on."""

    class Lifecycle(models.TextChoices):
        ACTIVE = "active"
        ARCHIVED = "archived"
        DELETED = "deleted"

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_record_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    team_id = models.CharField(max_length=ID_LENGTH, null=True, blank=True)  # noqa: DJ001 - null: of no team
    external_id = models.CharField(
        max_length=200, blank=True, default="", help_text="The sender's own id of this record (PHI)."
    )
    lifecycle = models.CharField(max_length=20, choices=Lifecycle.choices, default=Lifecycle.ACTIVE)
    status = models.CharField(
        max_length=60, default="received", help_text="Where it stands for the clinic; pathways set it."
    )
    route = models.JSONField(default=dict, blank=True, help_text="Where a pathway's decision sent it.")
    labels = models.JSONField(
        default=list,
        blank=True,
        help_text="Words of the clinic's own, such as interpreter; pathways add them.",
    )
    priority = models.SmallIntegerField(default=0)
    created_at = models.DateTimeField()
    updated_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        indexes = [models.Index(fields=["organization_id", "-created_at", "-id"], name="record_newest")]

    def __str__(self) -> str:
        return self.id


class Document(models.Model):
    """One row is one uploaded file: its type by bytes, its size, its digest."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_document_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    record = models.ForeignKey(Record, on_delete=models.PROTECT)
    sha256 = models.CharField(max_length=64)
    media_type = models.CharField(max_length=40)
    size_bytes = models.PositiveIntegerField()
    page_count = models.PositiveIntegerField()
    uploaded_at = models.DateTimeField()
    uploaded_by = models.CharField(max_length=80)

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["record", "sha256"], name="document_bytes_once_per_record")
        ]

    def __str__(self) -> str:
        return self.id


class DocumentContent(models.Model):
    """One row is the bytes of a document, in the database so that they commit, and are isolated, with their
    row (ADR 0004).
    """

    document = models.OneToOneField(Document, on_delete=models.CASCADE, primary_key=True)
    organization_id = models.CharField(max_length=ID_LENGTH)
    data = models.BinaryField()

    objects = ScopedManager()

    def __str__(self) -> str:
        return str(self.document_id)


class DocumentPages(models.Model):
    """One row is what was read of a document: its pages of words (`referrals.data.pages`), as compact JSON."""

    document = models.OneToOneField(Document, on_delete=models.CASCADE, primary_key=True)
    organization_id = models.CharField(max_length=ID_LENGTH)
    pages = models.JSONField()
    reader = models.CharField(max_length=40)
    read_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        verbose_name_plural = "document pages"

    def __str__(self) -> str:
        return str(self.document_id)


class ReferralVersion(models.Model):
    """One row is a Referral of a record as it stood: made by a job, or by a person's correction of the one before."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    record = models.ForeignKey(Record, on_delete=models.PROTECT)
    number = models.PositiveIntegerField()
    job_id = models.CharField(max_length=ID_LENGTH)
    author = models.CharField(max_length=80)
    referral = models.JSONField()
    triage = models.JSONField()
    completeness = models.JSONField()
    confidence = models.FloatField()
    created_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["record", "number"], name="referral_version_once")]

    def __str__(self) -> str:
        return f"{self.record_id} v{self.number}"


class Correction(models.Model):
    """One row is one field that a person corrected: what the service had, what it should have been."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    record = models.ForeignKey(Record, on_delete=models.PROTECT)
    path = models.CharField(max_length=120)
    before = models.JSONField()
    after = models.JSONField(null=True)
    corrected_by = models.CharField(max_length=80)
    corrected_at = models.DateTimeField()

    objects = ScopedManager()

    def __str__(self) -> str:
        return f"{self.record_id} {self.path}"


class SortedPacket(models.Model):
    """One row is how the pages of a job were sorted (`referrals.data.packets`): kinds, parts, pages set aside. Codes
    and places only, no words of the pages.
    """

    job_id = models.CharField(primary_key=True, max_length=ID_LENGTH)
    organization_id = models.CharField(max_length=ID_LENGTH)
    record = models.ForeignKey(Record, on_delete=models.PROTECT)
    packet = models.JSONField()
    sorted_at = models.DateTimeField()

    objects = ScopedManager()

    def __str__(self) -> str:
        return f"{self.job_id[:10]}... sorted"


class SortedPage(models.Model):
    """One row is one page of a document as it was sorted last: its kind, and whether it is set aside as another
    patient's. Codes and places only, no words of the page.
    """

    class Status(models.TextChoices):
        KEPT = "kept"
        QUARANTINED = "quarantined"
        RELEASED = "released"

    organization_id = models.CharField(max_length=ID_LENGTH)
    document = models.ForeignKey(Document, on_delete=models.CASCADE)
    number = models.PositiveIntegerField()
    kind = models.CharField(max_length=40)
    confidence = models.FloatField()
    status = models.CharField(max_length=20, choices=Status.choices, default=Status.KEPT)
    reasons = models.JSONField(default=list)
    places = models.JSONField(default=list, help_text="Boxes of the words that say whose page it is.")
    changed_at = models.DateTimeField()
    changed_by = models.CharField(max_length=80)

    objects = ScopedManager()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["document", "number"], name="page_sorted_once")]

    def __str__(self) -> str:
        return f"{self.document_id} page {self.number}"
