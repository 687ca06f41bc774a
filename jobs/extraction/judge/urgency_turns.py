"""What the judge makes of turns of phrase that hold no word of urgency: by their stems, a day that is not to be passed,
somebody on the way or to be admitted, a wait that is refused or accepted, a colour. Like `urgency_reading` it shares
neither words nor patterns with the assistant."""

from __future__ import annotations

import re
from collections.abc import Sequence

_DENIALS = frozenset(
    "no not non nothing never cannot nicht nichts kein keine keinen ungern niet niets geen liever pas rien sin sans "
    "nao nada sem nulla senza reluctant rather".split()
)
_FURTHEST = 6
_COLOURS = {
    "stat": ("red", "rojo", "verm", "ross", "roug", "orange", "laranj", "naranj", "aranci"),
    "urgent": ("yellow", "amber", "amar", "giall", "jaune", "gelb", "geel"),
    "routine": ("green", "blue", "white", "verd", "azu", "blau", "vert", "bleu", "grun", "groen", "azzur", "bianc",
                "branc"),
}  # fmt: skip
_BY_THEN = frozenset(
    "by before prior ahead beforehand than latest vor bis davor vorher zuvor avant antes prima voor daarvoor ervoor "
    "spatestens tardar tardi tard uiterlijk".split()
)
_BROUGHT = (
    "ambulan", "helicopter", "helo", "paramedic", "medevac", "lifeboat", "rettungswag", "krankenwag", "rtw", "notarzt",
    "samu", "smur", "ziekenwag", "eta", "admit", "admission", "ingreso", "ricover", "internament", "opname",
    "stationar", "hospitalis", "soccorso", "straight", "directly", "presenting", "attending", "attend", "arriv",
    "hoje", "vandaag", "nu", "codigo", "alert", "activation",
)  # fmt: skip
_BROUGHT_TOGETHER = (("on", "way"), ("blue", "light"), ("ce", "jour"), ("dans", "heure"), ("envio", "servico"),
                     ("a", "urgencias"), ("via", "verde"), ("code", "stroke"))  # fmt: skip
_WAITS = (
    "wait", "wart", "wacht", "attend", "esper", "aufschub", "leave", "leav", "left", "let", "sit", "linger", "drift",
    "bottom", "put", "defer", "postpon", "delay", "languish", "schieb", "aufschieb",
)  # fmt: skip
_WAITS_LONG = ("wait", "wart", "wacht")
_LISTS = ("wachtlijst", "warteliste")
_MOVED_UP = (
    "queue", "squeez", "cancel", "haste", "forward", "upgrad", "earlier", "sensitive", "sooner", "uneasy", "bump",
    "jump", "moved", "rapproch", "sollecitud", "voorrang", "brevidad", "dispatch", "unsafe", "unaccept",
)  # fmt: skip
_HURRY = (
    "prisa",
    "fretta",
    "pressa",
    "haast",
    "hate",
    "hurr",
    "rush",
    "press",
    "urg",
    "eil",
    "spoed",
    "dring",
)
_CONTENT = (
    "convenien", "turn", "whenever", "vaga", "hueco", "posto", "plek", "plaats", "creneau", "habituel", "rotina",
    "programad", "eletiv", "leisure", "understand", "content", "happy", "reicht", "genug", "suffi", "volstaat",
)  # fmt: skip
_A_DAY = re.compile(
    r"(?:the )?\d{1,4}(?:st|nd|rd|th)?[ ./-](?:of )?[a-z\d]+(?:[ ./,-]+\d{2,4})?|[a-z]{3,9}day"
)


def turn_read(words: Sequence[str], whole: str) -> str | None:
    """Return the level that a turn of phrase says; None for one that the judge does not know."""
    if not words:
        return None
    if len(words) == 1:
        colour = next((level for level, stems in _COLOURS.items() if words[0].startswith(stems)), None)
        if colour is not None:
            return colour
    for place, word in enumerate(words):
        denied = bool(_DENIALS & set(words[max(0, place - _FURTHEST) : place]))
        if word.startswith(_LISTS):
            return "routine"
        if word.startswith(_HURRY) and denied:
            return "routine"
        if word.startswith(_WAITS) and denied:
            return "urgent"
        if word.startswith(_WAITS_LONG):
            return "routine"
    if _has(words, _CONTENT) or ("when" in words and _has(words, ("slot", "space", "place", "comes", "fit"))):
        return "routine"
    if _has(words, _BROUGHT) or any(
        _has(words, (one,)) and _has(words, (two,)) for one, two in _BROUGHT_TOGETHER
    ):
        return "stat"
    if (
        _has(words, _MOVED_UP)
        or words[0] in _BY_THEN
        or words[-1] == "first"
        or {"latest", "than"} & set(words)
    ):
        return "urgent"
    return "urgent" if _A_DAY.fullmatch(whole.strip(" .")) else None


def _has(words: Sequence[str], stems: tuple[str, ...]) -> bool:
    return any(word.startswith(stems) for word in words)
