"""Words for people around the patient, as the judge knows them: family, carers and whoever else is told of."""

from __future__ import annotations

FAMILY = (
    r"(?:(?:grand|half-|step-?|god)?(?:mother|father|mum|mom|dad|parents?|brothers?|sisters?|(?-i:[Ss]ons?)|daughters?)|"
    r"siblings?|(?:(?:maternal|paternal)\s+)?(?:aunt|uncle|cousin|grand(?:mother|father|parents?))|"
    r"niece|nephew|husband|wife|spouse|partner|fianc[ée]e?|mutter|vater|m[èe]re|p[èe]re|madre|padre)"
)
ACQUAINTANCES = (
    r"(?:neighbou?rs?|friends?|(?:boy|girl)friend|flatmate|housemate|room-?mate|landlord|landlady|carers?|"
    r"caregivers?)"
)
SPOKEN_FOR = rf"(?:{FAMILY}|{ACQUAINTANCES}|guardian)"
"""Who may be the one to call for a patient."""
NOT_THE_PATIENT = (
    r"(?:next of kin|n\.?o\.?k|emergency contact|solicitor|lawyer|attorney|interpreter|social worker|support worker|"
    r"key ?worker|health visitor|care home|warden|employer|school)"
)
ANYONE_ELSE = rf"(?:{SPOKEN_FOR}|{NOT_THE_PATIENT})"
NAMED = r"(?:\s+(?:called\s+)?(?-i:[A-ZÀ-Þ])[\w'\u2019-]+){0,2}"
"""A name behind such a word: "her sister Mary"."""
