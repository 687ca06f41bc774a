"""What danger is told with in German, French, Spanish, Italian, Dutch and Portuguese where no idea has the words.

The words of `red_flags.translation` are read as English ones here too: "pain" is also "douleur" and "dolor".
"""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, near, one

_CHEST = idea(
    "brust, poitrine, thora*, torac*, pecho, petto, peito, borst, sternal*, sternum, "
    "retrosternal*, retroestern*"
)
_PRESSES = idea(
    "druck*, oppress*, opress*, opresi*, constrict*, costritti*, serre*, serrement, "
    "beklem*, drukk*, engegefuhl, pain, etau, morsa"
)
_LIKE_THE_HEART = idea(
    "arm, bras, kiefer, machoire, mandibula, mascella, kaak, ausstrahl*, strahlt, irradi*, "
    "uitstral*, clammy, "
    "kaltschweis*, "
    "sueurs, sudor*, sudat*, suor*, suda, zweet*, zweten, schweissausbruch, sweats"
)
_NOT_NOW_OF_THE_HEART = -idea(
    "stabil*, stable, seit jahren, belastungsabhangig ..2 unverandert, reflux*, muskul*, muscul*"
)
_BACK = idea(
    "rucken, dos, dorsale, dorsal, espalda, schiena, costas, rug, interscapular, schulterblatt*, "
    "thora*, torac*"
)
_RELATIVES = ~idea(
    "padre, pere, vater, mari, marido, marito, ehemann, papa, compagno, conjoint, pareja, companheiro, "
    "stiefvater, "
    "beau pere, padrastro, mutter, madre, mere, vader, hijo, sohn, fils, figlio, filho"
)
_BRUISES = idea(
    "ecchymoses, bruises, hamatome, hematome*, moratones, moretones, striemen, lividi, nodoas, bleus, ematomi"
)
_PREGNANCY_TEST = ~idea(
    "schwangerschaftstest, test de pregnant, prueba de pregnant, test di pregnant, teste de gravidez, "
    "zwangerschapstest, "
    "bhcg, hcg"
)

PICTURES_ELSEWHERE: Pictures = {
    "acute_abdomen": (
        one(
            "abdomen en tabla, abdomen de bois, bretthart*, abdomen em tabua, addome ligneo, "
            "abdomen a tavola, "
            "plankhard*, "
            "abdomen rigid*, abdomen ..1 bretthart*, defense generalisee, abwehrspannung, "
            "peritonismus, peritonisme"
        ),
        near(
            "vomit*",
            "no stool*, arret ..5 gaz, no ..2 winde, stuhlverhalt*, no expulsa gases, alvo "
            "chiuso, kein* wind*, "
            "ne ..2 gaz",
        ),
    ),
    "acute_coronary": (
        near(
            _CHEST,
            _PRESSES,
            _LIKE_THE_HEART,
            _NOT_NOW_OF_THE_HEART,
        ),
        near(
            "aperto/pain/peso no peito, pressione ..2 petto, peso ..2 petto, pression ..2 "
            "poitrine, presion ..2 "
            "pecho",
            ~_LIKE_THE_HEART,
            _NOT_NOW_OF_THE_HEART,
        ),
    ),
    "aortic_emergency": (
        one(
            "tear*, wie ein messer, messerstich*, dechir*, desgarr*, lacerant*, strappo, scheurend*, rasg*",
            _BACK,
        ),
        near(
            _CHEST | _BACK,
            "pain, schmerz",
            "asymetri*, asimetri*, asimmetri*, blutdruckdifferenz, differenz ..3 arme, difference ..4 bras, "
            "diferencia ..4 brazos",
            -idea("gesicht*, visage"),
        ),
    ),
    "cauda_equina": (
        near(
            "ruckenschmerz*, lombalgi*, lumbalgi*, lumbago, ischias, sciatique, ciatica, sciatica, "
            "lombociatalgi*, rugpijn",
            "harnverhalt*, blasenstorung*, retention ..2 urin*, retencion ..2 urin*, ritenzione ..2 urin*, "
            "retencao ..2 urin*, "
            "urineretentie, inkontinenz, incontinencia, incontinenza, sattel*",
        ),
    ),
    "ectopic_pregnancy": (
        near(
            _PREGNANCY_TEST,
            ~idea("positiv, positif, positivo, positiva, positief, positive"),
            "pain, unterbauch*, schmerz*",
            "bleeding, blood, spotting, rechts, links, gauche, droite, derecha, izquierda, sinistra, destra, "
            "shoulder",
            -idea("negativ*, intrauterin*"),
        ),
    ),
    "fracture_in_the_elderly": (
        near(
            "fall, gesturzt, sturz*, chute, cayo, caduto, caduta, caiu, queda, gevallen, tombe, tombee",
            "not ..4 stand, not ..4 walk, not ..3 stehen, not ..3 lopen, non ..4 piedi, leg ..2 shortened, "
            "shortened, rotated, "
            "hip ..2 pain*, pain ..3 hip, kann ..4 not ..3 walk, encurtad*",
            -idea("sprunggelenk, knie, cheville, tobillo, handgelenk"),
        ),
    ),
    "limb_ischaemia": (
        near(
            "foot, leg, arm, hand, pe frio, perna",
            "cold, white, blue, marmoriert",
            (
                "no ..2 pulses, pulses ..2 abwesend/absent*/ausent*/assenti/abolis, abolition ..2 "
                "pulses, pulslos*"
            ),
            -idea("raynaud*, warm"),
        ),
    ),
    "meningitis": (
        near(
            "neck raide, raideur ..2 neck, neck rigid*, steifer neck",
            "fever, headache, vomit*, purpur*, photophobi*",
        ),
        near(
            (
                "rigid* ..2 neck, rigidez ..2 neck, steif* neck, neck steif*, raideur ..2 neck, "
                "nekstijf*, nackensteif*"
            ),
            "fever, purpur*, petech*, petequi*, manchas, photophobia, headache, lichtscheu",
        ),
    ),
    "obstetric_emergency": (
        near(
            "pregnant, gravid*, schwanger*, gestation, ssw, SSW, SA",
            "perda de liquido, perte ..2 eaux, rotura ..2 bolsa, rupture ..2 poche, "
            "blasensprung, perdita ..2 "
            "liquido, vochtverlies, "
            "not ..2 movements, nota movements",
        ),
        one(
            "ssw, SSW, SA, gestation, enceinte, pregnant, weeks, schwangerschaft*",
            "augenflimmern, mouches volantes, phosphenes, fosfenos, visao turva, scotomi, bar epigastrique, "
            "oberbauchschmerz*",
            -idea("migra*, emicrania"),
        ),
    ),
    "safeguarding": (
        one(
            _RELATIVES,
            ~idea("hits, schlagt, bat, battu, battue, golpea, picchia, slaat, bate"),
            -idea("herz, tur, door, ball"),
        ),
        one(
            _BRUISES,
            "ages differents, ages ..2 differents, distintas edades, diferentes edades, unterschiedlich* ..2 "
            "alter*, verschieden* "
            "..2 alter*, eta divers*, idades diferentes, verschillende leeftijden, angst, battu, am rucken",
        ),
        one("striemen, enfant battu, enfants battus, kind geschlagen, nino maltratado, crianca maltratada"),
    ),
    "sepsis": (
        near(
            "fever",
            "verwirrt*, obnubil*, confus*, stuporos*, mottled, somnol*, eingetrubt, rigors",
            (
                "hypotension, tachykard*, tachycard*, taquicard*, tachicard*, TA, PA, RR, HF, FC, "
                "bp, blutdruck, mottled"
            ),
        ),
    ),
    "spinal_cord_compression": (
        one(
            "querschnitt*, sensibles niveau, sensible* querschnitt*, niveau sensitif, nivel "
            "sensitivo, livello "
            "sensitivo, "
            "paraparesia, paraparesie, parapareser, paraparesi, dwarslaesie",
            -idea("seit jahren, depuis ..2 years, hace ..2 years, alt*, bekannt seit"),
        ),
    ),
    "stroke_tia": (
        one(
            "lahmung*, halbseit*, hemipleg*, hemipares*, not ..3 move, not speak, not parla",
            "speech, rechts, links, droit*, gauche, arm, sinistr*, destr*, derech*, izquierd*",
            (
                "heute, sudden, ce matin, esta manana, stamattina, da hour, seit ..1 hour, "
                "vanmorgen, hoje, akut*"
            ),
            -idea("periph*, perifer*, jahren, years, fraktur*, fractur*"),
        ),
        one(
            "mouth, face, gesicht, visage, cara, faccia, rosto, gezicht",
            (
                "droop*, torta, torcid*, storta, schief*, deviat*, asymetr*, asimetr*, paralys*, "
                "paralysie, hangt"
            ),
            "weak*, zakt, speech, slurr*, speak, arm, not ..2 speak, krachts*, kraftlos*, faiblesse",
            -idea("bell, zoster, jahren, periph*, perifer*"),
        ),
    ),
    "sudden_visual_loss": (
        one(
            "perdita/perte/perdida/verlust/perda sudden ..2 vision/vista/vue/visus/visao, sudden "
            "..2 verlust ..3 "
            "sehens/visus/sehkraft, sudden ..2 verlies ..3 zicht/visus"
        ),
    ),
    "testicular_torsion": (
        one(
            "de bal, zaadbal*, linkerbal, rechterbal, teelbal*, hode, hoden, testicul*, testicolo, scroto",
            "pain, schmerz*, schmerzhaft, painful",
            "sudden, plots, seit ..2 hour/hours, brusca, akut*, hochstehend",
            -idea("hydrozele, hydrocele, weeks, months, monaten"),
        ),
    ),
    "unexplained_weight_loss": (
        one(
            "perda de peso, perdeu ..2 kg, emagrec*, kg abgenommen, kg afgevallen, maigri",
            "kg, kilos, quilos, sem dieta, involunt*, ungewollt*, months, meses",
            -idea("dieta hipocalorica, ozempic, bariatri*, gewollt*"),
        ),
    ),
    "upper_gi_cancer_signs": (
        one(
            "blijft steken, bleibt stecken, se atasca, se atraganta, entala, si blocca, reste "
            "bloque, reste coince"
        ),
    ),
    "urological_cancer_signs": (
        one(
            "nierentumor*, nierenzell*, masse renale, mass renal, massa renal*, blasentumor*, "
            "tumeur ..2 vessie, tumor vesical"
        ),
        one(
            "hematuria",
            "painless, macroscopic",
            -idea("microscop*, mikro*, infekt*, infect*, cystitis, zystitis, stone*, colic"),
        ),
    ),
    "suicidality": (
        one(
            "wants ..1 die, wants not ..1 live, not wants ..1 live, will not mehr live, wil not meer live",
        ),
    ),
    "gi_bleed": (one("vomit* du sang, vomissement* ..2 sang, vomit* blood vivo, crache du sang ..2 vomit*"),),
    "lung_cancer_signs": (
        one(
            "nodul*, masse, massa, masa, opacit*, mass",
            "spicul*, espicul*, lobe superieur/inferieur/moyen, lobo superior/inferior/superiore/inferiore",
            -idea(
                "calcific*, estavel, estable, stabile, stable, inchange, thyro*, tiro*, temporal*, frontal*, "
                "breast*, mammo*, mama, sein, brust, seno, quadrant*, benign*, no follow up"
            ),
        ),
    ),
    "bowel_cancer_signs": (
        one(
            "test immunologique, sangre oculta, sang occulte, sangue oculto/occulto, okkultes blood, tsoh, "
            "TSOH, blood oculta",
            "positiv, positif, positivo, positiva, positief",
            -idea("negativ*"),
        ),
        one(
            "tumor*, mass, masse, stenose, neoplas*",
            "sigma, koloskopie, kolon, rektum, recto, rectale, rectal, retto, coloscopie",
        ),
    ),
    "airway": (
        one(
            "knopfzelle*, pile bouton, pila ..1 boton, pila ..2 bottone, pilha ..1 botao, knoopcel*",
            "swallow*, avale*, verschluckt, tragado, trago, ingoiat*, ingerid*, engoliu, ingeslikt",
        ),
    ),
    "ill_infant": (
        near(
            (
                "baby, nourrisson, saugling, lactante, neonato, neugeborenes, recien nacido, recem "
                "nascido, zuigeling"
            ),
            ~(counted("days", (0, 112)) | counted("weeks", (0, 16))),
            (
                "fever, verts, verde, verdi, gallig*, trinkt, refuse*, refuses, letharg*, letarg*, "
                "apn*, geignard, grun*"
            ),
            -idea("afebril*, sem fever, no fever, apyret*"),
        ),
    ),
}
