"""Names of drugs as other languages write them: each substance in the spelling of whatever language, from the letters
that its international name has ("furosémide", "losartán", "lewotyroksyna"), and brands that only other countries have.
"""

from __future__ import annotations

import re

_SUBSTANCES = (
    "acebutolol acenocoumarol acetazolamide acetylcysteine aciclovir agomelatine alendronate alfuzosin allopurinol "
    "alprazolam ambroxol amiodarone amisulpride amitriptyline amlodipine amoxicillin ampicillin anastrozole apixaban "
    "aripiprazole atenolol atorvastatin azathioprine azithromycin baclofen beclometasone bendamustine benzydamine "
    "betahistine betamethasone bezafibrate bicalutamide bilastine biperiden bisacodyl bisoprolol brimonidine "
    "bromazepam bromocriptine budesonide bumetanide buprenorphine bupropion cabergoline candesartan captopril "
    "carbamazepine carbimazole carvedilol cefalexin cefuroxime ceftriaxone celecoxib cetirizine chlorthalidone "
    "ciclosporin ciprofloxacin citalopram clarithromycin clindamycin clobazam clobetasol clomipramine clonazepam "
    "clonidine clopidogrel clotrimazole clozapine codeine colchicine dabigatran dapagliflozin denosumab desloratadine "
    "desmopressin dexamethasone diazepam diclofenac digoxin diltiazem domperidone donepezil dorzolamide doxazosin "
    "doxycycline doxepin drospirenone duloxetine dutasteride ebastine edoxaban empagliflozin enalapril enoxaparin "
    "eplerenone eprosartan erythromycin escitalopram esomeprazole eszopiclone etoricoxib ezetimibe famotidine "
    "febuxostat felodipine fenofibrate fenoterol fentanyl fexofenadine finasteride fluconazole flunarizine fluoxetine "
    "fluticasone fluvoxamine formoterol fosinopril furosemide gabapentin gentamicin glibenclamide gliclazide "
    "glimepiride glycopyrronium haloperidol heparin hydrochlorothiazide hydrocortisone hydroxychloroquine hydroxyzine "
    "ibuprofen imipramine indacaterol indapamide indomethacin ipratropium irbesartan isotretinoin itraconazole "
    "ivabradine ketoconazole ketoprofen ketorolac labetalol lacosamide lamotrigine lansoprazole latanoprost "
    "leflunomide lercanidipine letrozole levetiracetam levocetirizine levodopa levofloxacin levomepromazine "
    "levothyroxine linagliptin liraglutide lisinopril loperamide loratadine lorazepam lormetazepam losartan macrogol "
    "mebeverine meloxicam melperone memantine mesalazine metamizole metformin methadone methotrexate methyldopa "
    "methylphenidate methylprednisolone metoclopramide metolazone metoprolol metronidazole mianserin minocycline "
    "mirtazapine mometasone montelukast morphine moxifloxacin moxonidine naproxen nebivolol nifedipine nimesulide "
    "nitrendipine nitrofurantoin nortriptyline olanzapine olmesartan olodaterol omeprazole ondansetron opipramol "
    "oxazepam oxcarbazepine oxybutynin oxycodone pantoprazole paroxetine pentoxifylline perindopril phenobarbital "
    "phenprocoumon phenytoin pioglitazone pipamperone piroxicam pramipexole prasugrel pravastatin prednisolone "
    "prednisone pregabalin primidone progesterone promethazine propafenone propranolol propylthiouracil pyridostigmine "
    "quetiapine quinapril rabeprazole ramipril ranitidine rasagiline repaglinide rilmenidine risedronate risperidone "
    "rivaroxaban rivastigmine rizatriptan ropinirole rosuvastatin roxithromycin sacubitril salbutamol salmeterol "
    "sertraline sildenafil silodosin simvastatin sitagliptin solifenacin sotalol spironolactone sulfasalazine "
    "sulpiride sumatriptan tacrolimus tadalafil tamoxifen tamsulosin tapentadol telmisartan terazosin terbinafine "
    "semaglutide acetaminophen lisdexamfetamine "
    "terbutaline theophylline thiamazole tiapride ticagrelor tilidine timolol tiotropium tizanidine tolterodine "
    "topiramate torasemide tramadol tranylcypromine trazodone triamcinolone trimethoprim trimipramine tropicamide "
    "trospium umeclidinium urapidil valproate valsartan vancomycin venlafaxine verapamil vildagliptin vilanterol "
    "ofloxacin norfloxacin cefixime cefadroxil cefaclor lidocaine bupivacaine articaine mepivacaine ropivacaine "
    "prilocaine "
    "vortioxetine warfarin xylometazoline ziprasidone zofenopril zolpidem zopiclone"
).split()
_LETTERS = (
    ("ph", "(?:ph|f)"), ("th", "(?:th|t)"), ("qu", "(?:qu|ch?|kv|k)"), ("ch", "(?:ch|k|c|j)"), ("rrh", "rr?h?"),
    ("x", "(?:x|ks|ss)"), ("oe", "(?:oe|e)"), ("ii", "ii?"), ("ll", "ll?"), ("nn", "nn?"), ("tt", "tt?"), ("rr", "rr?"),
    ("hy", "(?:hy|hi|i)"), ("y", "[yiíý]"), ("a", "[aáàâ]"), ("e", "[eéèê]"), ("i", "[iíïy]"), ("o", "[oóôò]"),
    ("u", "[uúü]"), ("c", "[ckz]"), ("s", "[sz]"), ("v", "[vw]"), ("z", "[zs]"), ("f", "(?:f|ph)"), ("t", "(?:tt|t)"),
)  # fmt: skip
"""How the letters of a name are written elsewhere; longer ones come first."""
_ONE = re.compile("|".join(letters for letters, _ in _LETTERS) + "|[a-z]")
_WRITTEN = dict(_LETTERS)
_ENDING = r"(?:[eaoéáyuě]|um|ium|io|io?um|em|iem|om|u)?"
_FORM = (
    r"(?:-(?:nasenspray|spray|salbe|creme|tropfen|augentropfen|gel|tabletten|inhalator|neusspray|zalf|crème|"
    r"druppels|nässpray|näsespray))?"
)
"""What a language that joins words adds to a name."""


def _in_any_spelling(substance: str) -> str:
    stem = re.sub(r"(?:ium|um|[eao])$", "", substance)
    first, *others = (match.group() for match in _ONE.finditer(stem))
    begins = first if first not in _BEGIN_OTHERWISE else _WRITTEN[first]
    return begins + "".join(_WRITTEN.get(letters, letters) for letters in others) + _ENDING + _FORM


_BEGIN_OTHERWISE = frozenset({"hy", "c", "v", "ph", "f", "ch", "e"})
_FURTHER = (
    r"tansulosina|fumarate ferreux|sulfate ferreux|gluconate ferreux|sulfato ferroso|fumarato ferroso|hierro(?= ?\d)|"
    r"(?:ferro )?solfato ferroso|ferro solfato|eisen(?:sulfat|fumarat|gluconat|tabletten)|ferrosulfaat|ferrosulfat|"
    r"acetylsalicylsäure|acetylsalicylsyra|acetylsalicylsyre|kyselina acetylsalicylová|kwas acetylosalicylowy|"
    r"acido acetilsalicilico|acido folico|folsäure|folsyra|folsyre|kyselina listová|kwas foliowy|acide alendronique|"
    r"[áa]cido (?:alendr[óo]nico|tranex[áa]mico|valproico|ursodesoxic[óo]lico|ibandr[óo]nico)|alendronsäure|"
    r"valproinsäure|valproinezuur|alendroninezuur|paracetamolum|parac[eé]tamolo?|insulin[ea]? \w+(?= ?\d)"
)
_BRANDS = (
    "acard(?= ?\\d)|actiskenan|agen(?= ?\\d)|albyl-e|aldactazide|alesse|almax|alvedon|amarel|ameride|amlozek|anopyrin|"
    "apranax|ascal|asentra|aspegic|atoris|behepan|beloc|ben-u-ron|bentelan|betapred|bifril|bilaska|biseptol\\w{0,2}|"
    "bisocard|broncovaleas|busonid|calcium-d-sandoz|carbasalaatcalcium|centyl|chibro-proscar|ciflox|citalec|citodon|"
    "co-renitec|congescor|coveram|d-cura|dacortin|deltius|depakin|depalgos|detralex|dolmina|duoplavin|duroferon|"
    "ebastel|"
    "enterogermina|esapent|esidrex|eupantol|eutimil|fenistil|fludex|foradil|formistin|fosavance|foster(?= ?\\d)|"
    "fumafer|"
    "furix|furon|godasal|helicid|hibor|hidroferol|hjertemagnyl|ibalgin|ibuflam|ibuprom|ibux|ideos|imeth|imurel|indapen|"
    "innovair|ipren|josir|kalcipos-d|ketonal|kodimagnyl|laktulos|letrox|levaxin|levoxacin|lexotan|liptruzet|lodoz|"
    "loxen|"
    "lozap|lucen|luvion|magnyl|marcoumar|meteospasmyl|metforal|metformax|milurit|mirapexin|montegen|movicolon|nebilet|"
    "neurol|no-spa|noliprel|normix|norvas|novothyral|nurofen|ventoline|algocalmin|paracet|vimovo|cataflam|"
    "panadol|burana|sumetrolim|zinnat|lexaurin|concor|controloc|marevan|dolomax|arveles|majezik|parol(?= ?\\d)|bodrex|"
    "oflocet|omacor|omep|onbrez|oxynorm|pamol|panodil|paralen|peptazol|"
    "peridon|pinex|polocard|polprazol|prestance|prestarium|propavan|pyralgina|rasilez|requip|rocefin|roswera|rulid|"
    "salazopyrine|selo-?zok|selokeen|sevikar|skenan|spiolto|spironol|synflex|tenaxum|terbasmin|theralen|théralène|"
    "thyrax|"
    "thyrozol|tialorid|tiorfan|torvacard|tradolan|triplixam|trombex|trombyl|uniket|urorec|varfine|verospiron|vesiker|"
    "viani|vogalene|vogalène|voltarene|voltarène|waran|xelevia|xeroquel|zamene|zanedip|zimox|zirtec|zitromax|zodac|"
    "zopiklon|mcp(?= ?\\d)|ibu(?= ?\\d{3})|l-thyroxin|novalgin|aspirine|aspirina"
)

ABROAD = "|".join((*map(_in_any_spelling, _SUBSTANCES), _FURTHER, _BRANDS))
