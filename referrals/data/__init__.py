"""Frozen values that cross rooms: what was read (pages) and what it means (the Referral)."""
