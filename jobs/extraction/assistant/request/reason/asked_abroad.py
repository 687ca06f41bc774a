"""What a letter asks for in other languages than English: "Ich bitte um weitere Diagnostik", "Ti chiederei una
valutazione per protesi", "Proszę o ocenę ...", "... megítélésére küldöm", "Mohon evaluasi ...". The words of asking of
some stand here, those of the others, who ask in more ways, in `ways_of_asking`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.reason.in_prose import NEVER_A_REASON
from jobs.extraction.assistant.request.reason.ways_of_asking import (
    CLOSES,
    PAPERS,
    says_what_for_abroad,
    ways_of_asking,
)
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_WHAT = r"(?P<what>[^.;:!?\n]+(?:\d\.\d[^.;:!?\n]*)*)"
_SOMEBODY = r"[^.;:!?\n]{0,90}?"
_LEADS = (
    # Polish, Czech, Slovak
    rf"(?:prosz[ęe]|prosimy|pro[śs]b[ąaę]|pros[ií]me?|[žz][áa]d[áa]me?) o {_WHAT}",
    rf"(?:kieruj[ęe]|kierujemy|s?kierowan[yai])\b{_SOMEBODY} (?:celem|w celu|z powodu) {_WHAT}",
    rf"(?:odes[íi]l[áa]me?|zas[íi]l[áa]me?|posiel[ao]me?)\b{_SOMEBODY} (?:k|ke|pro|pre|za [úu][čc]elem) {_WHAT}",
    # Hungarian
    rf"(?:k[üu]ld(?:öm|jük)|ir[áa]ny[íi]t(?:om|juk)|utal(?:om|juk)|k[ée]rem|k[ée]rj[üu]k|k[ée]rek|k[ée]r[üu]nk) "
    rf"(?!sz[ée]pen\W*$){_WHAT}",
    r"(?P<what>[^.;:!?\n,]+?)(?: miatt| c[ée]lj[áa]b[óo]l)? (?:k[üu]ld(?:öm|jük)|k[ée]rem|k[ée]rj[üu]k|"
    r"k[ée]rek|k[ée]r[üu]nk)\W*$",
    # Finnish, Estonian
    rf"(?:pyyd[äa](?:n|mme)|pyydet[äa]{{2}}n|suunan|palume?)\b {_WHAT}",
    # Danish, Norwegian, Swedish
    rf"(?:henvises|henvist|henviser|remitteras|remitterar)\b{_SOMEBODY} (?:mhp\.?|med henblik p[åa]|pga\.?|"
    r"p\.g\.a\.|grundet|p[åa] grund av|p[åa] grunn av|med tanke p[åa]|f[öo]r|til) "
    r"(?P<what>[^.;:!?\n]+(?:(?<=\bpga)\. [^.;:!?\n]+)?)",
    r"(?:henvises|henvist|henviser|remitterer|s[øo]kes inn)\b(?:[^.;:!?\n]|\.(?=\d)){0,90}?,? med "
    r"(?P<what>(?!henblik|tanke|tak\b|takk\b|venn?lig)[^.;:!?\n]+(?:\d\.\d[^.;:!?\n]*)*)",
    rf"(?:bedes|anmode[rs] (?:venligst )?om|[øö]nskes|ber (?:vennligst )?om|bes om|takknemm?elig for|"
    rf"tacksam(?:ma)? f[öo]r|[öo]nskas|beg[äa]rs?) {_WHAT}",
    r"(?:venn?ligst|kan (?:dere|i|du)(?: venn?ligst)?|ber (?:dere|jer)(?: om å| om at)?|jeg ønsker at dere) "
    r"(?P<what>(?:vurdere?|undersøge?|undersøke?|utrede?|udrede?|se på|se|behandle?|tage stilling|ta stilling)\b"
    r"[^.;:!?\n]+(?:\d\.\d[^.;:!?\n]*)*)",
    # Romanian
    rf"v[ăa] rog (?:frumos )?s[ăa] (?:(?:o|[îi]l|[îi]i) )?(?:vede|consulta|evalua|primi|examina|investiga)[țţt]i "
    rf"pentru {_WHAT}",
    rf"(?:v[ăa] rog(?: s[ăa])?|solicit[ăa]m|se solicit[ăa]|solicit (?=consult|evalu|examen|intern))\b ?{_WHAT}",
    rf"(?:trimit|[îi]ndrum)\b{_SOMEBODY} pentru {_WHAT}",
    # Croatian, Serbian, Bosnian, Slovene
    rf"(?:molimo?|prosimo?)\b(?: vas)?(?: za)? {_WHAT}",
    rf"(?:upu[ćc]ujem|napotujem|napoten[ai]?|[šs]aljemo?)\b{_SOMEBODY} (?:radi|zbog|zaradi) {_WHAT}",
    # Lithuanian, Latvian
    rf"(?:pra[šs]au|pra[šs]ome|siun[čc]iu|siun[čc]iam\w+)\b{_SOMEBODY} d[ėe]l {_WHAT}",
    rf"(?:l[ūu]dzu|nos[ūu]tu|nos[ūu]t[īi]ts)\b(?: uz)? {_WHAT}",
    # Turkish
    r"(?P<what>[^.;:!?\n,]+?) (?:a[çc][ıi]s[ıi]ndan|amac[ıi]yla|y[öo]n[üu]nden) (?:\w+ )?"
    r"(?:de[ğg]erlendir|sevk|y[öo]nlendir|g[öo]nder|tetkik|kons[üu]lt)\w*",
    # Indonesian, Malay
    rf"(?:di)?mohon(?: bantuan(?:nya)?| kesediaan(?:nya)?| kiranya)?(?: untuk)? {_WHAT}",
    rf"(?:kami |saya )?(?:rujuk|dirujuk|merujuk)\b{_SOMEBODY} (?:untuk|utk|karena|kerana) {_WHAT}",
    # Vietnamese, Swahili
    rf"(?:[đd][ềe] ngh[ịi]|k[íi]nh chuy[ểe]n|xin chuy[ểe]n)\b{_SOMEBODY} (?:[đd][ểe]|v[ềe]) {_WHAT}",
    rf"(?:naomba|tunaomba|tunaombea)\b {_WHAT}",
    # Portuguese, whose requests for a view are wanted without whom they are about
    r"(?:encaminh\w+|referenci\w+|envi[oa]\w*)\b[^.;:!?\n]*?,? para "
    r"(?P<what>(?:avalia[çc]|apreci|orienta[çc]|seguimento|consulta de)[^.;:!?\n]*)",
    r"(?:pe[çc]o|pedimos|solicito|solicitamos|agrade[çc]o|agradecemos)(?:, ?[^,.]{2,20},)?(?: (?:a|uma|a sua|a tua))? "
    r"(?P<what>(?:avalia[çc]|parecer|observa[çc][ãa]o por|apoio|estudo)[^.;:!?\n]*)",
)
_ASKED = tuple(re.compile(rf"(?<!\w){lead}", re.IGNORECASE) for lead in _LEADS)
_OF_PAPERS = re.compile(
    r"\b(?:kontakt\w*|telefon\w*|inform\w+|odpowied\w*|wynik\w*|zpr[áa]v\w*|v[ýy]sled\w*|vastaus\w*|lausun\w*|soit\w+|"
    r"v[áa]lasz\w*|[ée]rtes[íi]t\w*|kopi\w*|lelet\w*|balas\w*|hubungi\w*|svar\w*|epikrise\w*|tilbagemeld\w*|vedlagt\w*|"
    r"nota[țţt]i|men[țţt]iona[țţt]i|comunica[țţt]i|suna[țţt]i|contacta[țţt]i|scrie[țţt]i|"
    r"bifog\w*|r[ăa]spuns\w*|primi\w*|odgovor\w*|nalaz\w*|atbild\w*|atsaky\w*|bilgi\w*|kerja ?sama\w*|maaf|"
    r"m[ie]tt[äa] (?:ihmeess\w+|pois))\b|@|\d{5}",
    re.IGNORECASE,
)
"""What such words ask of papers, calls and answers rather than for the patient."""
_ONLY_TO_BE_SEEN = re.compile(
    r"(?:(?:sz[íi]ves|tov[áa]bbi|szakorvosi|vizsg[áa]lat|kivizsg[áa]l[áa]s|v[ée]lem[ée]ny|kezel[ée]s|ell[áa]t[áa]s|javaslat|"
    r"konz[íi]lium|ter[áa]pi|pemeriksaan|penanganan|konsultacj|konsultasi|pregled|mi[šs]ljenj|consult|vizsg[áa]lni)\w*"
    r"(?:[\s,]+(?:[ée]s|dan|lebih|lanjut|i|oraz|[șşs]i|pasien|os|nya)\b)*[\s,/]*)+",
    re.IGNORECASE,
)
"""Requests that name nothing but what every specialist does: "vizsgálatát, véleményét"."""
_FEWEST_WORDS, _MOST_WORDS = 2, 30
_SURENESS, _SAYS_NO_MORE = 0.79, 0.65
"""How sure it is, and how sure a request is that says no more than that somebody is to be seen: less than what is told
beside it, more than what is only told first."""
_Ways = tuple[re.Pattern[str], ...]
_OTHER_BLOCKS = frozenset(("letterhead", "recipient", "copies", "insurance"))


def reasons_asked_abroad(document: Document) -> Iterator[Found]:
    """Yield what the sentences ask for behind (or before) the words of asking of other languages than English."""
    text = document.text
    asked = tuple(filter(text.may_hold, _ASKED))
    at_length = tuple(filter(text.may_hold, ways_of_asking()))
    if not asked and not at_length:
        return
    for sentence in document.sentences:
        start = sentence.span.start
        words = text.flowing[start : sentence.span.end]
        if CELL in words:
            continue
        found = _asked(document, start, words, asked) or _asked_at_length(document, start, words, at_length)
        if found is not None:
            yield found


def _asked(document: Document, start: int, words: str, ways: _Ways) -> Found | None:
    for pattern in ways:
        span = _what(document, start, pattern.search(words), _OF_PAPERS)
        if span is not None:
            bare = _ONLY_TO_BE_SEEN.fullmatch(document.text[span]) is not None
            return Found(document.text[span], (span,), _SAYS_NO_MORE if bare else _SURENESS)
    return None


def _asked_at_length(document: Document, start: int, words: str, ways: _Ways) -> Found | None:
    """What a sentence asks for in one of the many ways of the languages near by; not in heads and lists."""
    section = document.outline.section_at(start)
    if section is not None and section.key in NEVER_A_REASON:
        return None
    if document.outline.block_at(start) in _OTHER_BLOCKS:
        return None
    bare = None
    for pattern in ways:
        span = _what(document, start, pattern.search(words), PAPERS)
        if span is None:
            continue
        if says_what_for_abroad(document.text[span]):
            return Found(document.text[span], (span,), _SURENESS)
        bare = bare or Found(document.text[span], (span,), _SAYS_NO_MORE)
    return bare


def _what(
    document: Document, start: int, match: re.Match[str] | None, papers: re.Pattern[str]
) -> Span | None:
    """Where what a sentence from `start` asks for stands; None where it is of papers, or a word or a story of many."""
    if match is None:
        return None
    closes = CLOSES.search(match["what"])
    end = match.start("what") + closes.start() if closes else match.end("what")
    span = document.text.trimmed(start + match.start("what"), start + end, strip=" \n,.-\u2013")
    if span is None or papers.search(words := document.text.flowing[span.start : span.end]):
        return None
    return span if _FEWEST_WORDS <= len(words.split()) <= _MOST_WORDS else None
