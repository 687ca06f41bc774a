"""Reading tenants."""

from __future__ import annotations

from django.db.models import OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Concat

from common.prepared import prepared_cursor
from common.row_security import all_organizations_scope
from common.rows import columns_of, row_from
from common.working_time import OFFICE_HOURS, Stretch, WorkingCalendar
from tenants.data import OrganizationSettings, PersonData
from tenants.keys import ParsedKey
from tenants.models import Credential, Holiday, Organization, Team, User, WorkingHours

_CREDENTIAL = f"""
SELECT {columns_of(Credential, "(opened.credential)")}, opened.organization_is_active
FROM tenants_credential_opened_by(%s) AS opened
"""  # noqa: S608 - the columns are the model's own


def find_credential(*, key: ParsedKey) -> tuple[Credential, bool] | None:
    """Return the credential that a key names, whatever its state, and whether its organization is active.

    Needs no scope, and leaves none: the statement opens its own on that one row, then on the row's organization.
    """
    with prepared_cursor() as cursor:
        cursor.execute(_CREDENTIAL, [key.public_id])
        found = cursor.fetchone()
    if found is None:
        return None
    *columns, organization_is_active = found
    return row_from(Credential, columns), organization_is_active


def get_organization_settings(*, organization_id: str) -> OrganizationSettings:
    """Return what the organization has chosen; inside its scope. Raises Organization.DoesNotExist."""
    chosen, _ = get_settings_with_team(organization_id=organization_id, team_id=None)
    return chosen


def _settings(organization: Organization) -> OrganizationSettings:
    return OrganizationSettings(
        id=organization.id,
        name=organization.name,
        is_active=organization.is_active,
        job_key_required=organization.job_key_required,
        job_result_hours=organization.job_result_hours,
        patient_data_in_mail=organization.patient_data_in_mail,
        assistant=organization.assistant,
        model_egress=organization.model_egress,
        own_names=tuple(name.strip() for name in organization.own_names.splitlines() if name.strip()),
        call_hosts=frozenset(organization.call_hosts.lower().split()),
        patient_data_in_calls=organization.patient_data_in_calls,
        fhir_base_url=organization.fhir_base_url.rstrip("/"),
    )


_ORGANIZATION_WITH_TEAM = f"""
SELECT {columns_of(Organization, "organization")}, (SELECT team.name FROM tenants_team AS team
                        WHERE team.organization_id = organization.id AND team.id = %(team_id)s)
FROM tenants_organization AS organization
WHERE organization.id = %(organization_id)s
"""  # noqa: S608 - the columns are the model's own


def get_settings_with_team(
    *, organization_id: str, team_id: str | None
) -> tuple[OrganizationSettings, str | None]:
    """Return what the organization has chosen, and the name of one of its teams; inside its scope, in one statement.

    Every node and every poll of a job asks this: written out, it costs a quarter of what composing it each time does.
    """
    with prepared_cursor() as cursor:
        cursor.execute(_ORGANIZATION_WITH_TEAM, {"organization_id": organization_id, "team_id": team_id})
        found = cursor.fetchone()
    if found is None:
        raise Organization.DoesNotExist
    *columns, team_name = found
    return _settings(row_from(Organization, columns)), team_name


def get_call_secret(*, organization_id: str) -> str:
    """Return the secret that signs the organization's calls, "" when it has none; inside its scope."""
    return str(Organization.objects.values_list("call_secret", flat=True).get(id=organization_id))


def organization_ids_of(*, id_or_name: str) -> list[str]:
    """Return the ids of the organizations with this id or exactly this name, for the operator's command line."""
    with all_organizations_scope():
        found = Organization.objects.filter(Q(id=id_or_name) | Q(name=id_or_name))
        return list(found.order_by("id").values_list("id", flat=True))


def organization_names(*, most: int) -> list[str]:
    """Return the first names of organizations, for the operator's command line."""
    with all_organizations_scope():
        return list(Organization.objects.order_by("name").values_list("name", flat=True)[:most])


def is_active_person(*, user_id: str) -> bool:
    """Return whether the person may sign in, and keys in the person's name are taken."""
    return bool(User.objects.filter(id=user_id, is_active=True).exists())


def find_team(*, organization_id: str, team_id: str) -> Team | None:
    """Return a team of the organization, or None."""
    return Team.objects.in_organization(organization_id).filter(id=team_id).first()


def list_teams(*, organization_id: str) -> QuerySet[Team]:
    """Return the organization's teams by name."""
    return Team.objects.in_organization(organization_id).order_by("name")


def find_team_by_name(*, organization_id: str, name: str) -> Team | None:
    """Return the organization's team of exactly this name, or None."""
    return Team.objects.in_organization(organization_id).filter(name=name).first()


def find_person(*, organization_id: str, name: str) -> PersonData | None:
    """Return an active person of the organization by id or user name, or None; operators belong to every one."""
    people = User.objects.filter(Q(id=name) | Q(username=name), is_active=True)
    person = people.filter(Q(organization_id=organization_id) | Q(is_superuser=True)).first()
    if person is None:
        return None
    return PersonData(
        id=person.id,
        username=person.username,
        team_id=person.team_id,
        role=person.role,
        is_administrator=person.is_administrator,
    )


def team_id_of_person(*, organization_id: str, name: str) -> str | None:
    """Return the team of a person of the organization by id or user name, also of one who has left, or None."""
    people = User.objects.filter(Q(id=name) | Q(username=name), organization_id=organization_id)
    return people.values_list("team_id", flat=True).first()


def list_usernames(*, organization_id: str) -> list[str]:
    """Return the user names of the organization's active people, in order."""
    people = User.objects.filter(organization_id=organization_id, is_active=True)
    return list(people.order_by("username").values_list("username", flat=True))


def get_working_calendar(*, organization_id: str) -> WorkingCalendar:
    """Return when the organization works; Monday to Friday, 9 to 17, where it has not said otherwise."""
    zone = Organization.objects.values_list("time_zone", flat=True).get(id=organization_id)
    hours = WorkingHours.objects.in_organization(organization_id)
    holidays = Holiday.objects.in_organization(organization_id).values_list("date", flat=True)
    stretches = tuple(Stretch(row.weekday, row.opens, row.closes) for row in hours)
    return WorkingCalendar(time_zone=zone, stretches=stretches or OFFICE_HOURS, holidays=frozenset(holidays))


def get_time_zone(*, organization_id: str) -> str:
    """Return the IANA name of the organization's time zone."""
    return str(Organization.objects.values_list("time_zone", flat=True).get(id=organization_id))


def time_zone_of_row() -> Subquery:
    """Return an expression for the time zone of a row's organization, to annotate rows with."""
    return Subquery(Organization.objects.filter(id=OuterRef("organization_id")).values("time_zone")[:1])


def username_of(actor: str) -> Subquery:
    """Return an expression for the user name of the person that a row's column names as an actor (`user:<id>`)."""
    people = User.objects.annotate(as_actor=Concat(Value("user:"), "id")).filter(as_actor=OuterRef(actor))
    return Subquery(people.values("username")[:1])


def mail_address_of(*, organization_id: str, name: str) -> str:
    """Return the mail address of an active person of the organization by id or user name, or "" where none is known."""
    people = User.objects.filter(Q(id=name) | Q(username=name), is_active=True)
    found = people.filter(Q(organization_id=organization_id) | Q(is_superuser=True))
    return found.values_list("email", flat=True).first() or ""


def list_mail_addresses(
    *, organization_id: str, team_id: str | None = None, role: str | None = None
) -> list[str]:
    """Return the mail addresses of the organization's (or one of its teams') active people, of one role if named."""
    users = User.objects.filter(organization_id=organization_id, is_active=True).exclude(email="")
    if team_id:
        users = users.filter(team_id=team_id)
    if role:
        users = users.filter(role=role)
    return list(users.order_by("id").values_list("email", flat=True))
