"""The commonest words of red flags in German, French, Spanish and Dutch, beside the English ones of each rule."""

from __future__ import annotations

_CANCER = (
    r"(?:\w*karzinom\w*|\w*krebs|melanom\w*|lymphom\w*|malign\w+|cancer|carcinome|tumeur|n[eé]oplasie|m[eé]lanome|"
    r"c[aá]ncer|carcinoma|tumor\w*|neoplasia|linfoma|\w*kanker|carcinoom|maligniteit|melanoom|lymfoom)"
)
_SUSPECTED = (
    r"(?:verdacht auf|v\. ?a\.|va(?= )|suspicion (?:de |d['’]|du )|suspect[eé]?e? de|sospecha (?:de|del)|"
    r"verdenking(?: op)?(?: een)?|verdacht voor)\s*"
)
_SUDDEN = r"(?:plötzlich\w*|akut\w*|brutale?|brusque|soudaine?|subite?|s[uú]bit[ao]|brusc[ao]|repentina|plotselinge?)"

OTHER_LANGUAGES: dict[str, tuple[tuple[str, ...], ...]] = {
    "suspected_cancer": ((rf"{_SUSPECTED}(?:\w+\s+){{0,3}}?{_CANCER}",),),
    "lung_cancer_signs": (
        (
            r"bluthusten|hämopty\w+|h[eé]moptysies?|crachats? (?:de sang|h[eé]moptoïques?)|hemoptisis|"
            r"esputo con sangre|expectoraci[oó]n hemoptoica|ophoesten van bloed|bloed ophoesten|hemopto[eë]",
        ),
    ),
    "bowel_cancer_signs": (
        (
            r"blut (?:im|am) stuhl|peranaler? blut\w*|rektale blut\w*|rectorragies?|"
            r"sang (?:\w+ )?(?:aux|dans les) selles|rectorragias?|sangre en (?:las )?heces|"
            r"bloed (?:bij|in) de ontlasting|rectaal bloedverlies",
        ),
    ),
    "upper_gi_cancer_signs": (
        (
            r"(?:zunehmende|progrediente) (?:schluckstörung\w*|dysphagie)|schluckstörung\w*|"
            r"dysphagie (?:progressive|aux solides)|disfagia (?:progresiva|a s[oó]lidos)|passageklachten|"
            r"schmerzloser ikterus|ict[eè]re (?:indolore|nu)|ictericia (?:indolora|silente)|pijnloze icterus",
        ),
    ),
    "unexplained_weight_loss": (
        (
            r"(?:ungewollter |unklarer )?gewichtsverlust von \d+|(?:perte de poids|amaigrissement) de \d+|"
            r"p[eé]rdida de (?:peso|\d+ kg)(?: no intencionad[ao])?(?: de \d+)?|gewichtsverlies van \d+|"
            r"\d+ kg afgevallen|"
            r"ungewollter gewichtsverlust|perte de poids inexpliqu[eé]e|onbedoeld gewichtsverlies",
        ),
    ),
    "skin_cancer_signs": ((rf"{_SUSPECTED}(?:\w+ ){{0,2}}?(?:melanom\w*|m[eé]lanome|melanoom)",),),
    "breast_cancer_signs": (
        (
            r"knoten in der (?:\w+ )?brust|brustknoten|mammatumor|(?:nodule|masse|boule) (?:du|au|dans le) sein|"
            r"(?:bulto|n[oó]dulo|masa) en (?:la |el )?(?:mama|pecho|seno)|"
            r"(?:knobbel\w*|knobbeltje) in (?:de )?(?:\w+ )?(?:\w*borst)",
        ),
    ),
    "urological_cancer_signs": (
        (
            r"makroh[aä]maturie|schmerzlose h[aä]maturie|blut im urin|h[eé]maturie macroscopique|"
            r"sang dans les urines|hematuria macrosc[oó]pica|sangre en la orina|macroscopische hematurie|"
            r"bloed (?:bij|in) de urine",
        ),
    ),
    "gynaecological_cancer_signs": (
        (
            r"postmenopaus\w+ (?:blut\w+|bloed\w+)|(?:m[eé]trorragies?|saignements?) post-?m[eé]nopausiques?|"
            r"(?:sangrado|metrorragia) pos(?:t)?menop[aá]usic[ao]",
        ),
    ),
    "acute_coronary": (
        (
            r"brustschmerz\w*|thoraxschmerz\w*|douleurs? thoraciques?|dolor tor[aá]cico|pijn op de borst",
            r"in ruhe|ausstrahl\w+|schwei[sß]+ausbr\w+|au repos|irradiant|sueurs|(?:en )?reposo|irradia\w*|"
            r"sudoraci[oó]n|opresivo|in rust|uitstral\w+|zweten",
        ),
        (
            r"akutes koronarsyndrom|herzinfarkt|syndrome coronarien aigu|s[ií]ndrome coronario agudo|acuut coronair",
        ),
    ),
    "stroke_tia": (
        (
            rf"{_SUSPECTED}(?:\w+ ){{0,2}}?(?:schlaganfall|apoplex\w*|tia|avc|ait|ictus|acv|cva|beroerte|"
            rf"herseninfarct)",
        ),
        (
            rf"{_SUDDEN} (?:\w+ ){{0,3}}?(?:lähmung\w*|schwäche|sprachstörung\w*|hemipar\w+|paralysie|aphasie|"
            rf"faiblesse|"
            r"debilidad|par[aá]lisis|afasia|krachts\w+|verlamming\w*|spraakstoornis\w*|afasie)",
        ),
    ),
    "suicidality": (
        (
            r"sui[zc]id(?:gedanken|al\w*|absicht\w*|versuch)|lebensmüde\w*|(?:id[eé]es?|pens[eé]es?) suicidaires?|"
            r"risque suicidaire|(?:ideaci[oó]n|ideas|pensamientos) (?:suicida\w*|de suicidio|autol[ií]tica\w*)|"
            r"su[iï]cid(?:ale? (?:gedachten|idea\w+)|aliteit)",
        ),
    ),
    "cauda_equina": (
        (
            r"reithosen\w*|cauda-(?:equina-)?syndrom|anesth[eé]sie en selle|anestesia en silla(?: de montar)?|"
            r"rijbroek\w*|queue de cheval|cola de caballo",
        ),
    ),
    "sudden_visual_loss": (
        (
            rf"{_SUDDEN} (?:\w+ ){{0,2}}?(?:sehverlust|visusverlust|erblindung|visusminderung|verlies van (?:het )?"
            r"(?:zicht|gezichtsvermogen)|visusdaling)|"
            rf"(?:perte|baisse) {_SUDDEN} (?:de (?:la )?(?:vision|vue)|d['’]acuit[eé])|"
            rf"p[eé]rdida {_SUDDEN} de (?:la )?(?:visi[oó]n|vista)|netzhautabl[oö]sung|d[eé]collement de r[eé]tine|"
            r"desprendimiento de retina|netvliesloslating",
        ),
    ),
    "testicular_torsion": ((r"hodentorsion|torsion testiculaire|torsi[oó]n testicular|torsio testis",),),
    "sepsis": (
        (
            rf"{_SUSPECTED}(?:sepsis|uro?sepsis|choc septique)|septischer schock|choc septique|shock s[eé]ptico",
        ),
    ),
    "pulmonary_embolism": (
        (
            r"lungenembolie|tiefe (?:bein)?venenthrombose|embolie pulmonaire|(?:phl[eé]bite|"
            r"thrombose veineuse profonde)|"
            r"(?:embolia|tromboembolia|tromboembolismo) pulmonar|trombosis venosa profunda|longembolie|"
            r"diep(?:e)? veneuze trombose|trombosebeen",
        ),
    ),
    "gi_bleed": (
        (
            r"teerstuhl|bluterbrechen|h[aä]matemesis|m[eé]l[eé]na|h[eé]mat[eé]m[eè]se|melenas?|hematemesis|"
            r"v[oó]mitos? (?:con|de) sangre|bloedbraken|zwarte ontlasting",
        ),
    ),
    "meningitis": (
        (rf"{_SUSPECTED}m[eé]ning\w+|nackensteif\w+|raideur (?:de )?nuque|rigidez de nuca|nekstijf\w+",),
    ),
    "ectopic_pregnancy": (
        (
            r"extrauteringravidit\w+|grossesse extra-?ut[eé]rine|embarazo ect[oó]pico|"
            r"buitenbaarmoederlijke zwangerschap",
        ),
    ),
    "first_seizure": (
        (
            r"erst(?:er|maliger|malige) (?:\w+ )?(?:krampfanfall|epileptischer anfall)|"
            r"premi[eè]re crise (?:d['’][eé]pilepsie|convulsive|comitiale|[eé]pileptique)|"
            r"primera crisis (?:convulsiva|epil[eé]ptica|comicial)|eerste (?:epileptische )?(?:aanval|insult)",
        ),
    ),
}
"""Alternatives by the code of a rule; the words are matched as those of the rule are."""
