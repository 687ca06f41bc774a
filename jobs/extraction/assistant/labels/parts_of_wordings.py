"""Parts that the wordings of several labels share: whose, which number, which telephone, what somebody is."""

from __future__ import annotations

WHO = r"(?:patient|pt|your|client|member|subscriber|insured|child|resident)(?:['\u2019]?s)?[ /]+"
NUMBER_OF = r"(?: ?(?:numbers?|no\.?|nos\.?|num|nr\.?|#|id|ids|code))?"
PHONE_KIND = (
    r"(?:(?:home|mobile|cell(?:ular)?|work|day ?time|daytime|evening|contact|preferred|"
    r"primary|main|land ?line|best|alternat(?:e|ive)|other)(?: ?[/&,] ?|\b))+"
)
OFFICE = (
    r"(?:author|office|ofc|dep(?:artmen)?t\.?|practice|clinic|surgery|referr(?:er|ing)(?: provider|"
    r" physician)?|provider|physician|doctor|gp|requester)(?:['\u2019]?s)?"
)
PROFESSION = (
    r"(?:provider|physician|doctor|clinician|(?:general |family )?practitioner|gp|dr\.?|md|consultant|"
    r"dentist|optometrist|nurse|person)"
)
NO_MATTER = (
    r"(?!(?:demande|avis|r[ée]f[ée]r|consult|orient|rapport|lettre|courrier|suivi|rich|invio|visita|relazione|solic|"
    r"deriva|interc|pedido|carta|informe|remis|über|zuw|arzt|befund|bericht|anfrage|bitte|verwi|aanvr|brief|spoed|"
    r"urg|dringend|[ée]valu|r[ée]sult|rendez|henvis|vurder|undersøg|skierow|prośb|prosb|sevk|hasta|konsültas|konsultas|"
    r"kontrol|beutal|vizsgál|kivizsg|uputnic|upuć|zahtjev|molba|trimit|bilet|solicit|lähet|konsult|rujuk|permohon|"
    r"surat|žádost|zadost|doporuč)[\w\u2019'-]*)"
)
"""Words with which the subject of a letter begins that is no person."""
