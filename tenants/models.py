"""Tenants: organizations, their teams, users and credentials.

PHI: none, except the stored answers of IdempotentRequest, which can name ids only.
"""

from __future__ import annotations

from datetime import time
from typing import Any

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.core.exceptions import ValidationError
from django.db import models

from common.ids import ID_LENGTH, new_id
from common.row_security import ScopedManager
from tenants.outbound_choices import (
    problem_with_hosts,
    problem_with_private_hosts,
    problem_with_secret,
    problem_with_server,
)
from tenants.sign_in_models import SignInLink

__all__ = [
    "Credential",
    "Holiday",
    "IdempotentRequest",
    "Organization",
    "Role",
    "SignInLink",
    "Team",
    "User",
    "WorkingHours",
]


def new_organization_id() -> str:
    return new_id("org")


def new_team_id() -> str:
    return new_id("team")


def new_user_id() -> str:
    return new_id("usr")


def new_credential_id() -> str:
    return new_id("cred")


class Organization(models.Model):
    """One row is one tenant: a clinic or a health network. Data never crosses from one to another."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_organization_id, editable=False)
    name = models.CharField(max_length=200)
    is_active = models.BooleanField(
        default=True, help_text="A suspended organization's credentials are refused and its work rests."
    )
    job_key_required = models.BooleanField(
        default=False,
        help_text="Ask for a credential at GET /v1/jobs/{job_id}. Off: the job id opens it, as published.",
    )
    job_result_hours = models.PositiveIntegerField(
        default=24, help_text="Hours after completion for which the open job endpoint shows the result."
    )
    patient_data_in_mail = models.BooleanField(
        default=False, help_text="Allow mails of pathways to contain patient data."
    )
    call_hosts = models.TextField(
        blank=True,
        default="",
        verbose_name="Hosts that pathways may call",
        help_text="One host name a line, such as api.clinic.example. Empty: pathways call nobody.",
    )
    call_secret = models.CharField(
        max_length=100,
        blank=True,
        default="",
        verbose_name="Secret of calls",
        help_text="Signs the calls of pathways as webhooks are signed (whsec_...). Empty: calls are refused.",
    )
    patient_data_in_calls = models.BooleanField(
        default=False, help_text="Allow calls of pathways to contain patient data."
    )
    fhir_base_url = models.CharField(
        max_length=300,
        blank=True,
        default="",
        verbose_name="FHIR server",
        help_text="Base address of the FHIR R4 server that gets the tasks of pathways. Its host must be among the "
        "hosts that may be called. Empty: tasks are kept here, for the API to read.",
    )
    private_hosts = models.TextField(
        blank=True,
        default="",
        verbose_name="Private hosts",
        help_text="Hosts on the operator's own networks, one a line, that this organization's webhooks and calls may "
        "reach, also over plain http. The deployment has to allow each (OUTBOUND_ALLOWED_PRIVATE_HOSTS).",
    )
    assistant = models.CharField(
        max_length=40,
        blank=True,
        default="",
        help_text="Who proposes the values of a referral. Empty: the built-in assistant, without any network.",
    )
    model_egress = models.BooleanField(
        default=False,
        verbose_name="Documents may go to models",
        help_text="Allow the text of documents to be sent to language models outside of the operator's premises.",
    )
    own_names = models.TextField(
        blank=True,
        default="",
        help_text="What senders call you, one name a line: clinics, departments, short forms. A fax to somebody else "
        "is then redirected. Empty: no fax is taken to be for somebody else.",
    )
    time_zone = models.CharField(
        max_length=60,
        default="UTC",
        help_text="Where your working hours are kept, by its IANA name, such as Europe/Dublin.",
    )
    created_at = models.DateTimeField(auto_now_add=True)

    objects = ScopedManager()

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        """Refuse what calls of pathways would stop at. Raises ValidationError by field."""
        at_all = frozenset(settings.OUTBOUND_ALLOWED_PRIVATE_HOSTS)
        private = at_all & frozenset(self.private_hosts.lower().split())
        server = self.fhir_base_url
        found = {
            "private_hosts": problem_with_private_hosts(self.private_hosts, allowed=at_all),
            "call_hosts": problem_with_hosts(self.call_hosts),
            "call_secret": problem_with_secret(self.call_secret) if self.call_secret else None,
            "fhir_base_url": problem_with_server(server, allowed_private_hosts=private) if server else None,
        }
        problems = {field: problem for field, problem in found.items() if problem}
        if problems:
            raise ValidationError(problems)


class Team(models.Model):
    """One row is one team of an organization; records of a team are hidden from other teams."""

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_team_id, editable=False)
    organization = models.ForeignKey(Organization, on_delete=models.PROTECT)
    name = models.CharField(max_length=200)
    created_at = models.DateTimeField(auto_now_add=True)

    objects = ScopedManager()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["organization", "name"], name="team_name_once")]

    def __str__(self) -> str:
        return self.name


class WorkingHours(models.Model):
    """One row is a stretch of a weekday in which an organization works. Without any row: Monday to Friday, 9 to 17."""

    class Weekday(models.IntegerChoices):
        MONDAY = 0
        TUESDAY = 1
        WEDNESDAY = 2
        THURSDAY = 3
        FRIDAY = 4
        SATURDAY = 5
        SUNDAY = 6

    organization = models.ForeignKey(Organization, on_delete=models.CASCADE)
    weekday = models.PositiveSmallIntegerField(choices=Weekday.choices)
    opens = models.TimeField()
    closes = models.TimeField(help_text="00:00 is the end of the day.")

    objects = ScopedManager()

    class Meta:
        verbose_name = "stretch of working hours"
        verbose_name_plural = "working hours"
        ordering = ["weekday", "opens"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(closes__gt=models.F("opens")) | models.Q(closes=time(0)),
                name="working_hours_close_after_they_open",
            ),
            models.CheckConstraint(condition=models.Q(weekday__lte=6), name="working_hours_weekday_known"),
        ]

    def __str__(self) -> str:
        return f"{self.get_weekday_display()} {self.opens:%H:%M} to {self.closes:%H:%M}"


class Holiday(models.Model):
    """One row is a day on which an organization does not work, whatever its weekday."""

    organization = models.ForeignKey(Organization, on_delete=models.CASCADE)
    date = models.DateField()
    name = models.CharField(max_length=100, blank=True, default="")

    objects = ScopedManager()

    class Meta:
        ordering = ["date"]
        constraints = [models.UniqueConstraint(fields=["organization", "date"], name="holiday_once")]

    def __str__(self) -> str:
        return f"{self.date} {self.name}".strip()


class Role(models.TextChoices):
    REVIEWER = "reviewer", "Reviewer"
    ADMINISTRATOR = "administrator", "Administrator"


class User(AbstractUser):
    """One row is one person who signs in: an organization's reviewer or administrator, or (superuser) the
    operator.

    Not under row-level security: signing in reads it before any organization is known (ADR 0003).
    """

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_user_id, editable=False)
    organization = models.ForeignKey(Organization, on_delete=models.PROTECT, null=True, blank=True)
    team = models.ForeignKey(Team, on_delete=models.PROTECT, null=True, blank=True)
    role = models.CharField(max_length=20, choices=Role.choices, default=Role.REVIEWER)
    opened_by_command = models.BooleanField(
        default=False,
        editable=False,
        help_text="The operator's own command has opened the account with a password for the person alone.",
    )

    def __str__(self) -> str:
        return self.username

    @property
    def is_administrator(self) -> bool:
        """Whether the person administers an organization, or operates the service."""
        of_organization = bool(self.organization_id) and self.role == Role.ADMINISTRATOR
        return bool(self.is_active and (self.is_superuser or of_organization))

    def has_perm(self, perm: str, obj: Any = None) -> bool:  # noqa: ARG002
        """The admin decides by role (tenants/admin_scope.py); Django's permission tables are not used."""
        return bool(self.is_active and self.is_superuser)

    def has_module_perms(self, app_label: str) -> bool:  # noqa: ARG002
        return bool(self.is_active and self.is_staff)


class Credential(models.Model):
    """One row is one secret of an organization: only the public id and the SHA-256 of the secret are kept."""

    class Kind(models.TextChoices):
        PLATFORM_KEY = "pk", "Platform API key"
        ASSISTANT_KEY = "ak", "Assistant API key"
        ACCESS_TOKEN = "at", "Access token"

    id = models.CharField(primary_key=True, max_length=ID_LENGTH, default=new_credential_id, editable=False)
    organization = models.ForeignKey(Organization, on_delete=models.PROTECT)
    team = models.ForeignKey(Team, on_delete=models.PROTECT, null=True, blank=True)
    user = models.ForeignKey(User, on_delete=models.PROTECT, null=True, blank=True)
    kind = models.CharField(max_length=2, choices=Kind.choices)
    name = models.CharField(max_length=200, blank=True, default="")
    public_id = models.CharField(max_length=16, unique=True)
    secret_sha256 = models.CharField(max_length=64)
    scopes = models.JSONField(default=list)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)
    last_used_at = models.DateTimeField(null=True, blank=True)
    rotated_from = models.ForeignKey("self", on_delete=models.PROTECT, null=True, blank=True)

    objects = ScopedManager()

    class Meta:
        indexes = [models.Index(fields=["organization", "kind"], name="credential_of_organization")]

    def __str__(self) -> str:
        return f"ras_{self.kind}_{self.public_id}"


class IdempotentRequest(models.Model):
    """One row is the answer to a request with an Idempotency-Key, written in the transaction of its effect."""

    organization = models.ForeignKey(Organization, on_delete=models.CASCADE)
    credential_id = models.CharField(max_length=ID_LENGTH)
    path = models.CharField(max_length=200)
    key = models.CharField(max_length=255)
    fingerprint = models.CharField(max_length=64)
    body = models.JSONField()
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()

    objects = ScopedManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["organization", "credential_id", "path", "key"], name="idempotency_key_once"
            )
        ]
        indexes = [models.Index(fields=["expires_at"], name="idempotency_expiry")]

    def __str__(self) -> str:
        return f"{self.path} {self.created_at:%Y-%m-%d %H:%M}"
