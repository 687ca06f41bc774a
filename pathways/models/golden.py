"""Golden examples of a pathway: records it is tried on, and what must come of each.

PHI: facts of golden examples.
"""

from __future__ import annotations

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from pathways.models.pathways import Pathway, PathwayVersion


def new_golden_id() -> str:
    return new_id("gold")


class GoldenExample(models.Model):
    """One row is one example of a pathway: what is known of a record, and what people would answer.

    `record_id` names the record the facts were taken from, null where they were written by hand.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_golden_id, editable=False)
    organization_id = models.CharField(max_length=ID_LENGTH)
    pathway = models.ForeignKey(Pathway, on_delete=models.PROTECT)
    name = models.CharField(max_length=100)
    document = models.JSONField(help_text="Facts, answers and the day, as `pathways.golden` writes them.")
    record_id = models.CharField(max_length=ID_LENGTH, null=True, blank=True)  # noqa: DJ001 - null: of no record
    made_by = models.CharField(max_length=80)
    made_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["pathway", "name"], name="golden_example_name_once_per_pathway")
        ]

    def __str__(self) -> str:
        return self.name


class GoldenExpectation(models.Model):
    """One row is what an example is expected to come to from this version on, and who accepted that."""

    organization_id = models.CharField(max_length=ID_LENGTH)
    example = models.ForeignKey(GoldenExample, on_delete=models.CASCADE)
    version = models.ForeignKey(PathwayVersion, on_delete=models.PROTECT)
    expected = models.JSONField()
    accepted_by = models.CharField(max_length=80)
    accepted_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["example", "version"], name="one_expectation_per_version")
        ]

    def __str__(self) -> str:
        return f"{self.example_id} {self.version_id}"
