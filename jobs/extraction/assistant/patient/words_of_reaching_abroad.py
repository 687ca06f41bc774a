"""How letters in other languages than English tell where a patient is reached, many in their last sentence: "La
trovi al 340 555 0111", "La paciente puede ser contactada por WhatsApp al 81 5550 0111"."""

from __future__ import annotations

_PATIENT = r"(?:pa[cz]iente|utente|doente|assistit[oa]|patiente?|patientin|pati[ëe]nte?|signora|señora?)"
REACHED_ABROAD = (
    r"\b(?:la|lo) (?:trov[ia]|trovate|pu(?:oi|ò) (?:chiamare|contattare|trovare)|si (?:trova|contatta))|"
    r"\b(?:l[ao]|le) (?:pued\w+|podr\w+) (?:contactar|llamar|localizar|ubicar)|"
    r"\b(?:puede|podrá|pode) ser (?:contac?tad[oa]|localizad[oa]|ubicad[oa])|"
    r"\bcontactable|contactabile|contactável|se (?:le|la|lo) puede (?:contactar|llamar|localizar)|"
    rf"\b{_PATIENT} (?:pede|pide|prefere|prefiere) (?:(?:el|o) )?(?:contact?o|ser contactad[oa])|"
    r"\best (?:joignable)|se joint|\b(?:kan|kann) (?:man )?(?:hen|hem|haar|ihn|sie) (?:bereiken|erreichen)|"
    r"\b(?:te|zu) (?:bereiken|erreichen)|\b(?:träffas|nås|nås|treffes)"
)
"""What leads in where the patient is reached; the ways of doing so stand between it and the number."""
WAYS_ABROAD = (
    r"el|la|le|lo|il|los|las|en|ao|aos|no|na|pel[oa]|por|per|allo|alla|sur|par|het|de|der|dem|das|am|an|auf|"
    r"pomeriggio|sempre|tel[ée]fono|telefone|t[ée]l[ée]phone|telefoon\w*|telefon\w*|nummer|n[uú]mero|"
    r"m[oó]vil|telem[oó]vel|telemovel|celular|cellulare|cell\.?|portable|gsm|handy|mobiel|mobil|mobiltelefon|whatsapp|"
    r"correo(?: electr[oó]nico)?|courriel|mail|o|ou|oder|of|y|e|et|und|p[åa]"
)
"""By what, or on what, somebody is reached."""
