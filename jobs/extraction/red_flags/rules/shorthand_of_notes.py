"""Dangers in the two or three words that a triage nurse, a ward or a caller has time for."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import CHILD, PREGNANT, SUDDEN, VOMITING

_OF_BEFORE = -idea("old, years, previous*, ago, resolved, stable, known, childhood, last year")
_NEWBORN = ~(measured("day, d", (1, 28)) | "newborn, neonat*, nb, NB")
_FITS = idea("fit, fits, fitting, fitted, seiz*, convuls*")

SHORTHAND_OF_NOTES: Pictures = {
    "stroke_tia": (
        one(
            "droop, droopy, drooping",
            "slurr*, speech, dysphas*, dysarth*",
            _OF_BEFORE | -idea("bell*, lid, eyelid"),
        ),
        one("dense hemi*, dense left/right weakness", _OF_BEFORE),
    ),
    "suicidality": (
        one(
            "SI w/with ..2 plan/intent/means/access, active SI, plan* ..1 od/overdose",
            -idea("no SI, no plan, joint"),
        ),
        one(
            "hanging attempt, attempted hanging, tried ..2 hang, ligature mark*, cut down by",
            _OF_BEFORE,
        ),
        one(
            "consum*/drank/drunk/ingest*/swallow*/took ..4 poison*/pesticide*/insecticide*/weedkiller/paraquat/"
            "organophosph*/acid/bleach/antifreeze",
            _OF_BEFORE | -idea("accident*, child, toddler, ch, baby, food"),
        ),
    ),
    "acute_coronary": (
        one("trop/troponin/trops ..1 up/climbing/positive", -idea("not, follow* up, normal")),
        one("heart attack ..3 trace/ecg/now/today, ecg change* ..2 pain, ecg changed ..3 pain", _OF_BEFORE),
    ),
    "airway": (
        one(
            "throat ..2 closing/closed, throat ..2 clos* up",
            -idea("globus, anxi*, lump in, panic, reflux, allerg*, lists, latex"),
        ),
        one(
            "not/barely/hardly finish* ..3 word/words/sentence/sentences, audible ..2 whistle/stridor, whistl* ..4 "
            "breath* in, noisy on inspiration"
        ),
    ),
    "aortic_emergency": (
        one("aorta ..2 torn/tear/tore/tearing/ripped, torn aorta"),
        near(
            "triple a, AAA, aneurysm, big/main blood vessel ..3 stomach/belly/tummy/abdomen",
            "back pain, hurt* ..4 back, pain ..3 back, collaps*, begun to hurt",
            -idea("repaired, evar, years, chronic, no pain, cerebral, brain, berry, communicating, headache"),
        ),
    ),
    "limb_ischaemia": (
        one("compartment* ..2 tight/tense/hard, tight/tense compartment*", -idea("soft, knee, lateral")),
    ),
    "testicular_torsion": (
        near(
            "ball pain, ball* ..2 pain*, sore ball*, ball* ..2 sore",
            SUDDEN | VOMITING,
            -idea("foot, football, months"),
        ),
    ),
    "ectopic_pregnancy": (one("tube/tubal/cornual pregnancy", _OF_BEFORE | -idea("history, had, two")),),
    "obstetric_emergency": (
        near(
            _FITS,
            PREGNANT | "primi, amenorr*" | counted("months pregnant, mths pregnant", (5, 10)),
            "bp, BP, mgso4, magnesium, home, pressure, protein",
            -idea("epilep*, keppra, lamotrigine, levetiracetam, no fits, febrile, history of"),
        ),
        one(
            "reduced/less/fewer fm/fms/FM/FMs, fm/fms/FM/FMs ..1 reduced/down/less/absent, no fm/fms/FM/FMs felt"
        ),
    ),
    "acute_kidney_injury": (
        one("kidneys ..1 shut/shutting/shutdown, kidneys ..1 packed/packing"),
        one("nil/no uo, nil/no UO, uo/UO nil/none/zero/0, nil/no urine output"),
    ),
    "diabetic_emergency": (
        one("hypo, hypoglyc*", _FITS | "unrous*, unresponsive", _OF_BEFORE | -idea("no hypos, never, mild")),
    ),
    "acute_neurology": (
        one("bitemporal, chiasm*", "field*", _OF_BEFORE),
        near(
            "legs then arms, arms and legs, legs and arms, all four limbs, all limbs",
            "weak*",
            "swallow*, breath*, days, since, areflex*, reflex*",
            _OF_BEFORE | -idea("months, chronic, ms, parkinson*, no weakness, fibromyalg*"),
        ),
    ),
    "first_seizure": (
        near(
            "shook/shaking/jerking/jerked ..3 over/body, shook the, went stiff ..3 shook",
            "never ..3 before/had/one, first time, first ever, not ..3 before",
            "min, mins, minutes, snoring, sleepy, dazed, rouse, roused, lips, bitten, bit",
            -idea("cold, rigor*, fever*, hypo, faint*, laugh*, temperature"),
        ),
    ),
    "ill_infant": (
        near(
            _NEWBORN,
            "not wak* ..3 feed*, refus* ..2 feed*, not feed*, off ..2 feeds, weight ..1 down 12/13/14/15/16, "
            "letharg*, umbilical sepsis, jaundiced to ..2 feet",
            -idea("post op*, wound, mother is, section, years, antenatal, refused"),
        ),
    ),
    "safeguarding": (
        near(
            "pregnan*",
            ~(
                counted("yo, y o, yr, yrs, y, years, year", (10, 15))
                | measured("aged, age, girl", (10, 15))
                | "minor girl, underage, schoolgirl"
            ),
            -idea(
                "ago, children, sons, daughters, her son, her daughter, years of, previous*, infertil*, for, planning"
            ),
        ),
        near(
            "bedsore*, bed sore*, pressure sore*, pressure ulcer*",
            "filthy, neglect*, absent, unwashed, soiled, dirty, refus* ..3 call/gp/doctor/help, unkempt",
            -idea("no neglect, healing"),
        ),
        one("not hit me, hit me again, hitting me, hits me"),
        near(
            "rotten, decayed, caries, dental pain, frenum, frenulum",
            "missed, dna, not brought, unkempt, hostile, torn",
            CHILD | "year old, gum",
            -idea("keen, attended"),
        ),
    ),
    "sudden_visual_loss": (
        one(
            "hemi field, hemifield, half ..3 sight/vision/field",
            "gone, lost, missing, went",
            _OF_BEFORE,
        ),
        one("retina ..1 off/detached/detaching, macula off", _OF_BEFORE | -idea("reattach*, risk")),
        near(
            "temple*/scalp ..3 sore/tender, sore/tender temple*/scalp",
            "jaw",
            "disc, vision, sight, npl, NPL, blur*, gray, eye",
            -idea("normal vision, vision normal, no visual, tmj, bruxism"),
        ),
    ),
    "gynaecological_cancer_signs": (
        one(
            "bleed*, bled, spotting, blood",
            "down below, monthlies, periods ..3 back, front passage, since the change, after the change, "
            "years after ..2 change",
            measured("am, aged, age, is", (55, 104)) | "change, again, menopause",
            -idea("hrt, no bleeding, back passage, piles"),
        ),
    ),
}
