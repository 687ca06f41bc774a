"""How clinics, departments and those who work there are called in German, Dutch, the languages of the North, French,
Spanish, Italian, Portuguese and Polish, where neither the learned names nor an organ tell them; and the examinations
that only they do."""

from __future__ import annotations

_NORTH = (
    r"(?:afd(?:eling|\.)?\w*|avd(?:eling|elning|\.)?\w*|klinik\w*|mottagning\w*|ambulatori\w*|poliklini\w*|"
    r"enhet\w*|cent(?:er|ret|rum)\w*|team\w*|læge\w*|lege\w*|läkare\w*)"
)
_NORTH_APART = rf"[- ]?{_NORTH}"
_GERMAN = (
    r"(?:-?(?:ambulanz|zentrum|klinik|praxis|sprechstunde|abteilung|ärzt\w+|arzt\w*|team|station|labor|dienst|"
    r"therap\w+|medizin\w*|chirurg\w+))"
)
_UNIT = (
    r"(?:unidad|unidade|unità|unité|consulta|consultation|clínica|clinica|clinique|centro|centre|servicio|"
    r"servizio|"
    r"serviço|service|ambulatorio|ambulatório|gabinete|équipe|equipe|equipo|policlínica|poliambulatorio)"
)
_OF_ROMANCE = (
    r"(?: (?:de|d[aeo]s?|del|della|dello|delle|degli|dei|du|des|la|las|los|les|le|l['’]|y|e|et|per|multidisciplinar))*"
    r"[ '’]?"
)


def _romance(*organs: str) -> str:
    """A house of the Romance languages by what it sees: "Unidad de Heridas Complejas"."""
    return rf"{_UNIT}{_OF_ROMANCE} ?(?:{'|'.join(organs)})"


IN_EUROPE: dict[str, str] = {
    "allergy_immunology": rf"allergie?{_NORTH_APART}|allergolog\w*|imm?unolog(?:ie|ia|ía|e|en|o|a|ue|isch\w*|"
    rf"isk\w*)|imm?unólog[oa]|imm?unolog[íi]sta|"
    r"allergolog\w+|alergolog\w+",
    "anesthesiology": r"anesth[eé]siolog\w+|anästhesiolog\w*|anestesiolog\w+|anestesist\w*|"
    r"an[æe]st(?:h)?esi\w*|"
    r"pre-?anest[eé]si\w+|pr[ée]-?anesth[ée]si\w+|preanestesi\w+|prämedikations\w+|pre-?operatief spreekuur|"
    r"pos-poli|narkos\w+",
    "audiology": r"(?:päd-?)?audiologi(?:e|a|sch\w*|sk\w*)|audiologue\w*|audiologiste\w*|audioloog|"
    r"audi[oó]log[oa]s?|audioproth[ée]s\w+|audicien\w*|"
    r"hörcentral\w*|høresentral\w*|høreklinik\w*|hörselvård\w*|audiometr(?:ía|ia|ie)\w*|logoaudiometr\w+|"
    r"protésic[oa] auditivo|hörgeräteakustik\w*",
    "bariatric_surgery": rf"adipositas{_GERMAN}|adipositaschirurg\w+|obesitas(?:centrum|kliniek|chirurg\w*|"
    rf"poli\w*)|"
    r"obesitaskirurg\w*|fedmekirurg\w*|överviktsmottagning\w*|overvektspoliklinikk\w*|"
    r"chirurgie (?:de l['’]obésité|bariatrique)|c[ei]r[uo]g[íi]a bari[áa]trica|cirurgia bari[áa]trica|"
    r"chirurgia (?:bariatrica|dell['’]obesità)|cirug[íi]a de la obesidad|cirurgia da obesidade|"
    rf"{_romance('obésité', 'obesidad', 'obesidade', 'obesità')}|chirurgi\w+ bariatryczn\w+",
    "breast_surgery": rf"bryst(?:kirurg\w*|{_NORTH_APART})|bröst(?:kirurg\w*|{_NORTH_APART})|mamma(?:zentrum|"
    rf"poli\w*|"
    r"centrum|chirurg\w+|sprechstunde|ambulanz|care|klinik)|borstkliniek|mastolog\w+|cirug[íi]a (?:de|"
    r"mamaria)(?: la)?"
    r"(?: mama)?|chirurgie du sein|chirurgia senologica|breast unit|unit[àa] senologica|senologic[ao]|"
    r"patolog[íi]a mamaria|chirurgi\w+ piersi",
    "cardiology": r"hartfalenpoli\w*|hartpoli\w*|hjertesvikt\w*|hjertesvigt\w*|hjärtsvikt\w*|hjertemedisin\w*|"
    r"kardiolog\w*|cardiólog[oa]s?|cardioloog|herzinsuffizienz(?:ambulanz|sprechstunde)|herzambulanz|"
    r"rythmologie|unit[àa] coronarica|" + _romance("insuficiencia card[íi]aca", "insuffisance cardiaque"),
    "cardiothoracic_surgery": r"cirug[íi]a (?:de t[óo]rax|tor[áa]cica|cardiovascular|card[íi]aca)|"
    r"cirujan[oa] (?:de "
    r"t[óo]rax|tor[áa]cico|card[íi]aco)|chirurgien (?:cardiaque|thoracique)|chirurgo (?:toracico|cardiaco)|"
    r"cardiochirurg\w+|kardiochirurg\w+|cirurgi(?:a|ão) (?:tor[áa]cica|card[íi]aca|cardiotor[áa]cica)|"
    r"toraxkirurg\w*|thoraxkirurg\w*|torakochirurg\w+|hartchirurg\w*|hjertekirurg\w*|longchirurg\w*",
    "colorectal_surgery": r"cirurgia (?:colorret+al|colo-?ret+al|proctol[óo]gica)|cirug[íi]a colorrectal|"
    r"chirurgie (?:colo-?rectale|proctologique)|chirurgia col-?o-?ret+ale|colo-?proctolog\w+|"
    r"proct[óo]log[oa]s?|"
    r"proctologue\w*|proktolog\w*|kolorektal\w*|colorectale? (?:heelkunde|chirurg\w*)|"
    r"(?:schwerpunkt )?kolon/rektum|darmzentrum|koloproktolog\w*|enddarm\w*",
    "dentistry_oral_surgery": r"käkkirurg\w*|kæbekirurg\w*|kjevekirurg\w*|"
    r"mund-?,? ?kiefer\w*(?:- und gesichtschirurg\w+)?|"
    r"oralchirurg\w+|kieferorthopäd\w+|orthodontist\w*|orthodontie|pedodont\w*|mondziekten\w*|mka-chirurg\w*|"
    r"chirurgien[- ]dentiste|stomatolog\w+|cirujan[oa] (?:oral|maxilofacial)|cirurgi(?:a|ão) (?:oral|"
    r"maxilofacial|"
    r"bucomaxilo\w*)|bucomaxilo\w*|buco-?maxilo\w*|odontoiatr\w+|chirurgia (?:maxillo-?facciale|orale)|"
    r"odont[óo]log[oa]s?|"
    r"medicina dent[áa]ria|sjukhustandvård\w*",
    "dermatology": r"teledermatolog\w*|hud(?:läkare\w*|lege\w*|læge\w*|klinik\w*|mottagning\w*|poliklinikk\w*|"
    r"afdeling\w*|avdeling\w*)|"
    r"derma(?:poli\w*|ambulanz)|dermat[óo]log[oa]s?|dermatoloog|hautambulanz|haut- und \w+|dermatolo[gż]\w*|"
    r"huidpoli\w*|hautsprechstunde",
    "emergency_medicine": r"(?:zentralen? )?notaufnahme|notfallambulanz|notfallstation|"
    r"notfallzentrum|"
    r"notfallpraxis|rettungsstelle|(?:service (?:des|d['’]) ?|aux )urgences|urgences adultes|"
    r"urgences pédiatriques|"
    r"(?:servicio de )?urgencias|pronto soccorso|(?:serviço de )?urg[êe]ncias?(?: hospitalar\w*)?|"
    r"pronto-?socorro|"
    r"seh|spoedeisende hulp|spoed(?:dienst|gevallen)|akutt?(?:mottagning|modtagelse|mottak)\w*|skadestue\w*|"
    r"szpitalny oddział ratunkowy|izb\w+ przyjęć|p[äa]ivystys\w*",
    "endocrinology": r"endokrinolog\w*|endocrin[óo]log[oa]s?|endocrinoloog|"
    r"(?:internist-)?endocrinoloog|diabetes(?:ambulanz|zentrum|poli\w*|mottagning\w*|klinik\w*|ambulatori\w*|"
    r"team)|"
    r"schilddrüsen(?:ambulanz|sprechstunde|zentrum)|diabetologic[oa]|steno diabetes center|"
    r"endokrynolog\w+|diabetolog\w*|hormonambulanz|"
    + _romance("diabet\\w+", "tiroide\\w*", "thyroïde", "tireoide"),
    "ent": r"o\.? ?r\.? ?l\.?|otorrino(?:laring[óo]log[oa]s?)?|otorino|oto-?rhino\w*|otorhinolaryngolog\w*|"
    r"hno(?:-\w+)?|öron[ -]?näsa[ -]?hals\w*|øre[ -]?n[æe]se[ -]?hals\w*|ørel[æe]ge\w*|kno(?:-\w+)?|"
    r"laryngolog\w*|phoniatr\w+|foniatr\w+",
    "gastroenterology": r"gastro(?:lab|poli\w*|enterolog\w*|ambulanz)|gastro-?enter[óo]log[oa]s?|"
    r"gastroenteroloog|"
    r"endoskopi(?:enheten|enhed\w*|e?zentrum|e?abteilung|sektion\w*|poliklinikk\w*)|mage-?tarm\w*|"
    r"mave-?tarm\w*|mdl(?:-\w+)?|"
    r"hépato-?gastro\w*|gastro(?:enterologic[oa])|poradni\w+ gastrologiczn\w+|gastrolog\w*|centrum endoskopii|"
    r"(?:servizio|unità) di endoscopia(?: digestiva)?|unidad de endoscop\w+|pracowni\w+ endoskopi\w*|"
    r"endoscopiecentrum",
    "general_practice": r"fastlege\w*|husläkar\w*|vårdcentral\w*|praktiserende læge\w*|egen læge|médec(?:in|"
    r"ine) de famille|"
    r"médec(?:in|ine) traitant\w*|m[ée]dic[oa] de (?:fam[íi]lia|cabecera|atenci[óo]n primaria)|"
    r"medicina geral e familiar|"
    r"medico (?:curante|di (?:medicina generale|base|famiglia))|medicina generale|hausarztpraxis|"
    r"huisartsenpraktijk|huisartsenpost|"
    r"unidade de saúde familiar|lekarz\w* rodzinn\w+|terveyskesku\w+|médecin généraliste|generalista",
    "general_surgery": r"chirurgia generale|chirurgo generale|visita chirurgica(?: generale)?|"
    r"cirujan[oa] general|"
    r"cirurgi(?:a|ão) geral|chirurgien (?:général|viscéral|digestif)|chirurgie (?:générale|viscérale|"
    r"digestive)|"
    r"(?:allgemein- und |viszeral- und \w+ )?viszeralchirurg\w*|(?:klinik|abteilung|fa|facharzt) (?:für|"
    r"f\.) chirurgie|"
    r"viszeral- und endokrine chirurgie|allgemein-? ?(?:und )?\w*chirurg\w*|chirurgische[nr]? (?:ambulanz|"
    r"klinik|abteilung|praxis|aufnahme|sprechstunde|poli\w*)|chirurg(?:en|in)?|"
    r"poli chirurgie|afdeling (?:heelkunde|chirurgie)|kirurg(?:mottagning|klinik|avdeling)\w*|kirurgisk \w+|"
    r"poradni\w+ chirurgiczn\w+|chirurg\w* og[óo]ln\w+|hernien(?:zentrum|sprechstunde)|liesbreukcentrum",
    "genetics": r"klinisk(?:a)? genetik\w*|klinisk genetisk\w*|medisinsk genetikk|klinische genetica|"
    r"klinisch geneticus|"
    r"humangenetik\w*|humangenetisch\w*|génétique \w+|généticien\w*|gen[ée]tica \w+|genetist[ae]|geneticista|"
    r"oncog[ée]n[ée]ti\w+|poradni\w+ genetyczn\w+|genetyk\w*",
    "geriatrics": r"geriat(?:er|ra|re|ri[ckns]\w*|ria|rie)\w*|akutgeriatri\w*|alters(?:medizin|zentrum)\w*|"
    r"minnesmottagning\w*|"
    r"hukommelsesklinik\w*|minnepoliklinikk\w*|gedächtnis(?:ambulanz|sprechstunde)|geheugenpoli\w*|"
    r"geheugenkliniek|"
    r"valutazione geriatrica|unité gériatrique|hôpital de jour gériatrique|gérontolog\w+|gerontolog\w*|"
    r"ouderengeneeskunde|specialist ouderengeneeskunde|klinisch geriater|"
    + _romance("mémoire", "memoria", "mem[óo]ria"),
    "hematology": r"hämatolog\w*|hematoloog|hemat[óo]log[oa]s?|hæmatolog\w*|hematolog\w*|ematolog\w*|"
    r"hématolog\w*|"
    r"blodsjukdomar|hämostas\w*|gerinnungs(?:ambulanz|sprechstunde)|trombosedienst",
    "hepatology": r"hepatolog(?:ie|ia|ía|isch\w*|e|en|in)|epatolog\w+|hépatolog\w*|hepat[óo]log[oa]s?|"
    r"leber(?:ambulanz|sprechstunde|zentrum)|"
    r"leverpoli\w*|leverambulatori\w*",
    "infectious_diseases": r"infektions(?:klinik|mottagning|läkare|medicin|medisin|sygdomme|ambulanz|"
    r"poliklinikk|avdeling)\w*|"
    r"infektionsmedicinsk \w+|infektiolog\w*|infectiolog\w*|infettivolog\w*|infect[óo]log[oa]s?|infectolog\w+|"
    r"infectiologue\w*|internist-infectioloog|tropen(?:medizin|institut|poli\w*)\w*|medicina tropical|"
    r"malattie infettive|chor[óo]b zakaźnych|maladies infectieuses|doenças infe(?:c)?ciosas|"
    r"enfermedades infecciosas|"
    r"reisemedizin\w*|médecine (?:tropicale|des voyages)",
    "nephrology": r"nephrolog\w*|nefrolog\w*|nefroloog|nefr[óo]log[oa]s?|néphrolog\w*|nieren(?:ambulanz|"
    r"sprechstunde|zentrum)|"
    r"dialyse(?:zentrum|centrum|praxis)|njur(?:mottagning|klinik|medicin)\w*|nyremedi\w*|nyrepoliklinikk\w*|"
    r"nierpoli\w*|nierfalenpoli\w*",
    "neurology": r"neuroloog|nevrolog\w*|neurolog(?!oped)\w*|neur[óo]log[oa]s?|neurophysiolog\w*|"
    r"kopfschmerz\w*(?:ambulanz|zentrum|"
    r"sprechstunde)|epilepsie(?:ambulanz|zentrum|centrum)|hoofdpijn(?:poli|centrum)\w*|neuropoli\w*|"
    r"neuro-?p[ée]diatr\w+|"
    r"parkinson(?:ambulanz|poli\w*|klinik\w*)|hovedpine(?:klinik|center)\w*|huvudvärksmottagning\w*|"
    r"neuropädiatr\w*|" + _romance("c[ée]phal[ée]es?", "cefaleas?", "epilepsia", "épilepsie"),
    "neurosurgery": r"neurochirurg\w*|neurocirujan[oa]|neurocirurgi(?:a|ão)|neurokirurg\w*|nevrokirurg\w*|"
    r"wirbelsäulen(?:zentrum|chirurg\w+|sprechstunde)|rugpoli\w*|ryggkirurg\w*|ryg(?:center|kirurg\w*)|"
    r"chirurgien du rachis|chirurgie (?:du rachis|rachidienne)|cirug[íi]a de (?:la )?columna|"
    r"cirurgia de coluna",
    "nutrition_dietetics": r"nutritionnist\w*|diététicien\w*|diätassist\w*|diätolog\w*|diätberat\w*|"
    r"diet(?:ist|ik|etik|ister)\w*|dietistmottagning\w*|diëtist\w*|dietist[ae]|dietetica(?: e nutrizione \w+)?|"
    r"nutrizionist[ae]|nutrição|nutricionist[ae]s?|nutrici[óo]n(?: cl[íi]nica| y diet[ée]tica)?|"
    r"dietolog\w*|klinisk ernæringsfysiolog\w*|ernæringsfysiolog\w*|kostvejled\w*|dietetyk\w*|"
    r"ravitsemusterap\w*|"
    r"nutricion(?:al|ales)|consulta de nutri\w+",
    "obstetrics_gynecology": r"gynäkolog\w*|gynekolog\w*|gynækolog\w*|gynécolog\w*|gynaecolo\w*|"
    r"ginec[óo]log[oa]s?|ginecolog\w*|"
    r"ginekolog\w*|frauenklinik|frauenambulanz|kvinnoklinik\w*|kvinneklinikk\w*|kvindesygdomme|barnmorsk\w*|"
    r"jordemoder\w*|"
    r"mödravård\w*|verloskund\w*|gyn-?ambulanz|gynpoli\w*|kinderwunsch\w*|pr[ée]-?natal de (?:alto|"
    r"baixo) risco|"
    r"alto risco obst[ée]trico|obst[ée]tra|maternité|grossesses? à (?:haut )?risque|embarazo de alto riesgo|"
    r"ostetricia(?: e ginecologia)?|consultorio familiare|planificaci[óo]n familiar|planeamento familiar|"
    r"gynobs",
    "occupational_therapy": r"ergotherap\w*|ergothérap\w*|arbetsterap\w*|ergoterap\w*|terapeuta ocupacional|"
    r"terapia (?:ocupa[cs]?ional|occupazionale)|terapist[ae] occupazionale|terapi\w+ zajęciow\w+",
    "oncology": r"onkolog\w*|oncoloog|onc[óo]log[oa]s?|tumor(?:zentrum|ambulanz|board|konferenz)|cancérolog\w*|"
    r"strahlentherap\w*|radiothérap\w*|radioterapia|radiotherapie|krebszentrum|kreft(?:avdeling|"
    r"poliklinikk)\w*|"
    r"cancermottagning\w*|onkologisk\w*|radioterapeut\w*|radiooncolog\w*|oncopoli\w*",
    "ophthalmology": r"augen(?:ambulanz|zentrum|praxis|sprechstunde)|oogpoli\w*|øyeavdeling\w*|øyelege\w*|"
    r"øjenlæge\w*|"
    r"ögon(?:läkare|mottagning|klinik)\w*|ophtalmo\w*|oftalm[óo]log[oa]s?|oftalmolog\w*|oculist[ae]|okulist\w*|"
    r"sehschule|orthoptist\w*|orthoptie|ortottic[oa]|netzhaut\w*|makula\w*(?:ambulanz|zentrum)|"
    r"optometrist[ae]?",
    "orthopedics": r"orthopäd\w*|orthopeed|orthopedisch\w*|orthopédist\w*|ortopedist[ae]s?|ortopedic[oa]|"
    r"ortop(?:e|æ|ä)d\w*|"
    r"kinderorthopeed|traumat[óo]log[oa]s?|traumatologia|unfallchirurg\w*|endoprothetik\w*|handchirurg\w*|"
    r"handkirurg\w*|fußchirurg\w*|fotkirurg\w*|sportorthopäd\w*|chirurgie orthopédique|chirurgie de la main|"
    r"chirurgien de la main|knie(?:chirurg\w+|sprechstunde|zentrum)|schulterchirurg\w+|hüftchirurg\w+|"
    r"endoprothetik\w*(?:-\w+)?|schultersprechstunde|poradni\w+ ortopedyczn\w+",
    "pain_medicine": r"smerte(?:klinik|center|senter|poliklinikk)\w*|smärt(?:mottagning|klinik|enhet|center|"
    r"rehab)\w*|"
    r"tværfagligt smertecenter|schmerz(?:klinik|ambulanz|zentrum|therap\w+|medizin\w*|sprechstunde)|"
    r"pijn(?:poli\w*|centrum|"
    r"specialist|team|behandel\w*)|algolog\w*|antalgic[oa]|terapia (?:del dolore|antalgica)|antidouleur|"
    r"poradni\w+ leczenia bólu|kipuklinik\w*|"
    + _romance("dor cr[óo]nica", "dolor cr[óo]nico", "douleur chronique"),
    "palliative_care": r"sapv(?:-team)?|palliativ\w*|palliatief\w*(?: support team| team| consult\w*)?|"
    r"palliatieve \w+|"
    r"lindrande vård|asih|esad|equipo de soporte de atenci[óo]n domiciliaria|cure palliative|soins palliatifs|"
    r"équipe mobile de soins palliatifs|emsp|cuidados paliativos|equipa? de (?:suporte|"
    r"cuidados) (?:em )?paliativos|"
    r"équipe de seconde ligne|hospiz\w*|opieki paliatywnej|hospicjum",
    "pediatrics": r"kinder(?:klinik|poli\w*|ambulanz|zentrum|afdeling)|pediatra|pédiatre\w*|barnläkar\w*|"
    r"barn(?:mottagning|klinik|avdeling|poliklinikk)\w*|børneafdeling\w*|børnelæge\w*|barnelege\w*|pediater|"
    r"doctora? de (?:los )?niños|sozialpädiatri\w*|spz|neonatolog\w*|néonatolog\w*|puericult\w+|lastenlääk\w*|"
    r"pädiater",
    "physical_therapy": r"kinesi(?:s)?t(?:h)?erap\w*|kinésith\w*|kiné|masso-?kinésith\w*|kinesitherapie|"
    r"kinesiolog\w+|kinesi[óo]log[oa]s?|"
    r"physio(?:praxis|therapeut\w*|therapie)|fysio(?:terapeut|therapeut)\w*|fysioterapi\w*|sjukgymnast\w*|"
    r"terapia f[íi]sica|terapeuta f[íi]sico|fisioterapeuta|fisiokinesiterap\w+|rehabilitant\w*|"
    r"fizjoterapeut\w*|"
    r"bekkenfysio\w*|manuele therapie|krankengymnast\w*",
    "plastic_surgery": r"plastische(?:n|r)?,?(?: \w+[ ,]+){0,3}(?:und |en )?(?:\w+ )?chirurgie|"
    r"plastisch chirurg\w*|plastik(?:kirurg|chirurg)\w*|"
    r"plastikkirurg\w*|plastikkirurgisk\w*|cirujan[oa] pl[áa]stico|cirurgi(?:a|ão) pl[áa]stica|"
    r"chirurgo plastico|"
    r"chirurgien plasticien|chirurgie (?:plastique|réparatrice|de la main et plastique)|brandwonden\w*|"
    r"verbrennungs\w+|centro (?:grandi )?ustion(?:i|ati)|unidad de quemados|brûlés|chirurgi\w+ plastyczn\w+",
    "podiatry": r"pod[óo]log[oa]s?|podologue\w*|podoloog|podolog\w*|pédicure(?:-podologue)?|fotterap\w*|"
    r"fodterap\w*|"
    r"fuß(?:ambulanz|sprechstunde|zentrum)|diabetische[rn]? fuß\w*|voetenpoli\w*|voetpoli\w*|pie diab[ée]tico|"
    r"piede diabetico|pé diabético|pied diabétique|fotvård\w*|fodlæge\w*|medisinsk fotpleie",
    "psychiatry": r"pédo-?psychiat\w*|p(?:s|is)iquiat\w+|psichiat\w+|psykiat\w*|psychiat(?:er|rie|risch\w*|"
    r"re)\w*|"
    r"neuropsichiatri\w+|centre médico-psychologique|centro di salute mentale|caps ad|ggz\w*|"
    r"distriktspsykiatri\w*|sozialpsychiatri\w*(?: dienst\w*)?|psychiatrische institutsambulanz|"
    r"kinder- und jugendpsychiatri\w*|salud mental|poradni\w+ zdrowia psychicznego|csapa|ser\.?d|"
    r"sucht(?:ambulanz|beratung\w*|medizin\w*|hilfe)|beroende(?:mottagning|enhet|centrum)\w*|rusbehandling\w*|"
    r"alkohol(?:rådgivning|ambulatori\w*|beratung)\w*|verslavingszorg|addictolog\w+",
    "psychology": r"psykolog\w*|psycholog(?:e|in|en|ue|ie|isch\w*|a|iczn\w+)\w*|psic[óo]log[oa]s?|psicolog\w*|"
    r"psychotherapeut(?:in|en|innen|isch\w*)?|psychothérapeut\w*|psicoterap\w+|eerstelijnspsycholoog|"
    r"gz-psycholoog|poh-ggz|"
    r"psychoterap\w+|psycho-?onkolog\w*|psico-?oncolog\w*|psycho-?oncolog\w*|samtalsterap\w*",
    "pulmonology": r"pneumolog\w*|lunge(?:klinik|medicin|medisin|avdeling|poliklinikk|sygdomme|ambulatori)\w*|"
    r"lung(?:mottagning|klinik|medicin)\w*|longpoli\w*|longarts\w*|neum[óo]log[oa]s?|pneum[óo]log[oa]s?|"
    r"pulmonolog\w*|"
    r"longfunctie\w*|pneumologo|broncopneumolog\w*|lungen(?:ambulanz|zentrum|praxis|fach\w+)|phtisiolog\w+|"
    r"tabacolog\w+|cesaci[óo]n tab[áa]quica|poradni\w+ (?:pulmonologiczn|chorób płuc)\w*|tisiologia",
    "radiology": r"radiologi(?:e|a|sch\w*|sk\w*)|radiologue\w*|radioloog|radi[óo]log[oa]s?|radiologin|"
    r"röntgen(?:praxis|institut|abteilung|avdelning)?|imagerie(?: médicale)?|"
    r"imagenolog[íi]a|diagnostic[oa] por im[áa]gen(?:es)?|imagiolog\w+|diagnostica per immagini|beeldvorming|"
    r"billeddiagnostisk\w*|bildediagnostikk|bilddiagnostik|nuklearmedizin\w*|médecine nucléaire|"
    r"medicina nucle(?:ar|are)|"
    r"pracowni\w+ (?:usg|rtg|tk|rezonansu)\w*",
    "rehabilitation_medicine": r"rehabilita(?:tions?(?:klinik|zentrum|medicin)\w*|ci[óo]n|ção|zione)|"
    r"(?:fachklinik|klinik) für \w+ rehabilitation|neurorehabilit\w*|revalidatie(?:arts|centrum|geneeskunde|"
    r"poli\w*)?|"
    r"physikalische (?:und rehabilitative )?medizin|médecine physique(?: et (?:de )?réadaptation)?|"
    r"medicina f[íi]sica(?: [ey] (?:de )?reabilitação| y rehabilitaci[óo]n)?|m[ée]dic[oa] rehabilitador\w*|"
    r"fisiatr[ai]\w*|fisi[áa]tra|"
    r"rehabmedicin\w*|rehabiliteringsmedicin\w*|fysikalsk medisin(?: og rehabilitering)?|geriatrische reha\w*",
    "rheumatology": r"rhumato(?:log\w+)?|revmatolog\w*|reumatolog\w*|reumatoloog|reumat[óo]log[oa]s?|"
    r"rheumatolog\w*|"
    r"rheuma(?:ambulanz|zentrum|sprechstunde|klinik)|reumapoli\w*|reuma(?:mottagning|klinik)\w*|"
    r"reumatologic[oa]",
    "sleep_medicine": rf"søvn{_NORTH_APART}|sömn{_NORTH_APART}|schlaf(?:labor|zentrum|ambulanz|medizin\w*|"
    rf"sprechstunde)|"
    r"slaap(?:centrum|poli\w*|kliniek|laboratorium)|laboratoire (?:du|de) sommeil|trastornos del sueño|"
    r"medicina del sueño|medicina do sono|medicina del sonno|laborat[óo]rio d[oe] sono|pracowni\w+ snu|"
    + _romance("sommeil", "sueño", "sono", "sonno"),
    "speech_therapy": r"logop(?:ä|æ|e|a)d\w*|logop[ée]d\w*|logopedist[ae]s?|orthophonist\w*|orthophonie|"
    r"fonoaudi[óo]log[oa]s?|"
    r"fonoaudiologia|terapeuta da fala|terapia del (?:lenguaje|linguaggio)|neurologoped\w+|talepædagog\w*|"
    r"sprachtherap\w*|stimm- und sprach\w*|puheterapeut\w*",
    "sports_medicine": r"sport(?:arts|medizin\w*|ambulanz|geneeskunde)|sportmedizinische \w+|idrætsmedicin\w*|"
    r"idrottsmedicin\w*|"
    r"idrettsmedisin\w*|médecin du sport|médecine du sport|medicin[ae] (?:do esporte|esportiva|del deporte|"
    r"deportiva|"
    r"desportiva|dello sport)|médico (?:del deporte|do esporte|deportivo)|medicina sportiva|"
    r"medycyn\w+ sportow\w+",
    "stroke_medicine": r"tia-?(?:clinic|poli\w*|ambulanz|ambulatori\w*|klinik\w*)|stroke-?(?:unit|einheit)|"
    r"schlaganfall\w*(?:ambulanz|"
    r"einheit|zentrum|station)|unité neuro-?vasculaire|unidad de ictus|ait/ictus|consulta (?:de )?ait\w*|"
    r"c[óo]digo ictus|unidade de avc|via verde avc|"
    r"enfermedad vascular cerebral|stroke ?enhet\w*|strokemottagning\w*|apopleksi\w*(?:afsnit|klinik|team)|"
    r"slagenhet\w*|"
    r"cva-poli\w*|beroerte\w*poli\w*",
    "urology": r"(?:kinder)?urolog\w*|uroloog|ur[óo]log[oa]s?|urologue\w*|prostata(?:zentrum|ambulanz|"
    r"sprechstunde)|androlog\w*|"
    r"poradni\w+ urologiczn\w+|blaaspoli\w*|kontinenz(?:zentrum|ambulanz)",
    "vascular_surgery": r"gef(?:ä|ae)(?:ß|ss)(?:chirurg\w*|zentrum|ambulanz|medizin\w*|sprechstunde)|"
    r"vaat(?:chirurg\w*|poli\w*|centrum)|"
    r"karkirurg\w*|kärlkirurg\w*|kärlmottagning\w*|karmottagning\w*|chirurgo vascolare|chirurgia vascolare|"
    r"chirurgien vasculaire|chirurgie vasculaire|cirujan[oa] vascular|cirurgi(?:a|ão) vascular|angiolog\w*|"
    r"angi[óo]log[oa]s?|phlébolog\w*|flebolog\w*|venen(?:zentrum|ambulanz|praxis)|spataderkliniek|"
    r"chirurgi\w+ naczyniow\w+",
    "wound_care": r"sår(?:centrum|klinik|poliklinikk|mottagning|senter|ambulatori|sygeplejerske|team)\w*|"
    r"wund(?:ambulat?or(?:ium|ien)?|ambulanz|zentrum|sprechstunde|management|expert\w*|team|klinik)|"
    r"wond(?:expertisecentrum|poli\w*|centrum|verpleegkundige|consulent\w*|team)|plaies et cicatrisation|"
    r"vulnologi\w*|heridas (?:complejas|cr[óo]nicas)|heridas y estomas|feridas (?:complexas|cr[óo]nicas)|"
    + _romance("plaies\\w*", "heridas", "feridas", "ferite difficili", "piaghe", "ulceras"),
}

ASKED_IN_EUROPE: dict[str, str] = {
    "audiology": r"audiogramm?[ea]?|tonaudiogram\w*|hörtest|audiometr(?:ie|ia|ía) tonal\w*",
    "cardiology": r"echokardiogra(?:ph|f)\w+|échocardiographie\w*|ecocardiogra(?:m+a|f[íi]a)\w*|"
    r"ekkokardiograf\w*|"
    r"echocardiogra(?:fie|m)|ekokardiograf\w*|holter\w*|langzeit-?ekg|belastungs-?ekg|ergometrie|"
    r"prueba de esfuerzo|"
    r"prova da sforzo|épreuve d['’]effort|teste? de esforço|fietsproef|hjerteultralyd|cor[oó]nariogra\w+|"
    r"echo serca",
    "gastroenterology": r"[ck]olonos[ck]op\w+|[ck]olos[ck]op\w+|gastros[ck]op\w+|endos[ck]op[íi]a digestiva\w*|"
    r"fibroscopie|magenspiegelung|darmspiegelung|colonscopia\w*|gastroscopia|endosc[óo]p\w+ alta|egds|"
    r"videocolonoscop\w+|rectoscop\w+|coloscopie|[ck]oloskopi\w*",
    "neurology": r"emg|elektromyogra\w+|électromyogramme|electromiogra\w+|elettromiografia|eeg|"
    r"électroencéphalogramme|electroencefalogra\w+|elettroencefalogramma|zenuwgeleidingsonderzoek",
    "pulmonology": r"spirometri(?:e|a|a semplice)?|espirometr[íi]a|espirometria|spirométrie|lungenfunktion\w*|"
    r"longfunctieonderzoek|bron[ck]os[ck]op\w+|efr|lungefunksjon\w*|spirometria",
    "radiology": r"(?:irm|rmn?|mrt|ct|tc|tac|tdm|scanner|tk) (?:de |d[ea]l? |du |des |van (?:de )?|av |af |"
    r"der )"
    r"(?:la |l['’])?\w{3,}(?: \w+)?|(?:irm|rmn?|mrt?|ct|tc|tac|tdm|tk)[ -](?:schädel|kopf|thorax|torace|"
    r"t[óo]rax|abdomen|addome|"
    r"becken|[lhb]ws|knie|schulter|cérébrale?|lombaire|encefalo|rachide|lombare|cr[áa]neo|columna|coluna|"
    r"rodilla|joelho|hjerne|"
    r"hjärna|ländrygg|cerebro|cerebral|głowy|kręgosłupa)(?: \w+)?|"
    r"mammogra(?:ph|f)\w+|mamograf[íi]a\w*|resonancia(?: magn[ée]tica)?|"
    r"ressonância(?: magn[ée]tica)?|risonanza(?: magnetica)?|rezonans\w*|tomograf[íi]a\w*|sonographie|"
    r"échographie|ecograf[íi]a\w*|ecografia|ultralyd\w*|ultraljud\w*|usg(?: \w+){0,2}|ultrassonografia\w*|"
    r"radiografía\w*|röntgen(?:onderzoek|untersuchung)\w*|echografie|eco[- ]?doppler\w*|densitometr\w+",
    "urology": r"zystoskopie|cystos[ck]op\w+|cistoscop[íi]a|vasektomie|vasectomie|vasectom[íi]a|"
    r"prostatabiopsie",
    "sleep_medicine": r"polysomnogra\w+|polisomnogra\w+|polygra(?:ph|f)ie|sömnregistrering|søvnregistrering",
    "nephrology": r"nierenbiopsie|dialysevorbereitung",
    "dermatology": r"hautkrebsscreening|dermatoscop[íi]a|epikutantest\w*|dermatos[ck]opie",
    "obstetrics_gynecology": r"colposcop[íi]a|[ck]olpos[ck]opie|hysteros[ck]op\w+|isteroscopia|"
    r"histeroscop[íi]a",
    "orthopedics": r"kniegelenkersatz|hüftgelenkersatz|knie-?tep|hüft-?tep|pr[óo]tesis de (?:cadera|rodilla)|"
    r"prothèse (?:de hanche|de genou|totale)|protesi d['’](?:anca|ginocchio)",
}
