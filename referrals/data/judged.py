"""What people made of the values that the service had found."""

from __future__ import annotations

from referrals.data.referral import Field, Frozen


class LookedOver(Frozen):
    """A value that the service had found in a record that a person has looked over (PHI).

    `corrected` says whether a person wrote something into the field, `after` what; a field that was left as it is has
    `after` None and `corrected` False. `reviewed`: somebody is known to have looked at this value, for it was corrected
    or confirmed, or a review of what the record then held was completed; else only at another of its record.
    """

    record_id: str
    path: str
    before: Field
    corrected: bool
    reviewed: bool
    after: str | int | None = None
