"""The words of a text as the search for red flags compares them: one spelling, without accents, typing errors of hard
words mended, each with its place in the text and the number of its sentence.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

_TOKEN = re.compile(
    r"(?:2ww|2wr|sp[o0]2|sao2|o2|fio2|news2|abcd2|ca125|q9|phq-?9|[tlcs]1?\d(?![\d.]))(?![^\W_])|"
    r"/\s?(?:52|12|24|7|40)(?!\d)|\d{2,3} ?/ ?(?!(?:52|12|24|40)(?!\d))\d{2,3}(?![\d/])|\d{1,2}\+\d(?!\d)|"
    r"\d+(?:st|nd|rd|th)\b|\d+(?:[.,]\d+)?|"
    r"[^\W\d_]+(?:['\u2019\u02bc][^\W\d_]+)*|[#?+%<>=°]|->|\u2192",
    re.IGNORECASE,
)
_SENTENCE_END = re.compile(r"[.!?;](?=[\s)\"']|$)|\n|\t|[\u2022\u25aa\u25cf]|(?<=\s)[-\u2013*](?=\s+[A-Z])")
_NOT_AN_END = re.compile(
    r"(?:\b(?:dr|mr|mrs|ms|prof|st|approx|e\.?g|i\.?e|vs|no|resp|hx|pt)|\b[A-Za-z])\.$",
    re.IGNORECASE,
)
_DENYING = frozenset(
    "not cannot cant dont doesnt didnt isnt wasnt wont couldnt hasnt havent hadnt arent werent never unable "
    "unsuccessful wouldnt shouldnt".split()
)
_ORDINALS = {"1st": "first", "2nd": "second", "3rd": "third"}
_PER = {"24": "hours", "7": "days", "52": "weeks", "12": "months", "40": "gestation"}
"""What stands behind the stroke in a note: "3/52" is three weeks, "12/40" the twelfth of a pregnancy."""
_SPELLINGS = (
    ("aem", "em"),
    ("paen", "pen"),
    ("melaen", "melen"),
    ("anaes", "anes"),
    ("aesth", "esth"),
    ("hyperaes", "hyperes"),
    ("faec", "fec"),
    ("caec", "cec"),
    ("gynae", "gyne"),
    ("paed", "ped"),
    ("oedem", "edem"),
    ("oesoph", "esoph"),
    ("foet", "fet"),
    ("pnoe", "pne"),
    ("rhoe", "rhe"),
    ("coel", "cel"),
    ("naev", "nev"),
    ("praev", "prev"),
    ("tumour", "tumor"),
    ("colour", "color"),
    ("labour", "labor"),
    ("odour", "odor"),
    ("behaviour", "behavior"),
    ("calibre", "caliber"),
    ("goitre", "goiter"),
    ("fibre", "fiber"),
    ("grey", "gray"),
    ("plough", "plow"),
    ("mould", "mold"),
    ("anaer", "aner"),
)


@dataclass(frozen=True, slots=True)
class Token:
    """A word, number or sign: as compared, as written, where it stands and in which sentence."""

    plain: str
    written: str
    start: int
    end: int
    sentence: int


def tokens_of(content: str, *, breaks: Sequence[int] = ()) -> list[Token]:
    """Return the words, numbers and signs of a text in order. A sentence ends at its stop, at the end of a line and at
    the places of `breaks`.
    """
    tokens: list[Token] = []
    ends = sorted(
        {*(end.end() for end in _SENTENCE_END.finditer(content) if not _goes_on(content, end)), *breaks}
    )
    ends.append(len(content) + 1)
    sentence = 0
    for found in _TOKEN.finditer(content):
        while found.start() >= ends[sentence]:
            sentence += 1
        written = found.group()
        tokens.append(Token(plain_word(written), written, found.start(), found.end(), sentence))
    return _with_ages(tokens)


def is_number(token: Token) -> bool:
    """Tell whether a token is a number that can be reckoned with; "50th" and "m\u00b2" are none."""
    return _NUMBER.fullmatch(token.plain) is not None


_NUMBER = re.compile(r"\d+(?:\.\d+)?")


def _with_ages(tokens: list[Token]) -> list[Token]:
    """The tokens with "yo" for the years of an age ("aged 82 years", "a 4-year-old"), to tell it from a long time."""
    for place, token in enumerate(tokens):
        if token.plain not in _YEARS or not place or not is_number(tokens[place - 1]):
            continue
        behind = tokens[place + 1].plain if place + 1 < len(tokens) else ""
        before = tokens[place - 2].plain if place > 1 else ""
        if behind in ("old", "of") or before in ("aged", "age"):
            tokens[place] = replace(token, plain="yo")
    return tokens


_YEARS = frozenset({"year", "years", "yr", "yrs"})


def _goes_on(content: str, end: re.Match[str]) -> bool:
    if end.group() != ".":
        return (
            end.group() == "?"
            and content[end.end() : end.end() + 1] == " "
            and content[end.start() - 1 : end.start()] in " ("
        )
    return _NOT_AN_END.search(content, max(0, end.end() - 8), end.end()) is not None


@lru_cache(maxsize=20_000)
def plain_word(written: str) -> str:
    """Return a word in lower case, American spelling, without accents and errors; "not" for what denies a verb."""
    word = written.lower().replace("\u2019", "'").replace("\u02bc", "'")
    if word[0] == "/" and len(word) > 1:
        return _PER[word[1:].strip()]
    if word[0].isdigit() and word[-1].isalpha():
        return _ORDINALS.get(word, word)
    if not word[0].isalpha():
        return (re.split(r"[+/ ]", word)[0] or word).replace(",", ".")
    if word.endswith("n't") or word in _DENYING:
        return "not"
    if not word.isascii():
        word = "".join(
            c for c in unicodedata.normalize("NFKD", word.replace("ß", "ss")) if not unicodedata.combining(c)
        )
    word = word.removesuffix("'s")
    return _mended(_one_spelling(word))


def _one_spelling(word: str) -> str:
    if len(word) > 4:
        for british, american in _SPELLINGS:
            if british in word:
                word = word.replace(british, american)
    return word


def _mended(word: str) -> str:
    """The hard word that a word is a typing error of, else the word itself."""
    if len(word) < _SHORTEST_MENDED or word in _HARD or word in _OTHER_WORDS:
        return word
    near = {hard for form in _without(word, _errors_in(word)) for hard in _BY_FORM.get(form, ())}
    best = min(((distance(word, hard), hard) for hard in near if hard[0] == word[0]), default=None)
    if best is None or best[0] > _errors_in(best[1]):
        return word
    return best[1]


def _errors_in(word: str) -> int:
    return 1 if len(word) < _LONG else 2


def _without(word: str, errors: int) -> Iterable[str]:
    """The word and what is left of it when up to so many of its letters are left out."""
    for count in range(errors + 1):
        for places in combinations(range(len(word)), count):
            yield "".join(letter for place, letter in enumerate(word) if place not in places)


def distance(one: str, other: str) -> int:
    """Return how many letters must be changed, added, left out or swapped with the next between two words."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        above, before_last = row, before
        row = [i]
        for j, letter_of_other in enumerate(other, start=1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (letter != letter_of_other))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == letter_of_other:
                cost = min(cost, before_last[j - 2] + 1)
            row.append(cost)
        before = above
    return row[-1]


_SHORTEST_MENDED = 6
_LONG = 10
_HARD = frozenset(
    _one_spelling(word)
    for word in """
    haematemesis melaena haemoptysis haematuria haemorrhage haematoma anaemia anaemic leukaemia septicaemia
    ischaemia ischaemic hypoglycaemia hyperkalaemia hypercalcaemia pancytopenia thrombocytopenia neutropenia
    neutropenic lymphoma melanoma carcinoma adenocarcinoma malignant malignancy metastasis metastases
    metastatic sarcoma myeloma mesothelioma squamous neoplasm dysphagia odynophagia jaundice jaundiced
    swallowing difficulty diarrhoea constipation haematochezia rectal bleeding vomiting vomited
    unintentional unexplained axillary lymphadenopathy enlarged postmenopausal menopausal menopause
    endometrial endometrium ovarian testicular testicle torsion scrotum scrotal prostate hoarseness hoarse
    thyroid parotid supraclavicular saddle anaesthesia paraesthesia incontinence incontinent retention
    urinary bladder bilateral sciatica compression myelopathy stroke hemiparesis hemiplegia dysphasia
    aphasia dysarthria slurred slurring amaurosis thunderclap papilloedema diplopia headache seizure
    seizures convulsion convulsions epilepsy meningitis meningism meningococcal photophobia petechial
    petechiae purpuric purpura suicide suicidal overdose paracetamol hallucinations glaucoma detachment
    floaters photopsia diaphoresis diaphoretic troponin coronary infarction angina aneurysm dissection
    pulmonary embolism embolus thrombosis thrombus pleuritic breathless breathlessness dyspnoea gangrene
    gangrenous necrotising compartment stridor anaphylaxis anaphylactic drooling epiglottitis cyanosed
    cyanosis sepsis septic confusion confused hypotension hypotensive tachycardia tachypnoea peritonitis
    peritonism perforation perforated obstruction appendicitis pancreatitis cholangitis strangulated
    incarcerated irreducible diverticulitis ectopic pregnant pregnancy gestation eclampsia preeclampsia
    abruption proteinuria postpartum oliguria anuria creatinine potassium ketoacidosis ketones hyperosmolar
    hypoglycaemic fracture fractured trochanteric intertrochanteric subcapital intracapsular floppy
    lethargic apnoea mottled grunting fontanelle safeguarding neglect neglected bruising bruises strangled
    domestic violence nipple discharge inverted retraction dimpling haemoptyses claudication arteritis
    temporal cellulitis fasciitis pyrexia pyrexial febrile rigors neonate newborn lethargy paralysis
    weakness numbness perineum perineal perianal sphincter ulcerated ulceration abscess paraprotein
    splenomegaly ferritin deficiency suspicious suspected suspicion oesophageal oesophagus pancreatic
    irregular pigmented vaginal abdominal epigastric collapse collapsed unconscious consciousness sudden
    suddenly
    """.split()
)
"""Words of danger that hurried writers get wrong, in the spelling that words are compared in."""
_OTHER_WORDS = frozenset(
    """
    structure injection eruption contusion confession suspension hypertension hypertensive hypotonic abdomen
    septal sector tension perforating obstructive fractures infraction infarct infarcts corona cornea
    coronal temporally temporary rental dental septum saddles saddler straddle addled stroked strokes
    bladders pregnancies fractured anginal ketone prostatic prostatitis prostates hypoglycaemics strangles
    torsional aneurysmal retentive mentally incontinent diverticula diverticulosis appendix pancreas
    hyperglycemia hypokalemia hypocalcemia hyponatremia hypernatremia hypoglycemia hypercapnia lymphomas
    melanomas metastatic seizing sizeable overdosed overdoses suicides compassion comprehension impression
    depression progression expression completion rejection protection detection connection correction
    confirmed confined combined conformed exhausted discharged discharges inserted invested converted
    violent domestics bruised neglecting mental metal rectum erectile enlarge enlargement irregularity
    suspect suspects unexpected unexplored preparation operation operations separation sceptic antiseptic
    aseptic collapses collapsing difficult difficulties testicles spastic plastic elastic rhinitis arthritis
    bronchitis meningioma meniscal tendinitis tonsillitis colitis cystitis gastritis bursitis photophobic
    petechia thrombotic thrombectomy embolic aphasic squamosal axilla exhaustion extension retraction
    refraction trombosis trombosi trombose thrombose embolia embolie melene melena hematemese hematemesi
    disfagia meningite melanom melanome lymphom carcinom carcinome karzinom sarcome ikterus hemoptisis
    hemoptysie emottisi disuria suicidio suicide suicida urines orines resection hemostasis anesthetic
    performed infection gestational carcinoid reaction epiglottis dissecting neurogenic thrombosed
    conclusion conclusions conversion arteries retracting retractor hemorrhagic arthritic collared dissector
    shallowing strangulate distention direction peroneal spurring spurred compressive obstructing hemolysis
    abduction suspended subcarinal dyspepsia paralytic dysplasia trochanter splinter sprinter dysphonia
    concussion struggled myopathy invented strange sciatic endometrioma perforator pigment deficient
    subjected aphakia contusions suspicions intention attention invention detention premature vaginitis
    vagina abdominals restriction attraction traction contraction contractions distraction
    """.split()
)
"""Words that only look like an error of one of these."""
_BY_FORM: dict[str, list[str]] = defaultdict(list)
for _word in _HARD:
    for _form in _without(_word, _errors_in(_word)):
        _BY_FORM[_form].append(_word)
