"""How letters on the continent and in Latin America begin to say whom they send to a colleague: "ich schicke dir", "je
vous adresse", "te mando a", "ti invio", "verwijs ik u", "segue para si", "det gäller"."""

from __future__ import annotations

_GERMAN = (
    r"(?:(?:schick|überweis|send|übersend|weis|stell|zuweis|übergeb|empfehl|meld|präsentier)e(?: ich)?|"
    r"überweisen wir|schicken wir|wir (?:schicken|überweisen|senden)|bitte um (?:Übernahme|Vorstellung|"
    r"Mitbehandlung) von|"
    r"(?:berichte|schreibe)(?: ich)?)"
    r"(?: (?:dir|euch|Dir|Euch|Ihnen|heute|hiermit|gerne?|wieder|nochmals?|anbei|unser(?:e[nm]?)?|mein(?:e[nm]?)?|über|"
    r"den|die|das|kleine[nrs]?|junge[nrs]?|gemeinsame[nrs]?|Patient(?:in|en)?|Kind|Bub(?:en)?|Mädchen))*"
)
_FRENCH = (
    r"(?:(?:vous|t['\u2019]|te)(?: ai)?(?: r[eé])? ?(?:adress|envoi|confi|présent|recommand)(?:e|ons|é)|"
    r"l['\u2019]avis (?:pour|concernant)|mon(?:trer)? patient|il s['\u2019]agit de|concerne)"
    r"(?: (?:ce jour|à nouveau|donc|l[ea]|notre|votre|mon|ma|petite?|jeune|patiente?|ce|cette))*"
)
_SPANISH = (
    r"(?:te|le|les|os) (?:mando|env[ií]o|remito|derivo|refiero|presento|paso|encargo|recomiendo)"
    r"(?: (?:a|al|nuevamente|de nuevo|el|la|mi|nuestr[oa]|niñ[oa]|joven|señora?|paciente))*"
)
_ITALIAN = (
    r"(?:ti|le|vi|Le|Vi|Ti) (?:invio|mando|affido|presento|segnalo|rinvio|rimando|indirizzo)"
    r"(?: (?:il|la|lo|un|una|mi[ao]|nostr[oa]|piccol[oa]|giovane|paziente|assistit[oa]|signora?))*"
)
_DUTCH = (
    r"(?:(?:verwijs|stuur|presenteer|meld)(?: ik)?(?: (?:u|je|jou|jullie|hierbij|graag|naar u))*|"
    r"(?:beoordeling|overname|mening|onderzoek)(?: en (?:behandeling|advies))? (?:van|over))"
    r"(?: (?:onze|mijn|patiënte?|de|het|kleine|jonge|meneer))*"
)
_PORTUGUESE = (
    r"(?:(?:encaminho|envio|referencio|reenvio|mando|apresento)(?:-(?:lhe|te|vos|o|a))?|(?:lhe|te|vos) "
    r"(?:encaminho|envio|mando|apresento|referencio))(?: (?:o|a|ao?|nosso|nossa|meu|minha|senhora?|utente|"
    r"doente|paciente|"
    r"menin[oa]|pequen[oa]))*"
)
_SWEDISH = (
    r"(?:(?:remitterar|skickar|översänder|henviser|sender)(?: (?:er|dig|härmed|hermed|nu|alltså))*|"
    r"(?:det|ärendet|remissen|frågan|henvisningen) (?:gäller|rör|gjelder|gælder|handlar om)(?: (?:alltså|då|nu|här))?|"
    r"(?:remiss|henvisning)(?: (?:för|av|avseende|gällande|ang\.?|angående|vedrørende|vedr\.?|for))|avseende|gällande)"
    r"(?: (?:vår|min|patienten|pasienten))*"
)
_ROMANIAN = (
    r"(?:(?:v[ăa]|[îi][țţt]i) (?:trimit(?:em)?|[îi]ndrum(?:[ăa]m)?|adres(?:ez|[ăa]m)|prezint(?:[ăa]m)?|recomand)|"
    r"v[ăa] rog (?:frumos )?s[ăa] "
    r"(?:consulta[țţt]i|vede[țţt]i|primi[țţt]i|evalua[țţt]i|examina[țţt]i)|se trimite|trimitem)"
    r"(?: (?:pe|din nou|spre consult|doamna|domnul|dna|d-na|dl|d-l|copilul|minor(?:ul|a)|pacient(?:a|ul)|"
    r"bolnav(?:a|ul)|pacienta noastr[ăa]|numit(?:a|ul))\.?)*"
)
_INDONESIAN = (
    r"(?:(?:kami |saya |bersama ini |dengan ini )+(?:kami |saya )?(?:kirim|rujuk|konsul)(?:kan)?|mengirim(?:kan)?|"
    r"merujuk)(?: (?:kembali|kepada|bapak|ibu|dokter|sejawat|ts|seorang|penderita|pasien|kami|dengan|atas nama|"
    r"a\.?n\.?|nama)\.?)*"
)
SENDS = (
    rf"(?<!\w)(?i:{_GERMAN}|{_FRENCH}|{_SPANISH}|{_ITALIAN}|{_DUTCH}|{_PORTUGUESE}|{_SWEDISH}|{_ROMANIAN}|"
    rf"{_INDONESIAN}),? +"
)
"""The words of sending with what may stand between them and a name, up to the name."""
BORN = (
    r"(?:geb(?:oren|\.)?|geboren|née?|nat[oa]|naci[oó]|nacid[oa]|nascid[oa]|född|fødd?t?|nar(?:\.|ozen[áýa]?)|"
    r"urodzon[ya]|ur\.|n[ăa]scut[ăa]?|"
    r"ro[đd]j?en[ao]?|szül(?:\.|etett)|lahir|f\. ?nac|fecha (?:de )?nac|n\.|d\.d\.n|DOB|dob)"
)
"""What a sentence says before the day of birth, in the same languages."""
NUMBER_OF_A_PERSON = (
    r"(?:(?:\d\d)?\d{6}[-+]\d{4}(?!\d)|\d{6}/\d{3,4}(?!\d)|[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z](?!\w)|"
    r"[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d(?!\w)|[12] \d\d [01]\d \d[\dAB] \d{3} \d{3}(?: \d\d)?(?!\d)|"
    r"[1-8]\d\d[01]\d[0-3]\d{7}(?!\d)|\d{3}\.\d{3}\.\d{3}-\d\d(?!\d)|756\.\d{4}\.\d{4}\.\d\d|\d{8}-?[A-Z](?!\w))"
)
"""Numbers of citizens that nothing else looks like: of Sweden, Czechia, Italy, Mexico, France, Brazil, Switzerland,
Spain and Romania."""
