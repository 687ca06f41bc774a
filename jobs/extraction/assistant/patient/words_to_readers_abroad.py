"""How hospitals of the continent write to a patient of an appointment of their own: "Geachte mevrouw Maes ... Wij
bevestigen uw afspraak", "Sehr geehrte Frau Huber ... Ihr Termin"."""

from __future__ import annotations

TITLES_ABROAD = (
    r"(?:Mevr(?:ouw|\.)?|Mw\.?|Dhr\.?|De heer|Heer|Frau|Herrn?|Madame|Mme|Monsieur|M\.|Sra?\.|Señora?|D\.ª|Dña\.|"
    r"Don|Doña|Sig\.(?:ra)?|Signora?|(?:Gent\.?(?:ma|mo|le)|Egr\.|Egregio) (?:Sig\.(?:ra)?|Signora?)|Exm[oa]\.? Sra?\.)"
)
GREETED_ABROAD = (
    r"(?:Geachte|Beste|Sehr geehrter?|Liebe[r]?|Guten Tag|Ch[eè]re?|Estimad[oa]|Apreciad[oa]|Gentil(?:e|issim[oa])|"
    r"Egregi[oa]|Car[oa]|Exm[oa]\.?|Prezad[oa]|Hej|Hei)(?: (?i:mevrouw|mevr\.?|heer|meneer|mijnheer|frau|herr|"
    r"madame|monsieur|sra?\.?|señora?|sig\.(?:ra)?|signora?|senhora?))"
)
THEIR_OWN_ABROAD = (
    r"\b(?:(?:uw|onze) (?:\w+ )?(?:afspraak|opname|onderzoek|raadpleging)|ihre?[nrm]? (?:\w+ )?(?:termin|aufnahme|"
    r"operation|untersuchung)|votre (?:\w+ )?(?:rendez-vous|consultation|hospitalisation|intervention)|"
    r"su (?:próxima )?(?:cita|consulta|ingreso|intervención)|(?:il suo|la sua) (?:appuntamento|visita|ricovero|"
    r"intervento)|conferma (?:di |dell['\u2019])?appuntamento|prenotazione a suo nome|a sua (?:consulta|marcação|"
    r"cirurgia)|din (?:\w+ )?(?:tid|besökstid|undersökning|time|aftale))\b"
)
ABOUT_ANOTHER_ABROAD = (
    r"\b(?:(?:uw|onze|deze|ihre?[nrm]?|unsere?[nrm]?|votre|notre|cette?|su|nuestr[oa]|est[ea]|suo|sua|nostr[oa]|"
    r"vuestr[oa]|vår|denne) (?:\w+ )?(?:pati[ëe]nte?|patient(?:in|e)?|paciente|paziente|assistit[oa]|pasient|utente)|"
    r"collega|kollegin?|kollege|confr[èe]re|cons(?:œ|oe)ur|colega)\b"
)
