"""What a letter as a whole tells of a calm picture that has the words of a danger: angina that only comes with effort,
a creatinine that is stable, the lining of a womb before the menopause, a tick for the mildest of three tumours, a
reaction that was treated weeks ago. Each is believed only where the letter says so outright and nothing of the danger
stands beside it."""

from __future__ import annotations

import re

from jobs.extraction.red_flags.reactions_of_before import reacted_before
from jobs.extraction.text import Text

_WITH_EFFORT = re.compile(
    r"\b(?:\d{1,2}|two|three|four|five|six|several|many) ?(?:-?months?|mths?|/12|years?)\b[^.;]{0,60}"
    r"\b(?:exertional|on (?:exertion|effort|walking|hills|climbing))\b[^.;]{0,60}"
    r"\b(?:relieved by|settles? (?:on|with)|eases? (?:on|with)|goes (?:off )?with) (?:\w+ )?rest\b",
    re.IGNORECASE,
)
_NOT_AT_REST = re.compile(
    r"\b(?:no|without|never|denies) (?:rest pain|(?:chest )?pain at rest)\b", re.IGNORECASE
)
_UNSTABLE = re.compile(
    r"\b(?:troponin|unstable|crescendo|worsening|increasing\w*|more frequent|ongoing|st[- ](?:elev|depr|seg|change)\w*|"
    r"t[- ]wave|lbbb|nstemi|stemi|syncop\w+|collaps\w+|sweat\w*|clammy|nocturnal|at night|this (?:morning|afternoon|"
    r"evening)|"
    r"tonight|yesterday|(?<!no )(?<!pain )at rest|ambulance|999|911)\b",
    re.IGNORECASE,
)
_STABLE_KIDNEYS = re.compile(
    r"\bcr(?:eat(?:inine)?)?\.?:? ?(?:of |is |at )?(?P<level>\d{2,3})(?: ?(?:umol|µmol|mcmol)/l)?,? ?\(?(?:is |"
    r"remains |and )?"
    r"(?:stable|unchanged|steady)\b",
    re.IGNORECASE,
)
_HIGHEST_STABLE = 250
_KIDNEYS_FAIL = re.compile(
    r"\b(?:aki|acute|oligur\w+|anur\w+|rising|risen|rise|rose|doubl\w+|deteriorat\w+|worse\w*|up from|was \d{2,3}|"
    r"obstruct\w*|hydroneph\w+|retention|unwell|vomit\w*|dehydrat\w+|sepsis|septic|k\+?:? ?(?:is )?(?:[6-9]\.\d))|->|"
    r"\u2192",
    re.IGNORECASE,
)
_STILL_BLEEDS_MONTHLY = re.compile(
    r"\b(?:heavy (?:menstrual|periods?|menses)|menorrhagia|hmb|pre-?menopausal|regular (?:periods|cycles?))\b",
    re.IGNORECASE,
)
_LINING = re.compile(
    r"\b(?:et|endometri\w+|lining)\b[^.;\d]{0,25}(?P<size>\d{1,2}(?:[.,]\d)?) ?mm\b", re.IGNORECASE
)
_THICK_BEFORE_THE_CHANGE = 14.0
_BEYOND_THE_CHANGE = re.compile(
    r"(?<!no )\b(?:post-?menopaus\w+|pmb|hrt|hyperplasia|atypi\w+|polyp\w*|post-?coital|ca ?-?125|mass|carcinoma|"
    r"adenoca\w*|lynch|tamoxifen|(?:5[1-9]|[6-9]\d) ?(?:-?years?|yrs?|y/?o|y\b|f\b))",
    re.IGNORECASE,
)
_MILDEST_TICKED = re.compile(
    r"(?=(?:[^\n]|\n(?!\n)){0,200}(?:\[ ?\]|\u2610) ?(?:malignant )?melanoma)"
    r"(?=(?:[^\n]|\n(?!\n)){0,200}(?:\[ ?\]|\u2610) ?(?:SCC|squamous))"
    r"(?:[^\n]|\n(?!\n)){0,200}(?:\[[xX]\]|\u2612) ?(?:BCC|basal)",
)
_SUSPECTED = re.compile(r"(?m:^)[^\n]{0,40}(?:suspect|diagnos|lesion|differential)\w*", re.IGNORECASE)


def is_calm(code: str, text: Text) -> bool:
    """Tell whether a letter tells outright of the calm picture that sounds like a danger."""
    judge = _CALM.get(code)
    return judge is not None and text.once(judge)


def _is_stable_angina(text: Text) -> bool:
    told = text.flowing
    return (
        _WITH_EFFORT.search(told) is not None
        and _NOT_AT_REST.search(told) is not None
        and _UNSTABLE.search(told) is None
    )


def _has_stable_kidneys(text: Text) -> bool:
    told = text.flowing
    levels = [int(match["level"]) for match in _STABLE_KIDNEYS.finditer(told)]
    return bool(levels) and max(levels) <= _HIGHEST_STABLE and _KIDNEYS_FAIL.search(told) is None


def _bleeds_before_the_change(text: Text) -> bool:
    told = text.flowing
    sizes = [float(match["size"].replace(",", ".")) for match in _LINING.finditer(told)]
    return (
        bool(sizes)
        and max(sizes) <= _THICK_BEFORE_THE_CHANGE
        and _STILL_BLEEDS_MONTHLY.search(told) is not None
        and _BEYOND_THE_CHANGE.search(told) is None
        and not _names_somebody_beyond(told)
    )


def _names_somebody_beyond(told: str) -> bool:
    """Whether the years of a letter, of which the first may be that of the birth, are of somebody over fifty."""
    years = [int(match.group()) for match in _YEAR.finditer(told)]
    return bool(years) and max(years) - min(years) > _OLDEST_BEFORE_THE_CHANGE


_YEAR, _OLDEST_BEFORE_THE_CHANGE = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)"), 50


def _is_the_mildest_tumour(text: Text) -> bool:
    content = text.content
    return any(_MILDEST_TICKED.match(content, begins.start()) for begins in _SUSPECTED.finditer(content))


_CALM = {
    "airway": reacted_before,
    "acute_coronary": _is_stable_angina,
    "acute_kidney_injury": _has_stable_kidneys,
    "gynaecological_cancer_signs": _bleeds_before_the_change,
    "skin_cancer_signs": _is_the_mildest_tumour,
}
