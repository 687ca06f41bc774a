"""Names that begin with the family's without saying so: "TEO MEI HUA", "Nguyen Thi Lan", "Dal Monte Pier Carlo", and
"Okafor Ada" where the letter speaks of "Mrs Okafor"."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.values.forms_of_address import (
    TITLES_BEFORE_FAMILY_NAMES,
    TITLES_OF_PATIENTS,
    is_title_of_address,
)
from jobs.extraction.assistant.values.given_names import is_given_name
from jobs.extraction.assistant.values.marks_of_letters import without_marks
from jobs.extraction.assistant.values.name_parts import PersonName
from jobs.extraction.assistant.values.names_by_given_names import is_family_first_by_given_names
from jobs.extraction.assistant.values.names_family_first_in_spanish import surnames_first_in_spanish
from jobs.extraction.assistant.values.names_in_tax_numbers import family_words_by_tax_number
from jobs.extraction.assistant.values.names_of_czechs import is_family_first_in_czech
from jobs.extraction.text import Span, Text

_SURNAMES = frozenset(
    "ang au bui chan chang chen cheng cheong cheung chew chia chiang chin chng choi chong chow chu chua chung dang dao "
    "dinh do doan duong fan fang feng fong foo fung gan goh guo han heng ho hoang hong hsu hu huang huynh hwang jang "
    "jiang kang khoo kim ko koh kong kwan kwok kwon lai lam lau le lee leong leung li liang liao lim lin liu lo loh "
    "low lu luo ly ma mak mok neo ng ngo nguyen ong ooi pan pang park pham phan phua poon quach quek seah seow shen "
    "shi shin sim siu soh song sun sung tam tan tang tay teh teo tham toh tong tran trinh truong tsai tsang tse tsui "
    "vo vu wang wee wong woo wu xie xu yang yao yap yeo yeoh yeung yip yuen zhang zhao zheng zhou zhu".split()
)
_SYLLABLE = re.compile(
    r"(?:ng|ch|sh|zh|th|ph|kh|nh|gi|qu|tr|hw|kw|ts|hs|[bcdfghjklmnpqrstvwxyz])?[aeiouyà-ỹ]{1,3}"
    r"(?:ng|nh|ch|ck|[nmhptkcwy])?(?:-[a-z]{2,6})?|ng",
    re.IGNORECASE,
)
_WRITES_FAMILY_FIRST = re.compile(r"\b(?:nat[oa] (?:a|il)\b|Egregi|Gentil(?:[ei]|issim)|codice fiscale)")
_ITALIAN_PARTICLE = re.compile(r"(?:De|Di|Del|Della|Dello|Dei|Degli|Dal|Dalla|D['\u2019]\w+|Lo|La)")
_FEWEST_WORDS = 3
_SURELY_OF_A_FAMILY = frozenset("van von de del della der den ter ten nic ní ó o' mac mhic uí mc".split())
_BEHIND_A_GIVEN_NAME = (
    r"(?:['\u2019]s\b|,? (?:is|has|was|who|lives|had|takes|works|attends|came|comes|presents|reports|will)\b)"
)
_KIN = r"(?:wife|husband|son|daughter|mother|father|brother|sister|spouse|parent|mum|dad|nok)"
_TITLED = re.compile(rf"(?<!\w){TITLES_OF_PATIENTS}\.? ", re.IGNORECASE)
_TITLED_BY_FAMILY = re.compile(rf"(?<!\w){TITLES_BEFORE_FAMILY_NAMES}\.? ", re.IGNORECASE)
_NAME_GOES_ON = re.compile(r"[\w-]| [A-ZÀ-Þ]")
_THEN_A_RELATIVE = re.compile(rf",? (?P<given>[A-ZÀ-Þ][\w'\u2019-]+) ?[(,-] ?{_KIN}\b", re.IGNORECASE)
_RELATIVE = rf"\b(?:{_KIN}|next of kin|guardian|carer)\b"
_RELATIVE_NEAR = re.compile(_RELATIVE, re.IGNORECASE)
_REACH_OF_A_RELATIVE = 120


def with_family_first(text: Text, span: Span, name: PersonName) -> PersonName:
    """Return the parts of a name without a comma, turned round where its words show that the family's comes first."""
    pieces = [
        Span(span.start + match.start(), span.start + match.end())
        for match in re.finditer(r"[^\s,]+", text.content[span.start : span.end])
    ]
    while pieces and is_title_of_address(text[pieces[0]]):
        pieces.pop(0)
    words = [text[piece] for piece in pieces]
    of_family = 0
    if len(words) < 2 or len(words) > _MOST_WORDS:
        return name
    if by_tax_number := family_words_by_tax_number(text.content, words):
        of_family = by_tax_number
    elif surnames := surnames_first_in_spanish(text.content, words):
        of_family = surnames
    elif _is_of_a_people_with_family_first(text, words) or is_family_first_by_given_names(
        text.content, words
    ):
        of_family = 1
    elif len(words) < _FEWEST_WORDS:
        in_capitals = all(word.isupper() and len(word) > 1 for word in words)
        as_italians = in_capitals and _WRITES_FAMILY_FIRST.search(text.content) is not None
        in_czech = is_family_first_in_czech(text.content, words)
        of_family = int(as_italians or in_czech or _is_the_familys(text, words))
    elif _is_of_east_asia(words):
        of_family = 1
    elif _ITALIAN_PARTICLE.fullmatch(words[0]) and _WRITES_FAMILY_FIRST.search(text.content):
        of_family = 2
    elif words[0].casefold() in _SURELY_OF_A_FAMILY:
        of_family = 3 if words[1].casefold() in _SURELY_OF_A_FAMILY and len(words) > _FEWEST_WORDS else 2
    else:
        of_family = int(_is_the_familys(text, words))
    if not of_family:
        return name
    return replace(
        name,
        given=(Span(pieces[of_family].start, pieces[-1].end),),
        family=(Span(pieces[0].start, pieces[of_family - 1].end),),
    )


_MOST_WORDS = 5
_HUNGARIAN = re.compile(
    r"\b(?:beteg|beutal\w*|kérem|kérek|szül(?:etett|etési)?|tisztelt|háziorvos|panasz\w*|vizsgálat\w*|lakcím|"
    r"anyja neve)\b",
    re.IGNORECASE,
)
_VIETNAMESE = re.compile(
    r"\b(?:họ (?:và )?tên|bệnh (?:nhân|viện)|ngày sinh|kính gửi|chuyển)\b", re.IGNORECASE
)
_FINNISH = re.compile(
    r"\b(?:potilas|lähete|syntymäaika|henkilötunnus|terveyskeskus|hyvä kollega|sukunimi)\b", re.IGNORECASE
)
_FEWEST_SIGNS = 2
"""Words of a language that tell that a paper is written in it."""


def _is_of_a_people_with_family_first(text: Text, words: list[str]) -> bool:
    """Whether the paper is in Hungarian or Vietnamese, where the family's name comes first, or in Finnish and only the
    first word ends as a Finnish surname does."""
    content = text.content
    if len(set(map(str.casefold, _HUNGARIAN.findall(content)))) >= _FEWEST_SIGNS:
        return not any(word.casefold() in _SURELY_OF_A_FAMILY for word in words)
    if _VIETNAMESE.search(content) and without_marks(words[0].casefold()) in _SURNAMES:
        return True
    finnish = [word.casefold().endswith("nen") for word in words]
    return finnish[0] and not any(finnish[1:]) and _FINNISH.search(content) is not None


def _is_the_familys(text: Text, words: list[str]) -> bool:
    """Whether the text shows elsewhere that the first word of a name is the family's: behind a title, before the name
    of a relative, last in the patient's address for mail; and does not show it of the last."""
    first, last = (re.escape(words[at]) for at in (0, -1))
    content = text.content
    if not all(word[:1].isupper() and len(word.rstrip(".")) > 1 for word in (words[0], words[-1])):
        return False
    if _stands_behind(_TITLED, content, words[-1], words[1]):
        return False
    called_by_given_name = is_given_name(words[0]) and not is_given_name(words[-1])
    if not called_by_given_name and _stands_behind(_TITLED_BY_FAMILY, content, words[0], words[1]):
        return True
    if "@" in content and re.search(rf"(?<!\w){last}[._]{first}\d*@", content, re.IGNORECASE):
        return True
    if _is_a_relatives(content, words[0], words[1]):
        return True
    return len(words) < _FEWEST_WORDS and _is_called(text, words)


def _stands_behind(title: re.Pattern[str], content: str, name: str, second: str) -> bool:
    """Whether a name stands alone behind a title: no further name follows, and not the second word of the whole."""
    return any(
        _begins(content, match.end(), name)
        and not _NAME_GOES_ON.match(content, match.end() + len(name))
        and not _begins(content, match.end() + len(name), f" {second}")
        for match in title.finditer(content)
    )


def _is_a_relatives(content: str, first: str, second: str) -> bool:
    """Whether the first word of a name is in that of a relative: "Okafor Grace (wife)", "mother: Grace Okafor"."""
    places = [match.span() for match in re.finditer(rf"(?<!\w){re.escape(first)}", content, re.IGNORECASE)]
    for _, end in places:
        relative = _THEN_A_RELATIVE.match(content, end)
        if relative and not re.match(rf"{re.escape(second)}\b", relative["given"], re.IGNORECASE):
            return True
    if not any(
        _RELATIVE_NEAR.search(content, max(0, start - _REACH_OF_A_RELATIVE), start) for start, _ in places
    ):
        return False
    named_behind = re.compile(
        rf"{_RELATIVE}(?:['\u2019]s)?(?: name)?\s?[,:\u2013-]?\s(?:{TITLES_OF_PATIENTS}\.? )?"
        rf"(?!{re.escape(second)}\b)[^\W\d_]+ {re.escape(first)}(?![\w-])",
        re.IGNORECASE,
    )
    return named_behind.search(content) is not None


def _begins(content: str, start: int, words: str) -> bool:
    """Whether words stand at a place, in whatever case."""
    return content[start : start + len(words)].casefold() == words.casefold()


def _is_called(text: Text, words: list[str]) -> bool:
    """Whether sentences call somebody by the second word of a name alone, and never by the first."""
    first, second = (
        any(
            not _BEHIND_ANOTHER_NAME.search(
                text.content, max(0, match.start() - _LONGEST_PART), match.start()
            )
            for match in re.finditer(
                rf"(?<![\w-])(?<!{re.escape(before)} ){re.escape(word)}{_BEHIND_A_GIVEN_NAME}", text.content
            )
        )
        for word, before in ((words[0].title(), words[1]), (words[1].title(), words[0]))
    )
    return second and not first


_LONGEST_PART = 30
_BEHIND_ANOTHER_NAME = re.compile(r"(?:[\w,;:]|\b(?:Mrs?|Ms|Dr)\.) [A-ZÀ-Þ][\w'\u2019-]+ $")
"""A name within a sentence, before one that is then of its bearer's family: "her sister Anna Quill lives next door"."""


def _is_of_east_asia(words: list[str]) -> bool:
    """Whether the first word is a family name of East Asia, the last is none, and all behind it are such syllables, or
    all but a further given name at the end ("GOH KIM SENG EDWIN")."""
    syllables = words[1:-1] if len(words) > _FEWEST_WORDS else words[1:]
    alike = len({word.isupper() for word in words}) == 1
    return (
        alike
        and without_marks(words[0].casefold()) in _SURNAMES
        and (without_marks(words[-1].casefold()) not in _SURNAMES or words[0].isupper())
        and all(_SYLLABLE.fullmatch(word) for word in syllables)
    )
