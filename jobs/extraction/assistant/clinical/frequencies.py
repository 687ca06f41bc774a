"""How often and when a medicine is taken, as prescriptions of several countries write it."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.frequencies_further_off import FREQUENCY_FURTHER_OFF

_ONCE = (
    r"(?:once|twice|thrice|(?:one|two|three|four|five|six|\d{1,2}) ?(?:times?|x)|[1-6] ?x|x ?[1-6]|"
    r"(?:[1-6]|einmal|zweimal|dreimal|viermal|eenmaal|tweemaal|driemaal|une|deux|trois|quatre|una|dos|tres|cuatro|"
    r"due|tre|quattro|uma|duas|três|quatro)"
    r"(?: ?(?:mal|maal|keer|fois|veces|volte|volta|vez(?:es)?))?)"
)
_PERIOD = (
    r"(?:daily|day|dly|die|weekly|week|wk|monthly|month|nightly|hourly|t[äa]glich|tgl\b\.?|"
    r"w[öo]chentlich|am tag|par jour|"
    r"par semaine|(?:al|por|ao) d[íi]a|al (?:giorno|d[iì])|per dag|daags)"
)
_EACH_PERIOD = (
    r"(?:a|an|per|each|every|/|in the|par|al|por|pro|im|ao|p\.)\s*"
    r"(?:d\b|j\b|day|wk|week|month|jour|semaine|mois|tag|woche|monat|d[íi]a|semana|mes|m[êe]s|"
    r"giorno|settimana|mese|dag|maand)"
)
_PARTS_OF_DAY = (
    r"(?:(?:1/2|[0-3\u00bd\u00bc])(?:\s?[-\u2013+]\s?(?:1/2|[0-3\u00bd\u00bc])){2,3}|"
    r"\d{1,2}[-+]0[-+]\d{1,2}(?:[-+]\d{1,2})?|"
    r"\d{1,2}[-+]\d{1,2}[-+]0|0[-+]\d{1,2}[-+]\d{1,2}(?:[-+]\d{1,2})?)(?![\d/-])"
)
"""So many in the morning, at noon, in the evening and at night: "1-0-1", "18-0-12 units"."""
_MEAL = r"(?:food|meals?|breakfast|lunch|dinner|supper)"
_MEAL_ABROAD = (
    r"(?:(?:con|antes de|despu[ée]s de|tras) (?:las |la |el |los )?(?:comidas?|cenas?|desayunos?|alimentos|almuerzo)|"
    r"en ayunas|(?:com|antes d[aeo]s?|depois d[aeo]s?|ap[óo]s|n[ao]s?) (?:a |o |as |"
    r"os )?(?:refei[çc](?:ão|ões)|jantar|"
    r"almo[çc]o|caf[ée](?: da manh[ãa])?)|em jejum|"
    r"(?:ai|dopo(?: i)?|prima (?:dei|di)|durante i|a|dopo|prima di) (?:pasti|cena|pranzo|"
    r"colazione)|a (?:digiuno|stomaco "
    r"(?:pieno|vuoto))|(?:aux|avant(?: les?)?|apr[èe]s(?: les?)?|pendant(?: les?)?|au) "
    r"(?:repas|petit[ -]d[ée]jeuner|d[îi]ner|d[ée]jeuner)|(?:le matin )?[àa] jeun|"
    r"(?:vor|nach|zu|zum|zu den|vor dem|nach dem|mit dem) (?:den )?(?:mahlzeiten|essen|fr[üu]hst[üu]ck|abendessen)|"
    r"n[üu]chtern|(?:bij|voor|na) (?:het |de )?(?:eten|maaltijd(?:en)?|ontbijt|avondeten))"
)
_TIME_ABROAD = (
    r"(?:midi|(?:le )?(?:matin|soir|midi)(?:(?:,| et) (?:le )?(?:midi|soir))*|au coucher|au lever|"
    r"morgens(?: und abends)?|mittags|abends|nachts|(?:zur|vor der) nacht|vor dem (?:schlafen(?:gehen)?|zubettgehen)|"
    r"al acostarse|(?:de|cada|por la|en la|a la) (?:noche|ma[ñn]ana|tarde)|antes de (?:acostarse|dormir)|"
    r"(?:ogni |alla |la )?(?:sera|mattina)\b|al mattino(?: e alla sera)?|ore \d{1,2}(?::\d\d)?|"
    r"prima di (?:dormire|coricarsi)|"
    r"(?:[àa] noite|de manh[ãa]|pela manh[ãa]|ao deitar|ao acordar|antes de deitar|toda noite)|"
    r"'?s (?:ochtends|avonds|morgens|middags|nachts)|voor (?:de nacht|het slapen)|a\.n\.|diari[oa](?:mente)?|"
    r"diariamente|quotidien(?:nement)?|dagelijks|giornaliero|t[äa]glich)"
)
_TIME_OF_DAY = (
    r"(?:at (?:bedtime|night|lunch(?:time)?|teatime|the hour of sleep|breakfast|dinner|supper)|(?:in the|each|every) "
    r"(?:morning|evening|afternoon)s?|before (?:bed|sleep)|on (?:waking|an empty stomach)|"
    rf"(?:before|after|with|w/) (?:each |every )?{_MEAL}|(?:ac|pc) meals?|"
    r"before (?:each |every )?(?:dressings?(?: changes?)?|exercise|sport|intercourse|travel|physio)|"
    r"noct(?:e|\.)?\b|mane(?: et nocte)?|nightly|h\.s\b\.?|hs\b|q\.?h\.?s\.?|"
    r"mornings?|evenings?|bedtime)"
)
_WHEN_NEEDED = (
    r"(?:p\.r\.n\.?|prn|(?:as|when|if|whenever) (?:needed|required|necessary|wanted|wheezy|itchy|"
    r"in pain|it flares|flaring|symptomatic)|bei bedarf|b\. ?b\.|b\.? ?bed\.|(?:à|a) "
    r"la demande|si (?:besoin|n[ée]cessaire|douleurs?|dolor|fiebre)|"
    r"au besoin|(?:em )?s\.?o\.?s\b\.?|(?:a|si) demanda|a necesidad|si (?:lo )?precisa|al bisogno|"
    r"se (?:necess[aá]ri[oa]|"
    r"(?:hou)?ver dor|dor|febre)|zo nodig|z\.n\.|indien nodig)"
)
_DAYS_OF_THE_WEEK = (
    r"(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days)(?:(?:,| and) (?:mon|tues|wednes|thurs|fri|"
    r"satur|sun)days)*|"
    r"(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day"
)
_OFTEN = (
    r"(?:up to )?(?:"
    rf"{_ONCE}\s*(?:(?:a|an|per|each|every|/|in the|par|al|por|pro|im)?\s*{_PERIOD}|{_EACH_PERIOD})|"
    r"once|twice|thrice|(?:two|three|four|five) times|(?:once )?daily|dly\b|"
    r"(?:every|each|alle|toutes les|cada|ogni|om de|a cada|elke) (?:other |second |third |alternate )?"
    r"(?:\d+(?:\s?-\s?\d+)? ?)?(?:two |three |four |six |eight |twelve )?"
    r"(?:days?|hours?|hrs?|h\b|weeks?|months?|morning|night|evening|noche|stunden|tage|std\.?|"
    r"heures?|horas|hs\b|ore|uur|"
    r"dag(?:en)?|d[íi]as?|weken)(?: and night)?|"
    r"die|[1-4] ?dd(?: ?[1-4](?! ?(?:mg|mcg|g|ml|ie|[.,\d])))?|\d{1,2}/\d{1,2} ?h(?:oras|s)?\b|1 every \d+ hours|"
    r"alternate days|on alternate days|(?:four|"
    r"six|eight|twelve|\d{1,2})[ -]?(?:hourly|hrly)|"
    r"q\.? ?\d+(?:-\d+)? ?(?:h(?:ours?|rs?)?|d(?:ays?)?|wk|weeks?)?\b|q ?(?:am|pm|hs|d|day|od|week|wk|"
    r"day|noon|ac|other day)\b|"
    r"o\.?d\.?|o\.?m\.?|off and on\b|on and off\b|"
    r"(?<!off and )o\.?n\.?(?= ?(?:[,.;)\n\t]|$| *\d+ (?:wks?|weeks?|mths?|months?|days?)\b))|"
    r"b\.?d\.?s?\.?|b\.?i\.?d\.?|t\.?i\.?d\.?(?:ac|s)?|"
    r"t\.?d\.?s?\.?|q\.?i\.?d\.?|"
    r"q\.?d\.?s?\.?|q\.?o\.?d\.?|stat|weekly|fortnightly|monthly|yearly|annually|"
    rf"hourly|{_PARTS_OF_DAY}|as directed|{_DAYS_OF_THE_WEEK}|(?<!\d )(?-i:[AP]M)(?: and (?-i:[AP]M))?|"
    r"at (?:the )?(?:first sign|onset|start) of (?:an? |the |any |your )?(?:headaches?|migraines?|attacks?|"
    r"symptoms?|pain|flares?|aura|episodes?|cold sores?|outbreaks?)|"
    rf"{_TIME_OF_DAY}|{_MEAL_ABROAD}|{_TIME_ABROAD}|{_WHEN_NEEDED})"
)
FREQUENCY = re.compile(
    rf"(?<![\w/])(?<!\d[.,])(?:{FREQUENCY_FURTHER_OFF}(?!\w)|{_OFTEN})"
    rf"(?:[ ,]+(?:{_WHEN_NEEDED}|{_TIME_OF_DAY}|{_MEAL_ABROAD}|with (?:food|meals)))?(?:(?![\w])|(?<=[\d ]dd)(?=\d))",
    re.IGNORECASE,
)
_DIRECTIONS_BELOW = re.compile(
    r"[^\n]{0,60}\n\W{0,3}(?P<directions>(?i:sig|signa|directions?|label|instructions?)(?: ?[:.]| (?=[a-z]))[^\n\t]+|"
    r"(?i:take|give|apply|inhale|inject|instil|insert|use|chew|dissolve|swallow) [^\n\t]+)"
)


def frequency_below(content: str, offset: int) -> re.Match[str] | None:
    """Return how often by the directions on the line below a drug's: "Sig: take 1 tablet by mouth daily"."""
    directions = _DIRECTIONS_BELOW.match(content, offset)
    return FREQUENCY.search(content, directions.start("directions"), directions.end()) if directions else None


def times_behind_an_amount(content: str, offset: int) -> re.Match[str] | None:
    """Return how many times a day right behind an amount without its unit: the "x 2" of "Melarin 5 x 2"."""
    return _TIMES_BEHIND_AN_AMOUNT.match(content, offset)


_TIMES_BEHIND_AN_AMOUNT = re.compile(
    r"\s?[x\u00d7] ?[1-4](?![\w/]|[.,]\d)(?: (?:dagl(?:\.|ig\w*)?|om dagen|per dag|daily))?"
    r"(?! ?(?:d(?:ays?)?|w(?:ee)?ks?|months?|doses?|dag(?:ar|er)|refills?)\b)",
    re.IGNORECASE,
)
