"""Links by which a person chooses a password. PHI: none."""

from __future__ import annotations

from datetime import datetime

from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager


def new_sign_in_link_id() -> str:
    return new_id("sil")


class SignInLink(models.Model):
    """One row is one link by which one person chooses a password, once; only its digest is kept.

    Whoever issued it has held it, and could have used it in the person's place: see `independence.py`. A link that
    confirms a person is used together with the password of before, which its issuer does not know.
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_sign_in_link_id, editable=False)
    organization = models.ForeignKey("tenants.Organization", on_delete=models.PROTECT)
    user = models.ForeignKey("tenants.User", on_delete=models.CASCADE, related_name="sign_in_links")
    token_sha256 = models.CharField(max_length=64, unique=True)
    issued_by = models.CharField(max_length=ID_LENGTH, help_text="The id of the person who issued it.")
    issued_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    withdrawn_at = models.DateTimeField(null=True, blank=True, help_text="When a newer link took its place.")
    used_at = models.DateTimeField(null=True, blank=True)
    confirmed_by = models.CharField(
        max_length=ID_LENGTH,
        blank=True,
        default="",
        help_text="Who confirms the person by it; such a link needs the password of before.",
    )
    confirmed_at = models.DateTimeField(
        null=True, blank=True, help_text="From when the account is the person's alone."
    )

    objects = ScopedManager()

    class Meta:
        indexes = [models.Index(fields=["user", "-used_at"], name="sign_in_link_of_user")]
        constraints = [
            models.UniqueConstraint(
                fields=["user"],
                condition=models.Q(used_at__isnull=True, withdrawn_at__isnull=True),
                name="one_open_sign_in_link_per_person",
            )
        ]

    def __str__(self) -> str:
        return self.id

    def is_confirmed(self, *, at: datetime) -> bool:
        """Return whether the person was confirmed already at a moment: it does not count back."""
        return self.confirmed_at is not None and self.confirmed_at <= at
