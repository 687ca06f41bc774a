"""Where medicines and allergies cannot all be as they are listed: somebody takes what they react to or a thing of its
class, is said to react to nothing, or has one medicine in two doses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from jobs.extraction.judge.aligner import PageIndex, fold
from jobs.extraction.judge.contradictions import Contradiction, words_of
from referrals.data.referral import Referral

_CLASSES: tuple[tuple[str, str], ...] = (
    (
        "penicillin pcn beta-lactam",
        "penicillin pcn amoxicillin amoxycillin amoxil ampicillin co-amoxiclav augmentin amoxiclav clavulan "
        "flucloxacillin dicloxacillin cloxacillin oxacillin nafcillin piperacillin tazocin zosyn pivmecillinam "
        "phenoxymethylpenicillin benzylpenicillin temocillin",
    ),
    (
        "cephalosporin cefalosporin",
        "cefalexin cephalexin keflex ceftriaxone cefuroxime cefixime cefadroxil cefaclor cefdinir cefazolin cefotaxime "
        "ceftazidime cefepime cefpodoxime",
    ),
    (
        "sulfa sulpha sulfonamide sulphonamide",
        "sulfamethoxazole sulphamethoxazole bactrim septra septrin co-trimoxazole cotrimoxazole sulfadiazine "
        "sulfasalazine sulphasalazine",
    ),
    (
        "nsaid nsaids non-steroidal nonsteroidal anti-inflammatories",
        "ibuprofen advil motrin nurofen naproxen aleve diclofenac voltaren voltarol meloxicam mobic celecoxib celebrex "
        "etoricoxib indomethacin indometacin ketorolac toradol aspirin nabumetone etodolac piroxicam ketoprofen "
        "mefenamic",
    ),
    (
        "macrolide macrolides",
        "erythromycin clarithromycin azithromycin zithromax roxithromycin",
    ),
    (
        "quinolone fluoroquinolone",
        "ciprofloxacin cipro levofloxacin levaquin moxifloxacin ofloxacin norfloxacin",
    ),
    ("tetracycline tetracyclines", "doxycycline minocycline lymecycline tetracycline oxytetracycline"),
    (
        "ace-inhibitor acei",
        "lisinopril ramipril enalapril perindopril captopril benazepril quinapril fosinopril trandolapril",
    ),
)
"""What each class is called, and what belongs to it: who reacts to one of them should be asked about the others."""
_CALLED_ONLY: tuple[tuple[str, str], ...] = (
    ("statin statins", "atorvastatin simvastatin rosuvastatin pravastatin fluvastatin lovastatin"),
    (
        "opioid opiate opioids opiates",
        "codeine morphine oxycodone hydrocodone tramadol fentanyl co-codamol tapentadol",
    ),
    ("codeine", "co-codamol co-dydramol"),
    ("paracetamol acetaminophen", "paracetamol acetaminophen tylenol co-codamol panadol"),
)
"""Classes of which one may be taken though another is not borne: who reacts to the class as such is asked about."""
_SALT = re.compile(r"\bsul(?:f|ph)ates?\b")
"""No sulfa: the sulfate of iron, of salbutamol."""
_NONE_KNOWN = re.compile(
    r"\b(?:(?P<drugs>no known drug allerg\w+|nkda|(?:drugs?|medic\w+) allerg(?:ies|y)\s*[:\-]\s*(?:none|nil|no known))|"
    r"no known allerg\w+|nka|(?P<other>(?:latex|food|contrast|environmental|seasonal|tape|other) allerg\w+)|"
    r"allerg(?:ies|y)\s*[:\-]\s*(?:none(?: known)?|nil(?: known)?|no known)|"
    r"(?:has no|denies(?: any)?|without) (?:known )?allerg\w+)\b"
    r"(?!\W{0,3}(?:except|other than|apart|but|besides|to\b))",
    re.IGNORECASE,
)
_NO_DRUGS = re.compile(
    r"\b(?:latex|pollen|grass|cat|dog|dust|mites?|peanuts?|nuts?|eggs?|milk|dairy|shellfish|fish|seafood|wasps?|bees?|"
    r"plasters?|tape|nickel|soya?|wheat|gluten|fruit|kiwi|strawberr\w+|mou?ld|adhesive|sesame|hay)\b",
    re.IGNORECASE,
)
_DOSE = re.compile(
    r"(?P<number>\d+(?:[.,]\d+)?)\s?(?P<unit>mg|mcg|micrograms?|\u00b5g|g|units?|ml)\b", re.IGNORECASE
)
_OTHERWISE_TAKEN = re.compile(
    r"[^.;,]{0,24}\((?:but )?(?:s?he |the patient )?(?:actually |only |in fact )?(?:takes|taking|on) "
    rf"{_DOSE.pattern}",
    re.IGNORECASE,
)
"""What stands behind a dose where somebody takes another: "5 mg bd (he takes 2.5 mg od)"."""
_BETWEEN = 24
"""Characters between a medicine's name and its dose: "tablets", "MR", "(generic)"."""
_CHANGED = re.compile(
    r"\b(?:increas\w*|decreas\w*|reduc\w*|up-?titrat\w*|titrat\w*|from|was|were|previous\w*|formerly|start\w*|initial\w*|"
    r"then|stop\w*|chang\w*|switch\w*|to|plus|and|trial|tried|wean\w*|until|in the past|last|alternat\w*|max\w*|"
    r"advis\w*|suggest\w*|recommend\w*|consider\w*|tablets?|capsules?|caps?|tabs?|load\w*|stat|given|received|dose)\b|->|\u2192|/|\+",
    re.IGNORECASE,
)


def find_medicines_at_odds(referral: Referral, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """Yield what contradicts the medicines and allergies of a referral."""
    yield from _taken_and_reacted_to(referral)
    yield from _none_known(referral, said)
    yield from _two_doses(referral, said)


def _taken_and_reacted_to(referral: Referral) -> Iterator[Contradiction]:
    allergies = [(index, words_of(item.substance)) for index, item in enumerate(referral.clinical.allergies)]
    for number, medication in enumerate(referral.clinical.medications):
        drug = words_of(medication.name)
        for index, substance in allergies:
            if drug and substance and (how := _reacts(substance, drug)):
                yield Contradiction(
                    f"clinical.medications[{number}].name",
                    f"It is {how} among the allergies.",
                    certain=False,
                    places=referral.clinical.allergies[index].substance.evidence,
                )
                yield Contradiction(
                    f"clinical.allergies[{index}].substance",
                    f"It is {how} among the medications.",
                    certain=False,
                    places=medication.name.evidence,
                )


def _reacts(substance: str, drug: str) -> str:
    """In what way a drug is among what somebody reacts to: itself, or one of its class; "" if it is not."""
    drug = _SALT.sub("", drug)
    first = re.split(r"\W", substance.strip())[0]
    if len(first) > 3 and first in drug:
        return "also"
    for names, members in _CLASSES:
        if _names_one(f"{names} {members}", substance) and _names_one(members, drug):
            return "of one class with a thing"
    if any(_names_one(names, substance) and _names_one(members, drug) for names, members in _CALLED_ONLY):
        return "of one class with a thing"
    return ""


def _names_one(names: str, words: str) -> bool:
    return _any_of(names).search(words) is not None


@cache
def _any_of(names: str) -> re.Pattern[str]:
    """Any of the names of a class of drugs where a word begins."""
    return re.compile(rf"(?<![a-z])(?:{'|'.join(map(re.escape, names.split()))})")


def _none_known(referral: Referral, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """Allergies beside words that there are none; beside words that no drug is one, those that are drugs."""
    listed = [
        (index, words_of(item.substance))
        for index, item in enumerate(referral.clinical.allergies)
        if item.substance.value is not None
    ]
    if not listed:
        return
    for page in said:
        for told in _NONE_KNOWN.finditer(page.plain.content):
            if told["other"]:
                continue
            for index, substance in listed:
                if told["drugs"] and _NO_DRUGS.search(substance):
                    continue
                yield Contradiction(
                    f"clinical.allergies[{index}].substance",
                    f'Page {page.page.number} says: "{told[0]}".',
                    certain=False,
                    places=(page.evidence(*told.span()),),
                )
            return


def _two_doses(referral: Referral, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """A medicine named again with another amount, where no words tell of a change between."""
    named: dict[str, set[str]] = {}
    for item in referral.clinical.medications:
        named.setdefault(fold(words_of(item.name)), set()).add(_amount(words_of(item.dose)))
    for number, item in enumerate(referral.clinical.medications):
        amount = _amount(words_of(item.dose))
        name = words_of(item.name)
        if not amount or len(name) < _SHORTEST_NAME:
            continue
        for page in said:
            found = _named_with_another(page, name, amount, named[fold(name)])
            if found is not None:
                yield Contradiction(
                    f"clinical.medications[{number}].dose",
                    f"Page {page.page.number} gives another dose of it.",
                    certain=False,
                    places=(page.evidence(found.start("number"), found.end("unit")),),
                )
                break


_SHORTEST_NAME = 4
_AROUND = 40


def _named_with_another(page: PageIndex, name: str, amount: str, listed: set[str]) -> re.Match[str] | None:
    """The place where a page names a medicine with an amount of the same unit that is not among those listed."""
    content = page.plain.content
    for place in re.finditer(rf"\b{re.escape(name)}\b", content, re.IGNORECASE):
        dose = _DOSE.search(content, place.end(), place.end() + _BETWEEN)
        if dose is None or re.search(r"[.;:,]\s", content[place.end() : dose.start()]):
            continue
        if _amount(dose[0]) == amount:
            dose = _OTHERWISE_TAKEN.match(content, dose.end()) or dose
        other = _amount(dose[0])
        around = content[max(0, place.start() - _AROUND) : dose.end() + _AROUND]
        if (
            other
            and other not in listed
            and other.split()[1] == amount.split()[1]
            and not _CHANGED.search(around)
        ):
            return dose
    return None


def _amount(dose: str) -> str:
    """The number and the unit of a dose, as "2.5 mg"; "" where there is none."""
    found = _DOSE.search(dose)
    if found is None:
        return ""
    unit = found["unit"].casefold()
    unit = "mcg" if unit in ("\u00b5g", "microgram", "micrograms") else unit.rstrip("s")
    return f"{float(found['number'].replace(',', '.')):g} {unit}"
