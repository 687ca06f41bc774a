"""The child whom a letter sends and calls only by whose it is: "Thank you for seeing Mrs Quill's son Tom (born 4 Feb
2021)", "please see my patient's daughter, Ada Moss". The letter is about the child, and not about the parent."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.forms_of_address import TITLES_OF_PATIENTS
from jobs.extraction.assistant.values.name_particles import PARTICLE
from jobs.extraction.assistant.values.words_of_sending import BORN, SENDS
from jobs.extraction.text import Span, Text

_CAP = r"[A-ZÀ-Þ][\w'\u2019-]*[\w]"
_WORD_OF_A_NAME = r"[A-ZÀ-Þ][\w-]*(?:['\u2019](?!s\b)[\w-]+)?"
_SEES = (
    r"(?:see(?:ing)?|review(?:ing)?|assess(?:ing)?|accept(?:ing)?|refer(?:ring)?|send(?:ing)?|regarding|concerning|"
    r"about|opinion (?:on|of|about|regarding)|Re:?)"
)
_PARENT = (
    rf"(?:(?:(?i:my|our|the|a) (?:[a-z-]+ )?(?:patient|"
    rf"client),? )?(?:{TITLES_OF_PATIENTS}\.? )?(?P<parent>{_WORD_OF_A_NAME}(?: {_WORD_OF_A_NAME}){{0,2}})|"
    r"(?i:this|my|our|a|the|the above|another) (?:[a-z-]+ ){0,2}"
    r"(?:patient|gentleman|lady|man|woman|client|mother|father|couple|family|colleague))"
)
_CHILD = (
    r"(?P<kin>(?:(?:\w+[- ])?(?:year|month|week)[- ]old |(?:eldest|oldest|youngest|younger|older|elder|little|baby|"
    r"infant|"
    r"newborn|twin|teenage|new|first|second|only|adopted) ){0,2}"
    r"(?:(?:grand|step|foster)[- ]?)?(?P<sexed>son|daughter|boy|girl|baby|child|infant|twin))"
)
_CHILD_SENT = re.compile(
    rf"(?<!\w)(?i:{_SEES})(?: you)? "
    rf"(?P<whose>{_PARENT}['\u2019]s?) {_CHILD},? (?:(?:called|named),? )?"
    rf"(?P<name>{_CAP}(?: (?:{PARTICLE} ){{0,2}}{_CAP}){{0,3}})(?![\w'\u2019-])"
)
_CHILD_SENT_ABROAD = re.compile(
    rf"{SENDS}(?:(?i:de[nr]|die|das|unser\w*|le|la|l[ao]|il|el|al?|o|à|de|het|een|une?|the) ){{0,2}}"
    r"(?P<kin>(?P<sexed>(?i:Sohn|Tochter|fils|fille|figli[oa]|hij[oa]|filh[oa]|zoon(?:tje)?|dochter(?:tje)?)) "
    r"(?P<whose>(?i:d\w{0,4}|von|van|meine[rs]?|unsere[rs]?|eine[rs]?) [^,;.()\d\n]{3,50}(?:\.[^,;.()\d\n]{3,40})?)), "
    rf"(?P<name>{_CAP}(?: (?:{PARTICLE} ){{0,2}}{_CAP}){{1,3}})(?=,? \(?{BORN}(?!\w))"
)
"""The same in other languages, where the name stands behind the parent's, and before the birth."""
_SEXES = {
    **dict.fromkeys("son boy sohn fils figlio hijo filho zoon zoontje".split(), "male"),
    **dict.fromkeys("daughter girl tochter fille figlia hija filha dochter dochtertje".split(), "female"),
}


def children_sent(text: Text) -> list[re.Match[str]]:
    """Return where a letter names the child whom it sends by whose it is: `whose` the parent, `kin` and `name`."""
    return text.once(_found_in)


def _found_in(text: Text) -> list[re.Match[str]]:
    return [*text.phrases(_CHILD_SENT), *text.phrases(_CHILD_SENT_ABROAD)]


def sex_of_the_child_sent(text: Text) -> tuple[str, Span] | None:
    """Return the sex that the word for the child tells, and where it stands; None where none is sent so."""
    for match in children_sent(text):
        if sex := _SEXES.get(match["sexed"].casefold()):
            return sex, Span(*match.span("sexed"))
    return None
