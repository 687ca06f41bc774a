"""How soon a short note names in a word of its own, wherever in the sentence it stands: "please view her cords
urgently", "Routine, for opinion on repair.", "soon pls", "Vascular on call now", "NIV setup stat"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.urgency.in_notes import SERVICE, clause_start, is_short, level_named
from jobs.extraction.assistant.request.urgency.words_of_what_was import WAS
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Span

_CLAUSE_ENDS = r"(?=\s*(?:$|[.,;:!)]|[-\u2013\u2014] ))"
_PLEASE = r"(?=,? (?:please|pls|plz|thanks|thx)\b)"
_DOES = (
    r"(?:see|view|examine|assess|review|visit|attend|admit|accept|receive|come|scan|book|phone|call|collect|"
    r"register|start|treat|look at|take|send|decide|dialyse)"
)
_FOR_WHAT = r"(?=\W*$|,? (?:for|to|under|by|and|before|so|as|with|or|from|please|pls)\b|[.,;])"
_WORDS = (
    r"(?P<stat>(?:immediately(?! (?:after|following|before|upon|on|post\w*|prior|below|above|adjacent|behind|under)\b)|"
    r"right away|straight away|pre-?alert|(?<!all )(?<!up )at once|stat)(?![- ]\w+ed\b)|"
    rf"(?<=on call )now|(?<=on-call )now|now{_PLEASE}|(?-i:NOW)|"
    rf"(?:today|tonight|this (?:morning|afternoon|evening)){_PLEASE}|(?<=, )emergency(?=\W*$))|"
    r"(?P<asap>suspected cancer(?: route| form| slot)?(?=\W*$|[.,;])|"
    r"(?:2|two)[- ]w(?:ee)?k (?:target|cancer|referral|slot)|"
    r"asap|soonest(?: you can)?|as soon as (?:possible|you can|practicable))|"
    r"(?P<urgent>(?<!your )rapid access(?=[ ?!.]*$)|(?:please )?bring forward|(?:pls|please) hurry|"
    r"(?:very |most )?urgent(?:ly)?(?! (?:care|treatment|cent|dental cent|clinic|department|unit|room|"
    r"appeals?|determination))|"
    rf"(?:very |quite |fairly )?soon(?:{_PLEASE}|{_CLAUSE_ENDS})|"
    rf"(?:quick(?:ly)?|promptly|expedite)(?:{_PLEASE}|\W*$)|fast{_PLEASE})|"
    r"(?P<routine>non(?:- |[- ]?)urgent(?:ly)?|(?:accept|see|review|book|take) (?:him|her|them) routinely|"
    r"(?:offer|book|arrange|as|with|for)(?: \w+)? a routine|nil urgency|no deadline|elective(?:ly)?(?=\W*$|[,;.])|"
    r"(?<!bladder )(?<!bowel )(?<!daily )(?<!& )(?<!sleep )(?<!bedtime )(?<!\bat )(?<!\ba )(?<!\bon )"
    r"(?<!\bher )(?<!\bhis )(?<!\bmy )(?<!\bour )(?<!\bthe )(?<!during )(?<!usual )routine(?:ly)?"
    r"(?! (?:building|bloods?|labs?|tests?|screen\w*|smear|check\w*|eye test|eye exam\w*|nail|"
    r"dental|dentist|obs|observations|vaccin\w+|immuni[sz]\w+|medic\w+|childhood|antenatal)\b))"
)
_NAMED = re.compile(rf"(?<![\w\"'\u201c\u2018=-])(?P<words>{_WORDS})(?![\w\"'\u201d\u2019-])", re.IGNORECASE)
_TO_COME = re.compile(
    rf"\b(?:{_DOES}|{SERVICE}|consultant|registrar|reg|nurses?|bed)\b[^.;:,]{{0,40}}? "
    rf"(?P<words>(?P<stat>(?<!for )now|immediately|today(?! or )|tonight(?! or )|"
    rf"this (?:afternoon|evening))){_FOR_WHAT}",
    re.IGNORECASE,
)
"""Whoever is to do something, and when: of times a note tells much else ("seen today", "now 33 weeks")."""
_TOLD = re.compile(
    r"\bi (?!would|should (?:like|be)|need|want|am|hope|ask|request|suggest|recommend|wonder)\w+\b|"
    r"\b(?:s?he|they|who|pt|patient) (?!needs|requires|deserves|warrants)\w+(?:s|ed)\b|"
    r"\b(?:aims?|accepts?|our clinic|declined|refused|spoke|talked|coming|presents|attends|di|della?|"
    r"priorit(?:y|ies)|p\d)\b|"
    rf"\b(?:{WAS}|has been|have been|undergone|presented|discharged|previous(?:ly)?|found|status post|s/p|"
    r"booked|arranged|if(?! (?:at all )?possible| you can)|unless|no|non|not|nil|never|hardly|"
    r"called|met|saw|asking|examined|reviewed|going|thinks?|thought|said|says|told|felt|feels|growing|breathing|beats?|talking|out|"
    r"(?<!must )(?<!should )(?<!\bto )be|due|"
    r"(?:is|are|was|were|do|does|did|would|could|should|need|has|have|ca|wo)n['\u2019]?t|let (?:me|us) know|will|"
    r"(?:call|ring) (?:me|us|him|her|them|back)|reply|respond|replies|records?|notes?|reports?|cop(?:y|ies)|results?|"
    r"requested at|wanted|demands?|demanding|insists?|insisting|marked|labelled|"
    r"paperwork|forms?|letters?|scripts?|prescriptions?|refills?|invoice|payments?)\b[^,;:]*$",
    re.IGNORECASE,
)
"""What stands before such a word in its clause where it is of something that was, is not, or is only feared."""
_NOT_SO = re.compile(
    r"(?:[ /-]+[\w-]+){0,5}? (?:requested|ordered|booked|arranged|awaited|pending|done|sent|gone|already|elsewhere|"
    r"declined|rejected|downgraded|cancelled|normal|clear|negative|showed|found|only|list (?:is|has)|yesterday|"
    r"last (?:week|month|year)|ago)\b|"
    r" (?:referrals|cases|patients|enquiries|requests|appointments|slots|matters)\b|"
    r"\W*(?:[:/]|[\u2610-\u2612]|deleted)|[ /]+(?:urgent|routine|stat|yes|y /)|, (?:p\d )?routine|\? (?:yes|no)\b",
    re.IGNORECASE,
)
"""What stands behind such a word in its clause where it is of something that is on its way already, or has been."""
_LABELLED = re.compile(r"(?:bloods?|imaging|labs?|tests?|scans?|physio|transport)\W", re.IGNORECASE)
"""A line of a list of what is done with the patient."""
_MOST_LABELS = 3
"""Of a note: "From:", "To:", "Re:". Forms, reports and letters of offices have more, and say in too many places what
is routine or urgent in general."""
_SURENESS = 0.72


def urgencies_named_in_notes(document: Document) -> Iterator[Found]:
    """Yield the urgencies that the sentences of a short note name in plain words, in the order of the page."""
    if not is_short(document) or (
        len(document.labels) > _MOST_LABELS and not document.text.once(is_handed_on)
    ):
        return
    for sentence in document.sentences:
        words = document.text.flowing[sentence.span.start : sentence.span.end]
        if CELL in words or _LABELLED.match(words):
            continue
        for match in (*_NAMED.finditer(words), *_TO_COME.finditer(words)):
            clause = clause_start(words, match.start("words"))
            if _TOLD.search(words[clause : match.start("words")]) or _NOT_SO.match(words, match.end()):
                continue
            start = sentence.span.start
            span = Span(start + match.start("words"), start + match.end("words"))
            yield Found(level_named(match) or "urgent", (span,), _SURENESS)
            break
