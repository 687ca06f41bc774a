"""Neglect, control and exploitation by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flag_rules.idea import Picture, counted, idea, near, one
from jobs.extraction.red_flag_rules.shared_ideas import PEOPLE_AROUND

PICTURES_OF_NEGLECT: tuple[Picture, ...] = (
    one(
        (
            "not allowed, locked in, locked out, kept in ..2 room/bedroom/house, passport, no access to ..3 "
            "money, not ..1 feed her/him, bank card, followed by, being used"
        ),
        ~(
            PEOPLE_AROUND
            | "money, out of ..2 house, phone, taken, in laws, ex, family, day, bedroom, dealers, gangs"
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
        "pregnan*, sexually active, older boyfriend, gifts",
        "not name ..2 father, older boyfriend, older man, buys her, gifts, gift",
        counted("yo, y, F, year old, yr old, y o", (10, 17)),
    ),
)
