"""Advice what to look out for, what may still come and what is guarded against: "return at once if the pain comes back"
says of nobody that it is there.
"""

from __future__ import annotations

import re

_RED_FLAGS_TOLD = (
    r"(?:(?:aware|reminded|informed|told|warned) (?:of|about)|regarding|about|re|discuss\w*|explain\w*|given|gave|"
    r"went through|reiterated|understands?|knows?|usual|standard|(?:watch|look|monitor)\w* (?:out )?for)"
    r"(?: (?:the|her|his|their|all|any|usual|standard|following|relevant|back|\w+ [^\W\d_]{1,12})){0,2} red flags?|"
    r"red flags? (?:[\w/]+ ){0,4}?(?:advice|card|leaflet|list given|sheet|given|discussed|explained|provided|"
    r"understood|to (?:watch|look|return|report|seek)|(?:that|which) (?:should|would|need)|"
    r"for (?:return|which|re-?attend))"
)
"""Red flags that somebody was told of. Those that a letter has or a form asks for are there: "Red flags: saddle
numbness"."""
_ADVICE = re.compile(
    rf"\b(?:safety[- ]?net\w*|{_RED_FLAGS_TOLD}|return precautions?|"
    r"(?:worsening|safety|travel) advice|leaflet|information sheet|(?:warning|alert) card|"
    r"(?:advised?|warned|counsell?ed|instructed|educated|cautioned)\b[^.\n]{0,30}\b(?:to|about|of|regarding|"
    r"on|if|re)|"
    r"(?:told|asked(?! me| us)|knows?|aware) (?:\w+ ){0,2}to (?:return|attend|call|seek|come|go|look|watch|report|"
    r"ring|phone|contact|re-?present)|"
    r"(?:return|call|attend|ring|dial|come back|seek (?:\w+ ){0,3}(?:help|advice|attention|care)|"
    r"go (?:straight |directly |back )?to|re-?present|(?:see|tell|inform|consult|contact) (?:a|the|your|his|her) "
    r"(?:doctor|gp|nurse|midwife|physician|team))\b"
    r"[^.\n]{0,60}\b(?:if|should|with (?:any|new)|in case|(?:for|about) any|in the event)|"
    r"(?:watch(?:ing)?|look(?:ing)?) (?:out )?for|signs? (?:and symptoms )?of\b[^.\n]{0,30}\b(?:explained|discussed)|"
    r"(?:see|ring|phone|call|come|go)\b[^.\n]{0,40}\bif (?:an?|her|his|one|either|movements)\b|"
    r"if ,?(?:new|you(?! (?:could|would|can|might|were|are able))|he|she|they|there|any|symptoms|this|the|it|"
    r"pain|your|fingers|toes)\b|should (?:he|she|they|you|symptoms|it|this|any)\b|"
    r"(?:return|come back|attend|call|ring|re-?present|seek (?:\w+ ){0,2}(?:help|advice|attention|care)) (?:\w+ )?"
    r"(?:at once|immediately|straight ?away|right away|promptly|urgently|without delay) (?:for|with)|"
    r"in (?:case|the event) of|(?:risks?|complications?|side[- ]effects?) (?:include|including|such as|"
    r"discussed|were)|(?<!high )(?<!significant )(?<!acute )(?<!increased )(?<!real )(?<!imminent )(?<!immediate )"
    r"(?:risks?|complications?|side[- ]effects?) of|at risk for|potential development of|return if|"
    r"call if|(?:ER|ED|a ?& ?e|hospital|casualty|999|911|111|emergency) if|"
    r"to (?:prevent|avoid|reduce|lower|monitor for)|for (?:the )?prevention|prophyla\w+|(?:vaccinat|immuni[sz])\w+ "
    r"(?:against|for)|"
    r"screen(?:ed|ing)? for|monitor(?:ed|ing)? for|fear of|phobia of|(?<!I am )(?<!I['\u2019]m )(?<!we are )worried "
    r"(?:that )?(?:it|this) "
    r"(?:may|might|could)|en cas d[e'\u2019]|in caso di|en caso de|em caso de)(?!\w)",
    re.IGNORECASE,
)
_ASKING_POLITELY = re.compile(
    r"\b(?:grateful|appreciat\w+(?: it)?|glad|pleased|thankful|obliged|kind|helpful|wonder(?:ing|ed)?) if\b|"
    r"\b(?:screams?|cries|cry|crying|hurts?|pain\w*|sore|worse|winces?|flinche?s?|vomits?|sick|tender|agony|"
    r"bruises?|bleeds?|breathless|faints?|falls?) if\b",
    re.IGNORECASE,
)
"""An "if" that is no advice: a request, or what brings a sign on ("screams if you bend her neck")."""
_ADVICE_AROUND = re.compile(
    r"\b(?:should|must|needs?|ought to|to) (?:be reported|report|(?:seek )?(?:immediate |"
    r"urgent )?medical (?:help|attention|advice|"
    r"care)|prompt|be (?:seen|told) (?:at once|immediately) if|attend at once)\b|\bleaflet\b|\bwarning card\b|"
    r"^\s*(?:please )?(?:go|come|return) (?:\w+ )?to\b[^.\n]{0,40}\b(?:emergency|ER|ED|a ?& ?e|hospital|clinic)\b"
    r"[^.\n]{0,20}\bfor\b(?::|[^.\n]{0,90}\bor\b|[^.\n]{0,60},)|"
    r"^\W*(?:\d{1,2}[.)]\W*)?(?:please )?(?:return|come back|call(?: us)?|ring|phone|re-?attend|re-?present|back) "
    r"(?:(?:here|at once|immediately|straight away|right away|urgently) )?(?:for|if|with)\b[^.\n]{0,120}\bor\b|"
    r"^\W*if (?:an?|your|any) (?:[\w-]+ )?(?:child|baby|infant|toddler|patient|person|one|client|resident)\b"
    r"[^\n]{0,90}\b(?:attend|see|ring|call|dial|contact|seek|take|go to|bring)\b|"
    r"^\W*(?:bei|bij|si|se|s['\u2019]il|wenn|als|mocht\w*|sollten?)\b[^.\n]{0,90}\b(?:(?:wieder)?vorstell\w*|notaufnahme|"
    r"notruf|112|"
    r"contact opnemen|terugkomen|bellen|spoedeisende|acud\w+|vuelv\w+|urgencias|(?:re)?consulte[rz]?|rappele[rz]?|"
    r"urgences|rivolg\w+|tornare|pronto soccorso|procur\w+|regress\w+)\b|"
    r"\bcheck (?:your|his|her|their) (?:own )?(?:moles?|skin|breasts?|testicles|balls)\b|"
    r"\bsick[- ]day (?:rules|guidance|plan|advice)\b|"
    r"^\W*for\b[^.\n]{0,20}\w[^\n]{0,90}\b(?:contact|call|attend|ring|go to|dial) "
    r"(?:the )?(?:emergency|999|911|112|111|your|"
    r"casualty|hospital|a ?& ?e|ed\b|er\b)|"
    r"\b(?:red flags?|warning signs?|danger signs?|precautions)\b[^.;\n]{0,20}\b(?:discussed|explained|given|advised|"
    r"reviewed|provided)\b|"
    r"\b(?:discussed|explained|gone through) (?:the )?(?:red flags?|warning signs?|danger signs?)\b|"
    r"\b(?:told|informed|taught|shown|educated) (?:about|of|regarding)\b[^.\n]{0,40}\b(?:warning signs|glass test|"
    r"when to|what to)\b|:\s*(?:contact|ring(?![- ]enh)|call|attend|dial|seek|return|go to)\b|"
    r"\b(?:please )?(?:contact|ring|call|dial) "
    r"(?:us|your|111|999|911|the|eye)\b[^.\n]{0,40}\b(?:if|should|immediately)\b|^\s*(?:any|patients (?:with|"
    r"who)|people (?:with|who)) "
    r"[^.\n]{0,90}\b(?:should|must|contact|needs?)\b",
    re.IGNORECASE,
)


def is_advice(before: str, statement: str) -> bool:
    """Tell whether words are advice, by what stands before them and by the whole statement that they stand in."""
    before, statement = _ASKING_POLITELY.sub("", before), _ASKING_POLITELY.sub("", statement)
    return _ADVICE.search(before) is not None or _ADVICE_AROUND.search(statement) is not None
