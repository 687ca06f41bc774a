"""Words for people around the patient, as the judge knows them: family, carers and whoever else is told of."""

from __future__ import annotations

FAMILY = (
    r"(?:(?:grand|half-|step-?|god)?(?:mother|father|mum|mom|dad|parents?|brothers?|sisters?|(?-i:[Ss]ons?)|daughters?|"
    r"child(?:ren)?)|siblings?|twin|(?:(?:maternal|paternal)\s+)?(?:aunt|uncle|cousin|grand(?:mother|father|parents?))|"
    r"niece|nephew|husband|wife|spouse|partner|fianc[ée]e?|mutter|vater|m[èe]re|p[èe]re|madre|padre)"
)
ACQUAINTANCES = (
    r"(?:neighbou?rs?|friends?|(?:boy|girl)friend|flatmate|housemate|room-?mate|colleagues?|landlord|landlady|carers?|"
    r"caregivers?)"
)
ANYONE_ELSE = (
    rf"(?:{FAMILY}|{ACQUAINTANCES}|guardian|next of kin|n\.?o\.?k|emergency contact|solicitor|lawyer|attorney|"
    r"interpreter|social worker|support worker|key ?worker|health visitor|care home|warden|employer|school)"
)
NAMED = r"(?:\s+(?:called\s+)?(?-i:[A-ZÀ-Þ])[\w'\u2019-]+){0,2}"
"""A name behind such a word: "her sister Mary"."""
