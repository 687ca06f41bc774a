"""The judge's stems of urgency in languages further off, written as `urgency_reading` compares them: in lower case and
without marks. They are its own, not the assistant's.

None begins a word that says something else in a language which was read before: "het" is Dutch, "hasta" Spanish, and
"nu" and "ni", which deny in Romanian and Slovene, say "now" and "nor" elsewhere: what follows tells them apart.
"""

from __future__ import annotations

import re

DENIED_BY_WHAT_FOLLOWS = re.compile(
    r"\bnu (?=(?:este|e|necesita|reprezinta|prezinta|are)\b)|\bni (?=(?:\w+ ){0,2}nujn)"
)
DENIALS = (
    "ej", "icke", "inte", "ikke", "ei", "ole", "nie", "neni", "nem", "nije", "degil", "tidak", "bukan", "khong",
    "nav",
)  # fmt: skip
CALM = (
    "planow", "planovan", "tervezett", "planl", "stabiln", "kiireet", "neakutn", "neurgent", "nenaleh", "nehitn",
    "nenujn", "neskub", "plaanil", "planveid", "planin", "redovn", "redno", "programat", "berencana", "terencana",
    "nespech", "ordinar",
)  # fmt: skip
SOONEST = (
    "snarast", "snarest", "hurtigst", "najszyb", "nejdriv", "najskor", "mielobb", "mihamarabb", "cimprej",
    "secepat", "sesegera",
)  # fmt: skip
SOONEST_IN_WORDS = (
    "sa snart", "sa fort", "mahdollisimman", "niin pian", "esimesel voimalusel", "pec iespejas", "kuo greiciau",
    "kuo skubiau", "co nejrych", "minel elobb", "minel hamar", "a leheto leg", "cat mai rep",
    "cat mai cur", "cel mai scurt", "sto prije", "sto skorij", "sto hitnij", "cim prej", "cim hitr", "zelo hitro",
    "sa me shpejt", "en kisa", "bir an once", "mes aviat", "cang som", "som nhat", "mapema iwez", "eins fljott",
    "sem fyrst", "allra fyrst",
)  # fmt: skip
NOW = (
    "omgaende", "oyeblik", "ojeblik", "paivyst", "valittom", "erakorr", "nekavej", "nedelsiant",
    "natychm", "nagl", "okamzit", "neodklad", "ihned", "azonnal", "imediat", "odmah", "menjehere", "derhal",
    "ivedilik", "darurat", "dharura", "tafarl",
)  # fmt: skip
HASTE = (
    "bradsk", "skyndsam", "fortur", "halvakut", "subakut", "haste", "hastar", "snar", "snabb", "hurtig", "rask",
    "kiire", "pikais", "steidz", "skub", "piln", "szybk", "niezwloczn", "naleh", "nalieh", "surne", "spech", "spesn",
    "casn", "soron", "surgos", "hitn", "hitan", "zurn", "nujn", "acil", "ivedi", "oncelik", "khan", "segera",
    "mendesak", "haraka", "urgj", "prioritet",
)  # fmt: skip
UNITS = (
    ("d", (
        "paiva", "paivan", "vrk", "pv", "dienu", "diena", "dni", "dnu", "nap", "zile", "dana", "gun", "hari", "ngay",
    )),
    ("w", (
        "veck", "uke", "uge", "viik", "nadal", "nedel", "savai", "tygod", "tydn", "tyzdn", "heten", "saptam", "tjedan",
        "tjedn", "tedn", "hafta", "minggu", "tuan", "setman", "vikn", "viku",
    )),
    ("m", ("manad", "maned", "kuuk", "miesi", "mesic", "mesiac", "honap", "luni", "mjesec", "mesec", "bulan", "thang")),
)  # fmt: skip
