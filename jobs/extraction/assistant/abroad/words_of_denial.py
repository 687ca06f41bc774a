"""Words that deny, doubt, put into the past, or give to a relative what stands behind them, by language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Modifiers:
    """Each a pattern of alternatives: `none` denies a whole list behind it, `negates` what stands right behind it, and
    `ruled_out` what stands before it."""

    none: str
    negates: str
    ruled_out: str
    doubts: str
    had: str
    kin: str


MODIFIERS = {
    "de": Modifiers(
        none=r"kein(?:e[nrs]?)?|ohne|weder|verneint|negiert|ausschluss(?: eine[rs])?|frei von|kein hinweis auf|"
        r"kein anhalt für",
        negates=r"nicht|nie(?:mals)?",
        ruled_out=r"(?:wird |wurde |werden |wurden )?(?:verneint|negiert|ausgeschlossen|unauffällig|nicht (?:bekannt|"
        r"vorhanden|nachweisbar|erinnerlich))|negativ",
        doubts=r"v\. ?a\.?|verdacht auf|verdächtig auf|verd\. a\.|fraglich\w*|mögliche[rsn]?|wahrscheinlich\w*|"
        r"vermutlich|"
        r"am ehesten|d\.? ?d\.?|differentialdiagnostisch|denke an|ausschluss|ich gehe von",
        had=r"z\. ?n\.?|zustand nach|stattgehabt\w*|früher\w*|ehemals|anamnestisch|vor (?:vielen |\d+ )?jahren|"
        r"überstanden\w*",
        kin=r"(?:groß|gross)?(?:mutter|vater|eltern)|bruder|schwester|tante|onkel|cousine?|oma|opa|"
        r"familienanamnese|familiär",
    ),
    "nl": Modifiers(
        none=r"geen|zonder|ontkent|noch|niet bekend met|geen aanwijzingen voor",
        negates=r"niet|nooit",
        ruled_out=r"(?:is |zijn |werd )?(?:uitgesloten|ontkend|niet (?:bekend|aanwezig))|negatief",
        doubts=r"verdenking(?: op)?|verdacht (?:op|voor)|mogelijk\w*|waarschijnlijk\w*|vermoeden(?: op| van)?|dd|cave|"
        r"d\.?d\.?|denk aan|past bij|lijkt",
        had=r"status na|vroeger|eerder|in het verleden|doorgemaakt\w*|st\.? ?na",
        kin=r"moeder|vader|broer|zus(?:ter)?|oma|opa|grootmoeder|grootvader|tante|oom|neef|nicht|familieanamnese|"
        r"ouders",
    ),
    "fr": Modifiers(
        none=r"pas d(?:e|['’])|pas de notion d(?:e|['’])|absence d(?:e|['’])|sans|aucune?|ni|nie|dénie|"
        r"jamais(?: eu)? d(?:e|['’])",
        negates=r"pas|jamais",
        ruled_out=r"(?:est |a été )?(?:écartée?s?|éliminée?s?|exclue?s?|niée?s?|absente?s?)|négati(?:f|ve)s?",
        doubts=r"suspicion d(?:e|['’])(?:une? )?|suspect(?:e|é|ée)? d(?:e|['’])|probables?|possibles?|évoqu\w+|"
        r"penser? à|pense à|"
        r"pensons à|en faveur d(?:e|['’])|éliminer|\?",
        had=r"ancienne?s?|antécédents? d(?:e|['’])|séquelles? d(?:e|['’])|autrefois|opérée? d(?:e|['’])",
        kin=r"(?:grand-)?m[èe]re|(?:grand-)?p[èe]re|fr[èe]re|sœur|parents?|tante|oncle|cousine?|antécédents familiaux|"
        r"maman|papa|famille",
    ),
    "es": Modifiers(
        none=r"no (?:refiere|presenta|tiene|hay|ha tenido|se palpan?|se observan?|existe)|niega|sin|ningun[oa]?|ni|"
        r"tampoco|"
        r"descartad[oa]s?|ausencia de|nunca",
        negates=r"no",
        ruled_out=r"(?:fue |ha sido )?(?:descartad[oa]s?|negad[oa]s?|ausentes?)|negativ[oa]s?",
        doubts=r"sospecha de|sospechos[oa] de|sospecho|probables?|posibles?|a descartar|descartar|impresiona de|"
        r"compatible con|"
        r"pienso en|sugestiv[oa] de|d/c",
        had=r"antecedentes? de|previ[oa]s?|antigu[oa]s?|secuelas? de|operad[oa] de|intervenid[oa] de|tuvo|"
        r"en la infancia",
        kin=r"madre|padre|mamá|papá|hermanas?|hermanos?|abuel[oa]s?|t[ií][oa]s?|prim[oa]s?|antecedentes familiares|"
        r"familiares|"
        r"sus padres",
    ),
    "it": Modifiers(
        none=r"non (?:ha|presenta|riferisce|lamenta|vi sono|ci sono|si apprezzano)|nega|negati|negate|senza|"
        r"nessun[oa]?|né|"
        r"assenza di|niente|mai(?: avuto)?",
        negates=r"non?",
        ruled_out=r"(?:è stat[oa] )?(?:esclus[oaie]|negat[oaie]|assent[ei])|negativ[oaie]",
        doubts=r"sospett[oaie](?: di| per)?|possibil[ei]|probabil[ei]|verosimile|da escludere|escludere|"
        r"compatibil[ei] con|"
        r"suggestiv[oa] (?:di|per)|penso a",
        had=r"pregress[oaie]|esiti di|precedent[ei]|operat[oa] (?:di|per)|in passato",
        kin=r"madre|padre|mamma|papà|fratell[oi]|sorell[ae]|nonn[oaie]|zi[oaie]|cugin[oaie]|familiarità(?: per)?|"
        r"anamnesi familiare|genitori",
    ),
    "pt": Modifiers(
        none=r"não (?:refere|apresenta|tem|há|teve|relata)|nega(?:ndo)?|sem|nenhuma?|nem|ausência de|nunca(?: teve)?",
        negates=r"não",
        ruled_out=r"(?:foi )?(?:descartad[oa]s?|excluíd[oa]s?|negad[oa]s?|ausentes?)|negativ[oa]s?",
        doubts=r"suspeita(?: clínica)? de|suspeit[oa]|prováve(?:l|is)|possíve(?:l|is)|"
        r"hipóteses?(?: diagnósticas?)?(?: de)?|"
        r"a esclarecer|a excluir|excluir|descartar|compatível com|sugestiv[oa] de|hd",
        had=r"antecedentes? de|prévi[oa]s?|antig[oa]s?|sequelas? de|operad[oa] a|história prévia de|teve",
        kin=r"mãe|pai|pais|irmãs?|irmãos?|avós?|avô|avó|tias?|tios?|prim[oa]s?|história familiar|"
        r"antecedentes familiares|"
        r"hf",
    ),
    "sv": Modifiers(
        none=r"ingen|inga|inget|utan|förnekar|varken|ej",
        negates=r"inte|ej|aldrig",
        ruled_out=r"(?:är |har )?(?:uteslut\w+|förnekas)|negativ\w*|ua",
        doubts=r"misstanke om|misstänkt\w*|misst|möjlig\w*|sannolik\w*|trolig\w*|frågeställning|obs",
        had=r"tidigare haft|status efter|genomgången|tidigare(?! (?:frisk|har|känd))|opererad för",
        kin=r"mor|mamman?|far|pappan?|mode(?:r|rn)|fade(?:r|rn)|bror|brodern|syster(?:n)?|mormor|farmor|morfar|"
        r"farfar|moster|faster|hereditet(?: för)?|ärftlighet",
    ),
    "da": Modifiers(
        none=r"ingen|intet|uden|benægter|hverken|ej",
        negates=r"ikke|aldrig",
        ruled_out=r"(?:er )?(?:udelukket|afkræftet|benægtes)|negativ\w*",
        doubts=r"mistanke om|mistænkt\w*|mulig\w*|sandsynlig\w*|obs\.?",
        had=r"tidligere haft|status efter|tidligere|opereret for",
        kin=r"mor|far|bror|søster|mormor|farmor|morfar|farfar|moster|faster|disponeret|familiært?",
    ),
    "no": Modifiers(
        none=r"ingen|intet|uten|benekter|verken|hverken",
        negates=r"ikke|aldri",
        ruled_out=r"(?:er )?(?:utelukket|avkreftet|benektes)|negativ\w*",
        doubts=r"mistanke om|mistenkt\w*|mulig\w*|sannsynlig\w*|obs\.?",
        had=r"tidligere hatt|status etter|tidligere|operert for",
        kin=r"mor|far|bror|søster|mormor|farmor|morfar|farfar|tante|onkel|arvelig|familiært?",
    ),
    "cs": Modifiers(
        none=r"bez|neguje|nemá|žádn\w+|ani|popírá|vyloučen\w*",
        negates=r"ne(?:ní|měl[ao]?)|nikdy",
        ruled_out=r"(?:byl[ao]? )?(?:neguje|vyloučen\w*|nemá|popírá)|negativn\w+",
        doubts=r"susp\.?|suspektn\w+|podezření na|v\.s\.|pravděpodobn\w+|možn\w+|jde o|dif\. ?dg\.?",
        had=r"st\.? ?p\.?|stav po|dříve|prodělal\w*|v minulosti",
        kin=r"matka|otec|bratr|matky|otce|babička|dědeček|strýc|teta|ra|rodinná anamnéza|rodiče",
    ),
    "fi": Modifiers(
        none=r"ei(?: ole| ollut)?|eikä|ilman|kieltää|ei tiedossa",
        negates=r"ei|eivät|koskaan",
        ruled_out=r"(?:on )?(?:poissuljettu|poissulj\w+|negatiivi\w+)|ei (?:ole|todettu)",
        doubts=r"epäily|epäillään|mahdolli\w+|todennäköi\w+|obs\.?",
        had=r"aiemmin sairastettu|sairastanut|aiempi|leikattu",
        kin=r"äiti|äidillä|isä|isällä|veli|veljellä|sisko|siskolla|isoäiti|isoisä|täti|setä|eno|suvussa",
    ),
    "hu": Modifiers(
        none=r"nincs(?:en)?|nem (?:volt|ismert|észlelhető)|nélkül|tagadja|kizárt",
        negates=r"nem|soha",
        ruled_out=r"(?:nincs(?:en)?|nem (?:volt|ismert|igazolódott)|kizárható|negatív\w*)",
        doubts=r"gyanú\w*|valószínű\w*|lehetséges|felmerül",
        had=r"állapot|korábban|korábbi|lezajlott",
        kin=r"any(?:ja|já\w+|ai)|ap(?:ja|já\w+|ai)|testvér\w*|nagyany\w+|nagyap\w+|nagynén\w+|nagybáty\w+|családban",
    ),
    "ro": Modifiers(
        none=r"f[ăa]r[ăa]|neag[ăa]|nu (?:are|prezint[ăa]|a avut|sunt|se)|niciun(?:a|ul)?|nici|absen[țţ]a",
        negates=r"nu|niciodat[ăa]",
        ruled_out=r"(?:a fost |este )?(?:exclus[ăa]?|infirmat[ăa]?|absent[ăa]?)|negativ[ăe]?",
        doubts=r"suspiciune de|suspect[ăa]? de|posibil[ăa]?|probabil[ăa]?|de exclus",
        had=r"antecedente de|operat[ăa]? de|în trecut|status post",
        kin=r"mama|tata|tat[ăa]l|mam[ăa]|frate\w*|sor[ăa]|bunic\w*|"
        r"m[ăa]tu[șş]\w*|unchi\w*|antecedente heredocolaterale|ahc",
    ),
    "hr": Modifiers(
        none=r"bez|negira|nema|nije (?:bilo|imao|imala)|ni(?:ti)?|nikakv\w+",
        negates=r"ne|nije|nisu|nikad\w*",
        ruled_out=r"(?:je )?(?:isključen\w*|nema|negira)|negativ\w+",
        doubts=r"sumnja na|susp\.?|suspektn\w+|moguć\w+|vjerojatn\w+|verovatn\w+",
        had=r"st\.? ?post|stanje (?:nakon|po)|prebolje\w+|ranije (?:imao|imala)",
        kin=r"majk\w+|ota?c\w*|brat\w*|sestr\w+|bak[aei]|djed\w*|tet[aei]|stric\w*|obiteljsk\w+ anamnez\w+|roditelj\w+",
    ),
    "tr": Modifiers(
        none=r"inkar ediyor|bilinen",
        negates=r"değil",
        ruled_out=r"(?:yok(?:tur)?|değil|saptanmadı|izlenmedi|dışlandı|negatif|düşünülmedi)",
        doubts=r"şüphe\w*|olası|muhtemel\w*|ön tanı\w*|\?",
        had=r"geçirilmiş|geçirdi\w*|öyküsü",
        kin=r"anne\w*|baba\w*|kardeş\w*|abla\w*|ağabey\w*|dede\w*|nine\w*|teyze\w*|hala\w*|amca\w*|dayı\w*|soygeçmiş\w*|ailede",
    ),
    "id": Modifiers(
        none=r"tidak (?:ada|pernah)|tanpa|menyangkal|riw(?:ayat)?\.? alergi tidak ada",
        negates=r"tidak|bukan|belum",
        ruled_out=r"(?:disangkal|tidak ada|negatif|\(-\))",
        doubts=r"susp(?:ek)?\.?|curiga|kemungkinan|dd",
        had=r"pernah|bekas|post",
        kin=r"ibu|ayah|bapak|kakak|adik|kakek|nenek|paman|bibi|keluarga",
    ),
    "pl": Modifiers(
        none=r"bez|neguje|nie ma|brak|żadn\w+|ani|zaprzecza|nie zgłasza",
        negates=r"nie|nigdy",
        ruled_out=r"(?:został[ao]? )?(?:wykluczon\w+|neguje)|ujemn\w+",
        doubts=r"podejrzeni\w+|prawdopodobn\w+|możliw\w+|w kierunku|\?",
        had=r"stan po|przebyt\w+|przebył\w*|w przeszłości|dawniej|po przebytym",
        kin=r"matka|ojciec|brat|siostra|matki|ojca|siostry|babcia|dziadek|ciotka|wujek|wywiad rodzinny|rodzice",
    ),
}
