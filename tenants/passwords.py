"""What a password may not be, beside what Django's own validators refuse (AUTH_PASSWORD_VALIDATORS)."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from django.core.exceptions import ValidationError

from common.yaml_documents import holds_unkeepable_text

_NAME_IS_A_WORD = 3
"""Characters; shorter user names stand in many a word by chance."""


class CanBeTyped:
    """Refuse what the sign-in page would not take back: NUL, or half of a pair of surrogates."""

    def validate(self, password: str, user: AbstractBaseUser | None = None) -> None:  # noqa: ARG002
        """Raise ValidationError for a password that would lock its owner out."""
        if holds_unkeepable_text(password):
            raise ValidationError("The password holds a character that cannot be typed. Write it again.")

    def get_help_text(self) -> str:
        return "Your password can hold any character that can be typed."


class WithoutTheUserName:
    """Refuse the user name with something around it, or several times over."""

    def validate(self, password: str, user: AbstractBaseUser | None = None) -> None:
        """Raise ValidationError where the password contains the user name, in whatever case."""
        name = user.get_username().casefold() if user is not None else ""
        said = password.casefold()
        if not name or name not in said:
            return
        if len(name) >= _NAME_IS_A_WORD or not said.replace(name, ""):
            raise ValidationError("The password contains the user name. Leave that out.")

    def get_help_text(self) -> str:
        return "Your password can't contain your user name."
