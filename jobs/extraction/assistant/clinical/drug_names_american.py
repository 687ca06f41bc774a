"""Substances and brands that American pharmacies dispense, beside those that are known everywhere.

Collected by hand from what is commonly prescribed there; names that are everyday words or people's are left out.
"""

from __future__ import annotations

_SUBSTANCES = (
    r"alprostadil|amiloride|anagrelide|apalutamide|artemether|atovaquone|atropine|azelastine|aztreonam|bedaquiline|"
    r"benzonatate|bexarotene|biotin|butalbital|cariprazine|caspofungin|chlorambucil|chlordiazepoxide|chloroquine|"
    r"chondroitin|cilostazol|cyproheptadine|dalfampridine|danazol|dapsone|deferasirox|dextromethorphan|dipyridamole|"
    r"disopyramide|dofetilide|dronabinol|dronedarone|eslicarbazepine|flavoxate|flunisolide|fluocinonide|flutamide|"
    r"fulvestrant|glatiramer|glycopyrrolate|griseofulvin|hyoscyamine|iloperidone|lorcaserin|loxapine|lubiprostone|"
    r"megestrol|mesna|metaxalone|mexiletine|midodrine|mifepristone|milnacipran|nabumetone|naloxone|nateglinide|"
    r"nefazodone|niacin|nintedanib|nitazoxanide|norethindrone|orphenadrine|oxandrolone|oxaprozin|pazopanib|"
    r"penicillamine|pentosan|perphenazine|phenazopyridine|phentermine|pimozide|pirfenidone|probenecid|procainamide|"
    r"quinidine|ramelteon|ribavirin|roflumilast|rufinamide|sorafenib|sulindac|thioridazine|tiagabine|ticlopidine|"
    r"treprostinil|triamterene|trifluoperazine|vilazodone|zaleplon|zileuton"
)
_BRANDS = (
    r"absorica|accolate|aceon|activella|adcirca|aerobid|afinitor|afrezza|afrin|aggrenox|albenza|alkeran|amikacin|"
    r"amitiza|ampyra|amrix|anacin|ancef|anzemet|apriso|aptiom|aralen|aristada|arixtra|artane|astelin|atelvia|"
    r"atripla|avandia|axert|azmacort|baraclude|betapace|betaseron|bidil|bufferin|bunavail|bydureon|cafergot|centrum|"
    r"ciprodex|clarinex|cleocin|colazal|compazine|complera|copegus|corgard|corlanor|cortef|cubicin|cuvposa|cytotec|"
    r"cytoxan|dalmane|darvocet|daypro|dayquil|delzicol|depakene|depo-?testosterone|diprivan|diprolene|duavee|"
    r"duragesic|duricef|efudex|elmiron|emsam|epclusa|estrace|evoxac|excedrin|fanapt|fasenra|faslodex|felbatol|"
    r"femhrt|fetzima|fioricet|fiorinal|floxin|focalin|fortaz|frova|gelnique|gengraf|genvoya|glyset|halcion|harvoni|"
    r"innohep|intal|invanz|iressa|isentress|ismo|isordil|kaletra|kaopectate|kapvay|ketek|kombiglyze|kytril|lariam|"
    r"letairis|leukeran|levsin|librium|lorcet|lotrimin|lotronex|lovaza|loxitane|lozol|lucemyra|ludiomil|marinol|"
    r"mavik|mavyret|maxipime|megace|mellaril|merrem|miacalcin|micronase|microzide|millipred|minocin|moban|mycelex|"
    r"navane|nesina|neulasta|neupogen|nexavar|niaspan|nicoderm|nitro-?dur|nitrostat|norco|norflex|noroxin|norpace|"
    r"norpramin|nucala|nuvigil|nyquil|omnicef|onfi|opana|orapred|orthovisc|osphena|oxytrol|pancreaze|parafon|"
    r"pataday|pediapred|pegasys|penlac|pepto-?bismol|percodan|persantine|pletal|prandin|precose|prempro|prevacid|"
    r"prevpac|prezista|primaxin|procrit|prostigmin|provigil|pyridium|razadyne|relenza|retin-a|revatio|revia|"
    r"rheumatrex|rituxan|robinul|robitussin|rolaids|rozerem|rythmol|sabril|salagen|sanctura|sandimmune|serax|"
    r"silenor|skelaxin|solaraze|soriatane|sovaldi|spectracef|sprycel|stadol|starlix|stelazine|stribild|sumycin|"
    r"sutent|symlin|synvisc|talwin|tarceva|tasigna|tazorac|tekturna|temodar|tenoretic|tequin|tessalon|testim|"
    r"theraflu|thorazine|thymoglobulin|ticlid|tikosyn|tilade|tivicay|tracleer|tranxene|trelstar|tremfya|trental|"
    r"treximet|trilafon|trulance|tussionex|tygacil|tylox|unasyn|urecholine|urised|veramyst|verquvo|viberzi|viread|"
    r"vivactil|vivitrol|votrient|welchol|xifaxan|xyrem|zaditor|zelnorm|zenpep|ziac|zometa|zonegran|zortress|zubsolv|"
    r"zyflo|zyvox|(?:depo|solu)-?(?:medrol|cortef)|ortho[ -](?:tri-?cyclen|novum|evra|cept)(?: lo)?|"
    r"transderm[ -]scop"
)
AMERICAN = f"{_SUBSTANCES}|{_BRANDS}"
