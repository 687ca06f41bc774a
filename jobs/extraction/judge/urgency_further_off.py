"""The judge's stems of urgency in languages further off, written as `urgency_reading` compares them: in lower case and
without marks. They are its own, not the assistant's."""

from __future__ import annotations

DENIALS = (
    "ej", "icke", "inte", "ikke", "ei", "ole", "nie", "neni", "nem", "nu", "nije", "ni", "degil", "tidak", "bukan",
    "khong", "nav",
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
    "kuo skubiau", "co nejrych", "minel elobb", "minel hamar", "lehetolegr", "a leheto leg", "cat mai rep",
    "cat mai cur", "cel mai scurt", "sto prije", "sto skorij", "sto hitnij", "cim prej", "cim hitr", "zelo hitro",
    "sa me shpejt",
    "en kisa", "bir an once", "mes aviat", "cang som", "som nhat", "mapema iwez", "eins fljott", "sem fyrst",
    "allra fyrst",
)  # fmt: skip
NOW = (
    "omgaende", "øyeblik", "øjeblik", "oyeblik", "ojeblik", "paivyst", "valittom", "erakorr", "nekavej", "nedelsiant",
    "natychm", "nagl", "okamzit", "neodklad", "ihned", "azonnal", "imediat", "odmah", "menjehere", "derhal",
    "ivedilik", "darurat", "dharura", "tafarl", "øhjelp",
)  # fmt: skip
HASTE = (
    "bradsk", "skyndsam", "fortur", "halvakut", "subakut", "haste", "hasta", "snar", "snabb", "hurtig", "rask",
    "kiire", "pikais", "steidz", "skub", "piln", "szybk", "niezwloczn", "naleh", "nalieh", "surne", "spech", "spesn",
    "casn", "soron", "surgos", "hitn", "hitan", "zurn", "nujn", "acil", "ivedi", "oncelik", "khan", "gap", "segera",
    "mendesak", "haraka", "urgj", "prioritet",
)  # fmt: skip
UNITS = (
    ("d", ("paiva", "paivan", "vrk", "pv", "dien", "dni", "dnu", "nap", "zile", "dana", "gun", "hari", "ngay", "dies")),
    ("w", (
        "veck", "uke", "uge", "viik", "nadal", "nedel", "savai", "tygod", "tydn", "tyzdn", "het", "saptam", "tjedan",
        "tjedn", "tedn", "hafta", "minggu", "tuan", "setman", "vikn", "viku",
    )),
    ("m", ("manad", "maned", "kuuk", "miesi", "mesic", "mesiac", "honap", "luni", "mjesec", "mesec", "bulan", "thang")),
)  # fmt: skip
