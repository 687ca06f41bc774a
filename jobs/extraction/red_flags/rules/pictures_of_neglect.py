"""Neglect, control and exploitation by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Picture, counted, idea, measured, near, one
from jobs.extraction.red_flags.rules.shared_ideas import INJURY, PEOPLE_AROUND, YOUNG_CHILD

PICTURES_OF_NEGLECT: tuple[Picture, ...] = (
    one(
        (
            "not allowed, locks ..2 door/her/him, locked in, locked out, kept in ..2 room/bedroom/house, "
            "passport, no access to ..3 "
            "money, not ..1 feed her/him, bank card, being used"
        ),
        ~(
            PEOPLE_AROUND
            | "whisper*, he, door, money, out of ..2 house, phone, taken, in laws, ex, family, day, bedroom, "
            "dealers, gangs"
        ),
        -idea(
            "locked in syndrome, allowed home, driv*, followed by cardiology/consultant/clinic, not allowed "
            "to drive, locked knee"
        ),
    ),
    one(
        ~idea("locked in/alone"),
        ~idea("dementia, grandmother, mother, father, soiled, elderly, day, night, child*"),
    ),
    one(
        "carer*, caregiver, son, daughter, parents, mother, father, staff, husband, wife, nephew, niece",
        ~idea("not feeding/fed him/her/them, not giving ..2 food/medication/medicines/insulin/water"),
        -idea("breast*, bottle, night feed*, formula, weaning, allergy"),
    ),
    near(
        "withh*, medication withheld, refus* ..2 medicine, not given ..2 medication/food/medicines",
        "family, carer*, son, daughter, relatives, staff, parents",
        "dehydrat*, emaciat*, malnourish*, thin, neglect*, sores, concern*",
    ),
    one(
        ~idea("makes/made/making him/her/me"),
        ~idea("do things, touch*, watch, undress, things ..3 not like, sexual*"),
        -idea("dizzy, sick, tired"),
    ),
    one(
        "drug dealers, cuckoo*, county lines, gang, gangs, moved into ..2 flat",
        "vulnerable, flat, used, exploit*, threat*, debt*, home",
        -idea("gangrene"),
    ),
    one(
        "broke ..3 door, smashed ..3 phone, stalk*, following her, followed by ..2 ex",
        "ex, husband, partner, boyfriend, last night, again",
    ),
    near(
        ~idea("kids, child*, sibling*, baby, toddler, year old, centile"),
        (
            "no heating, mold*, sleeping on ..2 floor, dirty, missed all, missed ..2 appointments, on a "
            "plan, filthy, no food, unwashed, left alone"
        ),
        ~idea(
            "home visit, floor, food, dirty, plan, appointments, school, health visitor, parents, concern*, "
            "neglect*"
        ),
        -idea("no concerns, asthma plan, care plan agreed"),
    ),
    near(
        "pregnan*, sexually active, older boyfriend/men/man, gifts, sti, STI, missing from home/school/care",
        "not name ..2 father, older boyfriend/man/men, buys her, gifts, gift, hotel, phones, vapes, drugs",
        counted("yo, y, F, year old, yr old, y o", (10, 17)),
    ),
    near(
        "flinch*, daddy, stepdad*, uncle, grandad, dad, mummy, coach, teacher",
        "comes/came/gets/got/climbs into ..2 bed/bedroom, touch* me/her/him, touches, hurts me/her/him, "
        "hits me/her/him, secret, secrets",
        "child*, boy, girl, says, said, told, disclos*, daughter, son",
        -idea("touch screen, sensitive to touch"),
    ),
    near(
        YOUNG_CHILD,
        "parents, mother, father, mum, dad, home",
        (
            "heroin, crack, using drugs, drunk, intoxicated, no food, empty fridge, left alone, home alone, "
            "unsupervis*, no heating, syringes"
        ),
        -idea("no concerns, historical, years ago"),
    ),
    near(
        "mum, mother, dad, father, parent, parents, stepdad, mom",
        "drunk, intoxicated, high on, using, passed out, hungover",
        YOUNG_CHILD,
        -idea("in recovery, years ago, using insulin/inhaler/spacer, blood pressure"),
    ),
    near(
        "resident*, care home, nursing home, home, hospice, ward",
        "left in ..2 soiled/wet/dirty, sores ..3 bone, sore ..3 bone, medication not given, not fed, not "
        "turned, not washed",
        "soiled, pads, sores, sore, weight, thin, dirty, dehydrat*, raising, report*, medication, family",
        -idea("no concerns, skin intact"),
    ),
    near(
        "pregnan*, sexually active, intercourse, sex",
        measured("boyfriend, partner, man, father, he", (17, 70)),
        ~counted("yo, y, F, year old, yr old, y o, yr", (9, 15)),
    ),
    one(~counted("and pregnant, and expecting, and sexually, year old pregnant, yo pregnant", (9, 14))),
    near(
        "pregnan* by ..2 uncle/father/stepfather/stepdad/brother/cousin/teacher/relative, baby ..2 by ..2 "
        "uncle/stepfather"
    ),
    near(
        INJURY | "burn*",
        "mother/mum/mom says/said/told/reports",
        "father/dad/stepfather/partner/boyfriend says/said/told/reports",
        -idea("consistent, same account, both say"),
    ),
    near(
        YOUNG_CHILD
        | "under sevens, under fives, sevens, pupil*, year old, school, class, teacher, cpoms, CPOMS",
        (
            "matted, nits, lice, unwashed, smell*, filthy, dirty, hungry, steals/stealing/takes food, "
            "food from, bins, no coat, no shoes, rotten teeth, unwashed, same shirt/uniform/nappy, "
            "crusts, hides/hiding/hoards food/crusts/bread, same clothes, no heating, no electricity, no "
            "bed"
        ),
        (
            "bins, drunk, health visitor, school, no heating, social*, alone, mother, father, parents, "
            "teacher, nursery, missed, not brought, neighbor*, nobody ..3 home, no one ..3 home, at "
            "night, class, cpoms, CPOMS"
        ),
        -idea("no concerns, well cared, head lice treatment, clean, supportive"),
    ),
    near(
        "living in filth, squalor, filthy, no food, empty fridge, fridge empty, hoard*, rats, soiled, "
        "unwashed, starving",
        "nephew, niece, son, daughter, carer*, lodger, neighbor*, grandson, family, elderly, lives alone",
        "pension, money, card, keeps, refus*, thin, weight, locked, ignor*, not ..2 visit*, drunk, not "
        "..2 fed, sores",
        -idea("no concerns, clean, prescription"),
    ),
    one(
        "taken/going/travel*/sent/flying ..3 for, taken/going/travel*/sent/flying abroad/home",
        "cutting, cut, circumcis*, ceremony",
        "girl, daughter, summer, holiday*, hols, school, sister, abroad, grandmother",
        -idea("hair, umbilical, grass"),
    ),
    one(
        "hands/hand/arm/belt/scarf/cord ..2 round/around ..2 neck/throat",
        "he, she, him, husband, partner, boyfriend, ex, dad, father, again, kids",
        -idea("umbilical, nuchal, scarf knot, cuff, collar"),
    ),
    one(
        "circular/round/small burn/burns, cigarette burn*, punched out burn*, burns ..3 "
        "hands/feet/soles/buttocks, glove and stocking, stocking scald*",
        "toddler*, child*, baby, infant, hands, buttock*, soles, boy, girl, resident",
        -idea("lytic, lesion* skull, sunburn, chemical"),
    ),
    near(
        "wet/soiled bed, without food, no food, unwashed, filthy",
        "nephew, niece, son, daughter, carer*, cares for, depends on, neighbor*",
        "pension, lost weight, money, house, found, alone, thin, nurses, times",
        -idea("enuresis, no concerns"),
    ),
)
