"""Titles of what an office sends out to many or to one and that asks for nobody: appointments, jabs given, bills,
vacancies, newsletters, closed doors, pages that went astray."""

from __future__ import annotations

_MORE = r"(?:[ :,(/].{1,60})?"
_OF_APPOINTMENTS = (
    r"(?:your |new |revised |upcoming )?(?:appointment|booking)s? (?:details|letter|card|slip|notice|notification|"
    r"offer|"
    rf"reminder|confirmation|confirmed|change|changed|moved|cancell?ed|cancell?ation|instructions|information){_MORE}|"
    r"(?:your|upcoming|confirmed) appointments?|(?:a )?reminder (?:of|about|for) your .{3,50}|"
    r"(?:change|changes|confirmation|notification|notice|details|cancell?ation) (?:to|of|for) (?:your |an? |the "
    r")?(?:\w+ )?"
    r"(?:appointment|booking)|(?:we have |we had to )(?:moved|changed?|cancell?ed|move|cancel|booked) your .{3,50}|"
    r"(?:instructions|preparing|preparation|information|how to prepare) for your .{3,50}|"
    rf"(?:re: ?)?your referral (?:has been|was|is) .{{3,40}}|(?:e-?)?referral (?:acknowledge?ment|received|scheduled|"
    rf"accepted|status update|outcome|closed|not accepted)"
    rf"(?:[ ,(/](?!to\b|date\b)[^:]{{1,60}})?|waiting list (?:validation|review|letter|enquiry|"
    rf"inquiry){_MORE}"
)
_OF_JABS = (
    rf"(?:notification|notice|confirmation|record) of (?:\w+ )?(?:vaccination|immuni[sz]ation|vaccine)s?(?: "
    rf"\w+)?{_MORE}|"
    rf"(?:\w+ )?(?:vaccination|immuni[sz]ation|vaccine|flu jab|covid jab) (?:notification|notice|confirmation|"
    rf"given){_MORE}"
)
_OF_THE_TRADE = (
    rf"(?:tax )?invoice(?: (?:no\.?|number|#)?:? ?\S+)?|statement of (?:account|charges){_MORE}|receipt(?: \S+)?|"
    rf"(?:job )?vacanc(?:y|ies)\b{_MORE}|(?:we are |now )?(?:hiring|recruiting)\b{_MORE}|job (?:advert\w*|opening|"
    rf"opportunity){_MORE}|(?:\w+ ){{0,3}}(?:newsletter|bulletin)\b{_MORE}|"
    r"notice to (?:all )?(?:referring |our )?(?:practices|providers|physicians|doctors|gps|colleagues|referrers|"
    r"patients)|(?:holiday|christmas|office|practice|clinic|summer|winter) (?:closure|closing|hours|opening (?:hours|"
    r"times))(?: \w+)?|"
    r"(?:change of|our new) (?:address|fax number|phone number|telephone number|location)(?: notice)?|"
    r"outcome of your (?:application|request)|(?:fax )?(?:sent|received) in error|mis-?directed (?:fax|pages|"
    r"document)s?|wrong (?:fax )?number|returned (?:fax|mail)"
)
_ABROAD = (
    r"kallelse(?: till .{3,40})?|(?:indkaldelse|innkalling)(?: til .{3,40})?|"
    r"termin(?:best[äa]tigung|erinnerung|verschiebung|absage|mitteilung)|einladung zu[rm]? .{3,40}|"
    r"(?:confirmation|rappel|report|annulation) d[eu] (?:votre )?rendez-vous|convocation [àa] .{3,40}|"
    r"(?:recordatorio|confirmaci[óo]n|aviso|cambio) de (?:su )?cita|citaci[óo]n(?: para .{3,40})?|"
    r"(?:conferma|promemoria) (?:dell['\u2019])?appuntamento|(?:afspraak|oproep)(?:bevestiging|brief|kaart)|"
    r"confirma[çc][ãa]o (?:de|da) (?:sua )?consulta|convocat[óo]ria(?: para .{3,40})?"
)
TITLES_OF_NOTICES = "|".join((_OF_APPOINTMENTS, _OF_JABS, _OF_THE_TRADE, _ABROAD))
