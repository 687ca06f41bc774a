"""Sepsis and ill infants by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one, wide
from jobs.extraction.red_flags.rules.shared_ideas import (
    BREATHS_A_MINUTE,
    CONFUSED,
    FEVER,
    HYPOTENSION,
    SUDDEN,
)

_INFECTION = (
    FEVER
    | (
        "infect*, pneumonia, cellulitis, uti, UTI, pyelo*, abscess, urosepsis, flu, chemo*, neutropen*, "
        "catheter, chest infection, wound, lrti, LRTI, cholangitis, hypotherm*, mastitis, line "
        "infection, endocarditis, discitis, chorioamnionitis, toxic shock"
    )
    | measured("wcc, wbc, WBC, crp, CRP, procalcitonin, temp, temperature, T", (200, 700), (34.0, 35.9))
)
_ILL = (
    CONFUSED
    | idea(
        "rigor*, mottl*, clammy, tachypn*, lactate, septic, shocked, hypotens*, drows*, confus*, "
        "deliri*, muddled, not pass* ..2 urine, anuri*, oligur*, gray, ashen, non blanch*, unresponsive, "
        "slow/delayed/prolonged/sluggish ?cap/capillary refill, cap/capillary "
        "refill ..1 slow/delayed/prolonged/sluggish, crt/CRT/refill >/over 2, toxic, collapsed, "
        "off ..1 legs, "
        "neutropen*, "
        "immunosuppress*, peripherally shut down, shut down, blotchy, breathing fast, cold peripher*, "
        "worst ..3 felt, going to die, letharg*, rousable, cold and clammy, slurred, pale and clammy, "
        "disorient*, not making sense, obtunded, gcs, encephalopath*, purpur*, looks ..2 unwell, very "
        "unwell, rambl*, feels like ..3 dying, dying, cold hands, hands ..1 icy, hands ..1 cold, stone "
        "cold, not ..2 warm, limp, off ..1 feet, waxy, clammy, very poorly, extremely unwell"
    )
    | HYPOTENSION
    | measured("hr, HR, pulse, heart rate, p, P, pr", (120, 230))
    | measured(BREATHS_A_MINUTE, (25, 80))
    | measured("lactate, lac", (2.0, 30))
    | measured("crt, cap refill, capillary refill, refill", (3, 12))
    | measured("gcs, GCS", (3, 14))
)
_NOT_SEPTIC = -idea(
    "antiseptic*, aseptic, septic tank, dental sepsis in, leaflet, sepsis was ruled out, screen "
    "negative, years ago, no signs of sepsis, sepsis survivor, nasal sept*, aseptic meningitis, previous "
    "sepsis, recovered, last christmas, last easter, last summer, last winter, last spring, last autumn, "
    "back at ..2 gym, back at work, no ..3 trigger*, screen ..3 no, screen ..3 negative, news2 0, NEWS2 "
    "0, not septic, made a full"
)
_JOINT = idea("joint, knee, hip, elbow, ankle, wrist, shoulder, prosthe*, big toe joint, tkr, TKR, thr, THR")
_YOUNG = ~(
    counted(
        (
            "wk/wks/week/weeks/w M/F/boy/girl/male/female, day old, days old, d old, week old, weeks old, wk "
            "old, wks old, w old, days of age, weeks of "
            "age, days of life, weeks of life, wochen alt, w o, wk o"
        ),
        (0, 16),
    )
    | counted(
        "day old, days old, d old, days of age, days of life",
        (0, 112),
    )
    | counted("month old, months old, mth old, mths old, mo old, mo, m o, months of age, monate alt", (0, 4))
    | counted("of life", (0, 28))
    | measured("day of life, dol, DOL, neonate day, newborn day", (0, 28))
    | (
        "neonat*, bub, newborn*, neugeboren*, nourrisson*, saugling*, lactante, lattante, "
        "one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve week/weeks/day/days old, "
        "one/two/three month/months old, aged ..1 days/weeks/wks, age ..1 days/weeks/wks, infant of, "
        "neonato"
    )
)
_ILL_BABY = FEVER | (
    "third/half/quarter of ..2 bottles/bottle/feeds, not feed*, not ..2 feed*, poor feed*, feed* poor*, "
    "off ..1 feeds, refus* ..2 feed*/bottle/breast/milk, not tak* ..3 bottle/milk/feed*, not .. take ..2 "
    "bottle/milk/feed*, reduced feed*, half ..2 feeds, feeding ..2 less, feeding ..2 half, letharg*, "
    "floppy, unresponsive, grunt*, apne*, stopped breathing, stops breathing, bilious, green vomit*, "
    "vomit* ..2 green, vomit* ..6 green, green ..3 vomit*, tummy tight, tummy ..2 tight/swollen, sucking "
    "in, ribs ..2 sucking, ribs showing, breathing fast, fast breathing, stops breathing, not interested "
    "..3 feed*/milk/bottle/breast, will not suck, falls asleep ..3 feed*/breast/bottle, limp, "
    "rag doll, not ..2 "
    "stir, gray, ashen, whimper*, moans, not rous*, off colour, off color, soft spot ..3, vomit* ..3 "
    "bile, projectile, blue, cyanos*, dusky, dry nappies, no wet nappies/nappy/diaper, feed/feeds/milk ..4 "
    "fountain, shoots ..2 out/across, los* weight, fewer wet nappies, no wet "
    "diapers, fewer wet diapers, dry diapers, mottl*, non blanch*, recession, high pitched, difficult to "
    "rouse, hard to rouse, hard to wake, not wak*, brue, BRUE, inconsolable, bulging, fontanel*, sunken, "
    "jaundice ..3 24, irritab*, seiz*, twitch*, sleepy, drowsy, pale, poor tone, hypotoni*, head "
    "bobbing, nasal flaring, tachypn*, no urine, weak cry, hot, hypotherm*, moaning, not ..2 suck*, bile "
    "stained, feels/feeling cold, cold to touch, jitter*, sucking poorly, poor suck*, weak suck*, bloody "
    "stool*, not ..2 well, trinkschwach*, trinkt, tete, boit, geremie, lethargi*, letargi*"
)
_NOT_ILL_BABY = -idea(
    "feeding well, thriving, postnatal, mood, depress*, booking, fetal, gaining weight, good weight "
    "gain, well baby, feeds well, no fever, afebrile, after a week, baby blues, pregnan*, "
    "gestation, maternal, breast pump, immunisation reaction settled, smiling, mum has, "
    "sleepy phase, ultrasound, birthmark"
)

PICTURES_OF_INFECTION: Pictures = {
    "sepsis": (
        near(
            _INFECTION,
            _ILL,
            _NOT_SEPTIC
            | -idea(
                "monophasic, abpi, ABPI, rest pain, hypotension noted on lisinopril, postural, "
                "resolved, drowsy on, no rigors, febrile "
                "convulsion*, hot flush*"
            ),
        ),
        near(FEVER, CONFUSED, _NOT_SEPTIC),
        one(
            (
                "sepsis, septic, septicem*, urosepsis, neutropenic sepsis, febrile neutropenia, bacteremi*, "
                "toxic shock, blutvergiftung, choc septique, shock septico, sepsi, septique, septicemi*, "
                "setticemia, endocarditis"
            ),
            _NOT_SEPTIC
            | -idea(
                "prevention, risk of, mother died, father died, husband died, cellulitis of the nasal, post "
                "sepsis, history of sepsis, awareness, previous, after sepsis, septic tank, "
                "following sepsis, "
                "septic emboli previous, episode of sepsis, sepsis last year, years, sepsis in "
                "20*, recovered "
                "from sepsis, no sepsis, admission with sepsis"
            ),
        ),
        one(
            measured(
                "news, NEWS, news2, NEWS2, news 2, NEWS 2, ews, EWS, mews, MEWS, pews, PEWS, newsscore",
                (5, 20),
            )
        ),
        one(
            measured("qsofa, qSOFA, sofa, SOFA, curb, CURB, curb 65, CURB65, CURB 65", (2, 24)),
            -idea("sofa bed, on the sofa"),
        ),
        one(
            "neutropen*",
            FEVER | "chemo*, rigor*, unwell, infection, temp, shiver*",
            -idea("no fever, afebrile, mild neutropenia, stable, benign"),
        ),
        near(
            measured("neut, neuts, neutrophil*, anc, ANC", (0, 0.99)),
            FEVER,
            -idea("afebrile, no fever, clozapine"),
        ),
        one(
            "rigor*, shaking chills, shivering, shakes",
            "line, picc, PICC, catheter*, dialysis, hickman, portacath, port, chemo*, stent, "
            "transplant*, biopsy, turp, TURP, cystoscopy, post op*, postop*",
            -idea("no rigor*, not shiver*"),
        ),
        near(
            "chemo*, immunosuppress*, neutrophils, on methotrexate, transplant, splenectomy, asplenic",
            FEVER,
            -idea("afebrile, no fever, hay fever, completed ..3 years"),
        ),
        near(
            _JOINT,
            idea("hot, red, warm, scarlet, burning"),
            idea(
                "swollen, swelling, effusion, not ..3 move, balloon*, not bear ..3, fat, pus, tight, "
                "puffed, not ..2 bend, not ..3 weight, febrile, rigor*, fever*, septic, crp, temp, "
                "agon*, exquisite*, acute*, painful, 40*, 39*, 38*, cannot bear, agony"
            ),
            FEVER
            | SUDDEN
            | "septic, not, rigor*, crp, CRP, agon*, exquisite*, immobile, unwell, days, prosthe*, rapid*",
            -idea(
                "gout, not hot, no redness, osteoarth*, ra, not red, chronic, resolved, years, hot "
                "flush*, hot weather, replacement well, menisc*, felt a pop, foot/feet/finger/fingers/toes/hand warm"
            ),
        ),
        one(
            (
                "septic arthritis, septic joint, infected prosth*, prosthetic joint infection, osteomyelitis "
                "acute, discitis, epidural abscess, necrotising, necrotizing, mottled skin, skin "
                "mottled, mottled"
            ),
            -idea("years ago, previous, avascular, excluded, livedo, erythema ab igne, no mottl*"),
        ),
        near(
            "burning up, shiver*, shaking, freezing, chattering",
            "blotchy, mottl*, no urine, not ..2 urine, muddled, confus*, very poorly, very unwell, drows*, "
            "collapsed, breathing fast, not passing",
            -idea("anxiety, seizure*, fit, fits, jerk*, epilep*, tongue, convuls*"),
        ),
        one(measured("lactate, lac", (2.1, 30)), -idea("lactate normal")),
        near(
            measured("temp, temperature, t, T, febrile, fever", (38.0, 43.0), (100.4, 108.0)),
            "shakes, uncontrollabl*, rigor*, shiver*, dying, collapsed, shaking",
            "post op*, postop*, post turp/TURP, catheter*, chemo*, line, wound, urinary, uti, transplant, "
            "stent, procedure",
            -idea("no rigor*, not shiver*"),
        ),
    ),
    "ill_infant": (
        near(
            _YOUNG,
            _ILL_BABY,
            _NOT_ILL_BABY
            | -idea(
                "year old, yo, yr old, back pain, postnatal, chest pain, since birth mark, ago, cough for 3 "
                "weeks, wound, pulse"
            ),
        ),
        one(
            "baby, infant, newborn, neonate, bairn, nourrisson, saugling, lactante, neonato",
            _ILL_BABY,
            _NOT_ILL_BABY
            | -idea("mrs, mr, lady, year old, yo, shower, cleft, after baby, had a baby, section, ibs"),
        ),
        one(
            (
                "bilious vomit*, green vomit*, bile stained vomit*, brue, BRUE, alte, bulging fontanel*, "
                "soft spot ..3 bulging/tight/tense/full/sunken, bulging ant*, sunken "
                "fontanel*, stopped breathing, apneic, kernicterus, neonatal sepsis, necrotising enterocol*"
            ),
            -idea("adult, sleep, snor*, yo, year old, cholecyst*, hernia, obstruct*"),
        ),
        wide(idea("younginfant"), _ILL_BABY, _NOT_ILL_BABY),
        one(
            "jaundic*, yellow",
            counted("hour*/hr*/h", (0, 24)),
            ~idea("newborn, neonat*, baby, born, birth, infant, life, old"),
            -idea("adult, phototherapy stopped"),
        ),
        one("projectile", "vomit*", counted("weeks/wks/week/wk", (2, 12)), -idea("year old, yo, pregnan*")),
        one(
            "newborn, neonat*, baby",
            "jaundic*, yellow",
            "day one, day 1, first day, first 24, hours old, within ..2 24",
            -idea("phototherapy completed, adult"),
        ),
        near(
            ~(
                counted("weeks, wks, wk, week, days", (0, 16))
                | counted("months, month", (0, 4))
                | (
                    "one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve weeks/days, "
                    "one/two/three months"
                )
            ),
            ~idea(
                "nappy, nappies, diaper*, the breast, breast milk, bottle, bottles, feeds, soft spot, "
                "fontanel*, suck*, "
                "whimper*, cot, crib, limp, floppy, rectal temp*, bub, baby"
            ),
            _ILL_BABY,
            _NOT_ILL_BABY
            | -idea(
                "year old, yo, pregnan*, breastfe* mother, mastitis, postnatal, 6 months, 9 "
                "months, reflux clinic"
            ),
        ),
    ),
}
