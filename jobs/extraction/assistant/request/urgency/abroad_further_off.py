"""How sentences in languages further off say how soon somebody is to be seen: one word for haste beside one for what is
asked, and a denial of haste. The languages are those of `words_further_off`; those of the North and the Baltic,
those of the East of Europe and the others are looked for apart, so that a letter is searched for its own alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.abroad.spelling import typed
from jobs.extraction.assistant.request.urgency.phrases import Phrases

_FLAGS = re.IGNORECASE
_GAP = r"(?:[^\s.;:,]+ ){0,3}?"
_WIDE_GAP = r"[^.;:\n]{0,60}?(?<![\w-])"

_NORTH = (
    r"(?:bedes|bør|bes|ønskes|kan) (?:ses|sees|set|sett|vurdere[st]|vurdert|indkaldt|innkalt|undersøgt|undersøkt)\b|"
    r"(?:be)?dömning\w*|behandling\w*|undersökning\w*|utredning\w*|mottagning\w*|vurdering\w*|undersøgelse\w*|"
    r"undersøkelse\w*|udredning\w*|konsultasjon\w*|indkaldelse|innkalling|kallelse|besöks?tid|time\b|tid\b|"
    r"skoðun\w*|viðtal\w*|arvio\w*|tutkimu\w*|vastaanotto\w*|konsultaatio\w*|konsultatsiooni?\w*|vastuvõt\w*|"
    r"uuring\w*|konsultācij\w+|izmeklē\w+|konsultacij\w+|ištyr\w+|apžiūr\w+",
    r"snar(?:are|a|t)?\b|snarast(?: möjligt)?|snarest(?: mulig\w*)?|snarlig\w*|skyndsam\w*|br[åa]dskande|"
    r"snabb(?:t|a)?\b|"
    r"omg[åa]ende|hurtigst mulige?t?|hurtig\w*|hastende|rask(?:t|e)?\b|øyeblikkelig|øjeblikkelig|så (?:snart|"
    r"fort) som (?:möjligt|"
    r"mulig\w*)|förtur|kiireelli\w+|kiire(?:t|sti|lt)?\b|pikais\w+|mahdollisimman (?:pian|nopeasti)|"
    r"steidzam\w+|skub(?:us|i|iai|ios|ią)\b|pēc iespējas (?:ātrāk|drīzāk)|kuo (?:greičiau|skubiau)|"
    r"(?:inom|inden for|innen) (?:\d{1,2}(?: ?[-\u2013] ?\d{1,2})? )(?:dagar|dage|dager|veckor|uger|uker)|"
    r"sem (?:allra )?fyrst",
    r"(?:(?:ej|icke|inte|ikke) (?:\S+ ){0,2}?(?:br[åa]dskande|haster?|hastar|hastende)|ingen (?:hast|brådska|"
    r"hastverk|øyeblikkelig)|ei (?:ole )?(?:\S+ )?kiire(?:inen|ellinen|tä|llinen)?\b|nav steidzami|neskub\w+)",
)
_EAST = (
    r"konsultacj\w+|ocen[ęya]\b|przyjęci\w+|diagnostyk\w+|wizyt\w+|badani\w+|hospitalizacj\w+|leczeni\w+|"
    r"vyšetřen\w+|vyšetren\w+|konzult\w+|konzili\w+|objedn[áa]n\w+|posouzen\w+|posúden\w+|termín\w*|převzet\w+|"
    r"přijet\w+|vizsgálat\w*|konzíli\w+|kivizsgál\w*|fogad\w+|ellátás\w*|időpont\w*|vélemény\w*|"
    r"consult(?:ul|ului|ație)?\b|"
    r"evaluar\w+|programar\w+|internar\w+|investigați\w+|pregled\w*|obrad[auieo]\w*|konzultacij\w+|mišljenj\w+|"
    r"obravnav\w+|mnenj\w+",
    r"piln(?:e|y|a|ie|ej|ego|ym|ą)\b|w trybie (?:pilnym|nagłym|przyspieszonym)|niezwłoczn\w+|jak najszybsz\w+|"
    r"jak najszybciej|szybki(?:e|ego|ej)\b|urgentn[íýáěéeou]\w*|naléhav\w+|naliehav\w+|neodkladn\w+|časn(?:é|ý|ou)\b|"
    r"co nej(?:dříve|časněj\w+)|čo najskôr\w*|sürgős\w*|soron kívül\w*|mielőbb\w*|mihamarabb\w*|"
    r"(?:a )?lehető leg(?:korább|hamar|közelebb|rövidebb)\w*|"
    r"urgent[ăe]\b|(?<=consult )urgent\b|(?:de|în regim de) urgenț[ăa]|prioritar[ăe]?\b|rapid[ăe]\b|"
    r"c[âa]t mai (?:repede|cur[âa]nd)|"
    r"în cel mai scurt timp|hit(?:n[oauie]|an)\b|žurn[oaui]\b|što (?:prije|skorij\w+|hitnij\w+)|prioritetn[oaui]\b|"
    r"nujn[oaie]\b|čimprej\w*|čim (?:prej|prije)",
    r"(?:nie (?:\S+ ){0,2}?piln\w+|(?:není|nie je|nevyžaduje|nevyžaduj\w+) (?:\S+ ){0,2}?"
    r"(?:urgentn\w+|naléhav\w+)|nespěchá|nem (?:\S+ ){0,2}?sürgős\w*|nu (?:este|e|necesită|reprezintă) (?:\S+ ){0,2}?"
    r"urgenț?\w+|"
    r"(?:nije|ne treba) (?:\S+ ){0,2}?hitn\w+|ni (?:\S+ ){0,2}?nujn\w+)",
)
_OTHERS = (
    r"değerlendiril\w+|değerlendirme\w*|muayene\w*|konsültasyon\w*|randevu\w*|görülme\w*|tetkik\w*|pemeriksaan|"
    r"penanganan|evaluasi|konsul(?:tasi)?\b|tindakan|tatalaksana|diperiksa|ditangani|perawatan|khám|hội chẩn|"
    r"điều trị|uchunguzi|matibabu|vizit\w*|konsult\w*|vlerësim\w*",
    r"acil(?:en|dir)?\b(?! servis)|öncelikli\w*|ivedi\w*|en kısa (?:sürede|zamanda)|bir an önce|segera|secepatnya|"
    r"secepat mungkin|sesegera mungkin|cito|khẩn(?: cấp)?|gấp|sớm|haraka|mapema iwezekanavyo|"
    r"urgjent\w*|sa më shpejt",
    r"(?:acil (?:bir )?(?:\S+ )?(?:değil\w*|yok\w*)|aciliyeti yok\w*|(?:tidak|bukan) (?:\S+ )?"
    r"(?:mendesak|darurat|segera|"
    r"urgen\w*)|không (?:\S+ )?(?:khẩn|gấp)\w*)",
)


def _phrases() -> Iterator[tuple[str, float, re.Pattern[str]]]:
    for seeing, haste, calm in (_NORTH, tuple(map(typed, _EAST)), tuple(map(typed, _OTHERS))):
        yield "routine", 0.88, re.compile(rf"(?<![\w-])(?P<words>{calm})(?![\w-])", _FLAGS)
        yield "", 0.84, re.compile(rf"(?<![\w-])(?P<words>{haste})(?![\w-]) {_GAP}(?:{seeing})", _FLAGS)
        yield "", 0.82, re.compile(rf"(?<![\w-])(?:{seeing}) {_WIDE_GAP}(?P<words>{haste})(?![\w-])", _FLAGS)


IN_LANGUAGES_FURTHER_OFF: Phrases = tuple(_phrases())
