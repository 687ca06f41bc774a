"""Ideas that several red flags are told with."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import changed, counted, idea, measured

LUMP = idea(
    "hard/firm bit/thing/spot/disc/place/patch, pea, peas, marble, marbles, grape, walnut, gristle, "
    "lump, lumps, lumpy, lumpiness, mass, masses, nodul*, swelling*, swollen, tumor*, growth, thickening, "
    "hard/firm area, "
    "something hard, knot, golf ball, tennis ball, ping pong ball, size of ..2 "
    "egg/plum/walnut/olive/grape, size of a/an, like a pea/marble/nut/conker/pebble/stone, bump, lymph "
    "?node, lymph nodes, SOL"
)
HARD = idea(
    "hard, firm, fixed, craggy, rock, hard as, irregular, tethered, immobile, painless, nontender, non "
    "tender, ulcerat*, stony, indurat*"
)
LASTING = ~(
    idea(
        "persist*, not .. heal*, not .. settl*, not .. resolv*, not .. gone, not .. improv*, not .. "
        "clear*, non heal*, fail* to heal/resolve/settle, grow*, grew, enlarg*, bigger, increas*, "
        "progressive*, getting worse, doubled, won t heal, refus* to heal"
    )
    | counted("week*/wk*/month*/mth*/mo/mos/years", (2, 60))
    | (
        "two/three/four/five/six/seven/eight/several/many/few weeks, "
        "two/three/four/five/six/seven/eight/several/many/few months, mois, semaines, semanas, meses, "
        "settimane, mesi, wochen, monate*, weken, maanden, a month, over a month, since "
        "easter/christmas/spring/summer/autumn/winter, since "
        "january/february/march/april/may/june/july/august/september/october/november/december, since "
        "jan/feb/mar/apr/jun/jul/aug/sep/sept/oct/nov/dec, since ..3 "
        "january/february/march/april/may/june/july, since ..3 "
        "august/september/october/november/december, since ..3 "
        "easter/christmas/spring/summer/autumn/winter, since ..2 new year, for ..2 weeks/months, weeks "
        "now, months now, more than a month, not ..3 clearing"
    )
)
SUDDEN = ~(
    idea(
        "sudden*, acute*, abrupt*, overnight, woke*, awoke*, awak*, waking, wakes, this "
        "morning/afternoon/evening/am/pm, today, yesterday, last night/evening, tonight, instant*, out "
        "of the blue, came on, came over, on sunday/monday/tuesday/wednesday/thursday/friday/saturday, "
        "on mon/tue/tues/wed/weds/thu/thur/thurs/fri/sat/sun, at lunch/lunchtime/dinner/supper, "
        "all at once, within seconds/minutes, not come back, since "
        "this, this a m, in an instant, since sunday/monday/tuesday/wednesday/thursday/friday/saturday, "
        "hours ago, hour ago, an hour, minutes, mins, split second, transient*, brief*, temporar*, "
        "episode*, attack, spell*, the other day, at breakfast, at work, while, whilst, plotzlich*, "
        "soudain*, subit*, brusque*, brutal*, brusc*, repentin*, improvvis*, plotseling*, dawn, noon, "
        "midday, midnight, quarter of an hour, at supper, since lunch/tea/supper, teatime, lunchtime, "
        "since lunchtime/teatime/bedtime/breakfast, like a knife/bolt, from nowhere, out of nowhere, "
        "bedtime, breakfast, onset, within a second, in one/a second, esta manana, stamattina, "
        "ce matin, heute, "
        "vanmorgen, hoje, "
        "da hour, seit ..1 hour, depuis ..1 hour"
    )
    | counted("hour*/hr*/min*/h", (0, 90))
    | counted("am, pm", (1, 12))
)
RECENT = ~idea(
    "new, newly, recent*, now, today, yesterday, this week/month/morning, last week/night/month, since, "
    "days, day, hours, overnight, sudden*, acute*, worse*, worsening, increasing*, started, develop*, "
    "begun, began, gone, lately, past week, progressive*"
) | counted("h, hr, hrs, d", (1, 96))
FEVER = (
    measured(
        "thermometer, tympanic, axillary, rectally, temp, temperature, temps, t, pyrexia*, pyrexic, "
        "fever*, febrile, tmax, tmp, T",
        (37.9, 43.0),
        (100.4, 108.0),
    )
    | counted("c, °c, ° c, degrees, rectal*, tympanic, axillary, orally", (38.0, 43.0))
    | counted("f, °f, ° f", (100.4, 108.0))
    | (
        "fever*, febrile, pyrexi*, rigor*, burning up, high temp*, feels/felt/is hot, been hot, boiling "
        "hot, shivering uncontrollably, shaking chills, hot to touch, hot and shiver*, shivery, "
        "temperature ?is up, burning hot, shaking uncontrollably, shakes, spiking, temperatures, high "
        "temp, pyrexic, a temperature, fieber, fievre, fiebre, febbre"
    )
)
HYPOTENSION = (
    measured("bp, blood pressure, sbp, systolic, syst, pressure, TA, tension, pressao, presion", (40, 92))
    | measured("TA", (5, 9))
    | "hypotens*, low bp, low blood pressure, bp .. low, shocked, unrecordable, blotchy"
)
CONFUSED = idea(
    "talk* ..1 rubbish/nonsense/gibberish, confus*, deliri*, muddled, drows*, not making sense, "
    "disorient*, not himself, not herself, rambling, obtunded, hard to rouse, vacant, vague, incoherent, "
    "off ..2 head, drowsier, drowsiness, gone quiet and, not ..1 with it, unrousable, stuporous, new "
    "confusion, difficult to rouse, not rous*, agitated, letharg*, sleepy, gcs ..2 "
    "drop*/fall*/fell/down/reduced"
) | measured("gcs, GCS", (3, 14))
PREGNANT = ~(
    idea(
        "pregnan*, gestation*, trimester, gravid*, antenatal, expecting, g1p0, primip*, multip, multips, "
        "multipara*, multiparous, "
        "primigravid*, weeks gone, fetal, edd, schwanger*, enceinte, embaraz*, gravidanza, incinta, SSW"
    )
    | counted("gestation, weeks, wks, wk, w, week, SA", (20, 42))
)
EARLY_PREGNANT = ~(
    idea(
        "pregnan*, +ve upt, positive upt/hcg/bhcg/pt, upt +, upt positive/pos, pos upt/preg*, preg* test "
        "..2 positive/pos/+/faint*, positive preg* test, + preg* test, hcg, bhcg, beta hcg, missed ..3 "
        "period*, period ..3 late, late period, period ?is/was late, period ..2 overdue, weeks gone, "
        "amenorrh*, lmp ..2 weeks, early pregnan*, chemist ..3 positive, last period, positive test, "
        "test ?is positive, tested positive, test ..3 positive, two lines, clear blue, clearblue, weeks "
        "late, days late ..4 weeks ago, wee/home test ..3 positive/pos, test at home positive/pos, "
        "faint/second line on, IVF, ivf, embryo transfer"
    )
    | counted("gestation, weeks gone, weeks pregnant, weeks amenorrhea", (3, 14))
)
BREATHS_A_MINUTE = "rr, RR, resp rate, respiratory rate, resps"
"""What a measured rate of breathing is called; each picture has its own range."""
ANEMIA = (
    measured("hb, hgb, hemoglobin, haemoglobin, haem", (3.0, 11.0), (30, 110))
    | measured("ferritin", (0, 14))
    | "anemi*, iron deficien*, low ferritin, low iron, microcyt*, IDA"
)
WEIGHT_FALLS = (
    changed(
        "wt, weight, weighs, weighed, kg, weights, wts, kgs, kilo, kilos, lb, lbs, pounds",
        (30, 400),
        times=(0.5, 0.95),
    )
    | changed("st, stone", (6, 29), times=(0.5, 0.95))
    | changed("bmi, BMI", (10, 45), times=(0.5, 0.94))
)
WEIGHT_LOSS = WEIGHT_FALLS | (
    "weight loss, loss of weight, wt loss, los* weight, los* wt, dropping/dropped/drops/shedding ..1 weight/wt, "
    "lost a lot of weight, los* a "
    "fifth/quarter/third of ..2 weight, weight ..2 slipping, fading away, skin and bone*, lost so much "
    "weight, los* ..2 stone/stones, los* ..3 kg/kgs/kilos/kilo/lb/lbs/pounds/st, dropp* ..3 "
    "kg/kgs/kilos/lb/lbs/pounds/stone/stones/sizes, kg/lb/lbs/kilo/stone/pound ..1 weight loss, down ..3 "
    "kg/kgs/kilos/lb/lbs/pounds/stone, weight .. fall*/dropp*/down/plummet*/melt*/going, shed ..3 "
    "kg/kilos/stone/lbs/pounds, clothes ..3 loose/big/hang*/fall*/baggy, belt ..3 notch*/hole*, gaunt, "
    "skeletal, emaciat*, los* ..5 body weight, kg/kgs/kilos/lb/lbs/pounds/stone/stones off/gone, "
    "size/sizes down/smaller/less, down ..2 size/sizes, "
    "swamp* her/him, clothes ..2 swamp*, melting ..1 away, belt .. notch*, LOW, cachex*, "
    "cachectic, wasting away, "
    "losing ..2 weight, losing wt, thinner, trousers ..3 loose/fall*/hang*, jeans ..3 loose/fall*, skirt "
    "..3 loose/fall*, kg/kgs/kilo/kilos/lb/lbs/stone/pounds lighter, dress ..3 hang*, gewichtsverlust, "
    "perte de poids, amaigri*, perdida de peso, perdita di peso, calo ponderale, dimagri*, "
    "perda de peso, emagrec*, gewichtsverlies, afgevallen, abgenommen, perdu ..2 kilos, perdu "
    "..2 kg, perdido "
    "..2 kg, perso ..2 kg"
)
SLIMMING = -idea(
    "semaglutide, ozempic, wegovy, mounjaro, tirzepatide, liraglutide, saxenda, slimming, bariatric, "
    "sleeve, deliberate*, weight watchers, furosemide, diuretic*, intentional*, planned, keto, gained, "
    "gain, on a diet, by dieting, dieting and, with diet, healthy eating, weight loss advised, loss ..4 "
    "advised/recommended, advised weight, lose weight, dietitian helped, congratulat*, with/by ..1 "
    "dietitian/dietician, help ..2 dietitian/dietician, delighted, slimming world, orlistat, on purpose, "
    "exercise and, gym, diet and exercise, weight management, weight loss and ..5 gave ..2 relief, "
    "physiotherapy ..3 weight loss, weight loss ..6 "
    "injection*/physiotherapy/splint*/brace/exercises, brace ..12 bmi, "
    "injection* ..8 weight loss, graves, carbimazole, propylthiouracil, eating ..1 more, low "
    "carb, carb diet, fasting, "
    "weight loss gave/brought ..2 relief, glp 1, glp1, dulaglutide, weight/weightloss clinic, weight loss "
    "clinic/program, low calorie, calorie counting, counting calories, calorie deficit, calorie restrict*, "
    "tried ..5 diet, treatments ..5 diet, by ..1 trying, through ..2 diet/dieting/exercise/effort, with effort, "
    "by ..1 effort, by eating, lost and regained, regained, regaining, by walking/swimming/running/exercis*"
)
SMOKER = ~idea(
    "smok*, lagging, shipyard, dockyard, lagger, coal, silica, mines, miner, pack year*, pack yr*, pyh, "
    "asbestos, lagger, cigarettes, ex smoker, smkr*, cigs, roll ups, rollies, tobacco, bidi*, "
    "beedi*, hookah, shisha, day "
    "since school, py, cigarette"
)
CHILD = ~idea(
    "child*, boy, girl, son, daughter, schoolboy, schoolgirl, teenager, teen, toddler, infant, baby, "
    "pupil, kid"
) | counted("yo, y o, y, yr, yrs, F, M, f, m, years", (0, 17))
YOUNG_CHILD = idea("kids, child*, baby, toddler, boy, girl")
OVER_50 = ~(
    counted("yo, y o, y, yr*, years, yo, F, M, f, m, yoM, yoF, yof, yom", (50, 104))
    | measured("age, aged, is, man of, woman of, lady of", (50, 104))
)
OVER_65 = ~(
    counted("yo, y o, y, yr*, years, yo, F, M, f, m", (65, 104))
    | measured("age, aged, man of, woman of, lady of", (65, 104))
    | (
        "elderly, nan, gran, granny, grandma, grandad, care home, nursing home, residential home, old "
        "lady, old man, frail, osteopor*, retired"
    )
)
BLEEDING = idea("bleed*, bled, blood*, clots, hemorrhag*, spotting")
SEVERE = ~idea(
    "severe*, worst, excruciating, agon*, unbearable, crushing, intense, ++, terrible, doubled up, "
    "sharp, screaming, writhing, bad, agony, agonising, agonizing, exquisite*, not .. bear, not be "
    "touched, ten out of ten, doubled over"
)
VOMITING = idea(
    "throws up, sick twice/times, was/feels/felt/feeling sick, sick ..1 brown/green, puk*, vomit*, throwing up, "
    "threw up, being sick, been sick, emesis, n&v, N+V, retching, bringing up, nausea*"
)

SETTLED = -idea(
    "treated, remission, years ago, in remission, cured, phobi*, survivor, mastectomy in, benign, "
    "excluded, negative for, no evidence, screening, phobia, anxiety about, family history, mother, "
    "father, sister, brother, aunt, grandmother, neighbor*, workmate, uncle, cousin, "
    "television, celebrity, reassured, risk assessment, discharged from"
)
SUSPECTED = idea("?, query, suspect*, possib*, likely, concern*, exclude")
"""What is asked or feared; each picture adds what its findings are said to show."""
PEOPLE_AROUND = idea(
    "mummy, daddy, husband, wife, partner, boyfriend, girlfriend, ex, father, mother, stepfather, "
    "stepdad, stepmother, stepmum, dad, mum, mom, son, daughter, carer*, caregiver, uncle, brother, step "
    "father, grandson, nephew, care home, staff, inlaws, in laws, mother in law, spouse, domestic, "
    "family member*, fiance, coach, teacher, babysitter, landlord, pimp, older man, ehemann, mari, "
    "marido, marito, someone at home, step brother, cousin, parents, neighbor, foster"
)
INJURY = idea(
    "bruis*, fractur*, #, injur*, burns, burn marks, burn, bite mark*, scald*, black eye, finger mark*, "
    "fingermark*, finger shaped, fingertip, marks, welts, cigarette, grip mark*, hematoma*, blunt, "
    "broken, torn frenulum, frenulum, retinal hemorrhage*, subdural, laceration*, wounds, ligature "
    "mark*, petechiae on neck, rib fractures, limp"
)

SWOLLEN_UP = idea(
    "swell*, swollen, edema, huge, enlarg*, puff*, balloon*, blew/blown/blowing up, like "
    "sausages/balloons/footballs, like ..1 sausage/balloon/football, come/came/coming up like, twice ..2 "
    "size, bigger, fat, thick, up like, shot up"
)
NO_URINE = idea(
    "not had ..2 wee/pee, not done ..2 wee/pee, catheter/bag ..2 dry/empty, nothing/nil in ..2 "
    "bag, nothing ..2 "
    "drain*, "
    "no wet nappy/diaper, not ..1 filled/wet/wetted ..2 nappy/diaper, "
    "no urine, no wee, no pee, nil urine, anuri*, not pass* ..4 urine/water, not pee/pees/peed/peeing, "
    "not ..3 wee/wees/weed/weeing, not ..3 urinat*, not ..2 void*, hardly/barely any urine/wee/pee, "
    "hardly/barely pass* ..4 urine/water, hardly/barely a drop, not ..3 drop, very little urine, little "
    "or no urine, dry since, dry nappies/nappy/diapers, no wet nappies, not been to ..1 toilet/loo, "
    "bladder ..1 empty"
)
FELL = idea(
    "fell, fall, fallen, falls, tripp*, trip, slipp*, tumbl*, stumbl*, slid, slide, went over, gone "
    "over, went down, going over, come/came/coming off, off ..2 "
    "ladder/bike/horse/roof/chair/toilet/step/kerb/bed/commode, knocked over, down ..2 stairs/steps, hit "
    "by, knocked down, collapsed, found on ..3 floor/ground/carpet/lino, found beside/by/next, long lie, "
    "missed ..3 step, rolled out of bed, head first, landed on"
)
BREATHES_HARD = idea(
    "breathless*, sob, SOB, sobar, short ..2 breath, shortness of breath, dyspn*, out of breath, not .. "
    "catch ..2 breath, not ..2 get ..3 breath, fight* ..2 breath, not breathe, breathing ..2 difficult*, "
    "breathing ..2 hard/fast/heavy/shallow/bad/worse, puffed, puffing, winded, panting, gasping, gasps, "
    "gulping, tachypn*, hard to breathe, fights/fighting/struggl* ..2 breath*, fighting ..2 air, air "
    "hunger, hypoxi*, desaturat*, blue lips, lips ..1 blue"
)
