"""Words right around a medicine that say in other languages than English that it was given up: "Se retiró metformina",
"Diclofenac wurde abgesetzt", "arrêt du tramadol"."""

from __future__ import annotations

import re

from jobs.extraction.text import Span

_GIVEN_UP = (
    r"(?:(?:se (?:le )?(?:ha )?|fue )?(?:retir[óo]|suspendi[óo]|suspende|retira|retirad[oa]|suspendid[oa])|"
    r"(?:foi |foram )?(?:suspens[oa]s?|suspendeu(?:-se)?|interrompid[oa]s?|parou|deixou de tomar)|"
    r"arr[êe]t(?: (?:de l['\u2019]|d['\u2019]|du|de la|des|de|le))?|a (?:arrêté|stoppé)|"
    r"(?:è stat[oa] )?(?:sospes[oa]|interrott[oa])|"
    r"ha (?:sospeso|interrotto)|abgesetzt(?: wurden?)?:?|(?:is )?(?:gestopt|gestaakt)(?: met)?|"
    r"(?:har )?(?:slutat(?: med)?|satt ut|seponer(?:at|et)|utsatt)|odstawiono)"
)
_TRIED_IN_VAIN = (
    r"(?:(?:ble|blev|er|var|har v[æa]rt|har|wurde|a été|fue|è stat[oa]|foi|werd|is) )?"
    r"(?:prøvd|prøvet|pröva[dt]s?|forsøg?[kt]t|essayée?|tentée?|probad[oa]|provat[oa]|tentat[oa]|experimentad[oa]|"
    r"geprobeerd|versucht|probiert)[^.;\n]{0,40}? (?:uten|uden|utan|sans|sin|senza|sem|zonder|ohne) "
    r"(?:noen |nogen |god |particular |grande? |veel |groot )?(?:virkning|effekt|verkan|effet|succ[èe]s|"
    r"b[ée]n[ée]fi\w+|"
    r"efecto|respuesta|mejor[íi]a|éxito|effetto|successo|risultato|efeito|melhoria|resultado|effect|resultaat|"
    r"erfolg|wirkung|besserung)"
)
"""That a medicine was tried and did nothing: "Escitalopram 20 mg ble prøvd i fem måneder uten virkning"."""
_SAID_BEFORE = re.compile(
    rf"(?<!\w){_GIVEN_UP}(?: (?:el|la|los|las|o|a|os|as|le|il|lo|l['\u2019]|de|het|da|del|di))?[ \n]?$",
    re.IGNORECASE,
)
_SAID_BEHIND = re.compile(
    r"(?: \d[\d.,]* ?(?:mg|mcg|µg|g|ml|ui|ie)\b)?,? (?:"
    r"(?:wurden? |ist |sind |bereits |zuletzt )+abgesetzt|abgesetzt|"
    r"(?:a été |ont été |est |déjà )*(?:arrêtée?s?|stoppée?s?)(?! (?:à|de))|"
    r"(?:fue |ha sido |se )?(?:suspendid[oa]|retirad[oa]|suspendi[óo]|retir[óo])|"
    r"(?:foi |foram )?(?:suspens[oa]s?|interrompid[oa]s?)|"
    r"(?:è stat[oa] |già )*(?:sospes[oa]|interrott[oa])|"
    rf"{_TRIED_IN_VAIN}|"
    r"(?:is |werd |wordt )?(?:gestopt|gestaakt)|(?:är |har )?(?:utsatt|seponerat|seponeret)|odstawion[oay])"
    r"(?!\w)(?! (?:ab|dal|partir|à partir|depuis \w+ et repris))",
    re.IGNORECASE,
)
_REACH = 40


def is_given_up_abroad(flowing: str, name: Span) -> bool:
    """Tell whether the words right before or behind the name of a medicine, or at its end, say so."""
    return (
        _SAID_BEFORE.search(flowing, max(0, name.start - _REACH), name.start) is not None
        or _SAID_BEHIND.match(flowing, name.end) is not None
        or _SAID_BEHIND.search(flowing, name.start + 1, name.end) is not None
    )


def says_that_it_is_given_up(words: str) -> bool:
    """Tell whether words of a list begin with the verb, alone or before the medicine: "Se retiró", "Arrêt du tramadol
    en mars"; of what they name nothing is taken."""
    return _BEGINS_WITH_IT.match(words) is not None


_BEGINS_WITH_IT = re.compile(rf"\W*{_GIVEN_UP}(?!\w)", re.IGNORECASE)
