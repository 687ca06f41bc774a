"""Whether two people are two: neither could be signing in as the other (ADR 0013).

A person's account is in the hands of the person, and of whoever issued the link by which its password was chosen:
that one could have used the link. It is so until somebody independent of the issuer has confirmed the person, and
stays so for what was decided before. Whose password was set by none of the person's links, and by no command of the
operator, is in hands that nobody can name: it is no second person until a link was used.
"""

from __future__ import annotations

from datetime import datetime

from common.errors import Conflict
from tenants.models import SignInLink, User

_PERSON = "user:"
_UNKNOWN = "?"
"""Stands among the hands of an account where nobody can tell who else has the password."""


class NotIndependent(Conflict):
    """Two different people are needed, and one could be acting as the other."""

    def __init__(self, message: str = "") -> None:
        super().__init__(
            message
            or "Two people who are independent of each other are needed, and one of you has opened the other's "
            "account, or the same person has opened both. Have an administrator who has not, or the service operator, "
            "confirm the person whose account it is on that person's page under Users; or let somebody else decide."
        )


class HandsUnknown(NotIndependent):
    """The password of an account was set before people chose theirs by links, and nobody can tell who knows it."""

    def __init__(self, whose: str) -> None:
        super().__init__(
            f"Two people are needed, and {whose} may be known to somebody else: its password, or that of whoever "
            "opened it, was set before people chose theirs by a link. Have the service operator issue a link for that "
            "person on the person's page under Users; once a password is chosen by it, decide or ask again. Or let "
            "somebody else decide."
        )


def refuse_unknown_hands(actor: str, *, now: datetime) -> None:
    """Raise HandsUnknown for a person (`user:<id>`) who would not count as one of two."""
    if actor.startswith(_PERSON) and _UNKNOWN in hands(actor.removeprefix(_PERSON), at=now):
        raise HandsUnknown("your account")


def refuse_one_for_two(*, first: str, first_at: datetime, second: str, now: datetime) -> None:
    """Raise NotIndependent, or its HandsUnknown, where the actors (`user:<id>`) of two decisions could be one person.

    Whose hands an account was in counts at the moment of each decision. Actors that are no people are left to the
    caller. Inside the organization's scope.
    """
    if not (first.startswith(_PERSON) and second.startswith(_PERSON)):
        return
    one, other = first.removeprefix(_PERSON), second.removeprefix(_PERSON)
    of_one, of_other = hands(one, at=first_at), hands(other, at=now)
    if _UNKNOWN in of_other:
        raise HandsUnknown("your account")
    if _UNKNOWN in of_one:
        raise HandsUnknown("the account of whoever asked or decided first")
    if not _are_apart(one, of_one, other, of_other):
        raise NotIndependent


def are_two(one: str, other: str, *, first_at: datetime, second_at: datetime) -> bool:
    """Return whether the accounts with these user ids were in no common hands when each decided.

    The operator, who opens the first account of every organization, stands between nobody but the operator and
    those whose accounts the operator has opened.
    """
    return _are_apart(one, hands(one, at=first_at), other, hands(other, at=second_at))


def _are_apart(one: str, of_one: frozenset[str], other: str, of_other: frozenset[str]) -> bool:
    """Return whether two users are two people, by the hands that their accounts were in."""
    if one in of_other or other in of_one or _UNKNOWN in of_one | of_other:
        return False
    common = of_one & of_other
    return not common or not User.objects.filter(id__in=common, is_superuser=False).exists()


def may_confirm(link: SignInLink, *, by: str, now: datetime) -> bool:
    """Return whether the user with this id is independent of the link's issuer and of the person it is for.

    The operator is also where nobody can tell who else is the issuer: somebody has to begin.
    """
    if User.objects.filter(id=by, is_superuser=True).exists():
        return by not in hands(link.issued_by, at=now) | hands(link.user_id, at=now)
    return are_two(by, link.issued_by, first_at=now, second_at=now) and are_two(
        by, link.user_id, first_at=now, second_at=now
    )


def hands(user_id: str, *, at: datetime) -> frozenset[str]:
    """Return the ids of all who could sign in as this person at a moment, the person's own among them; with one that
    is nobody's where that cannot be told.
    """
    held = {user_id}
    waiting = [(user_id, at)]
    while waiting:
        person, moment = waiting.pop()
        link = link_in_force(person, at=moment)
        if link is None and _was_set_by_others(person):
            held.add(_UNKNOWN)
        if link is not None and not link.is_confirmed(at=moment) and link.issued_by not in held:
            held.add(link.issued_by)
            waiting.append((link.issued_by, link.issued_at))
    return frozenset(held)


def is_in_unknown_hands(user_id: str, *, at: datetime) -> bool:
    """Return whether nobody can tell who else could sign in as this person."""
    return _UNKNOWN in hands(user_id, at=at)


def _was_set_by_others(user_id: str) -> bool:
    """Return whether a password that was chosen by no link is neither an operator's nor from the operator's command."""
    return User.objects.filter(id=user_id, is_superuser=False, opened_by_command=False).exists()


def link_in_force(user_id: str, *, at: datetime) -> SignInLink | None:
    """Return the link by which the person's password of that moment was chosen, None where it was by none."""
    links = SignInLink.objects.filter(user_id=user_id, used_at__lte=at)
    return links.order_by("-used_at").first()
