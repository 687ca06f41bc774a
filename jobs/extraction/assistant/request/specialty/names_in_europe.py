"""How clinics, departments and those who work there are called in German, Dutch, the languages of the North, French,
Spanish, Italian, Portuguese and Polish, where neither the learned names nor an organ tell them; and the examinations
that only they do."""

from __future__ import annotations

_NORTH = (
    r"[- ]?(?:afd(?:eling|\.)?\w*|avd(?:eling|elning|\.)?\w*|klinik\w*|mottagning\w*|ambulatori\w*|poliklini\w*|"
    r"enhet\w*|cent(?:er|ret|rum)\w*|team\w*|læge\w*|lege\w*|läkare\w*)"
)
_GERMAN = (
    r"(?:-?(?:ambulanz|zentrum|klinik|praxis|sprechstunde|abteilung|ärzt\w+|arzt\w*|team|station|labor|dienst|"
    r"therap\w+|medizin\w*|chirurg\w+))"
)
_UNIT = (
    r"(?:unidad|unidade|unità|unité|consulta|consultation|clínica|clinica|clinique|centro|centre|servicio|servizio|"
    r"serviço|service|ambulatorio|ambulatório|gabinete|équipe|equipe|equipo|policlínica|poliambulatorio)"
)
_OF_ROMANCE = (
    r"(?: (?:de|d[aeo]s?|del|della|dello|delle|degli|dei|du|des|la|las|los|les|le|l['’]|y|e|et|per|"
    r"multidisciplinar))*[ '’]?"
)


def _romance(*organs: str) -> str:
    """A house of the Romance languages by what it sees: "Unidad de Heridas Complejas"."""
    return rf"{_UNIT}{_OF_ROMANCE} ?(?:{'|'.join(organs)})"


IN_EUROPE: dict[str, str] = {
    "allergy_immunology": rf"allergie?{_NORTH}|allergolog\w*|"
    r"imm?unolog(?:ie|ia|ía|e|en|o|a|ue|isch\w*|isk\w*)|imm?unólog[oa]|imm?unolog[íi]sta|alergolog\w+",
    "anesthesiology": r"anesth[eé]siolog\w+|anästhesiolog\w*|anestesiolog\w+|anestesist\w*|"
    r"an[æe]st(?:h)?esi\w*|pre-?anest[eé]si\w+|pr[ée]-?anesth[ée]si\w+|preanestesi\w+|prämedikations\w+|"
    r"pre-?operatief spreekuur|pos-poli|narkos\w+",
    "audiology": r"(?:päd-?)?audiologi(?:e|a|sch\w*|sk\w*)|audiologue\w*|audiologiste\w*|audioloog|"
    r"audi[oó]log[oa]s?|audioproth[ée]s\w+|audicien\w*|hörcentral\w*|høresentral\w*|høreklinik\w*|"
    r"hörselvård\w*|audiometr(?:ía|ia|ie)\w*|logoaudiometr\w+|protésic[oa] auditivo|hörgeräteakustik\w*",
    "bariatric_surgery": rf"adipositas{_GERMAN}|adipositaschirurg\w+|"
    r"obesitas(?:centrum|kliniek|chirurg\w*|poli\w*)|obesitaskirurg\w*|fedmekirurg\w*|"
    r"överviktsmottagning\w*|overvektspoliklinikk\w*|chirurgie (?:de l['’]obésité|bariatrique)|"
    r"c[ei]r[uo]g[íi]a bari[áa]trica|cirurgia bari[áa]trica|chirurgia (?:bariatrica|dell['’]obesità)|"
    r"cirug[íi]a de la obesidad|cirurgia da obesidade|"
    rf"{_romance('obésité', 'obesidad', 'obesidade', 'obesità')}|chirurgi\w+ bariatryczn\w+",
    "breast_surgery": rf"bryst(?:kirurg\w*|{_NORTH})|bröst(?:kirurg\w*|{_NORTH})|"
    r"mamma(?:zentrum|poli\w*|centrum|chirurg\w+|sprechstunde|ambulanz|care|klinik)|borstkliniek|"
    r"mastolog\w+|cirug[íi]a (?:de|mamaria)(?: la)?(?: mama)?|chirurgie du sein|chirurgia senologica|"
    r"breast unit|unit[àa] senologica|senologic[ao]|patolog[íi]a mamaria|chirurgi\w+ piersi",
    "cardiology": r"hartfalenpoli\w*|hartpoli\w*|hjertesvikt\w*|hjertesvigt\w*|hjärtsvikt\w*|"
    r"hjertemedisin\w*|kardiolog\w*|cardiólog[oa]s?|cardioloog|herzinsuffizienz(?:ambulanz|sprechstunde)|"
    r"herzambulanz|rythmologie|unit[àa] coronarica|"
    + _romance("insuficiencia card[íi]aca", "insuffisance cardiaque"),
    "cardiothoracic_surgery": r"cirug[íi]a (?:de t[óo]rax|tor[áa]cica|cardiovascular|card[íi]aca)|"
    r"cirujan[oa] (?:de t[óo]rax|tor[áa]cico|card[íi]aco)|chirurgien (?:cardiaque|thoracique)|"
    r"chirurgo (?:toracico|cardiaco)|cardiochirurg\w+|"
    r"cirurgi(?:a|ão) (?:tor[áa]cica|card[íi]aca|cardiotor[áa]cica)|toraxkirurg\w*|torakochirurg\w+|"
    r"hartchirurg\w*|hjertekirurg\w*|longchirurg\w*",
    "colorectal_surgery": r"cirurgia (?:colorret+al|colo-?ret+al|proctol[óo]gica)|"
    r"cirug[íi]a colorrectal|chirurgie (?:colo-?rectale|proctologique)|chirurgia col-?o-?ret+ale|"
    r"colo-?proctolog\w+|proct[óo]log[oa]s?|proctologue\w*|proktolog\w*|kolorektal\w*|"
    r"colorectale? (?:heelkunde|chirurg\w*)|(?:schwerpunkt )?kolon/rektum|darmzentrum|koloproktolog\w*|"
    r"enddarm\w*",
    "dentistry_oral_surgery": r"käkkirurg\w*|kæbekirurg\w*|kjevekirurg\w*|"
    r"mund-?,? ?kiefer\w*(?:- und gesichtschirurg\w+)?|oralchirurg\w+|kieferorthopäd\w+|orthodontist\w*|"
    r"orthodontie|pedodont\w*|mondziekten\w*|mka-chirurg\w*|chirurgien[- ]dentiste|"
    r"cirujan[oa] (?:oral|maxilofacial)|cirurgi(?:a|ão) (?:oral|maxilofacial|bucomaxilo\w*)|bucomaxilo\w*|"
    r"buco-?maxilo\w*|odontoiatr\w+|chirurgia (?:maxillo-?facciale|orale)|odont[óo]log[oa]s?|"
    r"medicina dent[áa]ria|sjukhustandvård\w*",
    "dermatology": r"teledermatolog\w*|"
    r"hud(?:läkare\w*|lege\w*|læge\w*|klinik\w*|mottagning\w*|poliklinikk\w*|afdeling\w*|avdeling\w*)|"
    r"derma(?:poli\w*|ambulanz)|dermat[óo]log[oa]s?|dermatoloog|hautambulanz|haut- und \w+|dermatolo[gż]\w*|"
    r"huidpoli\w*|hautsprechstunde",
    "emergency_medicine": r"(?:zentralen? )?notaufnahme|notfallambulanz|notfallstation|notfallzentrum|"
    r"notfallpraxis|rettungsstelle|(?:service (?:des|d['’]) ?|aux )urgences|urgences adultes|"
    r"urgences pédiatriques|(?:servicio de )?urgencias|pronto soccorso|"
    r"(?:serviço de )?urg[êe]ncias?(?: hospitalar\w*)?|pronto-?socorro|seh|spoedeisende hulp|"
    r"spoed(?:dienst|gevallen)|akutt?(?:mottagning|modtagelse|mottak)\w*|skadestue\w*|"
    r"szpitalny oddział ratunkowy|izb\w+ przyjęć|p[äa]ivystys\w*",
    "endocrinology": r"endokrinolog\w*|endocrin[óo]log[oa]s?|endocrinoloog|(?:internist-)?endocrinoloog|"
    r"diabetes(?:ambulanz|zentrum|poli\w*|mottagning\w*|klinik\w*|ambulatori\w*|team)|"
    r"schilddrüsen(?:ambulanz|sprechstunde|zentrum)|diabetologic[oa]|steno diabetes center|diabetolog\w*|"
    r"hormonambulanz|" + _romance("diabet\\w+", "tiroide\\w*", "thyroïde", "tireoide"),
    "ent": r"o\.? ?r\.? ?l\.?|otorrino(?:laring[óo]log[oa]s?)?|oto-?rhino\w*|otorhinolaryngolog\w*|"
    r"öron[ -]?näsa[ -]?hals\w*|øre[ -]?n[æe]se[ -]?hals\w*|ørel[æe]ge\w*|laryngolog\w*|phoniatr\w+|"
    r"foniatr\w+",
    "gastroenterology": r"gastro(?:lab|poli\w*|enterolog\w*|ambulanz)|gastro-?enter[óo]log[oa]s?|"
    r"gastroenteroloog|endoskopi(?:enheten|enhed\w*|e?zentrum|e?abteilung|sektion\w*|poliklinikk\w*)|"
    r"mage-?tarm\w*|mave-?tarm\w*|mdl(?:-\w+)?|hépato-?gastro\w*|gastro(?:enterologic[oa])|"
    r"poradni\w+ gastrologiczn\w+|gastrolog\w*|centrum endoskopii|"
    r"(?:servizio|unità) di endoscopia(?: digestiva)?|unidad de endoscop\w+|pracowni\w+ endoskopi\w*|"
    r"endoscopiecentrum",
    "general_practice": r"fastlege\w*|husläkar\w*|vårdcentral\w*|praktiserende læge\w*|egen læge|"
    r"médec(?:in|ine) de famille|médec(?:in|ine) traitant\w*|"
    r"m[ée]dic[oa] de (?:fam[íi]lia|cabecera|atenci[óo]n primaria)|medicina geral e familiar|"
    r"medico (?:curante|di (?:medicina generale|base|famiglia))|medicina generale|hausarztpraxis|"
    r"huisartsenpraktijk|huisartsenpost|unidade de saúde familiar|lekarz\w* rodzinn\w+|terveyskesku\w+|"
    r"médecin généraliste|generalista",
    "general_surgery": r"chirurgo generale|visita chirurgica(?: generale)?|cirujan[oa] general|"
    r"cirurgi(?:a|ão) geral|chirurgien (?:général|viscéral|digestif)|"
    r"chirurgie (?:générale|viscérale|digestive)|(?:allgemein- und |viszeral- und \w+ )?viszeralchirurg\w*|"
    r"(?:klinik|abteilung|fa|facharzt) (?:für|f\.) chirurgie|viszeral- und endokrine chirurgie|"
    r"allgemein-? ?(?:und )?\w*chirurg\w*|"
    r"chirurgische[nr]? (?:ambulanz|klinik|abteilung|praxis|aufnahme|sprechstunde|poli\w*)|"
    r"chirurg(?:en|in)?|poli chirurgie|afdeling (?:heelkunde|chirurgie)|"
    r"kirurg(?:mottagning|klinik|avdeling)\w*|kirurgisk \w+|poradni\w+ chirurgiczn\w+|"
    r"chirurg\w* og[óo]ln\w+|hernien(?:zentrum|sprechstunde)|liesbreukcentrum",
    "genetics": r"klinisk(?:a)? genetik\w*|klinisk genetisk\w*|medisinsk genetikk|klinische genetica|"
    r"klinisch geneticus|humangenetik\w*|humangenetisch\w*|génétique \w+|généticien\w*|gen[ée]tica \w+|"
    r"genetist[ae]|geneticista|oncog[ée]n[ée]ti\w+|poradni\w+ genetyczn\w+|genetyk\w*",
    "geriatrics": r"geriat(?:er|ra|re|ri[ckns]\w*|ria|rie)\w*|akutgeriatri\w*|"
    r"alters(?:medizin|zentrum)\w*|minnesmottagning\w*|hukommelsesklinik\w*|minnepoliklinikk\w*|"
    r"gedächtnis(?:ambulanz|sprechstunde)|geheugenpoli\w*|geheugenkliniek|valutazione geriatrica|"
    r"unité gériatrique|hôpital de jour gériatrique|gérontolog\w+|gerontolog\w*|ouderengeneeskunde|"
    r"specialist ouderengeneeskunde|klinisch geriater|" + _romance("mémoire", "memoria", "mem[óo]ria"),
    "hematology": r"hämatolog\w*|hematoloog|hemat[óo]log[oa]s?|hæmatolog\w*|hematolog\w*|ematolog\w*|"
    r"hématolog\w*|blodsjukdomar|hämostas\w*|gerinnungs(?:ambulanz|sprechstunde)|trombosedienst",
    "hepatology": r"hepatolog(?:ie|ia|ía|isch\w*|e|en|in)|epatolog\w+|hépatolog\w*|hepat[óo]log[oa]s?|"
    r"leber(?:ambulanz|sprechstunde|zentrum)|leverpoli\w*|leverambulatori\w*",
    "infectious_diseases": r"infektions(?:klinik|mottagning|läkare|medicin|medisin|sygdomme|ambulanz|"
    r"poliklinikk|avdeling)\w*|"
    r"infektionsmedicinsk \w+|infektiolog\w*|infectiolog\w*|infettivolog\w*|infect[óo]log[oa]s?|"
    r"infectolog\w+|infectiologue\w*|internist-infectioloog|tropen(?:medizin|institut|poli\w*)\w*|"
    r"medicina tropical|malattie infettive|chor[óo]b zakaźnych|doenças infe(?:c)?ciosas|reisemedizin\w*|"
    r"médecine (?:tropicale|des voyages)",
    "nephrology": r"nephrolog\w*|nefrolog\w*|nefroloog|nefr[óo]log[oa]s?|néphrolog\w*|"
    r"nieren(?:ambulanz|sprechstunde|zentrum)|dialyse(?:zentrum|centrum|praxis)|"
    r"njur(?:mottagning|klinik|medicin)\w*|nyremedi\w*|nyrepoliklinikk\w*|nierpoli\w*|nierfalenpoli\w*",
    "neurology": r"neuroloog|nevrolog\w*|neurolog(?!oped)\w*|neur[óo]log[oa]s?|neurophysiolog\w*|"
    r"kopfschmerz\w*(?:ambulanz|zentrum|sprechstunde)|epilepsie(?:ambulanz|zentrum|centrum)|"
    r"hoofdpijn(?:poli|centrum)\w*|neuropoli\w*|neuro-?p[ée]diatr\w+|"
    r"parkinson(?:ambulanz|poli\w*|klinik\w*)|hovedpine(?:klinik|center)\w*|huvudvärksmottagning\w*|"
    r"neuropädiatr\w*|" + _romance("c[ée]phal[ée]es?", "cefaleas?", "epilepsia", "épilepsie"),
    "neurosurgery": r"neurochirurg\w*|neurocirujan[oa]|neurocirurgi(?:a|ão)|"
    r"wirbelsäulen(?:zentrum|chirurg\w+|sprechstunde)|rugpoli\w*|ryggkirurg\w*|ryg(?:center|kirurg\w*)|"
    r"chirurgien du rachis|chirurgie (?:du rachis|rachidienne)|cirug[íi]a de (?:la )?columna|"
    r"cirurgia de coluna",
    "nutrition_dietetics": r"nutritionnist\w*|diététicien\w*|diätassist\w*|diätolog\w*|diätberat\w*|"
    r"diet(?:ist|ik|etik|ister)\w*|dietistmottagning\w*|dietist[ae]|dietetica(?: e nutrizione \w+)?|"
    r"nutrizionist[ae]|nutrição|nutricionist[ae]s?|nutrici[óo]n(?: cl[íi]nica| y diet[ée]tica)?|dietolog\w*|"
    r"klinisk ernæringsfysiolog\w*|ernæringsfysiolog\w*|kostvejled\w*|dietetyk\w*|ravitsemusterap\w*|"
    r"nutricion(?:al|ales)|consulta de nutri\w+",
    "obstetrics_gynecology": r"gynäkolog\w*|gynekolog\w*|gynækolog\w*|gynécolog\w*|gynaecolo\w*|"
    r"ginec[óo]log[oa]s?|ginecolog\w*|ginekolog\w*|frauenklinik|frauenambulanz|kvinnoklinik\w*|"
    r"kvinneklinikk\w*|kvindesygdomme|barnmorsk\w*|jordemoder\w*|mödravård\w*|gyn-?ambulanz|gynpoli\w*|"
    r"kinderwunsch\w*|pr[ée]-?natal de (?:alto|baixo) risco|alto risco obst[ée]trico|obst[ée]tra|maternité|"
    r"grossesses? à (?:haut )?risque|embarazo de alto riesgo|ostetricia(?: e ginecologia)?|"
    r"consultorio familiare|planificaci[óo]n familiar|planeamento familiar|gynobs",
    "occupational_therapy": r"ergotherap\w*|ergothérap\w*|arbetsterap\w*|ergoterap\w*|"
    r"terapeuta ocupacional|terapia (?:ocupa[cs]?ional|occupazionale)|terapist[ae] occupazionale|"
    r"terapi\w+ zajęciow\w+",
    "oncology": r"onkolog\w*|oncoloog|onc[óo]log[oa]s?|tumor(?:zentrum|ambulanz|board|konferenz)|"
    r"cancérolog\w*|strahlentherap\w*|radiothérap\w*|radioterapia|radiotherapie|krebszentrum|"
    r"kreft(?:avdeling|poliklinikk)\w*|cancermottagning\w*|onkologisk\w*|radioterapeut\w*|radiooncolog\w*|"
    r"oncopoli\w*",
    "ophthalmology": r"augen(?:ambulanz|zentrum|praxis|sprechstunde)|oogpoli\w*|øyeavdeling\w*|"
    r"øyelege\w*|øjenlæge\w*|ögon(?:läkare|mottagning|klinik)\w*|ophtalmo\w*|oftalm[óo]log[oa]s?|"
    r"oftalmolog\w*|oculist[ae]|sehschule|orthoptist\w*|orthoptie|ortottic[oa]|netzhaut\w*|"
    r"makula\w*(?:ambulanz|zentrum)|optometrist[ae]?",
    "orthopedics": r"orthopäd\w*|orthopeed|orthopedisch\w*|orthopédist\w*|ortopedist[ae]s?|"
    r"ortopedic[oa]|ortop(?:e|æ|ä)d\w*|kinderorthopeed|traumat[óo]log[oa]s?|traumatologia|unfallchirurg\w*|"
    r"endoprothetik\w*|handchirurg\w*|handkirurg\w*|fußchirurg\w*|fotkirurg\w*|sportorthopäd\w*|"
    r"chirurgie orthopédique|chirurgie de la main|chirurgien de la main|"
    r"knie(?:chirurg\w+|sprechstunde|zentrum)|schulterchirurg\w+|hüftchirurg\w+|endoprothetik\w*(?:-\w+)?|"
    r"schultersprechstunde|poradni\w+ ortopedyczn\w+",
    "pain_medicine": r"smerte(?:klinik|center|senter|poliklinikk)\w*|"
    r"smärt(?:mottagning|klinik|enhet|center|rehab)\w*|tværfagligt smertecenter|"
    r"schmerz(?:klinik|ambulanz|zentrum|therap\w+|medizin\w*|sprechstunde)|"
    r"pijn(?:poli\w*|centrum|specialist|team|behandel\w*)|algolog\w*|antalgic[oa]|"
    r"terapia (?:del dolore|antalgica)|antidouleur|poradni\w+ leczenia bólu|kipuklinik\w*|"
    + _romance("dor cr[óo]nica", "dolor cr[óo]nico", "douleur chronique"),
    "palliative_care": r"sapv(?:-team)?|palliativ\w*|palliatief\w*(?: support team| team| consult\w*)?|"
    r"palliatieve \w+|lindrande vård|asih|esad|equipo de soporte de atenci[óo]n domiciliaria|"
    r"cure palliative|équipe mobile de soins palliatifs|emsp|"
    r"equipa? de (?:suporte|cuidados) (?:em )?paliativos|équipe de seconde ligne|hospiz\w*|"
    r"opieki paliatywnej|hospicjum",
    "pediatrics": r"kinder(?:klinik|poli\w*|ambulanz|zentrum|afdeling)|pédiatre\w*|barnläkar\w*|"
    r"barn(?:mottagning|klinik|avdeling|poliklinikk)\w*|børneafdeling\w*|børnelæge\w*|barnelege\w*|pediater|"
    r"doctora? de (?:los )?niños|sozialpädiatri\w*|spz|neonatolog\w*|néonatolog\w*|puericult\w+|"
    r"lastenlääk\w*|pädiater",
    "physical_therapy": r"kinesi(?:s)?t(?:h)?erap\w*|kinésith\w*|kiné|masso-?kinésith\w*|kinesitherapie|"
    r"kinesiolog\w+|kinesi[óo]log[oa]s?|physio(?:praxis|therapeut\w*|therapie)|"
    r"fysio(?:terapeut|therapeut)\w*|fysioterapi\w*|sjukgymnast\w*|terapia f[íi]sica|terapeuta f[íi]sico|"
    r"fisioterapeuta|fisiokinesiterap\w+|rehabilitant\w*|fizjoterapeut\w*|bekkenfysio\w*|manuele therapie|"
    r"krankengymnast\w*",
    "plastic_surgery": r"plastische(?:n|r)?,?(?: \w+[ ,]+){0,3}(?:und |en )?(?:\w+ )?chirurgie|"
    r"plastisch chirurg\w*|plastik(?:kirurg|chirurg)\w*|plastikkirurg\w*|plastikkirurgisk\w*|"
    r"cirujan[oa] pl[áa]stico|cirurgi(?:a|ão) pl[áa]stica|chirurgo plastico|chirurgien plasticien|"
    r"chirurgie (?:plastique|réparatrice|de la main et plastique)|brandwonden\w*|verbrennungs\w+|"
    r"centro (?:grandi )?ustion(?:i|ati)|unidad de quemados|brûlés|chirurgi\w+ plastyczn\w+",
    "podiatry": r"pod[óo]log[oa]s?|podologue\w*|podoloog|podolog\w*|pédicure(?:-podologue)?|fotterap\w*|"
    r"fodterap\w*|fuß(?:ambulanz|sprechstunde|zentrum)|diabetische[rn]? fuß\w*|voetenpoli\w*|voetpoli\w*|"
    r"pie diab[ée]tico|piede diabetico|pé diabético|pied diabétique|fotvård\w*|fodlæge\w*|medisinsk fotpleie",
    "psychiatry": r"pédo-?psychiat\w*|p(?:s|is)iquiat\w+|psichiat\w+|psykiat\w*|"
    r"psychiat(?:er|rie|risch\w*|re)\w*|neuropsichiatri\w+|centre médico-psychologique|"
    r"centro di salute mentale|caps ad|ggz\w*|distriktspsykiatri\w*|sozialpsychiatri\w*(?: dienst\w*)?|"
    r"psychiatrische institutsambulanz|kinder- und jugendpsychiatri\w*|poradni\w+ zdrowia psychicznego|"
    r"csapa|ser\.?d|sucht(?:ambulanz|beratung\w*|medizin\w*|hilfe)|beroende(?:mottagning|enhet|centrum)\w*|"
    r"rusbehandling\w*|alkohol(?:rådgivning|ambulatori\w*|beratung)\w*|verslavingszorg|addictolog\w+",
    "psychology": r"psykolog\w*|psycholog(?:e|in|en|ue|ie|isch\w*|a|iczn\w+)\w*|psic[óo]log[oa]s?|"
    r"psicolog\w*|psychotherapeut(?:in|en|innen|isch\w*)?|psychothérapeut\w*|psicoterap\w+|"
    r"eerstelijnspsycholoog|gz-psycholoog|poh-ggz|psychoterap\w+|psycho-?onkolog\w*|psico-?oncolog\w*|"
    r"psycho-?oncolog\w*|samtalsterap\w*",
    "pulmonology": r"pneumolog\w*|"
    r"lunge(?:klinik|medicin|medisin|avdeling|poliklinikk|sygdomme|ambulatori)\w*|"
    r"lung(?:mottagning|klinik|medicin)\w*|longpoli\w*|neum[óo]log[oa]s?|pneum[óo]log[oa]s?|pulmonolog\w*|"
    r"longfunctie\w*|pneumologo|broncopneumolog\w*|lungen(?:ambulanz|zentrum|praxis|fach\w+)|phtisiolog\w+|"
    r"tabacolog\w+|cesaci[óo]n tab[áa]quica|poradni\w+ (?:pulmonologiczn|chorób płuc)\w*|tisiologia",
    "radiology": r"radiologi(?:e|a|sch\w*|sk\w*)|radiologue\w*|radioloog|radi[óo]log[oa]s?|radiologin|"
    r"röntgen(?:praxis|institut|abteilung|avdelning)?|imagerie(?: médicale)?|imagenolog[íi]a|"
    r"diagnostic[oa] por im[áa]gen(?:es)?|imagiolog\w+|diagnostica per immagini|billeddiagnostisk\w*|"
    r"bildediagnostikk|bilddiagnostik|nuklearmedizin\w*|médecine nucléaire|medicina nucle(?:ar|are)|"
    r"pracowni\w+ (?:usg|rtg|tk|rezonansu)\w*",
    "rehabilitation_medicine": r"rehabilita(?:tions?(?:klinik|zentrum|medicin)\w*|ci[óo]n|ção|zione)|"
    r"(?:fachklinik|klinik) für \w+ rehabilitation|neurorehabilit\w*|"
    r"revalidatie(?:arts|centrum|geneeskunde|poli\w*)?|physikalische (?:und rehabilitative )?medizin|"
    r"médecine physique(?: et (?:de )?réadaptation)?|"
    r"medicina f[íi]sica(?: [ey] (?:de )?reabilitação| y rehabilitaci[óo]n)?|m[ée]dic[oa] rehabilitador\w*|"
    r"fisiatr[ai]\w*|fisi[áa]tra|rehabmedicin\w*|rehabiliteringsmedicin\w*|"
    r"fysikalsk medisin(?: og rehabilitering)?|geriatrische reha\w*",
    "rheumatology": r"rhumato(?:log\w+)?|revmatolog\w*|reumatolog\w*|reumat[óo]log[oa]s?|rheumatolog\w*|"
    r"rheuma(?:ambulanz|zentrum|sprechstunde|klinik)|reumapoli\w*|reuma(?:mottagning|klinik)\w*|"
    r"reumatologic[oa]",
    "sleep_medicine": rf"søvn{_NORTH}|sömn{_NORTH}|"
    r"schlaf(?:labor|zentrum|ambulanz|medizin\w*|sprechstunde)|"
    r"slaap(?:centrum|poli\w*|kliniek|laboratorium)|laboratoire (?:du|de) sommeil|trastornos del sueño|"
    r"medicina del sueño|medicina do sono|medicina del sonno|laborat[óo]rio d[oe] sono|pracowni\w+ snu|"
    + _romance("sommeil", "sueño", "sono", "sonno"),
    "speech_therapy": r"logop(?:ä|æ|e|a)d\w*|logop[ée]d\w*|logopedist[ae]s?|orthophonist\w*|orthophonie|"
    r"fonoaudi[óo]log[oa]s?|fonoaudiologia|terapeuta da fala|terapia del (?:lenguaje|linguaggio)|"
    r"neurologoped\w+|talepædagog\w*|sprachtherap\w*|stimm- und sprach\w*|puheterapeut\w*",
    "sports_medicine": r"sport(?:arts|medizin\w*|ambulanz|geneeskunde)|sportmedizinische \w+|"
    r"idrætsmedicin\w*|idrottsmedicin\w*|idrettsmedisin\w*|médecin du sport|médecine du sport|"
    r"medicin[ae] (?:do esporte|esportiva|del deporte|deportiva|desportiva|dello sport)|"
    r"médico (?:del deporte|do esporte|deportivo)|medicina sportiva|medycyn\w+ sportow\w+",
    "stroke_medicine": r"tia-?(?:clinic|poli\w*|ambulanz|ambulatori\w*|klinik\w*)|"
    r"stroke-?(?:unit|einheit)|schlaganfall\w*(?:ambulanz|einheit|zentrum|station)|unité neuro-?vasculaire|"
    r"unidad de ictus|ait/ictus|consulta (?:de )?ait\w*|c[óo]digo ictus|unidade de avc|via verde avc|"
    r"enfermedad vascular cerebral|stroke ?enhet\w*|strokemottagning\w*|apopleksi\w*(?:afsnit|klinik|team)|"
    r"slagenhet\w*|cva-poli\w*|beroerte\w*poli\w*",
    "urology": r"(?:kinder)?urolog\w*|ur[óo]log[oa]s?|urologue\w*|"
    r"prostata(?:zentrum|ambulanz|sprechstunde)|androlog\w*|poradni\w+ urologiczn\w+|blaaspoli\w*|"
    r"kontinenz(?:zentrum|ambulanz)",
    "vascular_surgery": r"gef(?:ä|ae)(?:ß|ss)(?:chirurg\w*|zentrum|ambulanz|medizin\w*|sprechstunde)|"
    r"vaat(?:chirurg\w*|poli\w*|centrum)|kärlmottagning\w*|karmottagning\w*|chirurgo vascolare|"
    r"chirurgien vasculaire|cirujan[oa] vascular|cirurgi(?:a|ão) vascular|angiolog\w*|angi[óo]log[oa]s?|"
    r"phlébolog\w*|flebolog\w*|venen(?:zentrum|ambulanz|praxis)|spataderkliniek|chirurgi\w+ naczyniow\w+",
    "wound_care": r"sår(?:centrum|klinik|poliklinikk|mottagning|senter|ambulatori|sygeplejerske|team)\w*|"
    r"wund(?:ambulat?or(?:ium|ien)?|ambulanz|zentrum|sprechstunde|management|expert\w*|team|klinik)|"
    r"wond(?:expertisecentrum|poli\w*|centrum|verpleegkundige|consulent\w*|team)|plaies et cicatrisation|"
    r"vulnologi\w*|heridas (?:complejas|cr[óo]nicas)|heridas y estomas|feridas (?:complexas|cr[óo]nicas)|"
    + _romance("plaies\\w*", "heridas", "feridas", "ferite difficili", "piaghe", "ulceras"),
}

ASKED_IN_EUROPE: dict[str, str] = {
    "audiology": r"audiogramm?[ea]?|tonaudiogram\w*|hörtest|audiometr(?:ie|ia|ía) tonal\w*",
    "cardiology": r"echokardiogra(?:ph|f)\w+|échocardiographie\w*|ecocardiogra(?:m+a|f[íi]a)\w*|"
    r"ekkokardiograf\w*|echocardiogra(?:fie|m)|ekokardiograf\w*|holter\w*|langzeit-?ekg|belastungs-?ekg|"
    r"ergometrie|prueba de esfuerzo|prova da sforzo|épreuve d['’]effort|teste? de esforço|fietsproef|"
    r"hjerteultralyd|cor[oó]nariogra\w+|echo serca",
    "gastroenterology": r"[ck]olonos[ck]op\w+|[ck]olos[ck]op\w+|gastros[ck]op\w+|"
    r"endos[ck]op[íi]a digestiva\w*|fibroscopie|magenspiegelung|darmspiegelung|colonscopia\w*|gastroscopia|"
    r"endosc[óo]p\w+ alta|egds|videocolonoscop\w+|rectoscop\w+|coloscopie|[ck]oloskopi\w*",
    "neurology": r"elektromyogra\w+|électromyogramme|electromiogra\w+|elettromiografia|"
    r"électroencéphalogramme|electroencefalogra\w+|elettroencefalogramma|zenuwgeleidingsonderzoek",
    "pulmonology": r"spirometri(?:e|a|a semplice)?|espirometr[íi]a|espirometria|spirométrie|"
    r"lungenfunktion\w*|longfunctieonderzoek|bron[ck]os[ck]op\w+|efr|lungefunksjon\w*|spirometria",
    "radiology": r"(?:irm|rmn?|mrt|ct|tc|tac|tdm|scanner|tk) (?:de |d[ea]l? |du |des |van (?:de )?|av |af |"
    r"der )(?:la |l['’])?\w{3,}(?: \w+)?|"
    r"(?:irm|rmn?|mrt?|ct|tc|tac|tdm|tk)[ -](?:schädel|kopf|thorax|torace|t[óo]rax|abdomen|addome|becken|"
    r"[lhb]ws|knie|schulter|cérébrale?|lombaire|encefalo|rachide|lombare|cr[áa]neo|columna|coluna|rodilla|"
    r"joelho|hjerne|hjärna|ländrygg|cerebro|cerebral|głowy|kręgosłupa)(?: \w+)?|"
    r"mammogra(?:ph|f)\w+|mamograf[íi]a\w*|resonancia(?: magn[ée]tica)?|ressonância(?: magn[ée]tica)?|"
    r"risonanza(?: magnetica)?|rezonans\w*|tomograf[íi]a\w*|sonographie|échographie|ecograf[íi]a\w*|"
    r"ecografia|ultralyd\w*|ultraljud\w*|usg(?: \w+){0,2}|ultrassonografia\w*|radiografía\w*|"
    r"röntgen(?:onderzoek|untersuchung)\w*|echografie|eco[- ]?doppler\w*|densitometr\w+",
    "urology": r"zystoskopie|cystos[ck]op\w+|cistoscop[íi]a|vasektomie|vasectomie|vasectom[íi]a|"
    r"prostatabiopsie",
    "sleep_medicine": r"polisomnogra\w+|polygra(?:ph|f)ie|sömnregistrering|søvnregistrering",
    "nephrology": r"nierenbiopsie|dialysevorbereitung",
    "dermatology": r"hautkrebsscreening|dermatoscop[íi]a|epikutantest\w*|dermatos[ck]opie",
    "obstetrics_gynecology": r"colposcop[íi]a|[ck]olpos[ck]opie|hysteros[ck]op\w+|isteroscopia|"
    r"histeroscop[íi]a",
    "orthopedics": r"kniegelenkersatz|hüftgelenkersatz|knie-?tep|hüft-?tep|"
    r"pr[óo]tesis de (?:cadera|rodilla)|prothèse (?:de hanche|de genou|totale)|"
    r"protesi d['’](?:anca|ginocchio)",
}
