"""Lines that ask a hospital to take somebody in and name nobody who sends: "Sofortige Vorstellung Uniklinik"."""

from __future__ import annotations

import re

_ASKS = re.compile(
    r"\W*(?:(?:(?:sofortige|dringende|umgehende|notfallm[äa](?:ß|ss)ige|eilige|zeitnahe|stationäre) )*"
    r"(?:vorstellung|einweisung|aufnahme|verlegung|mitbeurteilung)|"
    r"(?:(?:urgent|immediate|emergency|same[- ]day) )+(?:admission|transfer|review|assessment)|"
    r"(?:ricovero|invio|admission|hospitalisation|ingreso|internamento|opname) (?:urgente?|en urgence|immediat[oa]))\s",
    re.IGNORECASE,
)


def asks_to_take_in(words: str) -> bool:
    """Tell whether words ask for somebody to be taken in or seen at once."""
    return _ASKS.match(words) is not None
