"""What an office tells of its bookings in other languages than English: "Wij bevestigen uw afspraak", "Ihr Termin wurde
verschoben", and what it wishes of a reader who is to come: "Gelieve in te schrijven", "Bringen Sie ... mit"."""

from __future__ import annotations

NOTICE_ABROAD = (
    r"\b(?:bevestigen (?:wij |we )?(?:hierbij )?uw afspraak|uw afspraak (?:op|is|werd|wordt|met|bij|in)\b|"
    r"u (?:heeft|hebt) een afspraak|afspraak is (?:verplaatst|geannuleerd|gemaakt)|"
    r"best[äa]tigen (?:wir )?(?:ihnen )?(?:hiermit )?(?:ihren|den) termin|ihr termin (?:am|ist|wurde|wird|bei|in)\b|"
    r"sie haben (?:am [^.]{4,40} )?einen termin|(?:haben|konnten) (?:wir )?(?:f[üu]r sie|ihnen) einen termin|"
    r"(?:vous )?confirmons? (?:votre|le) rendez-vous|votre rendez-vous (?:du|est|a été|aura|le|avec)\b|"
    r"vous avez (?:un )?rendez-vous|vous (?:êtes attendue?|serez reçue?)|"
    r"(?:le )?confirmamos su cita|su cita (?:es|ha sido|queda|será|con)\b|(?:tiene|tendrá) (?:usted )?(?:una )?cita|"
    r"ha sido citad[oa]|(?:le )?confermiamo (?:il suo|l['\u2019])\s?appuntamento|il suo appuntamento (?:è|del|presso)|"
    r"confirmamos a sua (?:consulta|marcação)|a sua consulta (?:foi|está|é)\b|tem consulta marcada|"
    r"du (?:är kallad|har fått en tid|har fått time|har en tid|har fået (?:en )?tid)|din (?:besöks)?tid (?:är|har)\b)"
)
OF_COMING_ABROAD = (
    r"\b(?:breng|meebreng\w*|mee te (?:brengen|nemen)|neem [^.]{0,40}mee|in te schrijven|aan te melden|verwittig|"
    r"kan u niet|kunt u niet|bringen sie|mitzubringen|melden sie|sollten sie|falls sie|sagen sie|"
    r"si vous|apporte[zr]|munissez|vous pr[ée]senter|pr[ée]sentez|nous pr[ée]venir|"
    r"traiga|acuda|si no puede|presentarse|avis[ea]r?|si prega|portare|porti con|in caso|"
    r"traga|compareça|caso não|ta med|kom i god tid|meld avbud|lämna återbud|hvis du)\b"
)
