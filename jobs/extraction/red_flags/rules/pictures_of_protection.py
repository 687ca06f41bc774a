"""People who need protection from others, by the ideas that tell of them."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, counted, idea, near, one
from jobs.extraction.red_flags.rules.pictures_of_neglect import PICTURES_OF_NEGLECT
from jobs.extraction.red_flags.rules.shared_ideas import CHILD, INJURY, OVER_65, PEOPLE_AROUND, RECENT

_HURTS = idea(
    "hit*, by the throat, not ..2 let her/him/me, beat/beats/beaten/beating, punch*, kick*, strangl*, chok*, slap*, "
    "threaten*, controls, controlling, shouts, screams, takes ..2 money, takes ..2 pension, "
    "abus*, hurt*, violen*, "
    "assault*, raped, rapes, forc*, push*, shov*, tie/ties/tied her/him, tied ..1 to, restrain*, "
    "shout/shouting/shouted, throttl*, grab*, locks her, locked her, locks him, tracks ..2 phone, not "
    "..2 allow*, touch* ..2 her, touching, touched, isolat*, monitor* ..2 phone, withh*, starv*, "
    "deprives, shook/shakes/shaking/shaken ..2 him/her/me/baby/child/infant/them/hard/violently, "
    "rough*, pinch*, bit, threw, throws, sexual*, coerc*, bullied, stalk*, "
    "intimidat*, molest*, controls"
)
_IMMOBILE = ~idea(
    "non mobile, nonmobile, not ..2 mobile, not ..2 walking, not ..2 crawling, not ..2 rolling, "
    "premobile, baby, infant, month old, months old, mth old, week old, weeks old, mo old, newborn, mo, "
    "3 months, 4 months, 5 months, 6 months"
)
_NOT_FIT = idea(
    "no explanation, unexplained, inconsistent, not ..3 fit, not ..3 match, not ..3 consistent, not ..2 "
    "explain*, does not add up, changing story, changing ..2 account, story ..3 chang*, explanation ..3 "
    "changed, delay* ..2 present*, delayed presentation, different ages, various ages, varying ages, "
    "different stages, vague ..2 history, implausible, not in keeping, pattern*, not plausible, "
    "differing accounts, conflicting, keeps changing, no witness, unwitnessed, spiral, metaphyseal, "
    "suspicious"
)

PICTURES_OF_PROTECTION: Pictures = {
    "safeguarding": (
        one(
            PEOPLE_AROUND,
            _HURTS,
            -idea(
                "chest pain, headache, hip, wall, pain when, ball, rugby, control of, controlled "
                "diabetes, well controlled, blood pressure, rapid, therapy, bit of, controlled by, "
                "inhaler, birth control, pain control, infection control, touch screen, no concerns, "
                "rapport, forced expiratory, pushed the pram, rapeseed, scared of needles, fear of "
                "falling, screaming in sleep, supportive, threatened miscarriage, afraid he, afraid she, "
                "worried about, burning, controls epilepsy, heartburn, frightened by, burns calories, "
                "hurts to, hurts on, hits his head, hurt his, hurt her, shaking chills, hand shaking, "
                "shaking hands, hands shak*, shaking of, remote, thermostat"
            ),
        ),
        one(
            (
                "safeguard* concern*, safeguard* issue*, safeguard* referral, safeguard* alert, "
                "safeguard* worr*, safeguard* risk, nai, NAI, non accidental*, nonaccidental, child "
                "abuse, elder abuse, suspected abuse, coercive control, at risk of abuse"
            ),
            -idea(
                "policy, lead is, trained, no safeguarding, no concerns, answered no, none, screen, "
                "training, past, historical, childhood, years ago, nil"
            ),
        ),
        one(
            (
                "afraid/frightened/scared/terrified/fearful ..1 of ..3 "
                "husband/wife/partner/boyfriend/girlfriend, afraid/frightened/scared/terrified/fearful "
                "..1 of ..3 father/mother/stepfather/stepdad/dad/mum/mom/ex, "
                "afraid/frightened/scared/terrified/fearful ..1 of ..3 "
                "son/daughter/carer/caregiver/him/her/them/grandson, afraid/frightened/scared/terrified "
                "to go home, afraid/scared/frightened at home, fears ..2 partner/husband/ex"
            ),
            -idea("surgery, needles, death of, for her, losing"),
        ),
        near(
            PEOPLE_AROUND,
            (
                "controls, controlling, coercive, financ* abus*, takes ..2 money, taking ..2 money, "
                "pension, isolat*"
            ),
            "money, afraid, phone, leave, allow*, friends, bank, going out, abus*, hits, coerc*",
            -idea("rate controlling, attorney"),
        ),
        one(
            (
                "safeguard* concern*, safeguard* issue*, safeguard* referral, safeguard* alert, "
                "safeguarding raised, nai, NAI, non accidental, nonaccidental, child abuse, elder abuse, "
                "physical abuse, sexual abuse, emotional abuse, financial abuse, domestic abuse, "
                "domestic violence, dv, DV, ipv, IPV, intimate partner violence, coercive control, fgm, "
                "FGM, female genital mutilation, forced marriage, trafficking, trafficked, modern "
                "slavery, csa, CSA, cse, CSE, child protection, marac, MARAC, mash referral, MASH, honor "
                "based, county lines, grooming, shaken baby, fabricated illness, fii, FII, "
                "kindesmisshandlung, maltraitance, maltrato, maltrattament*, violence conjugale, "
                "violencia de genero, haeusliche gewalt, haus* gewalt, violenza domestica, abuso, cps, "
                "CPS, aps, APS, dcf, strangulation, elder neglect, child neglect, rape, raped, sexual* "
                "assault*, exploit*, unsafe at home, not safe at home, not feel safe at home, gewalt"
            ),
            ~RECENT
            | (
                "abroad, planned, going, travel*, suspect*, concern*, disclos*, ?, alleg*, report*, "
                "referr*, worr*, possib*, plan, raised, by, known, current*, risk, made, filed, child*, "
                "medical, query, victim, experienc*, ongoing, evidence, husband, partner, baby, home, "
                "threat*, violence, signs, history, involved, weekend"
            ),
            -idea(
                "years ago, childhood, historical, policy, lead is, trained, answered no, screen "
                "negative, no safeguarding, no concerns, alcohol abuse, substance abuse, drug abuse, "
                "left ..3 relationship, not together, not with, in her past, as a child, ptsd, "
                "dv ct, nil concerns, "
                "alcohol, no domestic, no dv, denies, training, screen, in place ..2 staff, leaflet*, "
                "perpetrator programme, asked, no history, certificate, lead, survivor, tetralogy, past"
            ),
        ),
        near(
            INJURY,
            _IMMOBILE,
            _NOT_FIT | "bruis*, ears, back, buttock*, cheek, torso, rib*, femur, femoral, skull, humer*",
            -idea(
                "birthmark, mongolian, blue spot, delivery, forceps, birth injury, immunis*, bruise on "
                "shin, vaccination, consistent with"
            ),
        ),
        near(
            INJURY,
            _NOT_FIT,
            CHILD
            | OVER_65
            | (
                "dementia, care home, learning disab*, vulnerable, child, carer*, delay*, account, "
                "explanation, story, partner, husband, wife, history, mechanism, inconsistent"
            ),
            -idea(
                "is consistent with history, stress fracture*, fall consistent, platelet*, itp, ITP, "
                "leukem*, weight loss, mole, spleen, warfarin, easy bruis*, fatigue, pallor, osteopor*"
            ),
        ),
        one(
            "neglect*",
            idea(
                "concern*, worr*, suspect*, self, disclos*, alleg*, signs, dirty, unkempt, school, "
                "child*, carer*, home, pressure sore*, elder*, hungry, ?, possible, emaciat*, evidence"
            ),
            -idea(
                "hemispatial, visual, spatial, hemineglect, sided, stroke, neglected to, left neglect, "
                "inattention"
            ),
        ),
        near(
            idea(
                "pressure sore*, pressure ulcer*, unkempt, dirty, squalor, malnourish*, dehydrat*, "
                "soiled, hungry, smelling, filthy, emaciat*, head lice, missed ..3 appointment*, not "
                "brought"
            ),
            idea(
                "care home, carer*, concern*, neglect*, worr*, school, social*, alone, son, daughter, "
                "squalor, parents, drunk, unsupervis*, child, pupil, nursery, cares for"
            ),
            idea(
                "concern*, neglect*, worr*, suspect*, social*, refus*, alone, safeguard*, reported, "
                "squalor, withh*, informed, arrives, living"
            ),
            -idea("no concerns, good care, well cared, caring well"),
        ),
        one(
            (
                "punched/kicked/strangled/choked/slapped/throttled/throttles/beats/beat/shoved/shoves/throttled "
                ""
                "her/him/me, push*/shov* her/him ..3 stairs, threw her/him"
            ),
            -idea("head, football, rugby, wall, horse, fell, boxing, karate, years ago, bike, off"),
        ),
        one(
            (
                "finger shaped, hand shaped, belt mark*, loop mark*, bite mark*, cigarette burn*, slap "
                "mark*, grip mark*, finger mark*, fingertip bruis*, belt marks"
            ),
            -idea("dog, insect, cat, tick, mosquito, human bite on, horse"),
        ),
        one(
            "disclos*, told me, tells me, reports, says, alleg*, confided, states",
            (
                "touch* her, touch* him, touching, inappropriat*, abus*, hits, hit her, hit him, beaten, "
                "raped, rape, assault*, strangl*, forced, molest*, hurts her, hurts him, violent, "
                "threaten* her, threaten* him, chok*, slap*, kick* her, punch*"
            ),
            -idea(
                "sensitive to touch, worse on touching, football, rugby, pain hit, no abuse, wall, "
                "denies, boxing, game, sport, chest, hurts her to, hurts him to, bus, car, "
                "chok* on, never ..2 chok*, swallow*, food, drink, meat, bread"
            ),
        ),
        one(
            (
                "social services, social worker, cps, CPS, APS, MASH, mash, adult protection, child "
                "services, childrens services, safeguarding team, jugendamt, servicios sociales, police"
            ),
            idea(
                "report*, referr*, filed, concern*, plan, involved, alert, raised, called, informed, "
                "contacted, investigat*, statement"
            ),
            idea(
                "child*, abus*, neglect*, partner, husband, assault*, injur*, home, harm, concern*, "
                "protection, hit, safeguard*, risk, baby, violence, bruis*"
            ),
            -idea(
                "housing, benefit*, package of care, police officer, retired, police check, declaration, "
                "trained, policy, applied, driving, support worker, works as"
            ),
        ),
        one(
            idea("sexual contact, sexual relation*, sex with, slept with, older man, grown man"),
            CHILD,
            -idea("year* ago, contraception advice only"),
        ),
        near(
            idea(
                "pregnan*, sexually active, has ..2 boyfriend, sexual partner, sti, STI, chlamydia, "
                "intercourse"
            ),
            idea("12 yo, 13 yo, older man, under 13, aged 12, aged 13, 13F, 12F")
            | counted("F, yo", (9, 13))
            | "partner 3*, partner 4*, partner 2*, boyfriend 3*, boyfriend 2*, partner aged",
            -idea("vaccin*, hpv, HPV"),
        ),
        one(
            "at ..2 risk of ..2 fgm/FGM/abuse/neglect/exploitation/trafficking/radicalisation, at ..2 "
            "risk of forced marriage/domestic violence/domestic abuse"
        ),
        near(
            (
                "left in ..2 wet/soiled/dirty, wet/soiled/urine soaked bed/bedding/pad/pads/sheets, "
                "lying in ..3 urine/feces/excrement, unwashed, not washed, not ..2 fed"
            ),
            "carer*, care home, nursing home, staff, agency, daughter, son, parents, mother, father",
            -idea("continence advice, enuresis, bedwetting"),
        ),
        one(
            "flinch*, cower*",
            (
                "son, daughter, husband, wife, partner, carer*, father, mother, dad, mum, staff, "
                "stepfather, when touched, when approached, when spoken"
            ),
            -idea("palpat*, examin*, tender*"),
        ),
        one(
            "hausliche gewalt, haeusliche gewalt, violence* conjugale*, violencia ..2 genero, violencia "
            "domestica/machista, violenza domestica, huiselijk geweld, maltraitance*, "
            "kindesmisshandlung, maltrato ..2 infantil"
        ),
        one("forced marriage", -idea("leaflet, policy, training, historical, years ago")),
        one(
            "neighbor*, nephew, son, daughter, friend, carer*, lodger, tenant, grandson, cousin",
            "tak*/steal*/keep*/using ..2 benefits/money/pension/bank/card/savings/allowance",
            -idea("attorney, appointee, managed well"),
        ),
        one(
            "genital warts, chlamydia, gonorrh*, syphilis, std, STI, sti",
            counted("year old, yo, y, years, yr old", (1, 12)),
            -idea("hpv vaccin*"),
        ),
        one(
            "mark/marks/bruise/bruises/bruising/burn/injury/injuries/cut/cuts/slap",
            (
                "hand shaped, shape, says dad/mum/daddy/mummy/stepdad/mother/father/uncle did, grab, "
                "iron, belt, cane, slap, looped, fingers"
            ),
            -idea(
                "iron deficien*, iron tablets, witnessed, healing well, eczema, mole, seat belt, belt "
                "buckle allergy"
            ),
        ),
        near(
            INJURY | "black eye, split lip, injury pattern, marks",
            (
                "not in keeping, not explain*, unexplained, not ..3 account, unable to explain, no "
                "account, walked into ..1 door, but ..2 shape, third, repeated, several, multiple"
            ),
            ~idea(
                "wheelchair, resident, staff, husband, partner, boyfriend, disab*, mother says, father "
                "says, mechanism, child, baby, carer*, dementia, vulnerable"
            ),
            -idea("platelet*, warfarin, leukemi*, road traffic, football, rugby, osteopor*"),
        ),
        near(
            PEOPLE_AROUND,
            (
                "answers ..3 questions, answers for her/him, not leave the room, not leave ..2 room, not "
                "let ..3 examine, not let ..3 see, not let ..2 alone, insisted on staying, speaks for "
                "her/him, terrified of ..2 him/her/husband/partner/father/dad/ex, looks terrified"
            ),
            -idea("interpreter, dementia, at her request"),
        ),
        one(
            "bruis*, fractur*, burn*, black eye",
            counted("month old, months old, mth old, mths old, mo old, mo, m o", (0, 6))
            | counted("week old, weeks old, wk old, wks old, w o, day old, days old", (0, 26)),
            -idea(
                "fracture*/injury/burn ..6 old, birthmark, mongolian, blue spot, delivery, "
                "forceps, ventouse, birth injury, heel prick, vaccin*, immunis*"
            ),
        ),
        *PICTURES_OF_NEGLECT,
    ),
}
