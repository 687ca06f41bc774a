"""How often and when a medicine is taken, as prescriptions in languages further off write it: Danish, Swedish,
Norwegian, Finnish, Polish, Czech, Slovak, Hungarian, Romanian, Croatian, Turkish and Indonesian."""

from __future__ import annotations

_TIMES = (
    r"(?:\d{1,2} ?x|\d{1,2} ?(?:gange?|gånger|gång|ganger|kertaa|kerran|razy|raz|krát|ori|puta|"
    r"kez|kere|defa|kali|dd)|en gang|en gång|kerran|kahdesti|kolmesti|raz|dwa razy|trzy razy|jednou|"
    r"dvakrát|třikrát|egyszer|kétszer|háromszor|jednom|dvaput|triput|o dată|de \d ori)"
)
_A_DAY = (
    r"(?:dagl(?:\.|ig[et]?n?)?|om dagen|om dygnet|per dag|på dagen|dygn|päivässä|vrk|dziennie|dz\.|"
    r"na dobę|na dobe|dobowo|denně|denne|naponta|pe zi|na dan|dnevno|günde|sehari|per hari|/ ?hari)"
)
_PART_OF_A_DAY = (
    r"(?:(?:hver |varje |till |til )?(?:morgen og aften|morgon och kväll|morgen og kveld|aften|kväll(?:en)?|kveld|"
    r"natten|morgon(?:en)?)|aamuin illoin|aamulla(?: ja illalla)?|illalla|iltaisin|aamuisin|yöksi|"
    r"rano(?: i wieczorem)?|wieczorem|wiecz\.|na noc|ráno(?: a večer)?|večer|reggel(?: (?:és |-)?este)?|"
    r"délben|lefekvés előtt|dimineața|seara|ujutro|navečer|sabah(?: akşam)?|akşam|"
    r"gece|pagi(?: dan)? (?:malam|sore)|malam(?: hari)?|pagi(?: hari)?)"
)
_WHEN_NEEDED = (
    r"(?:v(?:ed|id|\.) ?behov|efter behov|etter behov|v\.b\.|tarvittaessa|tarv\.|w razie potrzeby|w razie bólu|"
    r"doraźnie|doraznie|dle potřeby|při bolesti|podľa potreby|szükség (?:esetén|szerint)|"
    r"la nevoie|po potrebi|lüzum halinde|gerektiğinde|(?:bila|jika|kalau) (?:perlu|nyeri|demam))"
)
_TIMES_AND_TABLETS = r"[1-6] ?[x×] ?(?:[1-4]|1/2|½)(?![\d/.,-])(?! ?(?:[cm]m|x|×|mg|g|ml)\b)"
"""So many times so much, as much of the world writes it: "2x1"."""

FREQUENCY_FURTHER_OFF = (
    rf"(?:{_TIMES_AND_TABLETS}(?: (?:{_A_DAY}|{_PART_OF_A_DAY}|{_WHEN_NEEDED}))?|"
    rf"{_A_DAY} {_TIMES}(?!\w)|napi \d ?x|napi (?:egyszer|kétszer|háromszor)|"
    rf"{_TIMES} ?{_A_DAY}|[1-6] ?[x×] ?(?:{_PART_OF_A_DAY}|este)|"
    rf"{_A_DAY}|{_PART_OF_A_DAY}|{_WHEN_NEEDED})"
)
