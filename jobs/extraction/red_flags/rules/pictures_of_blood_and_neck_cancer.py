"""Suspected cancer of blood, head and neck: the ideas that tell of it, after NICE NG12."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, near, one, refuted_by
from jobs.extraction.red_flags.rules.shared_ideas import (
    BLEEDING,
    HARD,
    LASTING,
    LUMP,
    OVER_50,
    SETTLED,
    SUSPECTED,
    WEIGHT_LOSS,
)

_PARATHYROID = -idea("hyperparathyroid*, parathyroid adenoma") | -measured(
    "pth, PTH, parathormone", (10, 2000)
)
"""What explains a high calcium: in myeloma the hormone is low."""
_HOARSE = idea(
    "dysphoni*, hoarse*, croak*, husky, dysphonia, voice ..3 chang*, chang* ..3 voice, lost ..2 voice, "
    "los* ..2 voice, voice ..3 alter*, alter* ..2 voice, voice ..2 different, voice ..2 gone, raspy, "
    "gruff, breathy, heiser*, enrou*, voz ronca, disfonia, raucedine, voice ..4 weeks/months, voice ..3 "
    "back, proper voice, voice ..2 gravel*, gravel*, voice ..2 breathy, croaky, whisper*, throaty, voice "
    "..3 weak*, voice ..2 going, voice ..3 rough*"
)
_NECK = idea(
    "neck, jaw, parotid, salivary, submandibular, supraclav*, cervical, level II/III/IV/V, throat, "
    "collarbone, submental, angle of jaw, hals, cou, cuello, collo"
)
_MOUTH = idea(
    "tongue, mouth, gum, gums, cheek, palate, lip, lips, oral, tonsil*, buccal, floor of mouth, "
    "intraoral, mucosa, floor of ..1 mouth, gingiva*, denture*, socket, extraction site, "
    "jawbone, zunge, langue, lengua, lingua"
)
_ULCER = idea(
    "ulcer, ulcerat*, ulcerous, patch*, lump*, lesion*, sore, growth, leukoplakia, leucoplakia, "
    "erythroplak*, swelling*, mass, raw area, white patch, red patch, speckled, raw, hole, not heal*, "
    "velvety"
)
_NODES = idea(
    "mediastinal mass, mediastinal widening, lymphadenopath*, lymph ?node*, nodes, glands, lumps, lymph "
    "glands, adenopath*, lns, LNs, LAD, lymphknoten, ganglions, adenopatias, linfonodi, linfoadenopati*"
)
_SWEATS = idea(
    "sweats, night sweat*, soak* ..4 night*, wringing wet, wringing, "
    "pyjamas/pajamas/nightie/sheets/bedclothes ..2 wet/soaked/drenched/wringing, wet through, sopping, "
    "stone gone, stone ..2 lighter, soak* ..3 sheets/bed/pyjamas/nightie, drench*, sheets ..2 chang*, "
    "chang* ..3 sheets, weight loss, losing weight, lost ..3 weight/kg/stone/lb/lbs, B symptoms, b "
    "symptoms, itch*, prurit*, alcohol ..3 pain*, LOW, nachtschweiss, sueurs, sudores, sudoracion*, "
    "perdida de ..2 kg, sudorazioni, fatigue"
)

PICTURES_OF_BLOOD_AND_NECK_CANCER: Pictures = {
    "blood_cancer_signs": (
        near(
            _NODES,
            _SWEATS | WEIGHT_LOSS,
            -idea("glandular fever, tonsillitis, breast*, swollen ankle*, viral, dental"),
        ),
        one(
            idea("blast*, blasts"),
            idea("film, cells, seen, %, blood, smear, count, circulating, peripheral"),
            -idea("blastocystis, blasted"),
        ),
        one(
            (
                "blasts, pancytopen*, paraprotein*, bence jones, m band, m protein, m spike, M protein, "
                "monoclonal band, monoclonal gammopathy ..4 high, smear cells, smudge cells, leukemi* "
                "suspected, rouleaux, lytic lesion*, punched out, tear drop, leukoerythroblastic, cll, CLL, "
                "AML, CML, MDS, leucoerythroblastic, tumor lysis, aplastic"
            ),
            -idea(
                "cll ..4 stable, cll ..4 annual, cml ..4 remission, paraprotein ..3 stable, mgus ..3 stable, "
                "MGUS ..3 stable"
            )
            | -measured("m spike, paraprotein, m band, m protein", (0.1, 1.49)),
        ),
        near(
            idea("spleen*, splenomegaly, hepatosplenomegaly, HSM, splenomegalie, splenomegalia, milz*"),
            idea(
                "palpable, massive, enlarg*, sweat*, tip, reaches, umbilicus, navel, below ..2 costal, "
                "fingers, weight*, anemi*, bruis*, unexplained, cm, felt, fatigue, platelets, wcc, WCC, "
                "fever*, nodes, white cell*"
            ),
            -idea("removed, splenectomy, malaria, glandular fever, cirrho*, portal, normal"),
        ),
        one(
            measured("neutrophil*, anc, ANC, neuts, neut", (0.0, 0.99)),
            -idea("clozapine, ethnic"),
            refuted_by("chemo*, neutropenic sepsis, adjuvant, hickman, port site"),
        ),
        one(measured("platelet*, plt, plts, PLT, plat", (5, 49)), -idea("itp, ITP, chemo*, volume, mpv")),
        one(measured("lymphocyte*, lymphs, lymph, lymphocytosis", (10, 500))),
        one(
            measured(
                "wcc, wbc, WBC, white cell*, white count, white blood cell*, leucocyte*, leukocyte*",
                (30, 900),
                (30000, 900000),
            ),
            -idea("urine, hpf, csf, CSF, pus"),
        ),
        near(
            idea("bruis*, petech*, purpur*, bleeding gums, gums bleed*, nosebleed*"),
            idea(
                "pale, pallor, fatigue, tired*, fever*, infection*, anemi*, platelet* ..2 low, low "
                "platelet*, thrombocytopen*, enlarged/palpable spleen, spleen palpable/enlarged, spleen "
                "is/was palpable/enlarged, splenomegaly, unexplained, bone pain, lymph*, breathless*, "
                "easy, weight*, exhaust*, without ..2 knock*/injury/bump*, no injury, everywhere, "
                "unexplain*, wiped out, infections, sweat*"
            ),
            -idea(
                "smear ..4 normal, film normal, hay fever, fell, fall, football, partner, hit, warfarin, "
                "apixaban, assault*, non mobile, rugby, trauma, play, meningo*, headache, glass, stick, "
                "blanch*"
            ),
        ),
        near(
            idea("hypercalc*")
            | measured("calcium, adjusted calcium, corrected calcium, ca, Ca", (2.75, 5.0), (11.5, 18.0)),
            idea(
                "back pain, bone pain, anemi*, esr, ESR, paraprotein, fatigue, rib, fracture*, renal, "
                "creatinine, globulin*, thirst*, kidney, hb, Hb"
            ),
            _PARATHYROID,
        ),
        near(
            idea("back pain, bone pain, rib pain, bony pain"),
            idea(
                "anemi*, esr, ESR, globulin*, paraprotein, protein electrophoresis, electrophoresis, light "
                "chain*"
            ),
            OVER_50 | "weight*, unexplained, persist*, raised, myeloma, renal",
            -idea("normal"),
        ),
        one(
            idea(
                "electrophoresis, spep, SPEP, serum free light, myeloma screen, immunofixation, light chain*"
            ),
            idea("abnormal, raised, positive, detected, band, spike, ratio, elevated, monoclonal"),
            -idea("normal, negative, no abnormal*"),
        ),
        one(
            idea("lymphoma, leukemi*, myeloma, hodgkin*, myelodysplas*"),
            SUSPECTED | "probab*, worr*, suggest*, biops*, new, flow cytometry, consistent",
            SETTLED,
        ),
        one(
            idea("flow cytometry, immunophenotyp*, blood film, film, peripheral smear, bone marrow"),
            idea(
                "clonal, abnormal, blast*, suggest*, atypical, leukemi*, lymphoprolif*, dysplas*, consistent"
            ),
            -idea("normal, no abnormal, no blast*"),
        ),
        one(
            idea("alcohol, pint, beer, wine, drink*"),
            idea(
                "node* ..2 pain*/hurt*/ach*, gland* ..2 pain*/hurt*/ach*, lump* ..2 pain*/hurt*/ach*, pain* "
                "..3 node*, pain* ..3 gland*, lymph node pain"
            ),
        ),
        one(idea("bence jones, m band") | measured("igg, IgG, iga, IgA, paraprotein", (25, 150))),
    ),
    "head_and_neck_cancer_signs": (
        near(
            _HOARSE,
            LASTING
            | "smok*, drink*, stridor, swallow*, weight*, otalgia, unexplained, still hoarse, neck lump",
            -idea(
                "laryngitis, shouting, singing lesson, inhaler, for ..2 years, many years, with ..1 cold, "
                "hives, anaph*, epipen, adrenaline, epinephrine, urticari*"
            ),
        ),
        one(
            LUMP | "node*, gland*, lymphadenop*, knoten, ganglion",
            _NECK,
            HARD
            | LASTING
            | (
                "cm, mm, no dental, smok*, facial, unexplained, solitary, squamous, fna, FNA, growing, "
                "supraclavicular"
            ),
            -idea(
                "femur, femoral, bladder neck, cervix, smear, toothache, tooth ..2 "
                "decay*/abscess/infect*/extract*, bad tooth/teeth, dental abscess, dental infection, "
                "glandular fever, axilla*, breast*, lipoma, sebaceous, benign, years, cord, radicul*, "
                "tonsillitis, vulva*, since birth, swallowed, hip*, groin*, thyroid nodul*, nodul* ..5 "
                "thyroid, multinodular"
            ),
        ),
        one(
            _ULCER,
            _MOUTH,
            LASTING
            | HARD
            | (
                "suspicious, non healing, bleed*, smok*, betel, gutka, paan, tobacco, red, speckled, white, "
                "unexplained, pain*, indurat*"
            ),
            -idea(
                "sore throat ..1 days, "
                "aphth*, crohn*, thrush, candid*, herpe*, cold sore*, hand foot, healed, recurrent, "
                "swallowed, foot, leg, anaphyla*, allerg*, breath*, epipen, urticari*"
            ),
        ),
        one(
            idea("tonsil*"),
            idea("asymmetr*, unilateral*, one ..1 bigger, larger, enlarg*, ulcerat*, mass"),
            -idea("tonsillitis, both, quinsy, snor*, apnea, child, adenoid*, recurrent"),
        ),
        one(
            idea("otalgi*, earache, ear ache, ear pain, pain ..3 ear"),
            idea("throat, swallow*, normal ear, hoarse*, normal drum, normal otoscopy, neck, weight*"),
            LASTING,
            -idea("tonsillitis, infection"),
        ),
        one(
            idea("thyroid, goit*"),
            idea(
                "rapid*, hard, fixed, voice, shot up, within weeks, in weeks, hoarse*, stridor, bigger, "
                "grow*, enlarg*, nodul* ..4 nodes, firm, fast, U5, u5, U4, swallow*, suspicious"
            ),
            idea("lump*, nodul*, swell*, mass, goit*, enlarg*, thyroid"),
            -idea("stable, hypothyroid*, tsh normal, benign, long standing, u2, U2"),
        ),
        one(
            idea("parotid, salivary, submandibular gland"),
            LUMP,
            HARD | LASTING | "facial, weakness, palsy, pain*",
        ),
        one(
            idea("nasal, nose, nostril"),
            idea("unilateral, one, left, right"),
            BLEEDING,
            idea("block*, obstruct*, discharge, mass, polyp, crust*"),
            -idea("fracture*, trauma, injury"),
        ),
        one(
            idea("vocal cord, larynx, laryn*, pharyn*, nasendosc*, hypopharyn*, supraglott*, fne, FNE"),
            idea(
                "mass*, lesion*, palsy, paralys*, tumor*, ulcerat*, leukoplakia, growth, immobile, polypoid"
            ),
            -idea("nodules, singer*, reflux, paradoxical"),
        ),
        one(
            idea("red, white, red and white, speckled, scarlet, velvety, crimson"),
            idea("patch*"),
            _MOUTH,
            -idea("thrush, rubs off, wipes off, candid*, resolved, tonsillitis"),
        ),
        one("erythroplak*, leukoplak*, leucoplak*, erythroleu*", -idea("resolved, hairy leukoplak*")),
        one(
            "lump*, swelling, mass, nodule",
            "below/under/behind ..2 ear, in front of ..2 ear, angle of ..2 jaw, front of ..2 neck, side "
            "of ..2 neck",
            HARD | LASTING | "facial, face ..2 weak*/droop*",
            -idea("sebaceous, lipoma, benign, years, boil, glandular fever, tonsillitis"),
        ),
        near(
            "goit*, thyroid",
            "grow*, grew, enlarg*, bigger, doubl*",
            "quick*, rapid*, fast, swallow*, doubled in size, voice, hoarse*, breath*, stridor",
            -idea("stable, no change, hypothyroid*"),
        ),
    ),
}
