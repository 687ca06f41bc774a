"""Headings of clinical lists that are put together in ways no list of wordings holds: "Problems - Significant Past",
"Short term medications (last 3 months)", "MedicationStatement", "Allergies and alerts".

A heading names one such list when it holds a noun for it and, beside that, only words that say which part of it.
"""

from __future__ import annotations

import re

from jobs.extraction.patterns.accents import without_accents

_MEDICATIONS = frozenset(
    "medication medications medicine medicines med meds drug drugs prescription prescriptions "
    "tablets inhalers statement statements request requests "
    "pharmacotherapy prescribing rx "
    "medicatie medicijnen geneesmiddelen medikation medikamente arzneimittel medicaments traitement traitements "
    "medicacion medicamentos tratamiento farmaci".split()
)
_ALLERGIES = frozenset(
    "allergy allergies allergen allergens sensitivity sensitivities intolerance intolerances hypersensitivity "
    "hypersensitivities anaphylaxis adr adrs "
    "allergie allergien allergieen alergias unvertraglichkeiten intoleranties intolerances intolleranze".split()
)
_PROBLEMS = frozenset(
    "problem problems condition conditions diagnosis diagnoses dx dxs comorbidity comorbidities "
    "illness illnesses "
    "classification classifications morbidities diseases "
    "problemen probleme problemes problemas problemi episodes episoden aandoeningen erkrankungen diagnosen "
    "diagnostics diagnosticos comorbiditeiten comorbidites".split()
)
_WHICH = frozenset(
    "a active acute any are child child's client do does is he she take takes taken there they uses using what which "
    "acute additional administered admission admitting adverse after agreed alert alerts all and "
    "appointment as associated at before changes chart chronic clinic clinical clinically coded "
    "coexisting confirmed current currently daily date days details discharge disease documented drug drugs encounter "
    "environmental existing facility file final food for from happened happens has have her his "
    "history home hospital in "
    "information issued items its key known "
    "maintenance standing last list listed long main major medical medically medication "
    "medications medicine medicines minor months most new now of on ongoing or otc other our outpatient "
    "patient patient's patients pertinent physical prescribed present presenting primary principal prior "
    "provisional psychiatric pt reaction reactions recent reconciliation record recorded referral "
    "referred regular relevant repeat reported secondary section short significant since status summary "
    "supporting suspected taken taking term the their these this time to today treated under underlying "
    "verified via visit warning warnings we weeks when with working year years you "
    "actueel actuele actief actieve huidige lopend lopende vaste bekende mnd maanden aktuell aktuelle aktiv aktive "
    "laufende bekannte actuel actuels actuelle actuelles actif actifs actives cours connues actual actuales activo "
    "activos activa activas conocidas attuale attuali attivo attivi attive corso note "
    "started commenced continued changed added unchanged "
    "chronique chroniques cronica cronico cronici croniche "
    "habitual habituel habituels habituelle de des der di del della en et und y van".split()
)
_OVER = frozenset(
    "past previous previously former old stopped discontinued ended inactive resolved ceased "
    "completed historical failed "
    "gestopt gestopte gestaakt afgesloten vroegere abgesetzt abgesetzte abgeschlossen fruhere "
    "inactif inactifs inactive inactives inactieve inattivi inattive inactivos inactivas "
    "arrete arretes termine termines anterieurs suspendido suspendidos suspendida previos resueltos sospesi "
    "pregressi".split()
)
_HISTORY = frozenset("history histories hx".split())
_ONLY_OF_MEDICINES = frozenset({"statement", "statements", "request", "requests"})
"""What programs call entries of medicines, and other things too: "MedicationRequests"."""
_MOST_WORDS = 8
_AND_ALLERGIES = re.compile(
    r"\b(?:medic(?:ation|ine)s?|med|meds|drugs?|prescriptions?|rx|tablets|"
    r"treatments?)\s*(?:and|&|/|\+|,|with)\s*(?:known |"
    r"drug )?(?:allerg|sensitiv|intoler)",
    re.IGNORECASE,
)


def composed_key(words: str) -> str:
    """Return the key of the list that words head, "" when they are put together of anything else too."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", words)
    asked = words.endswith("?")
    words = words.rstrip("? ")
    plain = without_accents(spaced.casefold())
    tokens = re.findall(r"[a-z]+(?:['\u2019]s)?", re.sub(r"\b\d+\b", " ", plain))
    if "failed" in tokens:  # "tried" alone often heads sentences that go on to what is taken now
        tokens = [word for word in tokens if word != "tried"]
    if not tokens or len(tokens) > _MOST_WORDS or re.search(r"[^\w\s/&(),+:'\u2019.<>-]", words):
        return ""
    left = {token for token in tokens if token not in _WHICH and token not in _OVER}
    over = any(token in _OVER for token in tokens)
    if left and left <= _PROBLEMS and not asked:
        return "past" if over else "problems"
    if left & _ONLY_OF_MEDICINES and not any(token in ("medication", "medications") for token in tokens):
        return ""
    if any(token in _ALLERGIES for token in tokens) and left <= _ALLERGIES | _MEDICATIONS:
        return "medications" if _AND_ALLERGIES.search(words) else "allergies"
    named = [token for token in tokens if token in _MEDICATIONS]
    if named and left <= _MEDICATIONS and not any(token in _HISTORY for token in tokens):
        return "past_medications" if over else "medications"
    if left <= _HISTORY and any(token in _HISTORY for token in tokens) and over:
        return "past"
    return ""
