"""One spelling of a word: American, without accents, and typing errors of hard words mended."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import combinations

from jobs.extraction.patterns.accents import without_accents
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from jobs.extraction.red_flags.rules.idea import bare_words

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
    ("neighbour", "neighbor"),
    ("calibre", "caliber"),
    ("goitre", "goiter"),
    ("fibre", "fiber"),
    ("grey", "gray"),
    ("plough", "plow"),
    ("mould", "mold"),
    ("anaer", "aner"),
)


def spelled(word: str) -> str:
    """Return a word in lower case in American spelling, without accents."""
    if not word.isascii():
        word = without_accents(word.replace("ß", "ss").replace("\u03b2", "b"))
    if len(word) > 3:
        for british, american in _SPELLINGS:
            if british in word:
                word = word.replace(british, american)
    return word


def mended(word: str) -> str:
    """Return the hard word that a word is a typing error of, else the word itself. A word of some term stays as it is,
    and nothing is mended from too much of something to too little of it.
    """
    if len(word) < _SHORTEST_MENDED or word in _HARD or word in _OTHER_WORDS or word in _words_of_terms():
        return word
    near = {hard for form in _without(word, _errors_in(word)) for hard in _BY_FORM.get(form, ())}
    best = min(
        (
            (distance(word, hard), hard)
            for hard in near
            if hard[0] == word[0] and not _are_opposites(word, hard)
        ),
        default=None,
    )
    if best is None or best[0] > _errors_in(best[1]):
        return word
    return best[1]


def _are_opposites(one: str, other: str) -> bool:
    return {one[:4], other[:4]} >= {"hypo", "hype"}


@cache
def _words_of_terms() -> frozenset[str]:
    return frozenset(
        spelled(word)
        for rule in RED_FLAG_RULES
        for picture in rule.pictures
        for idea in picture.ideas
        for words in idea.words
        for word in bare_words(words.terms)
    )


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
    spelled(word)
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
    spelled(word)
    for word in """
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
    stroker strobe strake strove thrombolysis thrombolysed parenthesis conversions compressor compressing granting
    inflection infliction inaction redaction dumpling inverter inversed blending breeding scalloping harshness
    skeptic sadden sodden saddled prostrate strider gustation ectopia entopic aphagia anomia anomic contused
    overdone drooping cellulite ulcerative braising straggled comportment hepatoma mesothelium constitution
    blander hearse compulsion compulsions concussions pancreatin recital unexploited deficiently enlarger
    breastless hyperglycaemic hyperinsulinaemic hypoosmolar creatine strike strikes striker retractile epigastrium
    sugden
    """.split()
)
"""Words that only look like an error of one of these."""
_BY_FORM: dict[str, list[str]] = defaultdict(list)
for _word in _HARD:
    for _form in _without(_word, _errors_in(_word)):
        _BY_FORM[_form].append(_word)
