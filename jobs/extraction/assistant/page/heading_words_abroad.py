"""How hospitals' letters of Germany, France, Spain, Italy, Portugal, the Netherlands and Scandinavia head their
sections: for each its key and its wordings as a pattern. They are looked for where those of `heading_words`, which
practices of these countries use as well, are not found."""

from __future__ import annotations

HEADINGS_ABROAD: tuple[tuple[str, str], ...] = (
    (
        "complaint",
        r"(?:aufnahme|einweisungs|vorstellungs|konsultations)grund|(?:grund|anlass) der (?:aufnahme|vorstellung)|"
        r"motif d['\u2019](?:hospitalisation|admission|entr[ée]e)|motivo (?:de|del|do) (?:ingreso|ricovero|"
        r"internamento|"
        r"acceso|accesso)|reden van (?:opname|komst|bezoek)|motif de (?:recours|venue|consultation)|"
        r"motivo (?:de|del|do|da) (?:remisi[óo]n|consulta|env[íi]o|referencia|encaminhamento)",
    ),
    (
        "course",
        r"(?:(?:station[äa]rer|klinischer|bisheriger) )?verlauf|(?:therapie|behandlung) und verlauf|epikrise|"
        r"[ée]volution(?: (?:dans le service|clinique))?|evoluci[óo]n(?: cl[íi]nica)?|"
        r"decorso(?: clinico)?|evolu[çc][ãa]o(?: cl[íi]nica)?|(?:klinisch )?beloop|f[öo]rlopp|forl[øo]p|"
        r"(?:zustand|befinden) bei entlassung",
    ),
    (
        "problems",
        r"(?:(?:entlassungs?|aufnahme|einweisungs|haupt|neben|arbeits|verdachts)?diagnosen?)"
        r"(?: bei (?:entlassung|aufnahme))|(?:entlassungs?|aufnahme|einweisungs)diagnosen?|"
        r"juicio (?:cl[íi]nico|diagn[óo]stico)|impresi[óo]n diagn[óo]stica|"
        r"diagnostics? (?:de sortie|retenus?|principal|principaux|associ[ée]s?)|"
        r"diagnosi (?:di|alla) (?:dimissione|ingresso)|"
        r"(?:ontslag|opname|verwijs|werk)diagnosen?|(?:zuweisungs|überweisungs|begleit)diagnosen?|"
        r"hip[óo]tesis diagn[óo]sticas?|hip[óo]teses? diagn[óo]sticas?|ipotesi diagnostic(?:a|he)|"
        r"sospecha diagn[óo]stica|diagn[óo]sticos? (?:presuntivos?|probables?|cl[íi]nicos?|"
        r"de (?:env[íi]o|referencia|remisi[óo]n|derivaci[óo]n|interconsulta|ingreso|egreso))",
    ),
    (
        "past",
        r"antecedenten|(?:medische|persoonlijke) antecedenten|antecedentes m[óo]rbidos|in anamnesi(?: patologica)?|"
        r"(?-i:APR)(?=:?$)|patol[óo]gicos(?=:?$)",
    ),
    ("procedures", r"(?:antecedentes )?quir[úu]rgicos(?=:?$)"),
    (
        "family",
        r"(?:antecedentes )?(?:heredo-?)?familiares(?=:?$)|familiale antecedenten|familiaris(?=:?$)",
    ),
    (
        "assessment",
        r"(?:zusammenfassende )?beurteilung|zusammenfassung|einsch[äa]tzung|conclusie|conclusioni|conclus[ãa]o|"
        r"conclusi[óo]n(?:es)?|bed[öo]mning|vurdering|konklusion|konklusjon|au total|synth[èe]se",
    ),
    (
        "medications",
        r"(?:(?:empfohlene|derzeitige|aktuelle|bisherige|weitere|station[äa]re|h[äa]usliche|orale) )?"
        r"(?:entlass(?:ungs)?|aufnahme|dauer|haus|vor|bedarfs)?medikation(?: (?:bei|zum?) (?:entlassung|aufnahme))?|"
        r"(?:bundeseinheitlicher )?medika(?:tions|menten)plan|"
        r"(?:aktuelle|derzeitige|medikament[öo]se|weitere) therapie|therapie bei entlassung|"
        r"traitements? (?:de sortie|[àa] la sortie|[àa] domicile|au long cours|habituels?|personnels?|de fond|"
        r"en cours)|"
        r"tratamiento (?:al alta|domiciliario|habitual|cr[óo]nico|actual|de base)|medicaci[óo]n (?:habitual|al alta|"
        r"domiciliaria|cr[óo]nica)|"
        r"terapia (?:alla dimissione|in (?:corso|atto)|domiciliare|al? domicilio|attuale|cronica|consigliata|"
        r"continuativa|abituale|di base|assunta|"
        r"farmacologica)|"
        r"medica[çc][ãa]o(?: (?:habitual|atual|em curso|cr[óo]nica|de ambulat[óo]rio|[àa] data de alta))?|"
        r"terap[êe]utica(?: habitual)?|"
        r"(?:in terapia|en tratamiento|em tratamento|in behandeling) (?:con|com|met)(?=:?$)|"
        r"(?:em )?uso cont[íi]nuo(?: de)?|(?:medicamentos|medica[çc][õo]es) (?:em|de) uso(?: cont[íi]nuo)?|"
        r"em uso(?: de)?|"
        r"farmacol[óo]gicos(?=:?$)|(?:actuele|huidige|overige) medicatie|(?:thuis|ontslag)?medicatie(?: (?:bij|"
        r"na) (?:ontslag|opname)| thuis)?",
    ),
    (
        "past_medications",
        r"abgesetzt(?:e medikation|e medikamente)?|pausiert|gestopte medicatie|traitements? arr[êe]t[ée]s?",
    ),
    (
        "allergies",
        r"allergien? ?(?:/|und|,) ?unvertr[äa]glichkeiten|unvertr[äa]glichkeiten ?(?:/|und|,) ?allergien|"
        r"(?:antecedentes )?al[ée]rgicos(?=:?$)|allergies? et intol[ée]rances?|alergias? (?:e|y|"
        r"/) ?intoler[âa]nci?as?|allergie e intolleranze",
    ),
    (
        "social",
        r"sozialanamnese|noxen|mode de vie|contexte social|h[áa]bitos(?: t[óo]xicos)?|situaci[óo]n (?:social|basal)|"
        r"abitudini(?: di vita)?|sociale anamnese|socialt|sosialt",
    ),
    (
        "results",
        r"bildgebung|(?:bildgebende |apparative )?diagnostik|sonogra(?:ph|f)ie|r[öo]ntgen|echokardiogra(?:ph|f)ie|"
        r"aanvullend onderzoek|accertamenti(?: (?:eseguiti|effettuati))?|esami (?:strumentali|di laboratorio|eseguiti)|"
        r"exploraciones complementarias|pruebas complementarias|ayudas diagn[óo]sticas|paracl[íi]nicos|"
        r"examens? compl[ée]mentaires?|imagerie|biologie|esami (?:ematochimici|ematici)|"
        r"meios complementares(?: de diagn[óo]stico)?|exames complementares|"
        r"provtagning|blodprover|unders[øo]kelser|unders[øo]gelser",
    ),
    (
        "examination",
        r"(?:klinischer |k[öo]rperlicher |neurologischer |lokal|aufnahme)(?:status|untersuchungsbefund)|"
        r"status (?:bei aufnahme|praesens|lokalis)|(?:untersuchungs|aufnahme|allgemein)befund|"
        r"befund bei aufnahme|(?:klinische|k[öo]rperliche) untersuchung|"
        r"klinischer befund|lokalbefund|"
        r"examen (?:clinique|physique|et imagerie|f[íi]sico)(?: (?:[àa] l['\u2019]entr[ée]e|du jour))?|"
        r"exploraci[óo]n(?: (?:f[íi]sica|general|cl[íi]nica))?|esame obiettivo|exame (?:objetivo|f[íi]sico)|"
        r"lichamelijk onderzoek|klinisch onderzoek|funn|fynd|(?-i:EO|KO)(?=:?$)",
    ),
    (
        "history",
        r"enfermedad actual|anamnesi patologica prossima|hist[óo]ria da doen[çc]a atual|aktuelle anamnese|"
        r"resumen cl[íi]nico|resumo cl[íi]nico|fundamentos(?: cl[íi]nicos)?(?=:?$)|"
        r"zwischenanamnese|jetzige anamnese|histoire de la maladie(?: actuelle)?|"
        r"(?:note|diario)(?: clinic[oa])? del \d{1,2}[/.-]\d{1,2}[/.-](?:\d\d)?\d\d",
    ),
    (
        "plan",
        r"(?:weiteres )?procedere|(?:weiteres )?vorgehen|(?:therapie)?empfehlung(?:en)?|nachsorge|"
        r"conduite (?:[àa] tenir|tenue)|(?:suite|prise en charge) demand[ée]e|"
        r"conducta(?: (?:a seguir|m[ée]dica))?|conduta(?: proposta)?|plan de manejo|"
        r"propositions? (?:th[ée]rapeutiques?|de suivi)|suites? [àa] donner|"
        r"recomendaciones(?: al alta)?|"
        r"plan terap[ée]utico|"
        r"consigliato|(?:indicazioni|prescrizioni)(?: alla dimissione)?|plano (?:terap[êe]utico|de (?:cuidados|alta))|"
        r"recomenda[çc][õo]es|beleid|advies|[åa]tg[äa]rd(?:er)?|"
        r"planering|tiltak|videre plan",
    ),
)
