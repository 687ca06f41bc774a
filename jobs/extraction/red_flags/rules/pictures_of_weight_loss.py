"""Weight lost without trying: the ideas that tell of it, after NICE NG12."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import SLIMMING, WEIGHT_FALLS, WEIGHT_LOSS

_LOST_SO_MUCH = idea(
    "kg/kgs/kilos/lb/lbs/pounds/stone/stones off/gone, "
    "los* ..3 kg/kgs/kilos/kilo/lb/lbs/pounds/st/stone/stones, shed ..3 kg/kilos/stone/lbs/pounds, "
    "dropp* ..3 kg/kgs/kilos/lb/lbs/pounds/stone/stones/sizes/size, down ..3 "
    "kg/kgs/kilos/lb/lbs/pounds/stone/sizes, weight loss ..3 kg/kgs/kilos/lb/lbs/pounds/stone/%, wt "
    "loss ..3 kg/kgs/kilos/lb/lbs/pounds/stone/%, loss of weight ..4 "
    "kg/kgs/kilos/lb/lbs/pounds/stone/%, kg/lb/lbs/kilo/stone/pound ..2 weight loss, los* ..2 ..1 % "
    "..3 weight, perdu ..2 kg, perdu ..2 kilos, perdido ..2 kg, perso ..2 kg"
)
_NOT_TRYING = idea(
    "not ..3 trying, without ..2 trying, denies trying, not meaning, without meaning, not ..2 "
    "diet*, no diet*, "
    "without ..3 diet*, unintention*, unintended, not ..1 intention*, involuntar*"
)

PICTURES_OF_WEIGHT_LOSS: Pictures = {
    "unexplained_weight_loss": (
        one(
            WEIGHT_FALLS,
            SLIMMING
            | -idea(
                "fluid, edema, birth, mg, dose, furosemide, diuresis, dry weight, target, lifting, brace, "
                "physiotherap*, orthos*, orthotic*"
            ),
        ),
        one(
            WEIGHT_LOSS,
            ~(
                _NOT_TRYING
                | "for no reason, fifth of, unexplained, no change ..2 diet, no change ..2 appetite, "
                "cause unclear, no obvious cause, no reason, not ..2 know why, "
                "why, reason, appetite, despite, eating well, eating normally, loa, LOA, off ..2 "
                "food, sweats, "
                "lethargy, malaise, unlike, cachec*, no explanation, cannot explain, not ..2 "
                "explain*, ungewollt*, unklar*, inexpliqu*, involontari*, no intencion*, "
                "senza motivo/causa/dieta, sin causa, "
                "anorexi*, tired*, fatigue, unwell, melting, plummet*, drop*, concern*, worr*, marked, "
                "significant, rapid*, considerable, profound, dramatic, severe, progressive, "
                "ongoing, failure "
                "to thrive, not eating"
            ),
            SLIMMING,
        ),
        one(
            measured("bmi, BMI", (10, 19.9)),
            "was, from, now, dropp*, fallen, fell",
            _NOT_TRYING | "no change, appetite, months, eating*, unexplained, weeks",
            -idea("anorexia nervosa, infertil*"),
        ),
        near(
            _LOST_SO_MUCH,
            ~(
                counted("week*/wk*/month*/mth*/mo/weeks/months", (1, 24))
                | (
                    "week*, month*, since, easter, christmas, summer, spring, winter, autumn, recent*, "
                    "ongoing, year, lately, over ..2 past, over ..2 last, in ..2 last, "
                    "mesi, mois, meses, monaten, january, february, march, april, may, june, "
                    "july, august, september, october, november, december"
                )
            ),
            SLIMMING | -idea("water, fluid, birth weight, years ago, edema"),
        ),
        one(
            WEIGHT_LOSS,
            counted("kg, kgs, kilos, kilo, lb, lbs, pounds, stone, st, %, stones", (2, 90))
            | (
                "a stone, half a stone, two stone, three stone, one stone, dress size*, trouser "
                "size*, notch*, "
                "several stone, stone and a half, a third"
            ),
            SLIMMING | -idea("water, fluid, birth weight, years ago"),
        ),
        one(
            idea("weight, wt, kg, lbs, lb, Wt, weigh*, bmi, BMI"),
            idea(
                "was ..8 now/is, now ..8 was, kg/kgs/lb/lbs ..1 was, from, down, previously, "
                "compared, ->, →, "
                "baseline, fell, fall*, fallen, dropp*, drop"
            ),
            counted("kg, lb, lbs, kgs", (30, 320))
            | measured("weight, wt, weighs, weighed, weight is, bmi, BMI", (12, 320)),
            _NOT_TRYING
            | (
                "unexplained, eating normally, "
                "appetite, eating well, no change, months, weeks, month, week, march, "
                "april, may, june, july, august, september, october, november, december, january, february, "
                "since, spring, summer, winter, autumn, christmas, easter"
            ),
            SLIMMING
            | -idea(
                "gone up, went up, up from, risen, put on, gain*, pregnan*, dose, mg per kg, mg kg, birth"
            ),
        ),
        near(
            WEIGHT_LOSS,
            ~_NOT_TRYING,
            SLIMMING,
        ),
        near(
            idea("los* weight, weight loss, lost ..2 weight, losing weight"),
            ~(_NOT_TRYING | "no reason, eating ..2 same, eating normally"),
            SLIMMING,
        ),
        one(
            measured("bmi/BMI ..2 was/fell/fallen/dropp*/down/from/drop", (10, 19.9)),
            SLIMMING | -idea("anorexia nervosa"),
        ),
        one(
            (
                "clothes/trousers/jeans/skirt/dress/rings ..2 hang*/falling ..1 off/from, rings "
                "slide/sliding/slipping/slip, fading away, swamp*, melting ..1 away, skeleton, "
                "wasting away, wasted away, skin and "
                "bone*, weight ..3 falling/dropping/fallen/melting off"
            ),
            SLIMMING,
        ),
        one(
            "los* ..1 stone/stones, drop* ..3 notch*, down ..3 notch*, notches ..3 belt, belt notch*",
            "node*, gland*, sweats, sheets, itch*, motions, stool*, toilet, bowel*, bleeding, blood, cough*, swallow*",
            SLIMMING | -idea("years ago, fluid, edema"),
        ),
        one(_NOT_TRYING, "lighter", SLIMMING),
        one(
            counted("% ..3 weight, % tbw, percent ..3 weight", (4, 60)),
            "gone, lost, losing, loses, loss, drop*, less, down, fallen, fell, lighter",
            SLIMMING | -idea("birth, newborn, target*, goal*, excess"),
        ),
        one(
            "->, →",
            counted("kg, kgs, lb, lbs, kilos", (30, 400)),
            _NOT_TRYING | "unexplained, eating normally, since",
            SLIMMING | -idea("mg, dose, birth, baby"),
        ),
        one(
            "trousers/clothes/skirts/jeans/dress/ring/rings/belt/collar/dentures",
            "too big, held up, string, loose, take/taken in, in by, holes, sizes, size, falling off, hang*",
            (
                "since, now, months, weeks, wife, husband, eats, eating, notches, holes, four, three, two, "
                "dropping off, family"
            ),
            SLIMMING | -idea("hearing, dental clinic"),
        ),
        one(
            "size, sizes",
            "was, used to be, from, dropped, gone from, now",
            _NOT_TRYING,
            SLIMMING,
        ),
        one(
            WEIGHT_LOSS | "weight ..3 from",
            measured("bmi, BMI", (10, 19))
            | measured("must, MUST, must score", (2, 6))
            | "++, cause not found, no cause, cause unknown, care home, steady*",
            SLIMMING,
        ),
        one(
            "down from, wt",
            counted("kg, kgs, lb, lbs, pounds, st, stone", (5, 400)),
            _NOT_TRYING | "eating well, appetite ..2 same, appetite ..1 good, no explanation, same diet",
            SLIMMING | -idea("gain*, stable, birth"),
        ),
        one(
            "wt/weight/weighs",
            "appetite ..2 same, appetite ..1 good, eating well, no explanation",
            ("in jan/feb/mar/apr/may/jun/jul/aug/sep/oct/nov/dec, january, february"),
            SLIMMING | -idea("gain*, stable, steady, unchanged, birth"),
        ),
        one(
            "st, stone",
            "was",
            "now, is",
            _NOT_TRYING | "no explanation, unexplained, appetite*, eating*",
            SLIMMING,
        ),
        one(
            "minus, down, failure to maintain weight, not maintaining weight",
            counted("kg, kgs, lb, lbs, kilos", (2, 60)),
            "since, despite, supplement*",
            SLIMMING | -idea("fluid, edema, furosemide"),
        ),
        one(
            (
                "shrinking, wasting, thinner and thinner, pounds ..1 dropping off, weight dropping off, "
                "disappearing before"
            ),
            SLIMMING
            | -idea(
                "muscle, fibroid*, quadriceps, prostate, tumor, thenar, toph*, joint*, cyst*, "
                "hemangioma*, scar*"
            ),
        ),
    ),
}
