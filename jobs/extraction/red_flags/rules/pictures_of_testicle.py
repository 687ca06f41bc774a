"""A twisted testicle by the ideas that tell of it."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, near, one
from jobs.extraction.red_flags.rules.shared_ideas import SEVERE, SUDDEN

_TESTICLE = idea(
    "testi*, testes, testic*, scrot*, ball, balls, hemiscrotum, hoden*, testicule, testiculo, testicolo, "
    "bollock*, nut sack, nutsack, left/right/my nut, goolies, hodenschmerz*, nut ..2 "
    "red/swollen/hurts/sore/painful, hemiscrotal, teste, privates, family/crown jewels, gonad, nuts, "
    "hemi scrotum, root of ..2 penis, bits"
)
_HURTS = idea(
    "pain*, tender*, swollen, swelling, agon*, doubled ..2, bent over, clutching, holding, not be "
    "touched, screaming, hard, blue, black, ache, aching, hurts, sore, schmerz*, hodenschmerz*, douleur, "
    "dolor, dolore, red"
)
_AT_ONCE = (
    SUDDEN
    | SEVERE
    | (
        "vomit*, n&v, nausea*, high riding, horizontal, lie, cremaster*, woke*, hour*, 2 am, 3 am, 4 am, "
        "kicked ..3 football, feels/felt/feeling/been sick, was sick, getting out of bed, got out of "
        "bed, in ..2 lesson, in class, drawn up, pulled ..2 up, sideways, touched, explore, nbm, NBM, "
        "theatre, theater, during ..2 football/rugby/match/training/practice/game/sport, playing, "
        "retracted, bell clapper, radiating ..2 groin, abdominal pain, detorsion, no flow, absent flow, "
        "doppler"
    )
)

PICTURES_OF_TESTICLE: Pictures = {
    "testicular_torsion": (
        one(
            "torsion*, torted, hodentorsion, torsione, twisted",
            _TESTICLE
            | (
                "not ..2 exclude/excluded, ?, suspected, r o, until proven, till proven, nbm, NBM, "
                "exclude, possible, query, scrotum, "
                "ovarian, clinic*, cord"
            ),
            -idea(
                "torsion of tibia, femoral, tibial, years, aged, orchidopexy, orchiopexy, as a boy, in 20*, "
                "appendix, fixed in, orchidopexy in, previous, history of, ovar*, dystonia, "
                "torsional, ankle, "
                "knee, torsades, cyst"
            ),
        ),
        near(
            _TESTICLE,
            _HURTS,
            _AT_ONCE,
            -idea(
                "hydrocele, transillumin*, epididymal cyst, weeks, months, vasectomy, chronic, "
                "for ..2 years, "
                "years ago, over ..2 years, many years, gradual*, varicocele, present bilaterally, reflex "
                "present, no testicular, std, sti, chlamydia, discharge, football in the past, "
                "lump, football "
                "years, dragging, hernia, no pain"
            ),
        ),
        near(
            ~_TESTICLE,
            ~idea(
                "high riding, riding high/up, high lying, absent cremaster*, cremaster* ..3 absent, "
                "cremasteric negative, negative cremaster*, cremaster* ..2 lost, no cremaster*, "
                "horizontal lie, transverse lie, lying ..2 horizontal*, lying high*, up high, whirlpool, "
                "reduced flow, absent flow, no flow, absent doppler, pulled up, drawn up, pulled ..3 up, "
                "drawn ..3 up, pulled ..2 towards, sideways, transverse, thigh ..4 no "
                "lift/reflex/response, no lift, upside down, higher than, sits ..2 high, up ..1 high, "
                "not ..3 blood flow, no blood flow"
            ),
            -idea("retractile, normal flow, good flow, reflex present, undescended"),
        ),
        one("acute scrotum, acute hemiscrotum, twist score, TWIST score", -idea("score 0, 0/7")),
        near(
            "cremasteric, acute scrotum",
            idea("absent, lost, no, negative, acute, pain, tender"),
            -idea("present, normal, intact"),
        ),
        one(
            "torsion",
            ~idea(
                "nil by mouth, surgeons, ?, r o, till "
                "proven, until proven, suspect*, possible, query, exclude, ruled, nbm, NBM"
            ),
            -idea("ovarian, tibial, femoral, ruled out, years"),
        ),
        one(
            "hodenschmerz*, douleur testiculaire, dolor testicular, dolore testicolare",
            "akut*, plotzlich*, stunden, brutal*, subit*, heures, horas, ore, improvvis*",
        ),
        one(
            "scrotum, scrotal, testi*, hemiscrotum",
            "hard, discolored, dusky, black, blue, purple, red",
            "newborn, neonate, baby, infant, day old, crying",
            -idea("hydrocele, transillum*, undescended, nappy, napkin"),
        ),
    ),
}
