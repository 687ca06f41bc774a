"""Red flags of later pregnancy and birth by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import FEVER, PREGNANT

_LATE = PREGNANT | ~idea(
    "Term, at term, post term, term +, weeks, wks, /40, bump, baby, placenta, term, iugr, midwife, "
    "breech, nulliparous, twins, uterus, utero, contractions, para, labor ward"
)
_MOVES = idea(
    "reduced ..2 movement*, decreased ..2 movement*, fewer ..2 movement*, less ..2 movement*, no ..2 "
    "movement*, absent ..2 movement*, movement* ..3 reduced, movement* ..3 less, movement* ..3 "
    "decreased, movement* ..3 diminished, no kicks, not ..2 budged, stopped moving, stopped kicking, "
    "gone quiet, not ..3 stir*, no flutters, not ..3 wriggl*, no kick, "
    "decreased/reduced/less/absent/no fm, fm ..1 decreased/reduced/absent/less, rfm, RFM, dfm, DFM, not "
    "..3 mov*, not ..3 kick*, moving less, moving ..2 less, kick* ..2 less, fewer kicks, less kick*, not "
    "felt ..4 mov*, not felt ..3 kick*, not felt ..3 baby, not feel ..3 baby, not feeling ..3 baby, baby "
    "..3 quiet*, baby ..3 still, diminished movement*, fetal movement* ..3 reduced, movements ..3 slow*, "
    "kindsbewegung* .. weniger, weniger kindsbewegung*, less active, quieter than usual"
)
_HIGH_PRESSURE = measured(
    "bp, BP, blood pressure, pressure, sbp, RR, TA, PA, tension, pressao, pressione, presion", (140, 260)
) | measured("TA, tension", (14, 25))
_BIRTH = ~idea(
    "had ..2 baby, had a baby, postpartum, post partum, postnatal, post natal, delivery, confinement, "
    "after ..2 caesarean/cesarean, since ..2 caesarean/cesarean, days after, weeks after ..1 birth, baby "
    "..2 days/weeks old, delivered, birth, section, lscs, LSCS, cs, post delivery, puerper*, days pp, "
    "pp, lochia, gave birth, svd, SVD, nvd, NVD, day post, forceps, baby born, new mother, new mum/mom, "
    "mum/mom of a newborn, breastfe*, wochenbett, placenta, miscarriage, c section"
)

PICTURES_OF_BIRTH: Pictures = {
    "obstetric_emergency": (
        one(
            (
                "pre eclamp*, preeclamp*, eclampsia, eclamptic, hellp, HELLP, abruption, abruptio*, cord "
                "prolapse, prolapsed cord, antepartum hemorrhage, postpartum hemorrhage, aph, APH, pph, PPH, "
                "pprom, PPROM, prom, PROM, sprom, SROM, preterm labor, premature labor, prelabor rupture, "
                "placenta praevia bleed*, placenta previa, uterine rupture, ruptured uterus, vasa previa, "
                "chorioamnionitis, puerperal sepsis, puerperal psychosis, postpartum psychosis, "
                "amniotic fluid "
                "embol*, shoulder dystocia, obstetric cholestasis, intrahepatic cholestasis, icp "
                "of pregnancy, "
                "acute fatty liver, retained placenta, retained products, iufd, IUFD, no fetal heart, absent "
                "fetal heart, praeeklampsie, praeklamps*, praklampsie, preeclampsie, preeclampsia, gestosi, "
                "hemorragie de la delivrance, desprendimiento de placenta, severe pih, placental abruption, "
                "fetal distress, threatened preterm"
            ),
            -idea(
                "sling, rotator, shoulder, elbow, knee, arom, AROM, physiotherap*, previous "
                "pregnan*, first pregnan*, last pregnan*, in 20*, pet scan, PET scan, pet ct, "
                "PET CT, pet dog, pets, family history, prophyl*, aspirin for, low risk, risk of, years "
                "ago, history of, booking, in her first, mother had, sister had, pet cat, no pre "
                "eclamp*, no evidence, 20*, previous pph, previous pet, previously, had pre, prom dress, "
                "passive rom, exposure, after pre, pet allergy, screening, no protein*, ruled out, "
                "animal*, avid, uptake, dogs, cats, fdg, FDG, arom, active rom, postmenopaus*"
            ),
        ),
        near(
            _LATE,
            _MOVES,
            -idea(
                "moving well, good fetal movements, normal fetal movements, active baby, "
                "movements good, fetal "
                "movements felt, movements normal, pelvic floor, no reduced, neck movement*, eye movement*, "
                "bowel movement*, limb movement*, lump, breast*, knee, hip, old baby, shoulder, range"
            ),
        ),
        near(
            PREGNANT,
            idea(
                "heavy bleed*, bleed*, bled, pv bleed*, bright loss, red loss, fresh loss, loss ..3 "
                "cupful, cupful, loss pv/PV, flooding, blood ..2 running, fresh blood, blood loss, "
                "clots, gush ..2 blood, soak*, hemorrhag*, woody, blut*, vaginal blood"
            ),
            -idea(
                "hemorrhoid*, rectal, nosebleed*, gum*, implantation, blood pressure only, booking bloods, "
                "fissure, pr bleed*, no bleeding, blood group, 5 weeks, 6 weeks, 7 weeks, 8 weeks, 9 weeks, "
                "menorrh*, not pregnant, pregnancy test ..1 negative, test ..3 "
                "negatif/negativo/negativa, "
                "after last pregnan*, upt negative, postmenopaus*, ectopic, no pv, no "
                "vaginal, weeks old, blood test*, no show, periods, previous pregnan*, no pain or bleeding, "
                "heavy periods, menopaus*, blood pressure"
            ),
        ),
        near(
            PREGNANT | "postpartum, postnatal, post partum, weeks pp, pp day, PP, days post, delivered",
            _HIGH_PRESSURE,
            -idea(
                "not pregnant, test ..1 negative, years, postmenopaus*, contracept*, hypertension clinic, in 20*, "
                "pill check, bp "
                "120, weeks ago started, for 6 weeks, for 4 weeks, "
                "menopaus*, ramipril"
            ),
        ),
        near(
            PREGNANT | "postpartum, postnatal, days post, postpartum",
            idea("headache*, visual, flash* ..2 lights, epigastric, ruq, RUQ, seeing stars, blurr*"),
            idea(
                "protein*, bp, BP, swollen, swelling, edema, epigastric, visual, flash*, blurr*, vomit*, "
                "ankles, face, puffy, hypertens*, severe"
            ),
            -idea(
                "migraine since, no headache, no visual, no swelling, not pregnant, previous pregnan*, no "
                "proteinuria, years, no epigastric, denies headache, postmenopaus*, sinus, for 6 "
                "weeks, for 4 "
                "weeks, weeks of headache, pregnancy test neg*"
            ),
        ),
        near(
            PREGNANT,
            idea(
                "liquor, contract* ..3 every, contractions, tightenings, labor pains, cord, in labor, "
                "abdominal pain, woody, hard uterus, tender uterus, severe abdo*, rigid, intense itch*, "
                "itch* ..3 palms, itch* ..3 soles, itch* ..4 hands/feet, bile acid*, fit, seiz*, collapse*"
            ),
            -idea(
                "braxton, not pregnant, test ..1 negative, normal liquor, liquor normal, planned section, "
                "cord blood, cord "
                "clamp*, previous labor, after labor, dupuytren*, contracture*, spinal cord, no "
                "contractions, cord compression, umbilical cord at, 5 weeks, 6 weeks, 7 weeks, 8 weeks, "
                "uterine artery, no abdominal pain, no pain, round ligament, epilep*, previous pregnan*, "
                "postmenopaus*, weeks ago, weeks duration"
            ),
        ),
        near(
            _BIRTH,
            idea(
                "soak* ..4 pad*, soak* ..3, pad ..4 hour, changing ..2 pad, fill* ..2 pad*, pads ..2 "
                "soaked, running down ..2 legs, towel*, heavy bleed*, bleed* heav*, pass* ..2 clots, "
                "clots, hemorrhag*, flooding, offensive lochia, heavy lochia, foul ..2 lochia, foul "
                "smelling, pads ..3 hour, pad every, pouring blood, bleeding ..2 heav*, gush*"
            ),
            -idea(
                "menorrhag*, heavy periods, years, no heavy, lochia normal, resolved, menopaus*, "
                "before birth, "
                "no clots, mirena, since the birth of her second, months"
            ),
        ),
        near(
            _BIRTH,
            FEVER | "rigor*, offensive",
            idea(
                "lochia, uterus, uterine, pelvic, perine*, wound, endometritis, abdom*, breast, mastitis, "
                "discharge, tender, unwell, offensive"
            ),
            -idea("afebrile, weeks old, baby ..3 fever, no fever, no offensive, years"),
        ),
        near(
            _BIRTH,
            idea(
                "psychosis, psychotic, hallucinat*, delusion*, voices, mania, manic, paranoi*, "
                "harm* ..2 baby, "
                "confus* ..4 sleep*, infanticid*, elated"
            ),
            -idea("no psychotic, no thoughts of harm, history of, previous, her mother"),
        ),
        near(
            PREGNANT,
            idea(
                "varicella, chickenpox exposure, chest pain, breathless* ..2 rest, trauma, rta, "
                "mva, fell ..5 "
                "abdomen/bump/tummy/stairs, fall ..3 bump, kicked ..3 abdomen/tummy/bump, car accident"
            ),
            idea("bleed*, spotting, pain*, contraction*, movement*"),
            -idea("as a child, years, no pain"),
        ),
        near(
            PREGNANT | ~idea("term, expecting"),
            (
                "waters ..3 broke*/broken/went/gone/leak*, water ..2 broke/broken, gush ..3 "
                "fluid/water/liquor, leak* ..2 fluid/liquor, leak* pv/PV, leak* per vagin*, ruptured "
                "membranes, rupture of membranes, membranes ruptured, draining liquor"
            ),
            -idea(
                "not pregnant, previous/last/first pregnan*, previous labor, planned section, postmenopaus*, "
                "knee, burst pipe, normal delivery, delivered, svd, SVD, week check, postnatal check"
            ),
        ),
        near(
            PREGNANT,
            "PET, pet, toxemia",
            -idea(
                "pet scan, PET scan, PET CT, PET ct, pet dog, pet cat, previous, no PET, avid, uptake, fdg, "
                "FDG, last/first pregnan*"
            ),
        ),
        one(
            (
                "reduced/decreased/fewer/less/absent/no/diminished fetal movement*, fetal movement* ..2 "
                "reduced/decreased/absent/less, rfm, RFM"
            ),
            -idea("no reduced, no decreased, previous, advised, normal"),
        ),
        one(
            "metrorragi*, saignement*, hemorragi*, sangrado, sanguinamento, blutung*",
            "trimestre, grossesse, embarazo, gravidanza, schwangerschaft*, ssw, SSW, enceinte, embarazada",
            -idea("negativ*"),
        ),
        near(
            PREGNANT,
            "ruq, RUQ, epigastric, right upper",
            measured("platelets, plt, plts", (5, 110)) | measured("alt, ALT, ast, AST", (70, 9000)),
        ),
        one(
            counted("gestation, weeks, wks, wk", (20, 42)),
            "fitting, fitted, convuls*, eclamp*, seizing",
            -idea(
                "epilep*, years, fitting of/for, fitted with/for, splint*, brace, aid, aids, denture*, "
                "shoes, lens*"
            ),
        ),
        one(
            "cord ..3 introitus/vagina/vulva, loop of cord, cord ..2 presenting",
            -idea("spinal, spermatic, blood"),
        ),
        one(
            "uterus, womb, tummy, bump",
            "tense, woody, hard, rigid, board like",
            PREGNANT | "bleed*, red loss, blood, fresh loss, movement*",
            -idea("soft, fibroid*, pelvic mass"),
        ),
        near(
            PREGNANT,
            (
                "red loss, fresh loss, show and, trickl*, leaking water, leaking fluid, wet ..2 pad, pains "
                "every, pain every, pains ..3 minutes, cramps every, cervix ..2 short*, cervix ..2 dilat*, "
                "ctg/CTG ..3 abnormal/pathological/suspicious/decel*/reassuring, decreased "
                "variability, fetal "
                "bradycardia, fetal tachycardia, late decelerat*"
            ),
            -idea("normal ctg, not pregnant, trickle feed, period pains every month"),
        ),
        near(
            PREGNANT,
            "face, hands, puffy, swell*, protein*, spots, flashing, under ..2 ribs, epigastr*",
            (
                "head pounding, head ..2 splitting, headache, dip protein, protein ..1 ++, protein ..1 +++, "
                "seeing spots, under ..2 ribs, prot"
            ),
            -idea("no headache, no protein, migraine since, hand eczema, carpal"),
        ),
        near(
            PREGNANT | "at term, term pregnan*, antenatal",
            "convuls*, fitting, seizure, fitted, fit",
            measured("bp, BP", (140, 260)) | "eclamp*, hypertens*, protein*",
        ),
        near(
            (
                "mum of, mom of, mother of, new mother, new mum, weeks postpartum, days "
                "postpartum, since the "
                "birth, baby"
            ),
            "devil, evil, possessed, swapped, poisoned, special powers, bugged, watched, chosen",
            "not sleep*, says, believes, convinced, thinks, awake, no sleep, agitated, elated",
        ),
        near(
            "hyperemesis, vomiting in pregnancy",
            "ketones, ketonuria, not keeping, dehydrat*, weight loss, not ..2 keep",
            -idea("no ketones, ketones negative, resolved, previous"),
        ),
    ),
}
